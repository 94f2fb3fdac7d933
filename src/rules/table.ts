/** A row of a table: the range it covers and its modifier. */
export interface TableRow {
  readonly minimum: number;
  readonly maximum: number;
  readonly modifier: number;
}

/** A step of a scale: the modifier that applies from its minimum up. */
export type TableStep = Pick<TableRow, 'minimum' | 'modifier'>;

/** The modifier of the last step that an amount reaches; 0 below the first. */
export function modifierIn(table: readonly TableStep[], amount: number): number {
  for (let row = table.length - 1; row >= 0; row -= 1) {
    const { minimum, modifier } = table[row] as TableStep;
    if (amount >= minimum) return modifier;
  }
  return 0;
}

/** Returns a lookup of the last row that an amount reaches, expanded by whole amounts so that it takes one step. */
export function lookUpIn(table: readonly TableRow[]): (amount: number) => number {
  const last = table.at(-1)?.minimum ?? 0;
  const byAmount = Array.from({ length: last + 1 }, (_, amount) =>
    table.reduce((reached, { minimum, modifier }) => (amount >= minimum ? modifier : reached), 0),
  );
  return (amount) => byAmount[amount < last ? Math.floor(amount) : last] ?? 0;
}

/** Turns the steps of a scale into rows that start at 0. */
export function rowsOf(steps: readonly TableStep[]): readonly TableRow[] {
  const all = [{ minimum: 0, modifier: 0 }, ...steps];
  return all.map(({ minimum, modifier }, index) => ({
    minimum,
    maximum: (all[index + 1]?.minimum ?? Number.POSITIVE_INFINITY) - 1,
    modifier,
  }));
}
