/** A figure with its standard error and an interval. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
  readonly low: number;
  readonly high: number;
}

/** The larger distance of the figure from an end of its interval. */
export const halfWidth = ({ value, low, high }: Pick<Estimate, 'value' | 'low' | 'high'>): number =>
  Math.max(value - low, high - value);

/** The interval of a normal estimate. */
export const normalEstimate = (value: number, error: number, z: number): Estimate => ({
  value,
  error,
  low: value - z * error,
  high: value + z * error,
});
