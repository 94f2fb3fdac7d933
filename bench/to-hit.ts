// How many shots a second on one core, warm: the itemised answer, the number alone, and the number of a prepared pair.
import { Bench } from 'tinybench';

const built = new URL('../dist/index.js', import.meta.url).href;
const { calculateToHit, prepareToHit, preparedToHitNumber, toHitNumber } = (await import(
  built
)) as typeof import('../src/index.js');
type Shooter = Parameters<typeof calculateToHit>[0];
type Bracket = Parameters<typeof calculateToHit>[2];

// Three quirks, three abilities, terrain and a quirk of the weapon.
const attacker: Shooter = {
  gunnery: 4,
  movementType: 'run',
  heat: 10,
  unitQuirks: ['improved_targeting_medium', 'sensor_ghosts', 'multi_trac'],
  abilities: ['weapon_specialist_medium_laser', 'sniper', 'multi_tasker'],
  weaponQuirks: { 'laser-1': ['accurate'] },
  weaponType: 'Medium Laser',
};
const target = { movementType: 'jump', hexesMoved: 7 } as const;
const options = {
  weaponId: 'laser-1',
  targetTerrain: ['light_woods'],
  interveningTerrain: [['light_woods']],
} as const;

const BRACKETS: readonly Bracket[] = ['short', 'medium', 'long', 'extreme'];
const shots = Array.from({ length: 1000 }, (_, index) => ({
  bracket: BRACKETS[index % BRACKETS.length] as Bracket,
  range: 1 + (index % 12),
  interveningTerrain: 1,
  targetTerrain: 1,
  partialCover: false,
}));
const prepared = prepareToHit(attacker, target, options);

/** Whoever sums up the numbers cannot be spared the work. */
const run = (number: (shot: (typeof shots)[number]) => number) => () => {
  let sum = 0;
  for (const shot of shots) sum += number(shot);
  if (Number.isNaN(sum)) throw new Error('a shot has no number');
};

const bench = new Bench({ time: 2000, warmupTime: 1000 });
bench.add(
  'calculateToHit',
  run(({ bracket, range }) => calculateToHit(attacker, target, bracket, range, options).finalToHit),
);
bench.add(
  'toHitNumber',
  run(({ bracket, range }) => toHitNumber(attacker, target, bracket, range, options)),
);
bench.add(
  'preparedToHitNumber',
  run((line) => preparedToHitNumber(prepared, line)),
);
await bench.run();
for (const { name, result } of bench.tasks) {
  const milliseconds = result !== undefined && 'latency' in result ? result.latency.p50 : Number.NaN;
  console.log(`${name.padEnd(20)} ${(shots.length / milliseconds / 1000).toFixed(1)} million shots a second`);
}
