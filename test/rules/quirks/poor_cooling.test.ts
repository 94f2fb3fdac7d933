import { describe, expect, it } from 'vitest';
import { calculateWeaponHeat } from '../../../src/rules/heat/index.js';
import { RULESETS } from '../../../src/rules/ruleset.js';

describe('Poor Cooling Jacket', () => {
  it('Poor Cooling weapon', () => {
    expect(calculateWeaponHeat(10, ['poor_cooling'])).toBe(11);
  });

  it('adds 1 in both rulesets', () => {
    for (const ruleset of RULESETS) expect(calculateWeaponHeat(3, ['poor_cooling'], { ruleset })).toBe(4);
  });

  it('is added after No Cooling has doubled the heat', () => {
    expect(calculateWeaponHeat(5, ['poor_cooling', 'no_cooling'])).toBe(11);
  });
});
