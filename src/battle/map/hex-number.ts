/** Map sheets number their hexes by column and row from 1, with as many digits as the larger side of the sheet needs. */
interface Sheet {
  readonly width: number;
  readonly height: number;
}

const digitsOf = ({ width, height }: Sheet): number => (Math.max(width, height) > 99 ? 3 : 2);

/** Returns the number that players use for a hex: 0203 is the third hex of the second column. */
export function hexNumber(index: number, sheet: Sheet): string {
  const shown = (count: number) => String(count + 1).padStart(digitsOf(sheet), '0');
  return shown(index % sheet.width) + shown(Math.trunc(index / sheet.width));
}

/**
 * Returns the index of a hex number, or undefined if it is not a number of a hex on this sheet. Three digits each are
 * always accepted.
 */
export function hexIndex(number: string, { width, height }: Sheet): number | undefined {
  if (!/^(\d{4}|\d{6})$/.test(number)) return undefined;
  const half = number.length / 2;
  const column = Number(number.slice(0, half)) - 1;
  const row = Number(number.slice(half)) - 1;
  if (column < 0 || column >= width || row < 0 || row >= height) return undefined;
  return row * width + column;
}
