import { describe, expect, it } from 'vitest';
import { calculateWeaponHeat } from '../../../src/rules/heat/index.js';

const totalWarfare = { ruleset: 'total-warfare' } as const;

describe('Improved Cooling Jacket', () => {
  it('Improved Cooling weapon', () => {
    expect(calculateWeaponHeat(10, ['improved_cooling'])).toBe(9);
    expect(calculateWeaponHeat(10, [])).toBe(10);
  });

  it('leaves no less than 0 in standard, and 1 in total-warfare', () => {
    expect(calculateWeaponHeat(1, ['improved_cooling'])).toBe(0);
    expect(calculateWeaponHeat(1, ['improved_cooling'], totalWarfare)).toBe(1);
    expect(calculateWeaponHeat(8, ['improved_cooling'], totalWarfare)).toBe(7);
  });

  it('does not heat a weapon that has no heat', () => {
    expect(calculateWeaponHeat(0, ['improved_cooling'])).toBe(0);
    expect(calculateWeaponHeat(0, ['improved_cooling'], totalWarfare)).toBe(0);
  });

  it('is known by its short id too', () => {
    expect(calculateWeaponHeat(10, ['imp_cooling'])).toBe(9);
  });

  it('cancels out with Poor Cooling', () => {
    expect(calculateWeaponHeat(10, ['improved_cooling', 'poor_cooling'])).toBe(10);
  });
});
