import { describe, expect, it } from 'vitest';
import {
  columnBeside,
  FACINGS,
  hexDistance,
  hexsidesBetween,
  rowBeside,
  turned,
} from '../../../src/battle/hex/hex.js';

describe('facings', () => {
  it.each([
    [0, 1, 1],
    [5, 1, 0],
    [0, -1, 5],
    [2, 3, 5],
    [1, -9, 4],
    [4, 12, 4],
  ])('%i turned by %i hexsides is %i', (facing, hexsides, after) => {
    expect(turned(facing, hexsides)).toBe(after);
  });

  it.each([
    [0, 0, 0],
    [0, 1, 1],
    [4, 2, 2],
    [1, 4, 3],
    [0, 4, 2],
    [5, 0, 1],
  ])('%i and %i are %i hexsides apart, the shorter way', (one, other, hexsides) => {
    expect(hexsidesBetween(one, other)).toBe(hexsides);
    expect(hexsidesBetween(other, one)).toBe(hexsides);
  });
});

// Counted from 0: even columns stand half a hex higher (docs/rules/map.md).
describe('the distance between hexes', () => {
  it.each([
    [4, 4, 4, 4, 0],
    [4, 4, 4, 9, 5],
    [4, 4, 6, 4, 2],
    [4, 4, 7, 5, 3],
    [5, 4, 8, 5, 3],
    [5, 4, 4, 4, 1],
    [5, 4, 4, 3, 2],
    [1, 9, 8, 2, 11],
  ])('from %i,%i to %i,%i is %i, from both ends', (column, row, toColumn, toRow, distance) => {
    expect(hexDistance(column, row, toColumn, toRow)).toBe(distance);
    expect(hexDistance(toColumn, toRow, column, row)).toBe(distance);
  });

  it('is 1 to each neighbor, and 2 to the one behind it', () => {
    for (const column of [4, 5]) {
      for (const side of FACINGS) {
        const [nextColumn, nextRow] = [columnBeside(column, side), rowBeside(column, 6, side)];
        expect(hexDistance(column, 6, nextColumn, nextRow)).toBe(1);
        const behind = [columnBeside(nextColumn, side), rowBeside(nextColumn, nextRow, side)] as const;
        expect(hexDistance(column, 6, ...behind)).toBe(2);
      }
    }
  });
});
