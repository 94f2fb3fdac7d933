// One process of a comparison of commits. On request it plays games, or measures what they allocate.
import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { getHeapSpaceStatistics } from 'node:v8';
import { gamesOfBuild, type PlayGames } from './games-of-build.js';

/** Games of a run, from a number up to another. */
export interface Order {
  readonly from: number;
  readonly to: number;
}

/** The cost of games. */
export interface Played {
  /** Processor time. */
  readonly seconds: number;
  readonly games: number;
  readonly turns: number;
}

/** Bytes allocated for one game. */
export interface Allocated {
  readonly bytes: number;
}

const WARM_UP_SECONDS = 3;
const ALLOCATION_GAMES = 64;
const YOUNG = new Set(['new_space', 'new_large_object_space']);

const [size, task] = process.argv.slice(2);
const play = await gamesOfBuild(Number(size));
if (task === 'allocation') process.send?.(await allocated(play));
else {
  process.on('message', ({ from, to }: Order) => process.send?.(played(from, to)));
  process.send?.('ready');
}

function played(from: number, to: number): Played {
  const start = process.cpuUsage();
  const turns = play(from, to);
  const { user, system } = process.cpuUsage(start);
  return { seconds: (user + system) / 1e6, games: to - from, turns };
}

/** Needs a young generation so large that no garbage is collected in the meantime. */
async function allocated(playGames: PlayGames): Promise<Allocated> {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('allocation is looked at in a process with --expose-gc');
  let collections = 0;
  new PerformanceObserver((list) => {
    collections += list.getEntries().length;
  }).observe({ entryTypes: ['gc'] });
  let next = 0;
  for (let spent = 0; spent < WARM_UP_SECONDS; next += 10) spent += played(next, next + 10).seconds;
  for (let games = ALLOCATION_GAMES; games >= 1; games /= 2) {
    gc();
    await setImmediate();
    await setImmediate();
    const before = collections;
    const start = heldNow();
    playGames(next, next + games);
    const bytes = heldNow() - start;
    next += games;
    await setImmediate();
    await setImmediate();
    if (collections === before) return { bytes: bytes / games };
  }
  return { bytes: Number.NaN };
}

/** Counts the young generation, where all objects begin; sweeping elsewhere does not count. */
function heldNow(): number {
  let held = 0;
  for (const { space_name, space_used_size } of getHeapSpaceStatistics())
    if (YOUNG.has(space_name)) held += space_used_size;
  return held;
}
