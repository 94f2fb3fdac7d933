import { axialRow } from './hex.js';

/**
 * A bearing is one of 24 points, clockwise from north: even points are the multiples of 30°, odd points everything
 * between two of them. Every arc and every hit side begins and ends at a multiple of 30°, so a point and a facing are
 * enough, in whole numbers.
 */
const POINTS_OF_A_HEXSIDE = 4;
const POINTS = 24;

/**
 * The point of a line between hexes that differ by this many columns and axial rows; 0, as for north, if they do not
 * differ.
 */
function axialBearingPoint(dq: number, dr: number): number {
  // Rotate by whole hexsides until the line lies from north (inclusive) to north-east (exclusive): dq ≥ 0 and dq + dr <
  // 0.
  let q = dq;
  let r = dr;
  let point = 0;
  while (q < 0 || q + r >= 0) {
    if (q === 0 && r === 0) return 0;
    const turned = q + r;
    r = -q;
    q = turned;
    point += POINTS_OF_A_HEXSIDE;
  }
  // At 30° the line leaves the hex through a corner: it goes as far to the north as to the north-east.
  if (q === 0) return point;
  const northLessNorthEast = -r - 2 * q;
  return northLessNorthEast === 0 ? point + 2 : point + (northLessNorthEast > 0 ? 1 : 3);
}

export const bearingPoint = (column: number, row: number, toColumn: number, toRow: number): number =>
  axialBearingPoint(toColumn - column, axialRow(toColumn, toRow) - axialRow(column, row));

/** The bearing relative to this facing. */
export function relativePoint(point: number, facing: number): number {
  const relative = point - facing * POINTS_OF_A_HEXSIDE;
  return relative < 0 ? relative + POINTS : relative;
}

/** The bearing in the opposite direction. */
export const oppositePoint = (point: number): number =>
  point < POINTS / 2 ? point + POINTS / 2 : point - POINTS / 2;

const HALF_TURN = 180;
const FULL_TURN = 360;

/** Returns the bearing in whole degrees, clockwise from north (docs/rules/map.md); 0 for a hex and itself. */
export function bearing(column: number, row: number, toColumn: number, toRow: number): number {
  if (column === toColumn && row === toRow) return 0;
  const across = toColumn - column;
  const down = axialRow(toColumn, toRow) - axialRow(column, row) + across / 2;
  const degrees = (Math.atan2((across * Math.sqrt(3)) / 2, -down) * HALF_TURN) / Math.PI;
  return Math.round(degrees + FULL_TURN) % FULL_TURN;
}
