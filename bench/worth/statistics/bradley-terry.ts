import { type Estimate, normalEstimate } from './estimate.js';
import { logistic } from './slope.js';
import { inverseOf } from './symmetric.js';

/** Games of two units, by their places, and the score of the first. */
export interface Meeting {
  readonly first: number;
  readonly second: number;
  readonly games: number;
  readonly points: number;
}

export interface Ratings {
  /** Log odds against the average of all units. */
  readonly ratings: readonly Estimate[];
  /** How much more results differ from the ratings than dice explain; 1 means no more. */
  readonly dispersion: number;
}

const ROUNDS = 30;
/** Every unit gets one drawn game against rating 0, so that units that won everything or nothing have a rating too. */
const MADE_UP_GAMES = 1;

/**
 * Ratings by which the odds of two units are those of their difference (Bradley and Terry 1952; maximum likelihood by Newton's method).
 * Some units suit each other better than ratings say: the errors grow with what that makes of the results.
 */
export function ratingsOf(units: number, meetings: readonly Meeting[], z: number): Ratings {
  const ratings = new Float64Array(units);
  let inverse: Float64Array[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Float64Array(units);
    const curvature = Array.from({ length: units }, () => new Float64Array(units));
    const add = (row: number, column: number, more: number): void => {
      const line = curvature[row] as Float64Array;
      line[column] = (line[column] as number) + more;
    };
    for (const { first, second, games, points } of meetings) {
      const chance = logistic((ratings[first] as number) - (ratings[second] as number));
      const surprise = points - games * chance;
      const weight = games * chance * (1 - chance);
      slope[first] = (slope[first] as number) + surprise;
      slope[second] = (slope[second] as number) - surprise;
      add(first, first, weight);
      add(second, second, weight);
      add(first, second, -weight);
      add(second, first, -weight);
    }
    for (let unit = 0; unit < units; unit += 1) {
      const chance = logistic(ratings[unit] as number);
      slope[unit] = (slope[unit] as number) + MADE_UP_GAMES * (0.5 - chance);
      add(unit, unit, MADE_UP_GAMES * chance * (1 - chance));
    }
    inverse = inverseOf(curvature);
    let largest = 0;
    for (let unit = 0; unit < units; unit += 1) {
      const line = inverse[unit] as Float64Array;
      let step = 0;
      for (let other = 0; other < units; other += 1)
        step += (line[other] as number) * (slope[other] as number);
      largest = Math.max(largest, Math.abs(step));
      ratings[unit] = (ratings[unit] as number) + Math.max(-2, Math.min(2, step));
    }
    if (largest < 1e-9) break;
  }
  const dispersion = dispersionOf(ratings, meetings);
  // Games tell differences alone. Where zero lies is known from made-up games only: what is told, with its error, is the difference from the average.
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / units;
  const averages = inverse.map((line) => line.reduce((sum, entry) => sum + entry, 0) / units);
  const ofAverage = averages.reduce((sum, entry) => sum + entry, 0) / units;
  return {
    dispersion,
    ratings: Array.from(ratings, (rating, unit) => {
      const own = (inverse[unit] as Float64Array)[unit] as number;
      const variance = own - 2 * (averages[unit] as number) + ofAverage;
      return normalEstimate(rating - average, Math.sqrt(variance * dispersion), z);
    }),
  };
}

/** Pearson's: squares of what results were off by over what dice make of it, at least 1. */
function dispersionOf(ratings: Float64Array, meetings: readonly Meeting[]): number {
  let misfit = 0;
  for (const { first, second, games, points } of meetings) {
    const chance = logistic((ratings[first] as number) - (ratings[second] as number));
    // If nearly all games are won, one lost game would count as hundreds.
    const variance = games * Math.max(chance * (1 - chance), 0.01);
    misfit += (points - games * chance) ** 2 / variance;
  }
  return Math.max(1, misfit / Math.max(1, meetings.length - ratings.length));
}
