import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateHeatGenerated, calculateOtherHeat } from '../../../src/edge/rules/heat.js';
import { ruleset } from '../generators/common.js';
import { heatSources } from '../generators/heat.js';

describe('heat of a turn', () => {
  it('is that of movement, weapons and the rest, itemised', () => {
    const { modifiers, total } = calculateHeatGenerated({
      movement: 2,
      weapons: 14,
      other: 5,
      abilities: [],
      movementType: 'run',
    });
    expect(modifiers.map(({ id, value }) => [id, value])).toEqual([
      ['movement', 2],
      ['weapons', 14],
      ['other', 5],
    ]);
    expect(total).toBe(21);
  });

  it('lists no source that gave none', () => {
    expect(calculateHeatGenerated({ weapons: 3 }).modifiers.map(({ id }) => id)).toEqual(['weapons']);
    expect(calculateHeatGenerated({})).toEqual({ modifiers: [], total: 0 });
  });

  it('is 4 less with a combat computer in total-warfare', () => {
    const turn = { movement: 2, weapons: 10, unitQuirks: ['combat_computer'] };
    expect(calculateHeatGenerated(turn, { ruleset: 'total-warfare' }).total).toBe(8);
    expect(calculateHeatGenerated(turn).total).toBe(12);
  });

  it('is the sum of its entries, whatever the abilities, and never below 0', () => {
    fc.assert(
      fc.property(heatSources, ruleset, (sources, under) => {
        const { modifiers, total } = calculateHeatGenerated(sources, { ruleset: under });
        expect(total).toBeGreaterThanOrEqual(0);
        expect(modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(total);
        expect(new Set(modifiers.map(({ id }) => id)).size).toBe(modifiers.length);
      }),
    );
  });

  it('refuses heat that is none', () => {
    expect(() => calculateHeatGenerated({ weapons: -1 })).toThrow('weapons is -1');
    expect(() => calculateHeatGenerated({ movement: Number.NaN })).toThrow('movement is NaN');
    expect(() => calculateHeatGenerated({ abilities: ['moonwalk'] })).toThrow('"moonwalk"');
  });
});

describe('heat that neither moving nor firing brings', () => {
  it('is 5 for an engine hit, 10 for stealth, 6 for a chameleon shield, 2 for Nova, 5 for a capacitor', () => {
    expect(calculateOtherHeat({ engineHits: 2 })).toBe(10);
    expect(calculateOtherHeat({ signatureSystems: 1 })).toBe(10);
    expect(calculateOtherHeat({ chameleonShields: 1 })).toBe(6);
    expect(calculateOtherHeat({ novaSystems: 1 })).toBe(2);
    expect(calculateOtherHeat({ chargedCapacitors: 1 })).toBe(5);
    expect(calculateOtherHeat({})).toBe(0);
  });

  it('is at most 15 from outside', () => {
    expect(calculateOtherHeat({ external: 14 })).toBe(14);
    expect(calculateOtherHeat({ external: 25 })).toBe(15);
    expect(calculateOtherHeat({ external: 25, engineHits: 1 })).toBe(20);
  });

  it('refuses counts that are none', () => {
    expect(() => calculateOtherHeat({ engineHits: -1 })).toThrow('engineHits is -1');
    expect(() => calculateOtherHeat({ external: Number.NaN })).toThrow('external is NaN');
  });
});
