import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculatePhysicalDamage,
  calculatePhysicalToHit,
  type IPhysicalAttacker,
  type IPhysicalOptions,
  type IPhysicalTarget,
  PHYSICAL_ATTACKS,
  type PhysicalAttackKind,
  physicalAttackLegality,
  physicalToHitNumber,
} from '../../../src/rules/physical/index.js';
import { QUIRK_CATALOG } from '../../../src/rules/quirks/quirk-catalog.js';

const kinds = fc.constantFrom(...(Object.keys(PHYSICAL_ATTACKS) as PhysicalAttackKind[]));
const flag = fc.boolean();
const quirks = fc.shuffledSubarray(Object.keys(QUIRK_CATALOG));
const abilities = fc.shuffledSubarray([
  'melee_specialist',
  'melee_master',
  'dodge_maneuver',
  'evasive',
  'heavy_lifter',
  'iron_man',
]);
const movementType = fc.constantFrom('stationary', 'walk', 'run', 'jump');

const attackers: fc.Arbitrary<IPhysicalAttacker> = fc.record({
  piloting: fc.integer({ min: 0, max: 8 }),
  tonnage: fc.integer({ min: 2, max: 40 }).map((step) => step * 5),
  arm: fc.constantFrom('left', 'right'),
  unitQuirks: quirks,
  abilities,
  movementType,
  hexesMoved: fc.nat(30),
  prone: flag,
  quad: flag,
  handDestroyed: flag,
  limbLost: flag,
  limbSubmerged: flag,
  tripleStrengthMyomer: flag,
  bladeActive: flag,
  actuatorDamage: fc.record({ shoulderDestroyed: flag, upperArmDestroyed: flag, lowerArmDestroyed: flag }),
  legActuatorDamage: fc.record({ hipDestroyed: flag, upperLegDestroyed: flag, footDestroyed: flag }),
  objectTonnage: fc.integer({ min: 1, max: 10 }),
});

const targets: fc.Arbitrary<IPhysicalTarget> = fc.record({
  movementType,
  hexesMoved: fc.nat(30),
  prone: flag,
  immobile: flag,
  partialCover: flag,
  isDodging: flag,
  unitQuirks: quirks,
  abilities,
  piloting: fc.integer({ min: 0, max: 8 }),
});

const situations: fc.Arbitrary<IPhysicalOptions> = fc.record({
  ruleset: fc.constantFrom('standard', 'total-warfare'),
  elevationDifference: fc.integer({ min: -3, max: 3 }),
  distance: fc.integer({ min: 1, max: 4 }),
  inArc: flag,
});

describe('any physical attack', () => {
  it('needs the sum of its entries, each listed once, and never NaN', () => {
    fc.assert(
      fc.property(kinds, attackers, targets, situations, (kind, by, at, options) => {
        const { modifiers, targetNumber, impossible } = calculatePhysicalToHit(kind, by, at, options);
        expect(targetNumber).toBe(modifiers.reduce((sum, { value }) => sum + value, 0));
        expect(targetNumber).not.toBeNaN();
        expect(new Set(modifiers.map(({ id }) => id)).size).toBe(modifiers.length);
        expect(impossible).toBe(targetNumber > 12);
      }),
    );
  });

  it('needs the same with its entries and without', () => {
    fc.assert(
      fc.property(kinds, attackers, targets, situations, (kind, by, at, options) => {
        expect(physicalToHitNumber(kind, by, at, options)).toBe(
          calculatePhysicalToHit(kind, by, at, options).targetNumber,
        );
      }),
    );
  });

  it('does not depend on the order of quirks and abilities', () => {
    fc.assert(
      fc.property(kinds, attackers, targets, situations, (kind, by, at, options) => {
        const turned = <T extends { unitQuirks?: readonly string[]; abilities?: readonly string[] }>(
          side: T,
        ) => ({
          ...side,
          unitQuirks: [...(side.unitQuirks ?? [])].reverse(),
          abilities: [...(side.abilities ?? [])].reverse(),
        });
        expect(calculatePhysicalToHit(kind, turned(by), turned(at), options).targetNumber).toBe(
          calculatePhysicalToHit(kind, by, at, options).targetNumber,
        );
        expect(calculatePhysicalDamage(kind, turned(by), options)).toBe(
          calculatePhysicalDamage(kind, by, options),
        );
      }),
    );
  });

  it('is out of the question in the roll only where it is barred', () => {
    fc.assert(
      fc.property(kinds, attackers, targets, situations, (kind, by, at, options) => {
        const { targetNumber } = calculatePhysicalToHit(kind, by, at, options);
        if (physicalAttackLegality(kind, by, at, options).possible) expect(targetNumber).toBeLessThan(99);
      }),
    );
  });

  it('does whole points of damage, never less than none', () => {
    fc.assert(
      fc.property(kinds, attackers, situations, (kind, by, options) => {
        const points = calculatePhysicalDamage(kind, by, options);
        expect(Number.isInteger(points) && points >= 0).toBe(true);
      }),
    );
  });
});
