import { isTime } from '../measure/row.js';
import { type Figure, inWords, isMet, percent } from './figures.js';

/** The facts of a row before it is measured. */
type Announced = Pick<Figure, 'name' | 'what' | 'unit' | 'asked'>;

const TITLES = ['name', 'what is measured', 'median', 'best', 'unit', 'spread', 'cores', 'asked', 'met'];
const RIGHT = new Set([2, 3, 5, 6, 7]);
const LEAST_WIDTHS = [0, 0, 11, 11, 0, 7, 5, 12, 7];

/** Cells of a row, in the order of the titles. */
function cellsOf(row: Figure): readonly string[] {
  const { name, what, unit, median, best, spread, cores } = row;
  return [
    name,
    what,
    inWords(median),
    inWords(best),
    unit,
    `± ${percent(spread)}`,
    cores === undefined ? '' : cores.toFixed(2),
    askedOf(row),
    verdictOf(row),
  ];
}

function askedOf(row: Announced): string {
  if (row.asked === undefined) return '';
  return `${isTime(row) ? '≤' : '≥'} ${inWords(row.asked)}`;
}

/** The median decides: the best round alone is no promise. */
function verdictOf(row: Figure): string {
  if (row.asked === undefined) return '';
  if (isMet(row, row.median)) return 'yes';
  return isMet(row, row.best) ? 'at best' : 'no';
}

/** Prints the table on a terminal, line by line. */
export class TerminalTable {
  readonly #widths: readonly number[];

  constructor(rows: readonly Announced[]) {
    const longest = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));
    this.#widths = TITLES.map((title, column) => {
      const known = { name: 'name', 'what is measured': 'what', unit: 'unit' }[title] as
        | 'name'
        | 'what'
        | 'unit'
        | undefined;
      const texts = known === undefined ? [] : rows.map((row) => row[known]);
      return Math.max(LEAST_WIDTHS[column] ?? 0, longest([title, ...texts]));
    });
  }

  head(): string {
    return `${this.#line(TITLES)}\n${this.#widths.map((width) => '─'.repeat(width)).join('  ')}`;
  }

  row(row: Figure): string {
    return this.#line(cellsOf(row));
  }

  skipped({ name, what }: Announced, why: string): string {
    return this.#line([name, what, `– ${why}`]);
  }

  #line(cells: readonly string[]): string {
    const padded = cells.map((cell, column) => {
      const width = this.#widths[column] ?? 0;
      return RIGHT.has(column) ? cell.padStart(width) : cell.padEnd(width);
    });
    return padded.join('  ').trimEnd();
  }
}

export function markdownTable(rows: readonly Figure[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = TITLES.map((_, column) => (RIGHT.has(column) ? '--:' : '---'));
  return [line(TITLES), line(rule), ...rows.map((row) => line(cellsOf(row)))].join('\n');
}
