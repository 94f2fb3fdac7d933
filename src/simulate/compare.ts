import { type Interval, pairedDifference } from './interval.js';
import type { Job, JobTally } from './job.js';
import { type OfSides, resultOf, type SimulationResult } from './result.js';
import { type Simulation, type SimulationSetup, simulationOf } from './setup.js';
import { runHere, type SimulateOptions } from './simulate.js';
import { OUTCOMES, type Outcome, type Tally } from './tally.js';

/** The change of a side's win rate, with the games that the side won in only one of the two battles. */
export interface RateDifference extends Interval {
  readonly gained: number;
  readonly lost: number;
}

export interface Comparison {
  readonly before: SimulationResult;
  readonly after: SimulationResult;
  /** The rate after minus the rate before, over paired games, with its 95 % interval. */
  readonly difference: OfSides<RateDifference>;
}

/**
 * Compares a battle with a changed version of it. Each pair of games shares a seed, so that luck affects both alike.
 * Returns both results and the change of each side's win rate.
 * @throws {RangeError | TypeError | UnsupportedInBattleError} if one of the setups allows no battle
 */
export function compareBattles(
  before: SimulationSetup,
  after: SimulationSetup,
  options: SimulateOptions = {},
): Comparison {
  const job = pairOf(before, after);
  return comparisonOf(job, runHere(job, 0, job[0].games, options.onProgress));
}

/**
 * Pairs two battles for a comparison.
 * @throws {RangeError} if they differ in games or seed
 */
export function pairOf(before: SimulationSetup, after: SimulationSetup): readonly [Simulation, Simulation] {
  const pair = [simulationOf(before), simulationOf(after)] as const;
  for (const field of ['games', 'seed'] as const) {
    if (pair[0][field] !== pair[1][field]) {
      throw new RangeError(
        `${field} is ${pair[0][field]} before and ${pair[1][field]} after the change: expected the same for both`,
      );
    }
  }
  return pair;
}

export function comparisonOf(job: Job, { tallies, pairs }: JobTally): Comparison {
  const [before, after] = job;
  const difference = (side: Outcome) => rateDifference(pairs, OUTCOMES.indexOf(side));
  return {
    before: resultOf(before, tallies[0] as Tally),
    after: resultOf(after ?? before, tallies[1] as Tally),
    difference: { red: difference('red'), blue: difference('blue') },
  };
}

function rateDifference(pairs: readonly number[], winner: number): RateDifference {
  let games = 0;
  let gained = 0;
  let lost = 0;
  for (const [pair, count] of pairs.entries()) {
    const wonBefore = Math.floor(pair / OUTCOMES.length) === winner;
    const wonAfter = pair % OUTCOMES.length === winner;
    games += count;
    if (wonAfter && !wonBefore) gained += count;
    if (wonBefore && !wonAfter) lost += count;
  }
  return { ...pairedDifference(gained, lost, games), gained, lost };
}
