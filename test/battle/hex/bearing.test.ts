import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearing, bearingPoint, oppositePoint, relativePoint } from '../../../src/battle/hex/bearing.js';
import { columnBeside, FACINGS, rowBeside } from '../../../src/battle/hex/hex.js';

describe('a bearing', () => {
  it.each(FACINGS)('to the neighbor at side %i is 60° for each hexside', (side) => {
    for (const column of [4, 5]) {
      const to = [columnBeside(column, side), rowBeside(column, 6, side)] as const;
      expect(bearing(column, 6, ...to)).toBe(side * 60);
      expect(bearingPoint(column, 6, ...to)).toBe(side * 4);
    }
  });

  // Real map sheets, counted from 0: even columns stand half a hex higher.
  it.each([
    [13, 13, 15, 11, 41],
    [8, 9, 8, 15, 180],
    [9, 16, 8, 7, 355],
    [4, 4, 6, 4, 90],
    [4, 4, 5, 2, 30],
    [4, 4, 2, 4, 270],
  ])('from %i,%i to %i,%i is %i,%i', (column, row, toColumn, toRow, degrees) => {
    expect(bearing(column, row, toColumn, toRow)).toBe(degrees);
  });

  it('of a hex and itself is 0', () => {
    expect(bearing(3, 3, 3, 3)).toBe(0);
    expect(bearingPoint(3, 3, 3, 3)).toBe(0);
  });

  const place = fc.record({ column: fc.integer({ min: 0, max: 31 }), row: fc.integer({ min: 0, max: 31 }) });

  it('lies at its point, or between the two multiples of 30° beside it', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        fc.pre(from.column !== to.column || from.row !== to.row);
        const point = bearingPoint(from.column, from.row, to.column, to.row);
        const degrees = bearing(from.column, from.row, to.column, to.row);
        if (point % 2 === 0) expect(degrees).toBe(point * 15);
        else {
          expect(degrees).toBeGreaterThan((point - 1) * 15);
          expect(degrees).toBeLessThan((point + 1) * 15);
        }
      }),
    );
  });

  it('looks the other way from the other end', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        fc.pre(from.column !== to.column || from.row !== to.row);
        const there = bearingPoint(from.column, from.row, to.column, to.row);
        expect(bearingPoint(to.column, to.row, from.column, from.row)).toBe(oppositePoint(there));
      }),
    );
  });

  it('turns with the unit that looks', () => {
    expect(relativePoint(8, 2)).toBe(0);
    expect(relativePoint(0, 1)).toBe(20);
  });
});
