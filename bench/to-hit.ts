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
  heat: 0,
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
const expected = shots.reduce(
  (sum, { bracket, range }) => sum + calculateToHit(attacker, target, bracket, range, options).finalToHit,
  0,
);

// Each has a loop of its own, so that nothing but the function is between two shots; and the sum is asked for, so that
// none of the work can be left out.
const bench = new Bench({ time: 2000, warmupTime: 1000 });
bench.add('calculateToHit', () => {
  let sum = 0;
  for (const { bracket, range } of shots) {
    sum += calculateToHit(attacker, target, bracket, range, options).finalToHit;
  }
  check(sum);
});
bench.add('toHitNumber', () => {
  let sum = 0;
  for (const { bracket, range } of shots) sum += toHitNumber(attacker, target, bracket, range, options);
  check(sum);
});
bench.add('preparedToHitNumber', () => {
  let sum = 0;
  for (const shot of shots) sum += preparedToHitNumber(prepared, shot);
  check(sum);
});
await bench.run();
for (const { name, result } of bench.tasks) {
  if (result.state !== 'completed') throw new Error(`${name} was not measured`);
  const { p50, min } = result.latency;
  const millions = (milliseconds: number) => (shots.length / milliseconds / 1000).toFixed(1);
  console.log(`${name.padEnd(20)} ${millions(p50)} million shots a second (median; best ${millions(min)})`);
}

function check(sum: number): void {
  if (sum !== expected) throw new Error(`the shots add up to ${sum}, not to ${expected}`);
}
