// Parts of SVG pictures. They have their own background, so that they are legible on a dark page too.

export interface Axis {
  readonly title: string;
  readonly ticks: readonly number[];
  /** Equal ratios take equal room. */
  readonly logarithmic?: boolean;
  readonly label?: (value: number) => string;
}

export const COLORS = ['#1f5fa8', '#b4540a', '#2f7d32', '#7b3fa0', '#59616b', '#a8871f', '#c2185b'];
const GROUND = '#ffffff';
export const INK = '#1c1f23';
export const QUIET_INK = '#59616b';
export const GRID = '#e3e6ea';

/** A picture from its parts, with a description for readers who cannot see it. */
export const picture = (
  width: number,
  height: number,
  description: string,
  parts: readonly string[],
): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${escaped(description)}</title>`,
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');

/** Maps values of an axis to positions between two ends. */
export function scaleOf({ ticks, logarithmic }: Axis, from: number, to: number): (value: number) => number {
  const bend = logarithmic ? Math.log : (value: number) => value;
  const [low, high] = [bend(Math.min(...ticks)), bend(Math.max(...ticks))];
  return (value) => from + ((bend(value) - low) / (high - low)) * (to - from);
}

export const labelOf = ({ label = String }: Axis, tick: number): string => label(tick);

export const round = (value: number): string => value.toFixed(1).replace(/[.]0$/, '');

export const stroke = (x1: number, y1: number, x2: number, y2: number, color: string): string =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${color}"/>`;

export const text = (
  x: number,
  y: number,
  words: string,
  anchor: 'start' | 'middle' | 'end',
  color: string,
): string =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" fill="${color}">${escaped(words)}</text>`;

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
