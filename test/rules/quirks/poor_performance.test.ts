import { describe, expect, it } from 'vitest';
import { mayRun } from '../../../src/edge/rules/movement.js';

const slow = { unitQuirks: ['poor_performance'] };
const BOOK = { ruleset: 'total-warfare' } as const;

describe('Poor Performance', () => {
  it('runs only after a turn of full walking, in total-warfare', () => {
    expect([0, 3, 4, 6].map((spent) => mayRun(slow, 4, spent, BOOK))).toEqual([false, false, true, true]);
    expect([0, 3, 4, 6].map((spent) => mayRun(slow, 4, spent))).toEqual([true, true, true, true]);
  });

  it('is the only thing that asks for it', () => {
    expect(mayRun({}, 4, 0, BOOK)).toBe(true);
  });

  it('points spent that are no number are refused', () => {
    expect(() => mayRun(slow, 4, Number.NaN, BOOK)).toThrow(/mpSpentLastTurn is NaN/);
  });
});
