// Is the chance of winning worth something? Positions of games that another bot plays are judged by playing on with the
// sensible one, and by remaining strength alone; then the game goes on and says who was right.
// Usage: npm run calibrate -- [--positions 10000] [--games 40] [--seed 1] [--threads 2] [--write]
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import type { Battle } from '../src/battle/battle.js';
import { SeededDice, seedOf } from '../src/dice/index.js';
import { gameOf, simulationOf, standingOf } from '../src/simulate/index.js';
import { brierScore, calibration, type Forecast, improvement } from './calibration/score.js';
import { starterUnit } from './measure/starter-unit.js';

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '10000' },
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: '2' },
    part: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const POSITIONS = Number(values.positions);
const GAMES = Number(values.games);
const SEED = Number(values.seed);
const THREADS = Number(values.threads);
/** Who plays the games; the judge's bots are others. */
const PLAYED_BY = 'stand-and-shoot';
const LANDSCAPES = ['open', 'light-woods', 'hills'] as const;
/** So small that bots who stand and shoot are in range of each other. */
const SIDE = 14;

/** A position, judged both ways, and what became of it. */
interface Judged {
  readonly byPlaying: number;
  readonly byStrength: number;
  readonly won: boolean;
}

if (values.part === undefined) await report();
else process.stdout.write(JSON.stringify(await judgePart(Number(values.part))));

async function report(): Promise<void> {
  const started = Date.now();
  const parts = await Promise.all(Array.from({ length: THREADS }, (_, part) => partInOwnProcess(part)));
  const judged = parts.flat();
  const byPlaying = judged.map(({ byPlaying: chance, won }): Forecast => ({ chance, won }));
  const byStrength = judged.map(({ byStrength: chance, won }): Forecast => ({ chance, won }));
  const { value, error } = improvement(byStrength, byPlaying);
  const page = [
    '# Is the chance of winning worth something?',
    '',
    `\`npm run calibrate -- --positions ${POSITIONS} --games ${GAMES} --seed ${SEED} --write\` has written this page. It takes ${judged.length.toLocaleString('en')}`,
    `positions of games that the ${PLAYED_BY} bot plays: random pairs of the bundled 'Mechs, each on a map of ${SIDE} x ${SIDE} hexes, at the`,
    'end of a random turn. The sensible bot plays each of them on, and the share of games that red wins is the forecast. The other',
    'forecast is red’s share of all armor and structure that are left. Then the game itself goes on and says who wins.',
    '',
    '| forecast | Brier score (0 is perfect, 0.25 is a coin) |',
    '|---|--:|',
    `| playing on, ${GAMES} games | ${brierScore(byPlaying).toFixed(4)} |`,
    `| remaining strength alone | ${brierScore(byStrength).toFixed(4)} |`,
    `| difference | ${value.toFixed(4)} ± ${(1.96 * error).toFixed(4)} |`,
    '',
    'Of positions where the forecast said so much, so many were won:',
    '',
    '| forecast | positions | said on average | won |',
    '|---|--:|--:|--:|',
    ...calibration(byPlaying).map(
      ({ from, to, forecasts, said, came }) =>
        `| ${percent(from)} to ${percent(to)} | ${forecasts} | ${percent(said)} | ${percent(came)} |`,
    ),
    '',
    'It says nothing about people, who play neither like one bot nor like the other.',
    '',
  ].join('\n');
  console.log(`${page}\n${((Date.now() - started) / 1000).toFixed(0)} s`);
  if (values.write) writeFileSync(new URL('../docs/calibration.md', import.meta.url), page);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

async function partInOwnProcess(part: number): Promise<readonly Judged[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2), '--part', String(part)],
    { maxBuffer: 1e9 },
  );
  return JSON.parse(stdout) as readonly Judged[];
}

async function judgePart(part: number): Promise<readonly Judged[]> {
  const starters: { readonly units: readonly { readonly file: string }[] } = JSON.parse(
    readFileSync(new URL('../public/data/starters/index.json', import.meta.url), 'utf8'),
  );
  const units = await Promise.all(starters.units.map(({ file }) => starterUnit(file.replace('.json', ''))));
  const judged: Judged[] = [];
  for (let position = part; position < POSITIONS; position += THREADS) {
    const found = judge(
      seedOf(SEED, position),
      (index) => units[index % units.length] as (typeof units)[number],
    );
    if (found !== undefined) judged.push(found);
  }
  return judged;
}

/** Undefined for a game that nobody won, or that was over in a turn. */
function judge(
  seed: number,
  unitOf: (index: number) => Awaited<ReturnType<typeof starterUnit>>,
): Judged | undefined {
  const dice = new SeededDice(seed);
  const simulation = simulationOf({
    red: [{ unit: unitOf(dice.below(10_000)) }],
    blue: [{ unit: unitOf(dice.below(10_000)) }],
    map: { landscape: LANDSCAPES[dice.below(LANDSCAPES.length)] ?? 'open', width: SIDE, height: SIDE },
    bots: [PLAYED_BY, PLAYED_BY],
    seed,
  });
  const whole = gameOf(simulation, 0);
  whole.run();
  if (whole.winner === undefined || whole.winner === null || whole.turn < 2) return undefined;
  const turn = 1 + dice.below(whole.turn - 1);
  const battle = gameOf(simulation, 0);
  while (!(battle.turn === turn && battle.phase === 'initiative')) battle.step();
  const { red, undecided } = standingOf(battle, { games: GAMES, seed });
  return {
    byPlaying: red.value + undecided.value / 2,
    byStrength: strengthOf(battle, 0) / (strengthOf(battle, 0) + strengthOf(battle, 1)),
    won: whole.winner === 0,
  };
}

/** Points of armor and structure that are left. */
function strengthOf({ units }: Battle, side: number): number {
  let points = 0;
  for (const unit of units) {
    if (unit.side !== side || unit.isOut) continue;
    for (const list of [unit.armor, unit.rearArmor, unit.structure]) for (const left of list) points += left;
  }
  return Math.max(1, points);
}
