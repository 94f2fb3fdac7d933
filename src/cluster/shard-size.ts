import type { Job } from '../simulate/job.js';
import { MOST_SHARD_GAMES } from './shard-result.js';

/** A duel takes milliseconds; the time of a game grows about with the square of the units in it. */
const WORK = 16_000;
/** A short run is cut up too, so that several workers get something of it. */
const FEWEST_SHARDS = 64;

/**
 * Games of a shard in a queue: some seconds of work, so that neither the queue costs much nor a lost worker. It depends on
 * the job alone: a run that goes on meets the shards that it sent before.
 */
export function shardGames(job: Job): number {
  const [{ games }] = job;
  const units = Math.max(...job.map(({ red, blue }) => red.length + blue.length));
  const byWork = Math.round(WORK / (units ** 2 * job.length));
  return Math.max(1, Math.min(byWork, Math.ceil(games / FEWEST_SHARDS), MOST_SHARD_GAMES));
}
