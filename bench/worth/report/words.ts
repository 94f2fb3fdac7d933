import type { Figure, Made } from './tables.js';

const sign = (value: number): string => (value < 0 ? '−' : '+');
export const signed = (value: number, digits = 1): string =>
  `${sign(value)}${Math.abs(value).toFixed(digits)}`;
export const interval = ({ low, high }: Figure, digits = 1): string =>
  `${signed(low, digits)} to ${signed(high, digits)}`;
export const counted = (number: number): string => number.toLocaleString('en');

/** Markdown would read "Achileus [Flamer](Sqd5)" as a link. */
export const asText = (name: string): string => name.replace(/[[\]|]/g, '\\$&');

/** "a, b and c" */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The note under each table: how it was made, and its limits. */
export const underTable = (
  { program, commit, method, seed, games, bots, maps }: Made,
  units: string,
  notSaid: string,
): readonly string[] => [
  `*How it was made:* ${units}; ${counted(games)} games of ${bots} bots on ${maps}; seed ${seed}, TarComp ${program}, commit ${commit},`,
  `[method](worth-method.md) ${method}.`,
  '',
  `*What it does not say:* ${notSaid}`,
  '',
];

/** Columns of numbers are aligned to the right. */
export const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    titles,
    titles.map((_, place) =>
      place > 0 && rows.some((cells) => /\d/.test(cells[place] ?? '')) ? '--:' : '---',
    ),
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
