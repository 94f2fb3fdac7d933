import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockValues } from '../../units/blk/blk-text.js';
import { platoonValue } from './platoons.js';

const platoons: fc.Arbitrary<BlockValues> = fc.record({
  motion_type: fc.constantFrom('Leg', 'Jump', 'Motorized', 'Tracked', 'Hover', 'SCUBA', 'Beast:Elephant'),
  squad_size: fc.integer({ min: 5, max: 10 }),
  squadn: fc.integer({ min: 1, max: 5 }),
  Primary: fc.constantFrom('Auto Rifle', 'Laser Rifle', 'Blade (Vibro-katana)'),
  Secondary: fc.constantFrom('Machine Gun (Portable)', 'InfantryTAG', 'Blade (Vibro-blade)'),
  secondn: fc.integer({ min: 0, max: 4 }),
  armorKit: fc.constantFrom('GenericKit', 'Clan Armor Kit (All)', 'Sneak Suit (Camo/IR/ECM)'),
  specialization: fc.integer({ min: 0, max: 8191 }),
  augmentation: fc.subarray(['tsm_implant', 'dermal_armor', 'pl_masc']),
  'Field Guns Equipment': fc.array(fc.constantFrom('Autocannon/5', 'IS Ammo AC/5', 'ISThumper'), {
    maxLength: 4,
  }),
});

describe('The Battle Value of any platoon', () => {
  it('is the value that its report ends in', () => {
    fc.assert(
      fc.property(platoons, (blocks) => {
        const value = platoonValue(blocks);
        expect(value.sections.at(-1)?.lines.at(-1)?.value).toBe(value.base);
        expect(value.base).toBe(Math.round(value.exact));
      }),
    );
  });

  it('is the sum of the steps that its report lists', () => {
    fc.assert(
      fc.property(platoons, (blocks) => {
        const value = platoonValue(blocks);
        const offense = value.sections.find(({ title }) => title === 'Offensive rating')?.lines ?? [];
        const steps = offense.slice(0, -1).map(({ calculation }) => {
          const [a = 0, b = 1] = (calculation.replace(/\(.*\)/, '').match(/[\d.]+/g) ?? []).map(Number);
          return a * b;
        });
        const running = offense.at(-2)?.value ?? 0;
        expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(running, 2);
      }),
    );
  });

  it('grows with another squad', () => {
    fc.assert(
      fc.property(platoons, (blocks) => {
        const larger = platoonValue({ ...blocks, squadn: Number(blocks.squadn) + 1 });
        expect(larger.exact).toBeGreaterThan(platoonValue(blocks).exact);
      }),
    );
  });
});
