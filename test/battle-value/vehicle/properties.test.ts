import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateBattleValue } from '../../../src/battle-value/index.js';
import { officialCatalog } from '../../../src/catalog/official.js';
import { readUnitJson, writeUnitJson } from '../../../src/units/index.js';
import type { BlockValues } from '../../units/blk/blk-text.js';
import { sampleVehicle, worthOf } from './sample-vehicle.js';

/** Something of everything that the sums treat in a way of its own, and none that looks at its neighbors. */
const GEAR = [
  'Medium Laser',
  'PPC',
  'LRM 10',
  'IS Ammo LRM-10',
  'Machine Gun',
  'IS Ammo MG - Full',
  'ISSRM4OS',
  'ISAntiMissileSystem',
  'ISAMS Ammo',
  'ISGuardianECMSuite',
  'Jump Jet',
  'ISModularArmor',
  'ISTargeting Computer',
  'ISDroneOperatingSystem',
  'EnvironmentalSealingChassisMod',
  'Supercharger',
  'Backhoe',
  'Basic Fire Control',
  'InfantryAssaultRifle',
] as const;

const gear = fc.array(fc.constantFrom(...GEAR), { maxLength: 4 });

const vehicle: fc.Arbitrary<BlockValues & { readonly armor: readonly number[] }> = fc.record({
  UnitType: fc.constantFrom('Tank', 'SupportTank'),
  motion_type: fc.constantFrom('Tracked', 'Wheeled', 'Hover', 'WiGE', 'Naval', 'Submarine', 'Rail'),
  tonnage: fc.integer({ min: 1, max: 50 }),
  cruiseMP: fc.integer({ min: 0, max: 12 }),
  barrating: fc.integer({ min: 2, max: 10 }),
  armor_type: fc.constantFrom(0, 1, 2, 4, 16, 22),
  armor: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 5, maxLength: 5 }),
  'Front Equipment': gear,
  'Right Equipment': gear,
  'Rear Equipment': gear,
  'Turret Equipment': gear,
  'Body Equipment': gear,
});

describe('The Battle Value of any vehicle', () => {
  it('is a whole number, and its sums are finite and not negative', () => {
    fc.assert(
      fc.property(vehicle, (blocks) => {
        const { base, exact, defensive, offensive } = worthOf(blocks);
        expect(Number.isInteger(base)).toBe(true);
        for (const sum of [exact, defensive, offensive]) {
          expect(Number.isFinite(sum)).toBe(true);
          expect(sum).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('is where the report ends, with the same ratings on the way', () => {
    fc.assert(
      fc.property(vehicle, (blocks) => {
        const { base, defensive, offensive, sections } = worthOf(blocks);
        const last = (title: string) =>
          sections.find((section) => section.title === title)?.lines.at(-1)?.value;
        expect(last('Battle Value')).toBe(base);
        expect(last('Defensive rating')).toBe(defensive);
        expect(last('Offensive rating')).toBe(offensive);
      }),
    );
  });

  it('never falls with more armor', () => {
    fc.assert(
      fc.property(vehicle, fc.nat({ max: 4 }), (blocks, place) => {
        const armor = blocks.armor.map((points, index) => (index === place ? points + 10 : points));
        expect(worthOf({ ...blocks, armor }).exact).toBeGreaterThan(worthOf(blocks).exact);
      }),
    );
  });

  it('does not depend on the order within a location', () => {
    fc.assert(
      fc.property(vehicle, fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (blocks, order) => {
        const shuffled = Object.entries(blocks).map(([name, values]) => [
          name,
          name.endsWith('Equipment') && Array.isArray(values)
            ? order.flatMap((place) => (place < values.length ? [values[place]] : []))
            : values,
        ]);
        expect(worthOf(Object.fromEntries(shuffled)).exact).toBeCloseTo(worthOf(blocks).exact, 6);
      }),
    );
  });

  it('is the same after the unit was written down as JSON and read again', () => {
    fc.assert(
      fc.property(vehicle, (blocks) => {
        const unit = sampleVehicle(blocks);
        const again = readUnitJson(writeUnitJson(unit), officialCatalog);
        expect(calculateBattleValue(again).exact).toBe(calculateBattleValue(unit).exact);
      }),
    );
  });
});
