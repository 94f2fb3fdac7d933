// Pictures of a few lines over two axes, written as SVG. They stand on a ground of their own, so that they can be read on
// a dark page too.

interface ChartLine {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

interface Axis {
  readonly title: string;
  readonly ticks: readonly number[];
  /** Equal ratios take equal room. */
  readonly logarithmic?: boolean;
  readonly label?: (value: number) => string;
}

interface Chart {
  /** What the picture shows, for who cannot see it. */
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
const COLORS = ['#1f5fa8', '#b4540a'];
const GROUND = '#ffffff';
const INK = '#1c1f23';
const QUIET_INK = '#59616b';
const GRID = '#e3e6ea';

export function lineChart({ description, x, y, lines, pointLabel }: Chart): string {
  const across = scaleOf(x, LEFT, RIGHT);
  const up = scaleOf(y, BOTTOM, TOP);
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>`,
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
        ...(line.name === '' ? [] : [text(lastX + 10, lastY + 4, line.name, 'start', color)]),
      ];
    }),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${escaped(description)}</title>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
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

function scaleOf({ ticks, logarithmic }: Axis, from: number, to: number): (value: number) => number {
  const bend = logarithmic ? Math.log : (value: number) => value;
  const [low, high] = [bend(Math.min(...ticks)), bend(Math.max(...ticks))];
  return (value) => from + ((bend(value) - low) / (high - low)) * (to - from);
}

const labelOf = ({ label = String }: Axis, tick: number): string => label(tick);

const round = (value: number): string => value.toFixed(1).replace(/[.]0$/, '');

const stroke = (x1: number, y1: number, x2: number, y2: number, color: string): string =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${color}"/>`;

const text = (
  x: number,
  y: number,
  words: string,
  anchor: 'start' | 'middle' | 'end',
  color: string,
): string =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" fill="${color}">${escaped(words)}</text>`;

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
