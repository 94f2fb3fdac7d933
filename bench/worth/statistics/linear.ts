import { type Estimate, normalEstimate } from './estimate.js';
import { tOf } from './student.js';

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's coefficient of correlation. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const [middle, otherMiddle] = [meanOf(one), meanOf(other)];
  let [both, first, second] = [0, 0, 0];
  for (const [place, value] of one.entries()) {
    const [dx, dy] = [value - middle, (other[place] as number) - otherMiddle];
    both += dx * dy;
    first += dx * dx;
    second += dy * dy;
  }
  return both / Math.sqrt(first * second);
}

/** Its interval by Fisher's transformation, for so many pairs of values; ranks differ a little more (Fieller 1957). */
export function correlationEstimate(
  value: number,
  pairs: number,
  z: number,
  ranked: boolean,
): Pick<Estimate, 'value' | 'low' | 'high'> {
  const error = Math.sqrt((ranked ? 1.06 : 1) / (pairs - 3));
  const at = (by: number): number => Math.tanh(Math.atanh(value) + by * z * error);
  return { value, low: at(-1), high: at(1) };
}

/** Spearman's: the same for ranks; equal values share theirs. */
export const rankCorrelation = (one: readonly number[], other: readonly number[]): number =>
  correlation(ranksOf(one), ranksOf(other));

function ranksOf(values: readonly number[]): readonly number[] {
  const order = values.map((_, place) => place).sort((a, b) => (values[a] as number) - (values[b] as number));
  const ranks = Array<number>(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && values[order[to] as number] === values[order[from] as number]) to += 1;
    for (let place = from; place < to; place += 1) ranks[order[place] as number] = (from + to - 1) / 2;
    from = to;
  }
  return ranks;
}

/** The best-fitting straight line. */
export function lineOf(
  x: readonly number[],
  y: readonly number[],
): { readonly base: number; readonly slope: number } {
  const [middle, level] = [meanOf(x), meanOf(y)];
  let [along, across] = [0, 0];
  for (const [place, value] of x.entries()) {
    along += (value - middle) * ((y[place] as number) - level);
    across += (value - middle) ** 2;
  }
  const slope = across === 0 ? 0 : along / across;
  return { base: level - slope * middle, slope };
}

/** The mean of a sample of two values or more, with its interval by Student's distribution. */
export function meanEstimate(values: readonly number[], confidence: number): Estimate {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const freedom = values.length - 1;
  return normalEstimate(mean, Math.sqrt(squares / freedom / values.length), tOf(confidence, freedom));
}
