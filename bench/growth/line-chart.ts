// Pictures of a few lines over two axes, written as SVG.
import {
  type Axis,
  COLORS,
  GRID,
  INK,
  labelOf,
  picture,
  QUIET_INK,
  round,
  scaleOf,
  stroke,
  text,
} from './svg.js';

interface ChartLine {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

interface Chart {
  /** A description, for readers who cannot see the picture. */
  readonly description: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly lines: readonly ChartLine[];
  /** Written at each point. */
  readonly pointLabel?: (y: number) => string;
}

const WIDTH = 720;
const HEIGHT = 380;
const LEFT = 64;
const RIGHT = WIDTH - 96;
const TOP = 44;
const BOTTOM = HEIGHT - 56;

export function lineChart({ description, x, y, lines, pointLabel }: Chart): string {
  const across = scaleOf(x, LEFT, RIGHT);
  const up = scaleOf(y, BOTTOM, TOP);
  const nameAt = apart(lines.map(({ points }) => up(points.at(-1)?.[1] ?? 0)));
  const parts = [
    ...y.ticks.flatMap((tick) => [
      stroke(LEFT, up(tick), RIGHT, up(tick), GRID),
      text(LEFT - 8, up(tick) + 4, labelOf(y, tick), 'end', QUIET_INK),
    ]),
    ...x.ticks.map((tick) => text(across(tick), BOTTOM + 20, labelOf(x, tick), 'middle', QUIET_INK)),
    stroke(LEFT, BOTTOM, RIGHT, BOTTOM, QUIET_INK),
    text(LEFT - 8, TOP - 20, y.title, 'start', INK),
    text((LEFT + RIGHT) / 2, HEIGHT - 14, x.title, 'middle', INK),
    ...lines.flatMap((line, index) => {
      const color = COLORS[index % COLORS.length] as string;
      const places = line.points.map(([a, b]) => [across(a), up(b)] as const);
      const path = places.map(([a, b]) => `${round(a)},${round(b)}`).join(' ');
      const [lastX, lastY] = places.at(-1) ?? [LEFT, BOTTOM];
      return [
        `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2.5" stroke-linejoin="round"/>`,
        ...places.map(([a, b]) => `<circle cx="${round(a)}" cy="${round(b)}" r="4" fill="${color}"/>`),
        ...(pointLabel === undefined
          ? []
          : line.points.map(([, value], point) => {
              const [a, b] = places[point] ?? [0, 0];
              return text(a + 8, b - 9, pointLabel(value), 'start', INK);
            })),
        ...(line.name === ''
          ? []
          : [text(lastX + 10, (nameAt[index] ?? lastY) + 4, line.name, 'start', color)]),
      ];
    }),
  ];
  return picture(WIDTH, HEIGHT, description, parts);
}

const LINE_OF_TEXT = 17;

/** Heights of names without overlaps: each at its own, or below the one above it. */
function apart(heights: readonly number[]): readonly number[] {
  const places = [...heights];
  let above = Number.NEGATIVE_INFINITY;
  for (const index of heights
    .map((_, place) => place)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))) {
    above = Math.max(heights[index] ?? 0, above + LINE_OF_TEXT);
    places[index] = above;
  }
  return places;
}

/** Steps of 1, 2 or 5 times a power of ten, from 0 to the first that is not below the highest value. */
export function evenTicks(highest: number): number[] {
  const rough = highest / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

/** Powers of ten around the values. */
export function powersOfTen(values: readonly number[]): number[] {
  const from = Math.floor(Math.log10(Math.min(...values)));
  const to = Math.ceil(Math.log10(Math.max(...values)));
  return Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
}
