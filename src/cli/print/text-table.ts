import { cut, cutWithin, visibleLine } from './visible.js';

/** The widest printed line, in characters. */
export const LINE_WIDTH = 80;

/** A column by its heading, or with more about it. */
export type Column =
  | string
  | {
      readonly heading: string;
      readonly align?: 'right';
      /** Cuts long cells in the middle, because their ends distinguish them. */
      readonly keepsEnds?: boolean;
    };

export const right = (heading: string): Column => ({ heading, align: 'right' });

/** Makes columns as wide as needed, two spaces apart. The first column shrinks if the line is too narrow. */
export function textTable(given: readonly Column[], cells: readonly (readonly string[])[]): string[] {
  const columns = given.map((column) => (typeof column === 'string' ? { heading: column } : column));
  const rows = cells.map((row) => row.map(visibleLine));
  const widths = columns.map(({ heading }, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const excess = widths.reduce((sum, width) => sum + width + 2, -2) - LINE_WIDTH;
  if (excess > 0) widths[0] = Math.max((widths[0] ?? 0) - excess, columns[0]?.heading.length ?? 0);
  const line = (row: readonly string[]) =>
    columns
      .map(({ align, keepsEnds }: Exclude<Column, string>, column) => {
        const width = widths[column] ?? 0;
        const cell = (keepsEnds ? cutWithin : cut)(row[column] ?? '', width);
        return align === 'right' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(columns.map(({ heading }) => heading)), ...rows.map(line)];
}

/** Returns a label and its text, wrapped with an indent. */
export function labelled(label: string, text: string, labelWidth: number): string[] {
  const lines: string[] = [];
  let line = label.padEnd(labelWidth);
  let empty = true;
  for (const word of visibleLine(text).split(' ')) {
    if (!empty && line.length + 1 + word.length > LINE_WIDTH) {
      lines.push(line);
      line = ' '.repeat(labelWidth);
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
}
