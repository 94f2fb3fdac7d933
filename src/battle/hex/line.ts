import { bearingPoint } from './bearing.js';
import { axialRow, FACINGS, hexDistance } from './hex.js';

/*
 * The hexes that a line from center to center touches, without its two ends (docs/rules/map.md). A line along hexsides
 * is stored as left, right, single, left, right, single … and ends with a pair. Bots need millions of lines, so each is
 * worked out once and stored as steps from its first hex.
 */

/**
 * A line begins with its distance, 1 if it is divided, the number of its hexes and its bearing; then come the steps.
 */
const HEADER = 4;
const STEP = 2;

export class LineTable {
  /** The farthest step in columns or rows that `starts` has room for. */
  #reach = 0;
  #side = 0;
  /**
   * Where a line begins in `steps`, plus one, by the parity of its first column, columns and rows; 0 if not known yet.
   */
  #starts = new Int32Array(0);
  #used = 0;
  steps = new Int16Array(1024);

  /** Returns where this line begins in `steps`. */
  lineTo(column: number, row: number, toColumn: number, toRow: number): number {
    const columns = toColumn - column;
    const rows = toRow - row;
    const reach = this.#reach;
    if (columns > reach || -columns > reach || rows > reach || -rows > reach) {
      this.#widen(Math.max(Math.abs(columns), Math.abs(rows)));
    }
    const key = (((column & 1) * this.#side + columns + this.#reach) * this.#side + rows + this.#reach) | 0;
    const known = this.#starts[key] as number;
    return known > 0 ? known - 1 : this.#workOut(key, column & 1, columns, rows);
  }

  distance(start: number): number {
    return this.steps[start] as number;
  }

  isDivided(start: number): boolean {
    return this.steps[start + 1] === 1;
  }

  hexes(start: number): number {
    return this.steps[start + 2] as number;
  }

  /** In points, from the first hex to the last. */
  bearing(start: number): number {
    return this.steps[start + 3] as number;
  }

  /** The index in `steps` of the columns and rows to a line's first hex; the next hex is `STEP` further. */
  firstStep(start: number): number {
    return start + HEADER;
  }

  #widen(atLeast: number): void {
    this.#reach = Math.max(31, 2 ** Math.ceil(Math.log2(atLeast + 1)) - 1);
    this.#side = 2 * this.#reach + 1;
    this.#starts = new Int32Array(2 * this.#side * this.#side);
    this.#used = 0;
  }

  #workOut(key: number, column: number, columns: number, rows: number): number {
    const dq = columns;
    const dr = axialRow(column + columns, rows);
    const hexes = hexesTouched(dq, dr);
    const start = this.#used;
    this.#used += HEADER + hexes.length * STEP;
    if (this.#used > this.steps.length) {
      const larger = new Int16Array(this.#used * 2);
      larger.set(this.steps);
      this.steps = larger;
    }
    this.steps[start] = hexDistance(column, 0, column + columns, rows);
    this.steps[start + 1] = isDividedWay(dq, dr) ? 1 : 0;
    this.steps[start + 2] = hexes.length;
    this.steps[start + 3] = bearingPoint(column, 0, column + columns, rows);
    hexes.forEach(({ q, r }, index) => {
      this.steps[start + HEADER + index * STEP] = q;
      this.steps[start + HEADER + index * STEP + 1] = r + ((column + q) >> 1);
    });
    this.#starts[key] = start + 1;
    return start;
  }
}

interface Axial {
  readonly q: number;
  readonly r: number;
}

/** In the order of facings. */
const AROUND: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** Corners of a hex in thirds of a step: each lies between two neighbors. */
const CORNERS: readonly Axial[] = FACINGS.map((side) => {
  const a = AROUND[side] as Axial;
  const b = AROUND[(side + 1) % 6] as Axial;
  return { q: a.q + b.q, r: a.r + b.r };
});

/** Whether a line runs along hexsides, that is, whether its bearing is 30° off a facing. */
const isDividedWay = (dq: number, dr: number): boolean =>
  (dq !== 0 || dr !== 0) && (dq === dr || 2 * dq + dr === 0 || dq + 2 * dr === 0);

function hexesTouched(dq: number, dr: number): Axial[] {
  const distance = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  // Positive to the right of the line.
  const across = (q: number, r: number) => dq * r - dr * q;
  const along = (q: number, r: number) => 2 * (dq * q + dr * r) + dq * r + dr * q;
  const end = along(dq, dr);
  const found = new Map<number, Axial>();
  const consider = (q: number, r: number) => {
    const far = along(q, r);
    if (far <= 0 || far >= end) return;
    let left = false;
    let right = false;
    for (const corner of CORNERS) {
      const side = across(3 * q + corner.q, 3 * r + corner.r);
      left ||= side <= 0;
      right ||= side >= 0;
    }
    if (left && right) found.set(q * 65_536 + r, { q, r });
  };
  // Every hex that the line touches is near one of the points at a whole number of hexes from its start.
  for (let step = 1; step < distance; step += 1) {
    const q = Math.round((dq * step) / distance);
    const r = Math.round((dr * step) / distance);
    consider(q, r);
    for (const beside of AROUND) consider(q + beside.q, r + beside.r);
  }
  return [...found.values()].sort(
    (a, b) => along(a.q, a.r) - along(b.q, b.r) || across(a.q, a.r) - across(b.q, b.r),
  );
}

export interface HexPlace {
  readonly column: number;
  readonly row: number;
}

/** One hex of the line, or two if the line runs between them, the left one first. */
export type LinePlace = readonly [HexPlace] | readonly [left: HexPlace, right: HexPlace];

/** The table of lines that all battles share. */
export const LINES = new LineTable();

/** Returns the hexes of a line for display; they may lie beyond the edge of a map. */
export function lineOfHexes(column: number, row: number, toColumn: number, toRow: number): LinePlace[] {
  const start = LINES.lineTo(column, row, toColumn, toRow);
  const places: HexPlace[] = [];
  for (let index = 0; index < LINES.hexes(start); index += 1) {
    const step = LINES.firstStep(start) + index * STEP;
    // Rows depend on whether the first hex is in an even or an odd column.
    places.push({
      column: column + (LINES.steps[step] as number),
      row: row + (LINES.steps[step + 1] as number),
    });
  }
  if (!LINES.isDivided(start)) return places.map((place) => [place] as const);
  const line: LinePlace[] = [];
  for (let index = 0; index < places.length; index += 3) {
    const [left, right, single] = places.slice(index, index + 3);
    if (left !== undefined && right !== undefined) line.push([left, right]);
    if (single !== undefined) line.push([single]);
  }
  return line;
}
