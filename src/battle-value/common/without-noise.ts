const SHARES_OF_A_POINT = 1e9;

/** Sums of binary fractions may end a hair below the half that they mean, and would be rounded down. */
export const withoutNoise = (value: number): number =>
  Math.round(value * SHARES_OF_A_POINT) / SHARES_OF_A_POINT;
