import { lineOf } from './linear.js';

/** A curve that never falls, as its corners; beyond them it goes on as the straight line of all points does. */
export interface RisingCurve {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** The slope beyond both ends. */
  readonly slope: number;
}

const CORNERS = 60;

/**
 * What y is on average near each x: straight lines that count near points more, by a normal distribution of this width (Cleveland
 * 1979). Where they would fall, the curve stays level.
 */
export function risingCurve(x: readonly number[], y: readonly number[], width: number): RisingCurve {
  const [from, to] = [Math.min(...x), Math.max(...x)];
  const corners = Array.from(
    { length: CORNERS },
    (_, corner) => from + ((to - from) * corner) / (CORNERS - 1),
  );
  let highest = -Infinity;
  const heights = corners.map((corner) => {
    highest = Math.max(highest, nearby(x, y, corner, width));
    return highest;
  });
  return { x: corners, y: heights, slope: lineOf(x, y).slope };
}

function nearby(x: readonly number[], y: readonly number[], at: number, width: number): number {
  let [weights, along, across, up, both] = [0, 0, 0, 0, 0];
  for (const [place, value] of x.entries()) {
    const away = value - at;
    const height = y[place] as number;
    const weight = Math.exp(-0.5 * (away / width) ** 2);
    weights += weight;
    along += weight * away;
    across += weight * away * away;
    up += weight * height;
    both += weight * away * height;
  }
  const spread = weights * across - along * along;
  return spread > 1e-9 * weights * weights ? (across * up - along * both) / spread : up / weights;
}

/** The x at which the curve has this height; where it is level, the middle. */
export function whereItIs({ x, y, slope }: RisingCurve, height: number): number {
  const last = x.length - 1;
  const [left, right] = [x[0] as number, x[last] as number];
  const [low, high] = [y[0] as number, y[last] as number];
  if (height < low) return left - (low - height) / slope;
  if (height > high) return right + (height - high) / slope;
  const first = y.findIndex((each) => each >= height);
  let level = first;
  while (level < last && y[level + 1] === height) level += 1;
  if (y[first] === height) return ((x[first] as number) + (x[level] as number)) / 2;
  const [below, above] = [y[first - 1] as number, y[first] as number];
  const [start, end] = [x[first - 1] as number, x[first] as number];
  return start + ((end - start) * (height - below)) / (above - below);
}
