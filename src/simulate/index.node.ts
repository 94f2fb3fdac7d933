import { type Comparison, comparisonOf, pairOf } from './compare.js';
import { type FairCandidate, type FairResult, findFairest, findStrongest, gamesOfSearch } from './fair.js';
import type { Job } from './job.js';
import { playOnThreads, type ThreadOptions, threadPool } from './play-on-threads.node.js';
import { resultOf, type SimulationResult } from './result.js';
import { identityOf } from './run-identity.node.js';
import { RunTable } from './run-table.node.js';
import { type SimulationSetup, simulationOf } from './setup.js';
import type { Tally } from './tally.js';

export { CheckpointError } from './checkpoint.node.js';
export { FailedRunError } from './failed-run.node.js';
export { type PoolOptions, StoppedError, type StopSignal } from './game-pool.node.js';
export type { ThreadOptions } from './play-on-threads.node.js';
export { ResultsFileError } from './results-file.node.js';
export type { RunOptions } from './run-table.node.js';

/**
 * Runs `simulate` on all cores, with the same result.
 * @throws {CheckpointError} if the checkpoint is damaged, in use by another process, or belongs to another run
 * @throws {ResultsFileError} if the results file cannot be written
 * @throws {FailedRunError} if a thread fails; it says how many games are kept
 * @throws {StoppedError} if the signal stopped the run
 */
export async function simulateOnThreads(
  setup: SimulationSetup,
  options: ThreadOptions = {},
): Promise<SimulationResult> {
  const simulation = simulationOf(setup);
  const { tallies } = await playOnThreads([simulation], options);
  return resultOf(simulation, tallies[0] as Tally);
}

/** Runs `compareBattles` on all cores. Throws as `simulateOnThreads` does. */
export async function compareOnThreads(
  before: SimulationSetup,
  after: SimulationSetup,
  options: ThreadOptions = {},
): Promise<Comparison> {
  const job = pairOf(before, after);
  return comparisonOf(job, await playOnThreads(job, options));
}

/** Runs `findFairest` on all cores. Throws as `simulateOnThreads` does. */
export const findFairestOnThreads = (
  candidates: readonly FairCandidate[],
  options: ThreadSearchOptions = {},
): Promise<readonly FairResult[]> => searchOnThreads(candidates, options, findFairest);

/** Runs `findStrongest` on all cores. Throws as `simulateOnThreads` does. */
export const findStrongestOnThreads = (
  candidates: readonly FairCandidate[],
  options: ThreadSearchOptions = {},
): Promise<readonly FairResult[]> => searchOnThreads(candidates, options, findStrongest);

/** A search plays many battles, so its games have no order for a results file. */
export type ThreadSearchOptions = Omit<ThreadOptions, 'results'>;

async function searchOnThreads(
  candidates: readonly FairCandidate[],
  options: ThreadSearchOptions,
  search: typeof findFairest,
): Promise<readonly FairResult[]> {
  const jobs = candidates.map(({ setup }): Job => [simulationOf(setup)]);
  const games = Math.max(0, ...jobs.map(([simulation]) => simulation.games));
  const inAll = gamesOfSearch(jobs.length, games);
  const table = new RunTable(threadPool(options), identityOf(jobs, games), inAll, options);
  return table.all((play) => search(candidates, play));
}
