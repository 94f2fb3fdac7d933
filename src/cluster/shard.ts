import { checkInteger } from '../check/check.js';
import type { Stretch } from '../simulate/harvest.js';

/** One of the parts that a run is split into. */
export interface Shard {
  /** From 1. */
  readonly number: number;
  /** The number of shards. */
  readonly of: number;
}

export const MOST_SHARDS = 1_000_000;

/**
 * Returns the games of a shard. All shards of a run are of about equal length, and together they make up the run.
 * @throws {RangeError | TypeError} if there is no such shard, or it would have no games
 */
export function gamesOfShard({ number, of }: Shard, games: number): Stretch {
  checkInteger('of', of, 1, MOST_SHARDS);
  checkInteger('number', number, 1, of);
  if (of > games) {
    throw new RangeError(`of is ${of}: expected ${games} at most, because each shard needs a game`);
  }
  return [Math.floor((games * (number - 1)) / of), Math.floor((games * number) / of)];
}
