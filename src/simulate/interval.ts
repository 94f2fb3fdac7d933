/** A rate with the interval that holds the true one in 95 of 100 runs. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959963984540054;
const DIGITS = 1e6;

/** More digits say nothing, and are hard to read. */
export const rounded = (value: number, digits = DIGITS): number => Math.round(value * digits) / digits || 0;

/**
 * A share of games with Wilson's score interval (Wilson 1927; method 3 of Newcombe 1998), which also holds for rates of
 * 0 and 1 and for few games.
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
 * The difference of two rates over the same games: `gained` hits that only the second has, `lost` ones that only the first
 * has. Adjusted Wald interval for pairs (Bonett and Price 2012): one pair more of either kind that differs, so that it is
 * no point where few do. Pairs that agree say nothing about the difference except how many there are.
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
