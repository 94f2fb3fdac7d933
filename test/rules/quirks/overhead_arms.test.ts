import { describe, expect, it } from 'vitest';
import { armWeaponLevels } from '../../../src/rules/facing/index.js';
import { calculatePhysicalToHit } from '../../../src/rules/physical/index.js';

const unitQuirks = ['overhead_arms'];
const STANDING = { movementType: 'stationary', hexesMoved: 0 } as const;
const BOOK = { ruleset: 'total-warfare' } as const;

describe('Overhead Arms', () => {
  it('fire from one level higher in total-warfare', () => {
    expect(armWeaponLevels({ unitQuirks }, BOOK)).toBe(1);
    expect(armWeaponLevels({ unitQuirks })).toBe(0);
    expect(armWeaponLevels({}, BOOK)).toBe(0);
  });

  it('strike worse by 2 with punches and clubs, and kick as well as others', () => {
    const needs = (kind: 'punch' | 'hatchet' | 'club' | 'kick', quirks: readonly string[]) =>
      calculatePhysicalToHit(
        kind,
        { piloting: 5, tonnage: 50, arm: 'left', unitQuirks: quirks },
        STANDING,
        BOOK,
      ).targetNumber;
    const harder = (kind: 'punch' | 'hatchet' | 'club' | 'kick') => needs(kind, unitQuirks) - needs(kind, []);
    expect([harder('punch'), harder('hatchet'), harder('club'), harder('kick')]).toEqual([2, 2, 2, 0]);
  });

  it('do so only while the unit stands', () => {
    expect(armWeaponLevels({ unitQuirks, prone: true }, BOOK)).toBe(0);
  });
});
