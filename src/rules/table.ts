/** A row of a table: the range it covers, and what it gives. */
export interface TableRow {
  readonly minimum: number;
  readonly maximum: number;
  readonly modifier: number;
}

/** A step of a scale: from here on it gives so much. */
export type TableStep = Pick<TableRow, 'minimum' | 'modifier'>;

/** The modifier of the last step that an amount reaches; 0 below the first. */
export function modifierIn(table: readonly TableStep[], amount: number): number {
  for (let row = table.length - 1; row >= 0; row -= 1) {
    const { minimum, modifier } = table[row] as TableStep;
    if (amount >= minimum) return modifier;
  }
  return 0;
}

/** The modifier of the last row that an amount reaches, spread out by whole amounts so that finding it is one step. */
export function lookUpIn(table: readonly TableRow[]): (amount: number) => number {
  const last = table.at(-1)?.minimum ?? 0;
  const byAmount = Array.from({ length: last + 1 }, (_, amount) =>
    table.reduce((reached, { minimum, modifier }) => (amount >= minimum ? modifier : reached), 0),
  );
  return (amount) => byAmount[amount < last ? Math.floor(amount) : last] ?? 0;
}

/** The steps of a scale as rows from 0 on. */
export function rowsOf(steps: readonly TableStep[]): readonly TableRow[] {
  const all = [{ minimum: 0, modifier: 0 }, ...steps];
  return all.map(({ minimum, modifier }, index) => ({
    minimum,
    maximum: (all[index + 1]?.minimum ?? Number.POSITIVE_INFINITY) - 1,
    modifier,
  }));
}
