// Whether tanks, infantry and battle armor fight with sense beside 'Mechs; writes that part of docs/bots.md.
// Usage: npm run arms -- [games a match]
import { readFileSync, writeFileSync } from 'node:fs';
import type { SimulationSetup } from '../src/simulate/index.js';
import { library, nodeLibrary, unitLibrary } from './measure/built.js';
import { withSection } from './report/performance-page.js';

const { createBattle, generateMap, makeBot, wilsonInterval } = await library();
const { simulateOnThreads } = await nodeLibrary();
const { loadUnit, searchUnits } = await unitLibrary();

type Force = SimulationSetup['red'];

const GAMES = Number(process.argv[2] ?? 100);
const OPEN = { landscape: 'open', width: 32, height: 32 } as const;
const PAGE = new URL('../docs/bots.md', import.meta.url);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const verdict = (good: boolean): string => (good ? 'yes' : '**no**');
const forceOf = async (id: string, count = 1): Promise<Force> =>
  Array<Force[number]>(count).fill({ unit: await loadUnit(id) });

/** Tracked, wheeled and hover, from 35 to 80 tons. */
const TANKS = [
  'manticore-heavy-tank',
  'demolisher-heavy-tank-defensive',
  'vedette-medium-tank',
  'patton-tank',
  'saladin-assault-hover-tank',
  'striker-light-tank',
  'drillson-heavy-hover-tank',
  'bulldog-medium-tank',
  'von-luckner-heavy-tank-vnl-k65n',
  'pegasus-scout-hover-tank',
];
/** The most that either side may win of the decided games. */
const MOST_WON = 0.85;

/** The introductory 'Mech with the nearest Battle Value among those not taken yet. */
function rivalOf(
  battleValue: number,
  taken: ReadonlySet<string>,
): { readonly id: string; readonly name: string } {
  const distance = (value: number): number => Math.abs(value - battleValue);
  const [nearest] = searchUnits('kind=mek rules=1')
    .filter(({ id }) => !taken.has(id))
    .sort((a, b) => distance(a.battleValue) - distance(b.battleValue) || (a.id < b.id ? -1 : 1));
  if (nearest === undefined) throw new RangeError(`the library has no 'Mech near ${battleValue} points`);
  return nearest;
}

async function tanksAgainstMechs(): Promise<string> {
  const rows: string[] = [];
  const taken = new Set<string>();
  let won = 0;
  let decided = 0;
  for (const id of TANKS) {
    const row = searchUnits('kind=tank').find((each) => each.id === id);
    if (row === undefined) throw new RangeError(`the library has no ${id}`);
    const rival = rivalOf(row.battleValue, taken);
    taken.add(rival.id);
    const [tank, mech] = [await forceOf(id), await forceOf(rival.id)];
    const setup = { map: OPEN, games: Math.ceil(GAMES / 2) };
    const there = await simulateOnThreads({ ...setup, red: tank, blue: mech, seed: 1 });
    const back = await simulateOnThreads({ ...setup, red: mech, blue: tank, seed: 2 });
    const wins = there.wins.red + back.wins.blue;
    const losses = there.wins.blue + back.wins.red;
    won += wins;
    decided += wins + losses;
    const undecided = there.undecided + back.undecided;
    rows.push(
      `| ${row.name} | ${rival.name} | ${row.battleValue} | ${percent(wins / Math.max(1, wins + losses))} | ${undecided} |`,
    );
    console.log(rows.at(-1));
  }
  const { value, low, high } = wilsonInterval(won, decided);
  return [
    `Ten tanks, each against the introductory 'Mech with the nearest Battle Value, ${GAMES} games in the open, half of them from each edge:`,
    '',
    '| tank | against | Battle Value | tank wins of decided games | undecided |',
    '|---|---|--:|--:|--:|',
    ...rows,
    '',
    `Together the tanks win ${percent(value)} (${percent(low)} to ${percent(high)}) of ${decided} decided games; neither side more than ${percent(MOST_WON)}: ${verdict(value <= MOST_WON && value >= 1 - MOST_WON)}.`,
  ].join('\n');
}

/** The share of hits among shots at a unit in turns in which it moves. */
async function shareOfHits(id: string): Promise<number> {
  const [target] = await forceOf(id);
  const [shooter] = await forceOf(SHOOTER);
  if (target === undefined || shooter === undefined) throw new RangeError(`the library has no ${id}`);
  let shots = 0;
  let hits = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const battle = createBattle({
      map: generateMap({ ...OPEN, seed: game }),
      red: [target],
      blue: [shooter],
      bots: [makeBot('sensible', game), makeBot('stand-and-shoot', game)],
      seed: game + 1,
    });
    battle.listen((event) => {
      if (event.type !== 'weapon-attack' || event.target !== 0 || battle.unit(0).hexesMoved === 0) return;
      shots += 1;
      if (event.hit) hits += 1;
    });
    battle.run();
  }
  return hits / Math.max(1, shots);
}

const SHOOTER = 'marauder-mad-3r';
const FAST = 'savannah-master-hovercraft';
const SLOW = 'bulldog-medium-tank';
const PLATOON = 'foot-platoon-comstar-rifle';
const GUNNER = 'locust-lct-1v';
const SQUAD = 'elemental-battle-armor-fire-flamer-sqd5';

async function senseTable(): Promise<string> {
  const rows: string[] = [];
  const fast = await shareOfHits(FAST);
  const slow = await shareOfHits(SLOW);
  rows.push(
    `| a Savannah Master is hard to hit | while moving, it is hit by ${percent(fast)} of shots, a moving Bulldog by ${percent(slow)} | ${verdict(fast < slow / 2)} |`,
  );
  const platoon = await simulateOnThreads({
    red: await forceOf(GUNNER),
    blue: await forceOf(PLATOON),
    map: OPEN,
    games: GAMES,
  });
  rows.push(
    `| a platoon in the open dies to machine guns | a Locust LCT-1V wins ${percent(platoon.winRate.red.value)} | ${verdict(platoon.winRate.red.value > 0.9)} |`,
  );
  rows.push(await swarmRow());
  return ['| what | seen | holds |', '|---|---|---|', ...rows].join('\n');
}

/** Games in which the squad swarms the 'Mech, and those in which that hurts. */
async function swarmRow(): Promise<string> {
  const [squad] = await forceOf(SQUAD);
  const [mech] = await forceOf(SHOOTER);
  if (squad === undefined || mech === undefined) throw new RangeError(`the library has no ${SQUAD}`);
  let swarmed = 0;
  let hurt = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const battle = createBattle({
      map: generateMap({ ...OPEN, seed: game }),
      red: [{ ...squad, at: [16, 17] }],
      blue: [{ ...mech, at: [16, 15] }],
      bots: [makeBot('sensible', game), makeBot('sensible', game)],
      seed: game + 1,
    });
    let attacks = 0;
    let points = 0;
    battle.listen((event) => {
      if (event.type !== 'swarm-attack') return;
      attacks += 1;
      points += event.damage;
    });
    battle.run();
    if (attacks > 0) swarmed += 1;
    if (points > 0) hurt += 1;
  }
  return `| battle armor hurts a 'Mech that it has swarmed | in ${hurt} of ${swarmed} games with a swarm | ${verdict(swarmed > 0 && hurt > swarmed * 0.9)} |`;
}

const text = [await tanksAgainstMechs(), await senseTable()].join('\n\n');
writeFileSync(PAGE, withSection(readFileSync(PAGE, 'utf8'), 'mixed arms', text));
console.log('the part about mixed arms of docs/bots.md is written');
