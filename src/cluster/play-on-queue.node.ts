import { type Comparison, comparisonOf, pairOf } from '../simulate/compare.js';
import type { StopSignal } from '../simulate/game-pool.node.js';
import type { Job, JobTally } from '../simulate/job.js';
import { resultOf, type SimulationResult } from '../simulate/result.js';
import { identityOf } from '../simulate/run-identity.node.js';
import { type RunOptions, RunTable } from '../simulate/run-table.node.js';
import { type SimulationSetup, simulationOf } from '../simulate/setup.js';
import type { Tally } from '../simulate/tally.js';
import { connectQueue } from './queue-connection.node.js';
import { QueuePlayers } from './queue-players.node.js';
import type { QueueServer } from './queue-server.js';

export interface QueueOptions extends QueueServer, RunOptions {
  /** Games per shard. A few seconds of work by default. */
  readonly shardGames?: number;
  readonly signal?: StopSignal;
}

/** Plays all games of a job with the workers of a queue. */
export async function playOnQueue(job: Job, options: QueueOptions): Promise<JobTally> {
  const [{ games }] = job;
  const players = new QueuePlayers(await connectQueue(options), options);
  const table = await tableOrNothing(
    players,
    () => new RunTable(players, identityOf([job], games), games, options),
  );
  return table.all((play) => play(job, 0, games));
}

/** Closes the connection if the table cannot be created, as nothing else would. */
async function tableOrNothing(players: QueuePlayers, make: () => RunTable): Promise<RunTable> {
  try {
    return make();
  } catch (error) {
    await players.close();
    throw error;
  }
}

/**
 * Runs `simulate` with the workers of a queue, here or on other machines. The result is the same.
 * @throws {QueueError} if the queue's server cannot be reached or used
 * @throws {CheckpointError} if the checkpoint is damaged, in use by another process, or belongs to another run
 * @throws {FailedRunError} if a game fails or workers disagree; it says how many games are kept
 * @throws {StoppedError} if the signal stopped the run
 */
export async function simulateOnQueue(
  setup: SimulationSetup,
  options: QueueOptions,
): Promise<SimulationResult> {
  const simulation = simulationOf(setup);
  const { tallies } = await playOnQueue([simulation], options);
  return resultOf(simulation, tallies[0] as Tally);
}

/** Runs `compareBattles` with the workers of a queue. Throws as `simulateOnQueue` does. */
export async function compareOnQueue(
  before: SimulationSetup,
  after: SimulationSetup,
  options: QueueOptions,
): Promise<Comparison> {
  const job = pairOf(before, after);
  return comparisonOf(job, await playOnQueue(job, options));
}
