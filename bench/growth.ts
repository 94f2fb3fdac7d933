// Games a second against units on the map, and memory against games. Writes both into docs/performance.md, with pictures.
// Usage: npm run bench:growth -- [--part units|arms|memory] [--games <number>] [--quick]
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ForcesStep } from './growth/forces-step.js';
import { evenTicks, lineChart, powersOfTen } from './growth/line-chart.js';
import type { MemoryStep } from './growth/memory-step.js';
import { distFolder, isBuilt } from './measure/built.js';
import { inOwnProcess } from './measure/in-own-process.js';
import { coresInUse, describeMachine } from './measure/machine.js';
import { median } from './measure/measure.js';
import { inWords } from './report/figures.js';
import { writeSection } from './report/performance-page.js';

const SIZES = [1, 2, 3, 4, 6, 8, 12];
const SECONDS = 12;
const QUICK_SECONDS = 1;
const GAMES = 100_000;
const QUICK_GAMES = 1000;
const MEGABYTE = 1e6;
const COMPANY = 12;
const ROUNDS = 3;

const { values: options } = parseArgs({
  options: {
    part: { type: 'string' },
    games: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const games = Number(options.games ?? (options.quick ? QUICK_GAMES : GAMES));
const { part } = options;
if (!Number.isInteger(games) || games < 10)
  fail(`games is "${options.games}": expected a whole number from 10`);
if (part !== undefined && part !== 'units' && part !== 'arms' && part !== 'memory')
  fail(`part is "${part}": expected units, arms or memory`);
if (!isBuilt()) fail(`nothing is built in ${distFolder.pathname}: npm run build first`);

const machine = describeMachine();
console.log(`${machine}; others keep ${(await coresInUse()).toFixed(1)} cores busy`);
if (part === undefined || part === 'units') await measureUnits();
if (part === undefined || part === 'arms') await measureArms();
if (part === undefined || part === 'memory') await measureMemory();

async function measureUnits(): Promise<void> {
  const steps: ForcesStep[] = [];
  for (const size of SIZES) {
    const seconds = options.quick ? QUICK_SECONDS : SECONDS;
    const step = await inOwnProcess<ForcesStep>('growth-step.ts', ['forces', `${size}`, `${seconds}`]);
    steps.push(step);
    console.log(`${size}v${size}: ${inWords(step.gamesPerSecond)} games/s over ${step.games} games`);
  }
  const rows = steps.map((step) => {
    const { size, gamesPerSecond, turnsPerGame, perUnitAndTurn } = step;
    const figures = [gamesPerSecond, 1000 / gamesPerSecond, turnsPerGame, perUnitAndTurn].map(inWords);
    return `| ${size}v${size} | ${figures.join(' | ')} |`;
  });
  const table = [
    '| units | games a second | ms a game | turns a game | µs for each unit and turn |',
    '|---|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
  const rates = steps.map(({ gamesPerSecond }) => gamesPerSecond);
  const picture = lineChart({
    description: 'Games a second on one thread, against the number of units on each side',
    x: { title: 'units on each side', ticks: SIZES, logarithmic: true },
    y: { title: 'games a second, one thread', ticks: powersOfTen(rates), logarithmic: true, label: inWords },
    lines: [{ name: '', points: steps.map(({ size, gamesPerSecond }) => [size, gamesPerSecond] as const) }],
    pointLabel: inWords,
  });
  publish(
    'growth by units',
    'games-by-units.svg',
    'Games a second against units on each side',
    table,
    picture,
  );
}

/** Alternates, so that both meet the same load on the machine. */
async function measureArms(): Promise<void> {
  const seconds = options.quick ? QUICK_SECONDS : SECONDS;
  const costs: Record<'forces' | 'mixed-arms', number[]> = { forces: [], 'mixed-arms': [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of ['forces', 'mixed-arms'] as const) {
      const step = await inOwnProcess<ForcesStep>('growth-step.ts', [kind, `${COMPANY}`, `${seconds}`]);
      costs[kind].push(step.perUnitAndTurn);
      console.log(`${kind}: ${inWords(step.perUnitAndTurn)} µs for each unit and turn, ${step.games} games`);
    }
  }
  const [mechs, mixed] = [median(costs.forces), median(costs['mixed-arms'])];
  const table = [
    '| companies, 12v12 | µs for each unit and turn |',
    '|---|--:|',
    `| 'Mechs | ${inWords(mechs)} |`,
    `| four 'Mechs, four tanks, a VTOL, battle armor and two platoons | ${inWords(mixed)} |`,
  ].join('\n');
  if (options.quick) console.log(table);
  else writeSection('growth by arms', `Measured on ${machine}.\n\n${table}`);
}

async function measureMemory(): Promise<void> {
  const steps = await inOwnProcess<MemoryStep[]>('growth-step.ts', ['memory', `${games}`], ['--expose-gc']);
  const mega = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
  const rows = steps.map(
    (step) => `| ${step.games.toLocaleString('en')} | ${mega(step.resident)} | ${mega(step.heap)} |`,
  );
  const table = ['| games | MB of the process | MB of objects in use |', '|--:|--:|--:|', ...rows].join('\n');
  const inMega = (of: 'resident' | 'heap') => steps.map((step) => [step.games, step[of] / MEGABYTE] as const);
  const thousands = (value: number) => value.toLocaleString('en');
  const picture = lineChart({
    description: 'Memory of the process and of the objects in use, against games played',
    x: { title: 'games of one against one', ticks: evenTicks(games), label: thousands },
    y: { title: 'megabytes', ticks: evenTicks(Math.max(...inMega('resident').map(([, value]) => value))) },
    lines: [
      { name: 'process', points: inMega('resident') },
      { name: 'objects', points: inMega('heap') },
    ],
  });
  publish('memory by games', 'memory-by-games.svg', 'Megabytes against games played', table, picture);
}

function publish(section: string, file: string, title: string, table: string, picture: string): void {
  if (options.quick) {
    const path = join(tmpdir(), file);
    writeFileSync(path, picture);
    console.log(`${table}\nA quick run is not for docs/performance.md; its picture is ${path}`);
    return;
  }
  writeFileSync(new URL(`../docs/pictures/${file}`, import.meta.url), picture);
  writeSection(section, `Measured on ${machine}.\n\n![${title}](pictures/${file})\n\n${table}`);
  console.log(`docs/performance.md and docs/pictures/${file} are written`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
