import { cut, cutWithin, visibleLine } from './visible.js';

/** How wide a printed line may be. */
export const LINE_WIDTH = 80;

export interface Column {
  readonly heading: string;
  readonly align?: 'right';
  /** Whether the ends of its cells tell them apart, so that what is too long is cut in the middle. */
  readonly keepsEnds?: boolean;
}

/** Columns as wide as they have to be, two blanks apart; the first one gives way where a line is too narrow. */
export function textTable(columns: readonly Column[], cells: readonly (readonly string[])[]): string[] {
  const rows = cells.map((row) => row.map(visibleLine));
  const widths = columns.map(({ heading }, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const excess = widths.reduce((sum, width) => sum + width + 2, -2) - LINE_WIDTH;
  if (excess > 0) widths[0] = Math.max((widths[0] ?? 0) - excess, columns[0]?.heading.length ?? 0);
  const line = (row: readonly string[]) =>
    columns
      .map(({ align, keepsEnds }, column) => {
        const width = widths[column] ?? 0;
        const cell = (keepsEnds ? cutWithin : cut)(row[column] ?? '', width);
        return align === 'right' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(columns.map(({ heading }) => heading)), ...rows.map(line)];
}

/** A label and its text, continued under the text where the line is full. */
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
