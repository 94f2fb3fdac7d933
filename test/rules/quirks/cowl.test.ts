import { describe, expect, it } from 'vitest';
import { cowlPoints, throughCowl } from '../../../src/rules/damage/head.js';

const unitQuirks = ['cowl'];

describe('Cowl', () => {
  it('takes 3 points in a game, in total-warfare', () => {
    expect(cowlPoints({ unitQuirks }, { ruleset: 'total-warfare' })).toBe(3);
    expect(cowlPoints({ unitQuirks })).toBe(0);
    expect(cowlPoints({}, { ruleset: 'total-warfare' })).toBe(0);
  });

  it('wears off with what it takes', () => {
    expect(throughCowl(2, 3, false)).toEqual({ damage: 0, cowl: 1 });
    expect(throughCowl(5, 1, false)).toEqual({ damage: 4, cowl: 0 });
    expect(throughCowl(5, 0, false)).toEqual({ damage: 5, cowl: 0 });
  });

  it('is open to a target straight ahead', () => {
    expect(throughCowl(5, 3, true)).toEqual({ damage: 5, cowl: 3 });
  });
});
