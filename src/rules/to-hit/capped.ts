/** A shot that needs this number or more cannot hit. */
export const IMPOSSIBLE = 13;

/** Caps a sum at 13. Infinity stays, for a shot that cannot be made. */
export const capped = (sum: number): number =>
  sum > IMPOSSIBLE && sum !== Number.POSITIVE_INFINITY ? IMPOSSIBLE : sum;
