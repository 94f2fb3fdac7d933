import { BLOCK, type Job, type JobTally, mergeJobTallies, playJob } from './job.js';
import { resultOf, type SimulationResult } from './result.js';
import { type SimulationSetup, simulationOf } from './setup.js';
import type { Tally } from './tally.js';

/** Called now and then with the progress of a run. For a run on several machines, also with how many play. */
export type OnProgress = (played: number, games: number, workers?: number) => void;

export interface SimulateOptions {
  readonly onProgress?: OnProgress;
}

/**
 * Plays a battle many times, one game after another, and returns win rates, lengths and each unit's results. The same
 * setup gives the same result everywhere. It blocks until all games are played: in a page, call it in a worker.
 * @throws {RangeError | TypeError | UnsupportedInBattleError} if the setup allows no battle
 */
export function simulate(setup: SimulationSetup, options: SimulateOptions = {}): SimulationResult {
  const simulation = simulationOf(setup);
  const { tallies } = runHere([simulation], 0, simulation.games, options.onProgress);
  return resultOf(simulation, tallies[0] as Tally);
}

/** Plays a part of a job in this thread, in order: with a caller's own ruleset, sums may depend on the order. */
export function runHere(job: Job, from: number, to: number, onProgress?: OnProgress): JobTally {
  let whole: JobTally | undefined;
  for (let first = from; first < to; first += BLOCK) {
    const end = Math.min(to, first + BLOCK);
    const tally = playJob(job, first, end);
    whole = whole === undefined ? tally : mergeJobTallies(whole, tally);
    onProgress?.(end - from, to - from);
  }
  return whole as JobTally;
}
