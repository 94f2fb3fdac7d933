// Is the chance of winning worth something? Positions of games that another bot plays are judged by playing on with the
// sensible one, and by remaining strength alone; then the game goes on and says who was right.
// Usage: npm run calibrate -- [--positions 10000] [--games 40] [--seed 1] [--threads 2] [--write]
// What was judged is kept: the same command goes on where it was broken off, and more positions cost only those.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Judged, judgeOf, PLAYED_BY, SIDE } from './calibration/judge.js';
import { KeptPositions } from './calibration/kept.js';
import { tellProgress } from './calibration/progress.js';
import { brierScore, calibration, type Forecast, improvement, straightened } from './calibration/score.js';

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
/** The full form, for the page in docs. */
const FULL = 10_000;

const kept = new KeptPositions(SEED, GAMES);
if (values.part === undefined) await report();
else await judgePart(Number(values.part));

async function report(): Promise<void> {
  const known = () => [...kept.all().values()].filter(({ position }) => position < POSITIONS);
  const stop = tellProgress(POSITIONS, () => known().length);
  try {
    await Promise.all(Array.from({ length: THREADS }, (_, part) => partInOwnProcess(part)));
  } finally {
    stop();
  }
  const judged = known();
  const page = pageOf(judged);
  console.log(page);
  if (values.write) writeFileSync(new URL('../docs/calibration.md', import.meta.url), page);
}

function pageOf(judged: readonly Judged[]): string {
  const forecasts = (how: 'byPlaying' | 'byStrength') =>
    judged.map((position): Forecast => ({ chance: position[how], won: position.won }));
  const [byPlaying, byStrength] = [forecasts('byPlaying'), forecasts('byStrength')];
  const fitted = straightened(byStrength);
  const gain = (other: readonly Forecast[]) => {
    const { value, error } = improvement(other, byPlaying);
    return `${value.toFixed(4)} ± ${(1.96 * error).toFixed(4)}`;
  };
  const count = (number: number) => number.toLocaleString('en');
  return [
    '# How reliable is the chance of winning?',
    '',
    `\`npm run calibrate -- --positions ${POSITIONS} --games ${GAMES} --seed ${SEED} --write\` wrote this page, from ${count(judged.length)} positions`,
    `in games that the ${PLAYED_BY} bot plays: random pairs of the starter 'Mechs, each on a map of ${SIDE} x ${SIDE} hexes, at the`,
    'end of a random turn. The sensible bot plays games on from each position, and the share that red wins is the forecast. The other',
    'forecast is red’s share of all remaining armor and structure. Then the original game goes on and shows who wins.',
    ...(judged.length < FULL
      ? [
          '',
          `The full form has ${count(FULL)} positions: \`npm run calibrate -- --positions ${FULL} --write\`.`,
        ]
      : []),
    '',
    '| forecast | Brier score (0 is perfect, 0.25 is a coin) | playing on is better by |',
    '|---|--:|--:|',
    `| playing on, ${GAMES} games | ${brierScore(byPlaying).toFixed(4)} | |`,
    `| remaining strength alone | ${brierScore(byStrength).toFixed(4)} | ${gain(byStrength)} |`,
    `| the same, with the curve that fits these positions best | ${brierScore(fitted).toFixed(4)} | ${gain(fitted)} |`,
    '',
    'Forecasts by playing on, and how many of those positions red really won:',
    '',
    '| forecast | positions | average forecast | won |',
    '|---|--:|--:|--:|',
    ...calibration(byPlaying).map(
      ({ from, to, forecasts: positions, said, came }) =>
        `| ${percent(from)} to ${percent(to)} | ${positions} | ${percent(said)} | ${percent(came)} |`,
    ),
    '',
    'This says nothing about games between people, who play like neither of the two bots.',
    '',
  ].join('\n');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

async function partInOwnProcess(part: number): Promise<void> {
  const child = spawn(
    process.execPath,
    [...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2), '--part', String(part)],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`part ${part} of the positions was not judged`);
}

async function judgePart(part: number): Promise<void> {
  const judge = await judgeOf(SEED, GAMES);
  const known = kept.all();
  for (let position = part; position < POSITIONS; position += THREADS)
    if (!known.has(position)) kept.add(judge(position));
}
