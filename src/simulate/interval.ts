/** A rate with its 95 % confidence interval. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959963984540054;
const DIGITS = 1e6;

/** Further digits mean nothing and are hard to read. */
export const rounded = (value: number, digits = DIGITS): number => Math.round(value * digits) / digits || 0;

/**
 * Returns a share of games with Wilson's score interval (Wilson 1927; method 3 of Newcombe 1998), which also holds for
 * rates of 0 and 1 and for few games.
 */
export function wilsonInterval(hits: number, games: number): Interval {
  if (games === 0) return { value: 0, low: 0, high: 1 };
  const square = Z * Z;
  const middle = hits + square / 2;
  const width = Z * Math.sqrt((hits * (games - hits)) / games + square / 4);
  const all = games + square;
  return {
    value: rounded(hits / games),
    low: hits === 0 ? 0 : rounded((middle - width) / all),
    high: hits === games ? 1 : rounded((middle + width) / all),
  };
}

/**
 * Returns the difference of two rates over paired games. `gained` counts hits of the second alone, `lost` hits of the
 * first alone. The interval is the adjusted Wald interval for pairs (Bonett and Price 2012). It adds one differing pair
 * of each kind, so that it never shrinks to a point. Pairs that agree matter only by their number.
 */
export function pairedDifference(gained: number, lost: number, games: number): Interval {
  if (games === 0) return { value: 0, low: -1, high: 1 };
  const more = (gained + 1) / (games + 2);
  const less = (lost + 1) / (games + 2);
  const middle = more - less;
  const width = Z * Math.sqrt((more + less - middle * middle) / (games + 2));
  return {
    value: rounded((gained - lost) / games),
    low: rounded(Math.max(-1, middle - width)),
    high: rounded(Math.min(1, middle + width)),
  };
}
