import { describe, expect, it } from 'vitest';
import { calculateHeatWounds } from '../../../src/edge/rules/heat.js';
import { extendRuleset } from '../../../src/rules/ruleset.js';

describe('wounds by heat', () => {
  it('working life support keeps the pilot from all', () => {
    expect(calculateHeatWounds({ heat: 40, lifeSupportHits: 0 })).toBe(0);
  });

  it('without it, one wound from 15 and two from 25', () => {
    const wounds = (heat: number) => calculateHeatWounds({ heat, lifeSupportHits: 1 });
    expect([0, 14, 15, 24, 25, 40].map(wounds)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('come 5 points later or earlier with improved or poor life support, in total-warfare', () => {
    const wounds = (heat: number, quirk: string, ruleset: 'standard' | 'total-warfare') =>
      calculateHeatWounds({ heat, lifeSupportHits: 1, unitQuirks: [quirk] }, { ruleset });
    expect([19, 20, 29, 30].map((heat) => wounds(heat, 'imp_life_support', 'total-warfare'))).toEqual([
      0, 1, 1, 2,
    ]);
    expect([9, 10, 19, 20].map((heat) => wounds(heat, 'poor_life_support', 'total-warfare'))).toEqual([
      0, 1, 1, 2,
    ]);
    expect(wounds(15, 'imp_life_support', 'standard')).toBe(1);
  });

  it('come at the bands of the ruleset', () => {
    const ruleset = extendRuleset('total-warfare', { heat: { woundsFrom: [10, 20] } });
    const wounds = (heat: number) => calculateHeatWounds({ heat, lifeSupportHits: 1 }, { ruleset });
    expect([9, 10, 19, 20].map(wounds)).toEqual([0, 1, 1, 2]);
  });

  it('refuse a heat that is none', () => {
    expect(() => calculateHeatWounds({ heat: -1, lifeSupportHits: 1 })).toThrow('heat is -1');
  });
});
