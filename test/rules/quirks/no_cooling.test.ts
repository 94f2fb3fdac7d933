import { describe, expect, it } from 'vitest';
import { calculateWeaponHeat } from '../../../src/rules/heat/index.js';

const totalWarfare = { ruleset: 'total-warfare' } as const;

describe('No Cooling Jacket', () => {
  it('No Cooling weapon', () => {
    expect(calculateWeaponHeat(10, ['no_cooling'])).toBe(20);
  });

  it('adds 2 in total-warfare', () => {
    expect(calculateWeaponHeat(10, ['no_cooling'], totalWarfare)).toBe(12);
  });

  it('doubles nothing to nothing', () => {
    expect(calculateWeaponHeat(0, ['no_cooling'])).toBe(0);
  });

  it('doubles before Improved Cooling takes its point, in any order', () => {
    expect(calculateWeaponHeat(5, ['improved_cooling', 'no_cooling'])).toBe(9);
    expect(calculateWeaponHeat(5, ['no_cooling', 'improved_cooling'])).toBe(9);
  });
});
