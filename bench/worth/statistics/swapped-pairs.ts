import type { Estimate } from './estimate.js';

/** Outcomes of a game, in the order of the tallies: red, blue, draw, undecided. */
const OUTCOMES = 4;
/** Red's points: draws and undecided games count half. */
const SCORES: readonly number[] = [1, 0, 0.5, 0.5];

/**
 * Pairs of games with one seed: in the first red has what is measured, in the second blue. Counted by both outcomes, that of
 * the first × 4 + that of the second.
 */
export type PairCounts = readonly number[];

interface Cell {
  readonly pairs: number;
  readonly mean: number;
  readonly variance: number;
}

/** Red's gain in the first game of a pair over the second: mean and variance. */
function cellOf(counts: PairCounts): Cell {
  let pairs = 0;
  let sum = 0;
  let squares = 0;
  for (const [both, count] of counts.entries()) {
    const gain = (SCORES[Math.floor(both / OUTCOMES)] as number) - (SCORES[both % OUTCOMES] as number);
    pairs += count;
    sum += count * gain;
    squares += count * gain * gain;
  }
  const mean = pairs === 0 ? 0 : sum / pairs;
  return { pairs, mean, variance: pairs < 2 ? 1 : Math.max(0, squares - pairs * mean * mean) / (pairs - 1) };
}

/**
 * The win rate that something brings to the side that has it, less one half, averaged over cells of equal weight. Each side has it by
 * turns, so what the sides are worth without it cancels out in every pair: it need not be measured.
 *
 * The interval is that of Bonett and Price (2012) for pairs, with z² / 4 made-up pairs in favor of either side: one each at 95 %, as
 * theirs, and more where z is larger. So it is no point where few pairs differ, or none.
 * @throws {RangeError} if a cell has no pairs
 */
export function worthOfPairs(cells: readonly PairCounts[], z: number): Estimate {
  let sum = 0;
  let variance = 0;
  let inverse = 0;
  for (const [index, counts] of cells.entries()) {
    const cell = cellOf(counts);
    if (cell.pairs === 0) throw new RangeError(`cell ${index} has no pairs: expected games of each`);
    sum += cell.mean;
    variance += cell.variance / cell.pairs;
    inverse += 1 / cell.pairs;
  }
  const count = cells.length;
  const mean = sum / count;
  /** The number of pairs of a single cell with the same information. */
  const pairs = (count * count) / inverse;
  const pooled = (pairs * variance) / (count * count);
  const madeUp = (z * z) / 2;
  const all = pairs + madeUp;
  const middle = (mean * pairs) / all;
  const error = Math.sqrt((pooled * pairs + madeUp) / all / all) / 2;
  return {
    value: mean / 2,
    error,
    low: Math.max(-0.5, middle / 2 - z * error),
    high: Math.min(0.5, middle / 2 + z * error),
  };
}

/** Pairs whose games ended differently. */
export const pairsThatDiffer = (cells: readonly PairCounts[]): number =>
  cells.reduce(
    (all, counts) =>
      all +
      counts.reduce(
        (sum, count, both) => sum + (Math.floor(both / OUTCOMES) === both % OUTCOMES ? 0 : count),
        0,
      ),
    0,
  );

export const addCounts = (one: PairCounts, other: PairCounts): PairCounts =>
  Array.from({ length: OUTCOMES * OUTCOMES }, (_, both) => (one[both] ?? 0) + (other[both] ?? 0));
