import { describe, expect, it } from 'vitest';
import { armWeaponLevels } from '../../../src/rules/facing/index.js';

const unitQuirks = ['overhead_arms'];
const BOOK = { ruleset: 'total-warfare' } as const;

describe('Overhead Arms', () => {
  it('fire from one level higher in total-warfare', () => {
    expect(armWeaponLevels({ unitQuirks }, BOOK)).toBe(1);
    expect(armWeaponLevels({ unitQuirks })).toBe(0);
    expect(armWeaponLevels({}, BOOK)).toBe(0);
  });

  it('do so only while the unit stands', () => {
    expect(armWeaponLevels({ unitQuirks, prone: true }, BOOK)).toBe(0);
  });
});
