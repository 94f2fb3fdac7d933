import { type Estimate, normalEstimate } from './estimate.js';

const logit = (chance: number): number => Math.log(chance / (1 - chance));
export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

export interface Point {
  readonly x: number;
  readonly y: number;
  /** Standard error of y. */
  readonly error: number;
}

/**
 * The line through the origin that fits best, weighted by the errors. Where points lie farther from it than their errors explain, its own
 * error grows by as much (Birge's ratio).
 * @throws {RangeError} without a point beside the origin
 */
export function slopeThroughOrigin(points: readonly Point[], z: number): Estimate {
  let [along, across] = [0, 0];
  for (const { x, y, error } of points) {
    along += (x * y) / error ** 2;
    across += x ** 2 / error ** 2;
  }
  if (across === 0) throw new RangeError('there is no point beside the origin: expected some for a slope');
  const slope = along / across;
  const misfit = points.reduce((sum, { x, y, error }) => sum + ((y - slope * x) / error) ** 2, 0);
  const birge = Math.max(1, Math.sqrt(misfit / Math.max(1, points.length - 1)));
  return normalEstimate(slope, birge / Math.sqrt(across), z);
}

/** A win rate and its error as log odds. */
export function oddsPoint(x: number, { value, error }: Pick<Estimate, 'value' | 'error'>): Point {
  const chance = Math.min(0.999, Math.max(0.001, 0.5 + value));
  return { x, y: logit(chance), error: error / (chance * (1 - chance)) };
}

/**
 * How much more Battle Value brings the same win rate, as a share: 0.05 is 5 % more. The ends are as far out as the interval of the
 * rate and that of the slope can put them together.
 */
export function valueOfRate(rate: Estimate, slope: Estimate): Pick<Estimate, 'value' | 'low' | 'high'> {
  const at = (points: number, by: number): number =>
    Math.expm1(logit(Math.min(0.999, Math.max(0.001, 0.5 + points))) / by);
  const flat = Math.max(slope.low, slope.value / 10);
  return {
    value: at(rate.value, slope.value),
    low: at(rate.low, rate.low < 0 ? flat : slope.high),
    high: at(rate.high, rate.high > 0 ? flat : slope.high),
  };
}
