/** How wide a printed line may be. */
export const PAGE_WIDTH = 80;

export interface Column {
  readonly heading: string;
  readonly align?: 'right';
}

/** Columns as wide as they have to be, two blanks apart; the first one gives way where the page is too narrow. */
export function textTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map(({ heading }, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const excess = widths.reduce((sum, width) => sum + width + 2, -2) - PAGE_WIDTH;
  if (excess > 0) widths[0] = Math.max((widths[0] ?? 0) - excess, columns[0]?.heading.length ?? 0);
  const line = (cells: readonly string[]) =>
    columns
      .map(({ align }, column) => {
        const width = widths[column] ?? 0;
        const cell = shortened(cells[column] ?? '', width);
        return align === 'right' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(columns.map(({ heading }) => heading)), ...rows.map(line)];
}

const shortened = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1)}…`;

/** A label and its text, continued under the text where the line is full. */
export function labelled(label: string, text: string, labelWidth: number): string[] {
  const lines: string[] = [];
  let line = label.padEnd(labelWidth);
  let empty = true;
  for (const word of text.split(' ')) {
    if (!empty && line.length + 1 + word.length > PAGE_WIDTH) {
      lines.push(line);
      line = ' '.repeat(labelWidth);
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
}
