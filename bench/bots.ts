// Plays the sensible bot against simpler bots, checks that the side that should win does, and writes docs/bots.md.
// Usage: npm run bots -- [games a match] [rulesets]: with the word, only that part of the page is made anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { SeededDice } from '../src/dice/index.js';
import type { RulesetName } from '../src/rules/ruleset.js';
import type { SimulationResult, SimulationSetup } from '../src/simulate/index.js';
import { library, nodeLibrary } from './measure/built.js';
import { starterUnit } from './measure/starter-unit.js';

const { RULESETS, wilsonInterval } = await library();
const { compareOnThreads, simulateOnThreads } = await nodeLibrary();

type Force = SimulationSetup['red'];
type Pilot = NonNullable<Force[number]['pilot']>;
type Landscape = 'open' | 'light-woods' | 'hills';

const GAMES = Number(process.argv[2] ?? 200);
/** Differences between equal 'Mechs are small: it takes more games to tell them from noise. */
const SENSE_GAMES = 2 * GAMES;
/** Showing that there is no difference takes even more. */
const EVEN_GAMES = 10 * GAMES;
const SIDE = 32;
const MAPS: readonly Landscape[] = ['open', 'light-woods', 'hills'];
const MECHS = [
  'locust-lct-1v',
  'panther-pnt-9r',
  'hunchback-hbk-4g',
  'griffin-grf-1n',
  'marauder-mad-3r',
  'warhammer-whm-6r',
  'awesome-aws-8q',
  'atlas-as7-d',
];
const YARDSTICKS = ['random', 'stand-and-shoot'] as const;
/** The share of decided games that the sensible bot wins: overall, and for each 'Mech over the three landscapes. */
const GOALS = {
  random: { together: 0.95, row: 0.9 },
  'stand-and-shoot': { together: 0.82, row: 0.68 },
} as const;
/** Abilities that help any pilot in every situation. */
const BONUSES = [
  'sniper',
  'weapon_specialist_ppc',
  'jumping_jack',
  'iron_man',
  'toughness',
  'evasive',
  'cool_under_fire',
];
const MOST_UNDECIDED = 0.02;
/** Games of one pair of different 'Mechs. */
const MOST_UNDECIDED_OF_A_PAIR = 0.08;
const PAIRS = 60;
const PAIR_GAMES = Math.ceil(1.5 * GAMES);
const PAIR_SEED = 16;

const starters: { readonly units: readonly { readonly file: string }[] } = JSON.parse(
  readFileSync(new URL('../public/data/starters/index.json', import.meta.url), 'utf8'),
);
const STARTERS = starters.units.map(({ file }) => file.replace('.json', ''));
const units = new Map(
  await Promise.all(STARTERS.map(async (file) => [file, await starterUnit(file)] as const)),
);
const unitOf = (file: string) => {
  const unit = units.get(file);
  if (unit === undefined) throw new RangeError(`no starter unit is called ${file}`);
  return unit;
};
const one = (file: string, pilot: Pilot = {}): Force => [{ unit: unitOf(file), pilot }];
const mapOf = (landscape: Landscape) => ({ landscape, width: SIDE, height: SIDE });
const nameOf = (file: string): string => {
  const { chassis, model } = unitOf(file);
  return `${chassis} ${model}`;
};
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`;
const verdict = (good: boolean): string => (good ? 'yes' : '**no**');

const PAGE = new URL('../docs/bots.md', import.meta.url);
const IN_EACH_RULESET = '## In each ruleset';
const started = Date.now();
if (process.argv[3] === 'rulesets') {
  const [before = '', own = ''] = readFileSync(PAGE, 'utf8').split(IN_EACH_RULESET);
  const after = own.split('\n## ').slice(1);
  writeFileSync(PAGE, `${before}${await rulesetSection()}\n\n## ${after.join('\n## ')}`);
  console.log(`that part of docs/bots.md written after ${Math.round((Date.now() - started) / 1000)} s`);
  process.exit();
}
const rulesets = await rulesetSection();
const strength = await strengthTables();
const sense = await senseTable();
const bonuses = await bonusTable();
const undecided = await undecidedTable();
const mixed = await mixedTable();
/** Written by `npm run arms`. */
const [, arms = ''] = readFileSync(PAGE, 'utf8').split(/^## Mixed arms$/m);
writeFileSync(
  PAGE,
  `# How strong the bots are

\`npm run bots\` plays these games and writes this page. Every game has its own generated map of ${SIDE} by ${SIDE} hexes and lasts
at most 60 turns. Pilots are 4/5 and the rules \`standard\`, unless stated otherwise.

- **sensible** weighs the damage it deals against the damage it takes, by exact odds, for every place it can reach.
- **stand-and-shoot** gets up, turns towards the nearest enemy and fires as well as the sensible bot. It never walks.
- **random** does anything that the rules allow.

## Against simpler bots

Mirror matches: the same 'Mech on both sides, ${GAMES} games each, half of them with the sensible bot in the south. The tables show
how many of the decided games the sensible bot won, with the 95 % Wilson interval of all matches together.

${strength}

${rulesets}

## The side that should win does

${sense}

## Bonuses help

A Griffin GRF-1N against another whose pilot has the ability: the points of win rate that it adds, over ${SENSE_GAMES} pairs of games with
the same seeds (adjusted Wald interval of Bonett and Price). No ability may lower the win rate beyond noise, that is, no interval may lie
below zero.

${bonuses}

## Games come to an end

Games between sensible bots that are undecided after 60 turns. In mirror matches, they should be fewer than ${percent(MOST_UNDECIDED)}.

${undecided}

### Pairs of different 'Mechs

${PAIRS} pairs of the starter units, drawn at random, with ${PAIR_GAMES} games each: a third in each landscape, half of those from each edge.
Fewer than ${percent(MOST_UNDECIDED)} of all games should be undecided, and fewer than ${percent(MOST_UNDECIDED_OF_A_PAIR)} in any pair.

${mixed}

## Mixed arms${arms}`,
);
console.log(`docs/bots.md written after ${Math.round((Date.now() - started) / 1000)} s`);

function progress(what: string): void {
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${what}`);
}

async function strengthTables(): Promise<string> {
  const tables: string[] = [];
  for (const yardstick of YARDSTICKS) {
    let won = 0;
    let decided = 0;
    let weakest = 1;
    const rows: string[] = [];
    for (const file of MECHS) {
      const cells: string[] = [];
      let rowWon = 0;
      let rowDecided = 0;
      for (const landscape of MAPS) {
        const match = await mirrorMatch(file, landscape, yardstick);
        rowWon += match.won;
        rowDecided += match.decided;
        cells.push(`${percent(match.won / match.decided)} of ${match.decided}`);
      }
      won += rowWon;
      decided += rowDecided;
      weakest = Math.min(weakest, rowWon / rowDecided);
      cells.push(percent(rowWon / rowDecided));
      rows.push(`| ${nameOf(file)} | ${cells.join(' | ')} |`);
      progress(`${yardstick}: ${nameOf(file)} ${cells.join(', ')}`);
    }
    const { value, low, high } = wilsonInterval(won, decided);
    const goal = GOALS[yardstick];
    tables.push(
      [
        `### Sensible against ${yardstick}`,
        '',
        `| 'Mech | ${MAPS.join(' | ')} | all three |`,
        `|---|${MAPS.map(() => '---|').join('')}---|`,
        ...rows,
        '',
        `Together ${percent(value)} (${percent(low)} to ${percent(high)}) of ${decided} decided games; at least ${percent(goal.together)}: ${verdict(value >= goal.together)}. The weakest 'Mech ${percent(weakest)}; at least ${percent(goal.row)}: ${verdict(weakest >= goal.row)}.`,
      ].join('\n'),
    );
  }
  return tables.join('\n\n');
}

/** The sensible bot should win equally often in every ruleset. */
async function rulesetSection(): Promise<string> {
  const rows: string[] = [];
  for (const ruleset of RULESETS) {
    const cells: string[] = [];
    for (const yardstick of YARDSTICKS) {
      let won = 0;
      let decided = 0;
      for (const file of MECHS) {
        const match = await mirrorMatch(file, 'light-woods', yardstick, ruleset);
        won += match.won;
        decided += match.decided;
      }
      const { value, low, high } = wilsonInterval(won, decided);
      cells.push(`${percent(value)} (${percent(low)} to ${percent(high)}) of ${decided}`);
    }
    rows.push(`| \`${ruleset}\` | ${cells.join(' | ')} |`);
    progress(`${ruleset}: ${cells.join(', ')}`);
  }
  return [
    IN_EACH_RULESET,
    '',
    `The same mirror matches in light woods, ${GAMES} games for each of the ${MECHS.length} 'Mechs: the share of decided games`,
    'that the sensible bot won.',
    '',
    `| ruleset | ${YARDSTICKS.map((yardstick) => `against ${yardstick}`).join(' | ')} |`,
    `|---|${YARDSTICKS.map(() => '---|').join('')}`,
    ...rows,
  ].join('\n');
}

/** Plays half of the games from each edge, so that no edge helps. */
async function mirrorMatch(
  file: string,
  landscape: Landscape,
  yardstick: (typeof YARDSTICKS)[number],
  ruleset: RulesetName = 'standard',
): Promise<{ readonly won: number; readonly decided: number }> {
  const setup = {
    red: one(file),
    blue: one(file),
    map: mapOf(landscape),
    games: Math.ceil(GAMES / 2),
    ruleset,
  };
  const south = await simulateOnThreads({ ...setup, bots: ['sensible', yardstick], seed: 1 });
  const north = await simulateOnThreads({ ...setup, bots: [yardstick, 'sensible'], seed: 2 });
  return {
    won: south.wins.red + north.wins.blue,
    decided: south.wins.red + south.wins.blue + north.wins.red + north.wins.blue,
  };
}

async function senseTable(): Promise<string> {
  const games = SENSE_GAMES;
  const rows: string[] = [];
  const add = (what: string, { winRate, wins, undecided: open }: SimulationResult, good: boolean) => {
    const { value, low, high } = winRate.red;
    rows.push(
      `| ${what} | ${percent(value)} (${percent(low)} to ${percent(high)}) | ${wins.blue} | ${open} | ${verdict(good)} |`,
    );
    progress(`${what}: ${percent(value)}`);
  };
  const open = mapOf('open');
  const atlas = await simulateOnThreads({
    red: one('atlas-as7-d'),
    blue: one('locust-lct-1v'),
    map: open,
    games,
  });
  add('an Atlas beats a Locust in the open almost always', atlas, atlas.winRate.red.value >= 0.95);
  for (const file of ['marauder-mad-3r', 'hunchback-hbk-4g', 'griffin-grf-1n']) {
    const even = await simulateOnThreads({ red: one(file), blue: one(file), games: EVEN_GAMES });
    const { red, blue } = even.wins;
    const { low, high } = wilsonInterval(red, red + blue);
    add(`${nameOf(file)} against itself is even`, even, low <= 0.5 && high >= 0.5);
  }
  for (const gunnery of [3, 2, 1]) {
    const sharp = await simulateOnThreads({
      red: one('marauder-mad-3r', { gunnery }),
      blue: one('marauder-mad-3r'),
      games,
    });
    add(`Marauder MAD-3R with gunnery ${gunnery} beats one with 4`, sharp, sharp.wins.red > sharp.wins.blue);
  }
  return [
    '| what | red wins | blue | undecided | holds |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `${games} games each, ${EVEN_GAMES} in mirror matches. A match is even if the interval of red's share of decided games includes one half.`,
  ].join('\n');
}

async function bonusTable(): Promise<string> {
  const base = { red: one('griffin-grf-1n'), blue: one('griffin-grf-1n'), games: SENSE_GAMES };
  const rows: string[] = [];
  for (const ability of BONUSES) {
    const changed = { ...base, red: one('griffin-grf-1n', { abilities: [ability] }) };
    const { value, low, high } = (await compareOnThreads(base, changed)).difference.red;
    rows.push(
      `| ${ability} | ${points(value)} | ${points(low)} to ${points(high)} | ${verdict(high >= 0)} |`,
    );
    progress(`${ability}: ${points(value)}`);
  }
  return ['| ability | points | 95 % interval | holds |', '|---|---|---|---|', ...rows].join('\n');
}

async function undecidedTable(): Promise<string> {
  const rows: string[] = [];
  let open = 0;
  let games = 0;
  for (const file of MECHS.filter((mech) => (unitOf(mech).tonnage ?? 0) >= 40)) {
    const cells: string[] = [];
    for (const landscape of MAPS) {
      const result = await simulateOnThreads({
        red: one(file),
        blue: one(file),
        map: mapOf(landscape),
        games: GAMES,
      });
      open += result.undecided;
      games += result.games;
      cells.push(`${result.undecided} of ${result.games}`);
    }
    rows.push(`| ${nameOf(file)} | ${cells.join(' | ')} |`);
    progress(`undecided: ${nameOf(file)} ${cells.join(', ')}`);
  }
  return [
    `| 'Mech | ${MAPS.join(' | ')} |`,
    `|---|${MAPS.map(() => '---|').join('')}`,
    ...rows,
    '',
    `Together ${percent(open / games)}: ${verdict(open / games < MOST_UNDECIDED)}.`,
  ].join('\n');
}

/** Different 'Mechs, drawn with separate dice so that a run can be repeated. */
function drawnPairs(): readonly (readonly [string, string])[] {
  const dice = new SeededDice(PAIR_SEED);
  const draw = (): string => STARTERS[dice.below(STARTERS.length)] as string;
  const pairs = new Map<string, readonly [string, string]>();
  while (pairs.size < PAIRS) {
    const first = draw();
    const second = draw();
    if (first !== second) pairs.set([first, second].sort().join(), [first, second]);
  }
  return [...pairs.values()];
}

async function mixedTable(): Promise<string> {
  const rows: string[] = [];
  let open = 0;
  let games = 0;
  let worst = 0;
  for (const [first, second] of drawnPairs()) {
    const pair = { open: 0, games: 0, wins: 0, decided: 0 };
    for (const landscape of MAPS) {
      const setup = { map: mapOf(landscape), games: Math.ceil(PAIR_GAMES / MAPS.length / 2) };
      const there = await simulateOnThreads({ ...setup, red: one(first), blue: one(second), seed: 1 });
      const back = await simulateOnThreads({ ...setup, red: one(second), blue: one(first), seed: 2 });
      pair.open += there.undecided + back.undecided;
      pair.games += there.games + back.games;
      pair.wins += there.wins.red + back.wins.blue;
      pair.decided += there.wins.red + there.wins.blue + back.wins.red + back.wins.blue;
    }
    open += pair.open;
    games += pair.games;
    worst = Math.max(worst, pair.open / pair.games);
    rows.push(
      `| ${nameOf(first)} | ${nameOf(second)} | ${percent(pair.wins / Math.max(1, pair.decided))} | ${pair.open} of ${pair.games} |`,
    );
    progress(`${nameOf(first)} against ${nameOf(second)}: ${pair.open} of ${pair.games} undecided`);
  }
  return [
    "| 'Mech | against | wins of decided games | undecided |",
    '|---|---|---|---|',
    ...rows,
    '',
    `Together ${percent(open / games)}: ${verdict(open / games < MOST_UNDECIDED)}. In the worst pair ${percent(worst)}: ${verdict(worst < MOST_UNDECIDED_OF_A_PAIR)}.`,
  ].join('\n');
}
