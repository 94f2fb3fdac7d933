/** From this number on a shot cannot hit. */
export const IMPOSSIBLE = 13;

/** At most 13; what cannot be done at all stays Infinity. */
export const capped = (sum: number): number =>
  sum > IMPOSSIBLE && sum !== Number.POSITIVE_INFINITY ? IMPOSSIBLE : sum;
