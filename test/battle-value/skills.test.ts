import { describe, expect, it } from 'vitest';
import { calculateBattleValue, skillFactor } from '../../src/battle-value/index.js';
import { sampleMech } from './sample-mech.js';

describe('The skills of a pilot', () => {
  /** TechManual, the table of skill multipliers. */
  it.each([
    [0, [2.42, 2.31, 2.21, 2.1, 1.93, 1.75, 1.68, 1.59, 1.5]],
    [1, [2.21, 2.11, 2.02, 1.92, 1.76, 1.6, 1.54, 1.46, 1.38]],
    [2, [1.93, 1.85, 1.76, 1.68, 1.54, 1.4, 1.35, 1.28, 1.21]],
    [3, [1.66, 1.58, 1.51, 1.44, 1.32, 1.2, 1.16, 1.1, 1.04]],
    [4, [1.38, 1.32, 1.26, 1.2, 1.1, 1, 0.95, 0.9, 0.85]],
    [5, [1.31, 1.19, 1.13, 1.08, 0.99, 0.9, 0.86, 0.81, 0.77]],
    [6, [1.24, 1.12, 1.07, 1.02, 0.94, 0.85, 0.81, 0.77, 0.72]],
    [7, [1.17, 1.06, 1.01, 0.96, 0.88, 0.8, 0.76, 0.72, 0.68]],
    [8, [1.1, 0.99, 0.95, 0.9, 0.83, 0.75, 0.71, 0.68, 0.64]],
  ])('gunnery %d makes these factors with piloting 0 to 8: %s', (gunnery, factors) => {
    expect(factors.map((_, piloting) => skillFactor(gunnery, piloting))).toEqual(factors);
  });

  it.each([
    [-1, 5],
    [9, 5],
    [4, -1],
    [4, 9],
    [3.5, 5],
    [4, Number.NaN],
  ])('other than 0 to 8 are refused: %d and %d', (gunnery, piloting) => {
    expect(() => skillFactor(gunnery, piloting)).toThrow(RangeError);
    expect(() => calculateBattleValue(sampleMech(), { gunnery, piloting })).toThrow(RangeError);
  });

  it('multiply the rounded base, and round again', () => {
    // 250.2 + 75 = 325.2, so 325 × 1.32 = 429; unrounded it would be 429.264.
    const { base, battleValue } = calculateBattleValue(sampleMech(), { gunnery: 3, piloting: 4 });
    expect([base, battleValue]).toEqual([325, 429]);
    expect(calculateBattleValue(sampleMech(), { gunnery: 8, piloting: 8 }).battleValue).toBe(208);
  });

  it('are average where they are left out', () => {
    expect(calculateBattleValue(sampleMech()).battleValue).toBe(325);
  });
});
