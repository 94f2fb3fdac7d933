import { describe, expect, it } from 'vitest';
import { calculateHeatWounds } from '../../../src/rules/heat/index.js';

const wounds = (heat: number, ruleset: 'standard' | 'total-warfare', lifeSupportHits = 1) =>
  calculateHeatWounds({ heat, lifeSupportHits, unitQuirks: ['imp_life_support'] }, { ruleset });

describe('Improved Life Support', () => {
  it('moves the heat that hurts the pilot by 5 in total-warfare', () => {
    expect([19, 20, 29, 30].map((heat) => wounds(heat, 'total-warfare'))).toEqual([0, 1, 1, 2]);
  });

  it('changes nothing in standard', () => {
    expect([14, 15, 24, 25].map((heat) => wounds(heat, 'standard'))).toEqual([0, 1, 1, 2]);
  });

  it('does nothing while life support works', () => {
    expect(wounds(40, 'total-warfare', 0)).toBe(0);
  });
});
