// Plays cases in a separate thread, so that one that never ends can be stopped.
import { parentPort, workerData } from 'node:worker_threads';
import type { RulesetName } from '../src/rules/ruleset.js';
import { playCase } from './play-case.js';
import { Scoreboard } from './scoreboard.js';
import { TARGETS } from './targets/index.js';

export interface WorkerOrder {
  readonly memory: SharedArrayBuffer;
  /** Indices of the targets to play. */
  readonly played: readonly number[];
  /** The case after the last, of every target. */
  readonly end: number;
  /** When to stop, by `Date.now()`. */
  readonly until: number;
  /** The ruleset of every case; undefined if each picks one. */
  readonly ruleset: RulesetName | undefined;
}

/** Cases of one target in a row, so that the clock is read only now and then. */
const SLICE_SECONDS = 0.1;

const { memory, played, end, until, ruleset } = workerData as WorkerOrder;
const board = new Scoreboard(TARGETS.length, memory);

/** The target with the least of its share goes next. */
function nextTarget(): number | undefined {
  let next: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const index of played) {
    const used = board.get(index, 'seconds') / (TARGETS[index]?.share ?? 1);
    if (board.get(index, 'next') < end && used < least) [next, least] = [index, used];
  }
  return next;
}

for (let index = nextTarget(); index !== undefined && Date.now() < until; index = nextTarget()) {
  const target = TARGETS[index];
  if (target === undefined) break;
  const enough = board.get(index, 'seconds') + SLICE_SECONDS;
  while (board.get(index, 'seconds') < enough && board.get(index, 'next') < end) {
    const seed = board.get(index, 'next');
    board.setHead('target', index);
    board.setHead('seed', seed);
    board.setHead('since', Date.now());
    board.set(index, 'next', seed + 1);
    const finding = playCase(target, index, seed, board, ruleset);
    if (finding !== undefined) parentPort?.postMessage(finding);
  }
}
