import { pairOf } from '../simulate/compare.js';
import type { Job } from '../simulate/job.js';
import { playOnThreads, type ThreadOptions } from '../simulate/play-on-threads.node.js';
import { type SimulationSetup, simulationOf } from '../simulate/setup.js';
import { gamesOfShard, type Shard } from './shard.js';
import { type ShardReport, writeShard } from './shard-file.node.js';

const OF_THE_LIBRARY: ShardReport = { change: [], json: true };

/** Plays one shard of a job and returns the text of its file. */
export async function playShard(
  job: Job,
  shard: Shard,
  options: ThreadOptions,
  report: ShardReport = OF_THE_LIBRARY,
): Promise<string> {
  const games = gamesOfShard(shard, job[0].games);
  return writeShard(job, shard, games, await playOnThreads(job, options, games), report);
}

/**
 * Plays one shard of a battle on all cores and returns the text of its file, for `ShardMerger`.
 * @throws {RangeError | TypeError | UnsupportedInBattleError} if the setup allows no battle, or there is no such shard
 */
export const simulateShard = (
  setup: SimulationSetup,
  shard: Shard,
  options: ThreadOptions = {},
): Promise<string> => playShard([simulationOf(setup)], shard, options);

/** Plays one shard of a comparison. Returns and throws as `simulateShard` does. */
export const compareShard = (
  before: SimulationSetup,
  after: SimulationSetup,
  shard: Shard,
  options: ThreadOptions = {},
): Promise<string> => playShard(pairOf(before, after), shard, options);
