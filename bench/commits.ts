// How fast does one commit play games beside another? Usage: npm run bench:commits -- COMMIT COMMIT [--quick]
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BuiltCommit, buildCommit, commitNamed } from './commits/checkout.js';
import { comparisonOf } from './commits/comparison.js';
import type { Allocated, Order, Played } from './commits/player.js';

interface Plan {
  /** Units on each side. */
  readonly size: number;
  readonly games: number;
  readonly quick: number;
}

const PLANS: readonly Plan[] = [
  { size: 1, games: 5000, quick: 500 },
  { size: 4, games: 500, quick: 40 },
  { size: 12, games: 60, quick: 10 },
];
/** Counted turns of each commit, after two of warm-up. */
const TURNS = 20;
const QUICK_TURNS = 5;
const WARM_UP_TURNS = 2;
const COLD_GAMES = 600;
const COLD_PAIRS = 5;
const QUICK_COLD_PAIRS = 2;
/** Room for the garbage of many games, so that nothing is collected during the count. */
const ALLOCATION_FLAGS = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256'];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
if (positionals.length !== 2) {
  console.error('expected two commits: npm run bench:commits -- COMMIT COMMIT [--quick]');
  process.exit(2);
}
process.on('SIGINT', () => process.exit(1));
const names = positionals.map(commitNamed);
console.log(`${names.join(' and ')}: building both`);
const [before, after] = names.map(buildCommit) as [BuiltCommit, BuiltCommit];
console.log(
  'processor time of one thread; the two take turns, each in its own process; the ratio has its range over the turns',
);
for (const plan of PLANS) await compareGames(plan);
await compareAllocation();
await compareCold();

async function compareGames({ size, games, quick }: Plan): Promise<void> {
  const turns = values.quick ? QUICK_TURNS : TURNS;
  const each = (values.quick ? quick : games) / turns;
  const players = await Promise.all([before, after].map((commit) => started(commit, size)));
  const played: (readonly Played[])[] = [];
  for (let turn = 0; turn < WARM_UP_TURNS + turns; turn += 1) {
    const pair: Played[] = [];
    // The order alternates, so that neither always runs on a machine that the other has warmed up.
    for (const player of turn % 2 === 0 ? players : [...players].reverse()) {
      pair.push(await answerTo(player, { from: turn * each, to: (turn + 1) * each }));
    }
    if (turn >= WARM_UP_TURNS) played.push(turn % 2 === 0 ? pair : pair.reverse());
  }
  for (const player of players) player.disconnect();
  const speed = ({ games: count, seconds }: Played): number => count / seconds;
  const cost = ({ turns: rounds, seconds }: Played): number => (seconds * 1e6) / rounds / (2 * size);
  console.log(`\n${size} against ${size}, ${each * turns} games of each`);
  tell('games a second', played, speed, 'more');
  tell('µs for a unit and turn', played, cost, 'less');
}

async function compareAllocation(): Promise<void> {
  const bytes: number[] = [];
  for (const commit of [before, after]) {
    const child = childOf(commit, 1, 'allocation', ALLOCATION_FLAGS);
    const [answer] = (await once(child, 'message')) as [Allocated];
    child.kill();
    bytes.push(answer.bytes);
  }
  console.log('\n1 against 1, once warm');
  console.log(
    `  ${'kB allocated for a game'.padEnd(26)}${comparisonOf([bytes.map((each) => each / 1000) as [number, number]], 'less')}`,
  );
}

async function compareCold(): Promise<void> {
  const played: (readonly Played[])[] = [];
  for (let pair = 0; pair < (values.quick ? QUICK_COLD_PAIRS : COLD_PAIRS); pair += 1) {
    const both: Played[] = [];
    for (const commit of [before, after]) {
      const player = await started(commit, 1);
      both.push(await answerTo(player, { from: 0, to: COLD_GAMES }));
      player.disconnect();
    }
    played.push(both);
  }
  console.log(`\n1 against 1, the first ${COLD_GAMES} games of a cold process`);
  tell('s of the processor', played, ({ seconds }) => seconds, 'less');
}

function tell(
  what: string,
  played: readonly (readonly Played[])[],
  figure: (turn: Played) => number,
  better: 'more' | 'less',
): void {
  const pairs = played.map((pair) => pair.map(figure) as [number, number]);
  console.log(`  ${what.padEnd(26)}${comparisonOf(pairs, better)}`);
}

function childOf(
  { dist }: BuiltCommit,
  size: number,
  task = 'games',
  flags: readonly string[] = [],
): ChildProcess {
  const file = fileURLToPath(new URL('commits/player.ts', import.meta.url));
  const child = fork(file, [String(size), task], {
    env: { ...process.env, TARCOMP_DIST: dist },
    execArgv: [...process.execArgv, ...flags],
  });
  child.on('exit', (code) => {
    if (code !== 0 && code !== null) process.exit(1);
  });
  return child;
}

async function started(commit: BuiltCommit, size: number): Promise<ChildProcess> {
  const child = childOf(commit, size);
  await once(child, 'message');
  return child;
}

async function answerTo(child: ChildProcess, order: Order): Promise<Played> {
  child.send(order);
  const [played] = (await once(child, 'message')) as [Played];
  return played;
}
