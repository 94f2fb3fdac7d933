import { type Interval, pairedDifference } from './interval.js';
import type { Job, JobTally } from './job.js';
import { type OfSides, resultOf, type SimulationResult } from './result.js';
import { type Simulation, type SimulationSetup, simulationOf } from './setup.js';
import { runHere, type SimulateOptions } from './simulate.js';
import { OUTCOMES, type Outcome, type Tally } from './tally.js';

/** How a side's win rate changes, with the games that it won in one battle alone. */
export interface RateDifference extends Interval {
  readonly gained: number;
  readonly lost: number;
}

export interface Comparison {
  readonly before: SimulationResult;
  readonly after: SimulationResult;
  /** Rate after less rate before, over games in pairs, with its 95 % interval. */
  readonly difference: OfSides<RateDifference>;
}

/**
 * Plays a battle and a changed one, each game of both with the same seed, so that luck weighs on both alike.
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

/** @throws {RangeError} if they differ in games or seed, which makes pairs of them */
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
