import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisTicks } from '../../web/views/attack/axis.js';

describe('An axis', () => {
  it.each([
    [0, [0, 1]],
    [5, [0, 2, 4, 6]],
    [17.9, [0, 5, 10, 15, 20]],
    [23, [0, 10, 20, 30]],
    [90, [0, 50, 100]],
  ])('up to %d has round ticks', (highest, ticks) => {
    expect(axisTicks(highest)).toEqual(ticks);
  });

  it('has whole numbers at equal distances, few of them, and reaches the highest value', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5_000, noNaN: true }), (highest) => {
        const ticks = axisTicks(highest);
        expect(ticks.every(Number.isInteger)).toBe(true);
        expect(new Set(ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0))).size).toBe(1);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      }),
    );
  });
});
