/** Hexsides and facings, clockwise from north: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5;
export const FACINGS: readonly Facing[] = Object.freeze([0, 1, 2, 3, 4, 5] as const);

/** The facing this many hexsides to the right, or to the left if the number is negative. */
export const turned = (facing: number, hexsides: number): Facing =>
  ((((facing + hexsides) % 6) + 6) % 6) as Facing;

/** The number of hexsides between two facings, the shorter way: 0 to 3. */
export function hexsidesBetween(a: number, b: number): number {
  const turn = Math.abs(a - b);
  return turn > 3 ? 6 - turn : turn;
}

/*
 * Maps count columns and rows from 0, and even columns are half a hex higher. Axial coordinates can be added and
 * subtracted (docs/rules/map.md): q is the column, r the row less half the column.
 */

export const axialRow = (column: number, row: number): number => row - (column >> 1);

/** The distance between two hexes. */
export function hexDistance(column: number, row: number, toColumn: number, toRow: number): number {
  const dq = toColumn - column;
  const dr = axialRow(toColumn, toRow) - axialRow(column, row);
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

const STEP_Q = [0, 1, 1, 0, -1, -1] as const;
const STEP_R = [-1, -1, 0, 1, 1, 0] as const;

export const columnBeside = (column: number, side: Facing): number => column + STEP_Q[side];

export function rowBeside(column: number, row: number, side: Facing): number {
  const to = column + STEP_Q[side];
  return axialRow(column, row) + STEP_R[side] + (to >> 1);
}
