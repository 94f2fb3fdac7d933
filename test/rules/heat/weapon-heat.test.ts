import { describe, expect, it } from 'vitest';
import { calculateWeaponHeat } from '../../../src/edge/rules/heat.js';

describe('heat of a weapon', () => {
  it('is its own where it has no quirk of cooling', () => {
    expect(calculateWeaponHeat(8, [])).toBe(8);
    expect(calculateWeaponHeat(8, ['accurate', 'unheard_of'])).toBe(8);
    expect(calculateWeaponHeat(8, undefined, { ruleset: 'total-warfare' })).toBe(8);
  });

  it('is the same for all three quirks in any order', () => {
    const quirks = ['improved_cooling', 'poor_cooling', 'no_cooling'];
    expect(calculateWeaponHeat(10, quirks)).toBe(20);
    expect(calculateWeaponHeat(10, [...quirks].reverse())).toBe(20);
    expect(calculateWeaponHeat(10, quirks, { ruleset: 'total-warfare' })).toBe(12);
  });

  it('refuses what is no heat', () => {
    expect(() => calculateWeaponHeat(-1, [])).toThrow('baseHeat is -1');
    expect(() => calculateWeaponHeat(Number.NaN, [])).toThrow('baseHeat is NaN');
  });
});
