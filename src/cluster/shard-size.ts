import type { Job } from '../simulate/job.js';
import { MOST_SHARD_GAMES } from './shard-result.js';

/** A duel takes milliseconds. The time of a game grows roughly with the square of its units. */
const WORK = 16_000;
/** Short runs are split too, so that several workers share them. */
const FEWEST_SHARDS = 64;

/**
 * Returns the games per shard in a queue: a few seconds of work, so that both the queue and a lost worker cost little.
 * It depends on the job alone, so that a resumed run meets the same shards.
 */
export function shardGames(job: Job): number {
  const [{ games }] = job;
  const units = Math.max(...job.map(({ red, blue }) => red.length + blue.length));
  const byWork = Math.round(WORK / (units ** 2 * job.length));
  return Math.max(1, Math.min(byWork, Math.ceil(games / FEWEST_SHARDS), MOST_SHARD_GAMES));
}
