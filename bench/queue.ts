// What a queue costs beside threads, and what a run of 10^9 games costs before its first game. Writes both into
// docs/performance.md. Usage: npm run bench:queue -- [--part overhead|start] [--games <number>] [--pairs <number>] [--quick]
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { distFolder, isBuilt } from './measure/built.js';
import { coresInUse, describeMachine } from './measure/machine.js';
import { median } from './measure/measure.js';
import { peakMemory, started, timed } from './queue/program.js';
import { type BenchServer, startRedis } from './queue/redis.js';
import { inWords } from './report/figures.js';
import { writeSection } from './report/performance-page.js';

const GAMES = 200_000;
const PAIRS = 3;
const QUICK_GAMES = 400;
const STARTS = 5;
const FEW = 1000;
const MANY = 1_000_000_000;
/** How long the memory of an endless run is watched. */
const WATCH_SECONDS = 20;
const MEGABYTE = 1e6;
const BATTLE = ['battle', '--red', 'Marauder MAD-3R', '--blue', 'Warhammer WHM-6R', '--json'];

const { values: options } = parseArgs({
  options: {
    part: { type: 'string' },
    games: { type: 'string' },
    pairs: { type: 'string', default: `${PAIRS}` },
    quick: { type: 'boolean', default: false },
  },
});
const { part, quick } = options;
const games = Number(options.games ?? (quick ? QUICK_GAMES : GAMES));
const pairs = quick ? 1 : Number(options.pairs);
if (part !== undefined && part !== 'overhead' && part !== 'start')
  fail(`part is "${part}": expected overhead or start`);
if (!(Number.isInteger(games) && games >= 100))
  fail(`games is "${options.games}": expected a whole number from 100`);
if (!(Number.isInteger(pairs) && pairs >= 1))
  fail(`pairs is "${options.pairs}": expected a whole number from 1`);
if (!isBuilt()) fail(`nothing is built in ${distFolder.pathname}: npm run build first`);

const machine = `${describeMachine()}; others kept ${(await coresInUse()).toFixed(1)} cores busy at the start`;
console.log(machine);
if (part !== 'start') await measureOverhead();
if (part !== 'overhead') await measureStart();

/** Both ways in alternation, in processor time, because the machine's speed varies and other programs may be running. */
async function measureOverhead(): Promise<void> {
  const flags = [...BATTLE, '--games', `${games}`];
  const rows: (readonly [threads: number, queue: number])[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const threads = await timed(...flags, '--threads', '2');
    const queue = await throughQueue(flags);
    if (threads.out !== queue.out) fail('the queue gave another result than the threads');
    rows.push([threads.seconds, queue.seconds]);
    console.log(`threads ${inWords(threads.seconds)} s, queue ${inWords(queue.seconds)} s`);
  }
  const words = (threads: number, queue: number) =>
    `${inWords(threads)} | ${inWords(queue)} | ${signedPercent(queue / threads - 1)}`;
  const more = median(rows.map(([threads, queue]) => queue / threads - 1));
  publish(
    'queue overhead',
    [
      `${games.toLocaleString('en')} games of Marauder MAD-3R against Warhammer WHM-6R, each ${pairs === 1 ? 'once' : `${pairs} times`}, in alternation; at the median, the queue costs ${Math.abs(more * 100).toFixed(1)} % ${more < 0 ? 'less' : 'more'}.`,
      '',
      '| two threads, seconds of the processor | queue with two workers | difference |',
      '|--:|--:|--:|',
      ...rows.map(([threads, queue]) => `| ${words(threads, queue)} |`),
    ].join('\n'),
  );
}

function signedPercent(share: number): string {
  return `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)} %`;
}

/** Collector, both workers and the server together. */
async function throughQueue(
  flags: readonly string[],
): Promise<{ readonly out: string; readonly seconds: number }> {
  const server = await startRedis();
  try {
    const worker = ['worker', '--queue', server.address, '--threads', '1', '--once'];
    const [battle, ...workers] = await Promise.all([
      timed(...flags, '--queue', server.address),
      timed(...worker),
      timed(...worker),
    ]);
    const seconds = [battle, ...workers].reduce((sum, process) => sum + process.seconds, 0);
    return { out: battle.out, seconds: seconds + (await server.seconds()) };
  } finally {
    await server.close();
  }
}

async function measureStart(): Promise<void> {
  const [few, many] = [await quickestStart(FEW), await quickestStart(MANY)].map(inWords);
  const rows: string[] = [];
  for (const way of ['--queue', '--threads'] as const) {
    const [less, more] = [await peakOf(FEW, way), await peakOf(MANY, way)].map((bytes) => bytes / MEGABYTE);
    const cells = [less, more, (more ?? 0) - (less ?? 0)].map(
      (megabytes) => `${(megabytes ?? 0).toFixed(0)} MB`,
    );
    rows.push(`| \`${way}\` | ${cells.join(' | ')} |`);
    console.log(rows.at(-1));
  }
  publish(
    'queue start',
    [
      `The first shard is in the queue ${many} ms after the command was started, and ${few} ms with 1,000 games.`,
      '',
      '| most memory of the command | 1,000 games | 1,000,000,000 games | more |',
      '|---|--:|--:|--:|',
      ...rows,
    ].join('\n'),
  );
}

/** Milliseconds from the command to the first shard in the queue, the best of several runs. */
async function quickestStart(count: number): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY;
  for (let start = 0; start < STARTS; start += 1) {
    const server = await startRedis();
    const begun = performance.now();
    const battle = started(...BATTLE, '--games', `${count}`, '--queue', server.address);
    quickest = Math.min(quickest, (await firstShard(server)) - begun);
    await stopped(battle);
    await server.close();
  }
  return quickest;
}

/** The most memory that a command used within some seconds. */
async function peakOf(count: number, way: '--queue' | '--threads'): Promise<number> {
  const server = await startRedis();
  const worker = started('worker', '--queue', server.address, '--threads', '1');
  const where = way === '--queue' ? server.address : '2';
  const battle = started(...BATTLE, '--games', `${count}`, way, where);
  const begun = performance.now();
  let peak = 0;
  while (battle.exitCode === null && performance.now() - begun < WATCH_SECONDS * 1000) {
    peak = Math.max(peak, peakMemory(battle));
    await pause(50);
  }
  await stopped(battle);
  await stopped(worker);
  await server.close();
  return peak;
}

async function stopped(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return;
  process.kill('SIGINT');
  await once(process, 'exit');
}

async function firstShard({ redis }: BenchServer): Promise<number> {
  while ((await redis.keys('tarcomp:games-*:*-*')).length === 0) await pause(5);
  return performance.now();
}

function publish(section: string, text: string): void {
  if (quick) {
    console.log(`${text}\nA quick run is not for docs/performance.md.`);
    return;
  }
  writeSection(section, `Measured on ${machine}.\n\n${text}`);
  console.log('docs/performance.md is written');
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
