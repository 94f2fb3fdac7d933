import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearing, bearingPoint } from '../../../src/battle/hex/bearing.js';
import { hexDistance } from '../../../src/battle/hex/hex.js';
import { type LinePlace, LineTable, lineOfHexes } from '../../../src/battle/hex/line.js';

const shown = (line: readonly LinePlace[]): string[] =>
  line.map((place) => place.map(({ column, row }) => `${column},${row}`).join('|'));

const HEIGHT = Math.sqrt(3);
const NEARLY = 1e-9;

/** The center of a hex with sides of length 1. */
const centerOf = (column: number, row: number) => ({
  x: 1.5 * column,
  y: HEIGHT * (row + (column % 2 === 0 ? 0 : 0.5)),
});

/** The hexes that a straight line touches, by the corners of each hex between its ends. */
function touchedByRuler(column: number, toColumn: number, toRow: number): string[] {
  const start = centerOf(column, 0);
  const end = centerOf(toColumn, toRow);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const names: string[] = [];
  for (let at = Math.min(column, toColumn) - 1; at <= Math.max(column, toColumn) + 1; at += 1) {
    for (let row = Math.min(0, toRow) - 1; row <= Math.max(0, toRow) + 1; row += 1) {
      const { x, y } = centerOf(at, row);
      const along = (x - start.x) * dx + (y - start.y) * dy;
      const sides = [0, 60, 120, 180, 240, 300].map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        return dx * (y + Math.sin(angle) - start.y) - dy * (x + Math.cos(angle) - start.x);
      });
      const between = along > NEARLY && along < dx * dx + dy * dy - NEARLY;
      const touched = Math.min(...sides) <= NEARLY && Math.max(...sides) >= -NEARLY;
      if (between && touched) names.push(`${at},${row}`);
    }
  }
  return names.sort();
}

describe('the line between two hexes', () => {
  it('has nothing between neighbors, nor between a hex and itself', () => {
    expect(lineOfHexes(4, 4, 4, 5)).toEqual([]);
    expect(lineOfHexes(4, 4, 4, 4)).toEqual([]);
  });

  it('follows a row of hexes', () => {
    expect(shown(lineOfHexes(4, 8, 4, 4))).toEqual(['4,7', '4,6', '4,5']);
    expect(shown(lineOfHexes(4, 4, 7, 5))).toEqual(['5,4', '6,5']);
  });

  it('comes as pair, single, pair along hexsides, the left hex first', () => {
    expect(shown(lineOfHexes(4, 4, 6, 4))).toEqual(['5,3|5,4']);
    expect(shown(lineOfHexes(4, 4, 8, 4))).toEqual(['5,3|5,4', '6,4', '7,3|7,4']);
    expect(shown(lineOfHexes(8, 4, 4, 4))).toEqual(['7,4|7,3', '6,4', '5,4|5,3']);
    expect(shown(lineOfHexes(4, 4, 5, 2))).toEqual(['4,3|5,3']);
  });

  // A third of the way to the hex four columns and one axial row away lies the corner of 1,0, 1,1 and 2,1; at two thirds
  // that of 2,2, 3,1 and 3,2.
  it('touches a hex whose corner it passes through', () => {
    expect(shown(lineOfHexes(0, 0, 4, 3)).sort()).toEqual(['1,0', '1,1', '2,1', '2,2', '3,1', '3,2']);
  });

  it('is divided exactly where its bearing is 30° off a facing', () => {
    for (let column = -12; column <= 12; column += 1) {
      for (let row = -12; row <= 12; row += 1) {
        const divided = lineOfHexes(0, 0, column, row).some((place) => place.length === 2);
        expect(divided, `${column},${row}`).toBe(bearing(0, 0, column, row) % 60 === 30);
      }
    }
  });

  it('has a hex at every distance, and is the same from both ends', () => {
    for (let column = -9; column <= 9; column += 1) {
      for (let row = -9; row <= 9; row += 1) {
        const there = lineOfHexes(1, 0, column, row).flat();
        const back = lineOfHexes(column, row, 1, 0).flat();
        const names = (places: typeof there) => places.map((place) => `${place.column},${place.row}`).sort();
        expect(names(there)).toEqual(names(back));
        const distance = hexDistance(1, 0, column, row);
        const distances = new Set(there.map((place) => hexDistance(1, 0, place.column, place.row)));
        for (let step = 1; step < distance; step += 1) expect(distances.has(step)).toBe(true);
      }
    }
  });

  it('grows with the map', () => {
    const table = new LineTable();
    const near = table.lineTo(0, 0, 3, 0);
    expect(table.distance(near)).toBe(3);
    const far = table.lineTo(0, 0, 0, 200);
    expect([table.distance(far), table.hexes(far), table.isDivided(far)]).toEqual([200, 199, false]);
    expect(table.distance(table.lineTo(0, 0, 3, 0))).toBe(3);
  });

  it('holds the hexes that a straight line touches, with its distance and bearing', () => {
    const column = fc.integer({ min: 0, max: 1 });
    const steps = fc.integer({ min: -14, max: 14 });
    fc.assert(
      fc.property(column, steps, steps, (from, columns, row) => {
        const to = from + columns;
        const table = new LineTable();
        // Longer ones before and after: the table grows between them.
        table.lineTo(from, 0, from + 3, 1);
        table.lineTo(from, 0, from - 40, 2);
        const line = table.lineTo(from, 0, to, row);
        expect(table.distance(line)).toBe(hexDistance(from, 0, to, row));
        expect(table.bearing(line)).toBe(bearingPoint(from, 0, to, row));
        const names = Array.from({ length: table.hexes(line) }, (_, index) => {
          const step = table.firstStep(line) + 2 * index;
          return `${from + (table.steps[step] as number)},${table.steps[step + 1]}`;
        });
        expect(names.sort()).toEqual(touchedByRuler(from, to, row));
        expect(table.lineTo(from, 0, to, row)).toBe(line);
      }),
    );
  });

  it('is told from all others in one table', () => {
    const table = new LineTable();
    const starts = new Set<number>();
    let lines = 0;
    for (const from of [0, 1])
      for (let columns = -8; columns <= 8; columns += 1)
        for (let row = -8; row <= 8; row += 1) {
          const line = table.lineTo(from, 0, from + columns, row);
          expect(table.distance(line)).toBe(hexDistance(from, 0, from + columns, row));
          starts.add(line);
          lines += 1;
        }
    expect(starts.size).toBe(lines);
  });
});
