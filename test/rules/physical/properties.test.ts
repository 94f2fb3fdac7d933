import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculatePhysicalDamage,
  calculatePhysicalToHit,
  PHYSICAL_ATTACKS,
  type PhysicalAttackKind,
  physicalAttackLegality,
  physicalToHitNumber,
} from '../../../src/rules/physical/index.js';
import { attacker, options, target } from '../generators/physical.js';

const kinds = fc.constantFrom(...(Object.keys(PHYSICAL_ATTACKS) as PhysicalAttackKind[]));

describe('any physical attack', () => {
  it('needs the sum of its entries, each listed once, and never NaN', () => {
    fc.assert(
      fc.property(kinds, attacker, target, options, (kind, by, at, how) => {
        const { modifiers, targetNumber, impossible } = calculatePhysicalToHit(kind, by, at, how);
        expect(targetNumber).toBe(modifiers.reduce((sum, { value }) => sum + value, 0));
        expect(targetNumber).not.toBeNaN();
        expect(new Set(modifiers.map(({ id }) => id)).size).toBe(modifiers.length);
        expect(impossible).toBe(targetNumber > 12);
      }),
    );
  });

  it('needs the same with its entries and without', () => {
    fc.assert(
      fc.property(kinds, attacker, target, options, (kind, by, at, how) => {
        expect(physicalToHitNumber(kind, by, at, how)).toBe(
          calculatePhysicalToHit(kind, by, at, how).targetNumber,
        );
      }),
    );
  });

  it('does not depend on the order of quirks and abilities', () => {
    fc.assert(
      fc.property(kinds, attacker, target, options, (kind, by, at, how) => {
        const turned = <T extends { unitQuirks?: readonly string[]; abilities?: readonly string[] }>(
          side: T,
        ) => ({
          ...side,
          unitQuirks: [...(side.unitQuirks ?? [])].reverse(),
          abilities: [...(side.abilities ?? [])].reverse(),
        });
        expect(calculatePhysicalToHit(kind, turned(by), turned(at), how).targetNumber).toBe(
          calculatePhysicalToHit(kind, by, at, how).targetNumber,
        );
        expect(calculatePhysicalDamage(kind, turned(by), how)).toBe(calculatePhysicalDamage(kind, by, how));
      }),
    );
  });

  it('is out of the question in the roll only where it is barred', () => {
    fc.assert(
      fc.property(kinds, attacker, target, options, (kind, by, at, how) => {
        const { targetNumber } = calculatePhysicalToHit(kind, by, at, how);
        if (physicalAttackLegality(kind, by, at, how).possible) expect(targetNumber).toBeLessThan(99);
      }),
    );
  });

  it('does whole points of damage, never less than none', () => {
    fc.assert(
      fc.property(kinds, attacker, options, (kind, by, how) => {
        const points = calculatePhysicalDamage(kind, by, how);
        expect(Number.isInteger(points) && points >= 0).toBe(true);
      }),
    );
  });
});
