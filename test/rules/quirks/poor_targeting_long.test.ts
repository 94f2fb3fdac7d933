import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const by = { unitQuirks: ['poor_targeting_long'] };

describe('Poor Targeting (Long)', () => {
  it('Poor Targeting Long: +1 to hit at long range', () => {
    expect(entryOf({ by, bracket: 'long' }, 'poor_targeting_long')).toBe(1);
    expect(numberOf({ by, bracket: 'long' })).toBe(9);
  });

  it('does nothing at any other bracket, and is not listed there', () => {
    expect(numberOf({ by, bracket: 'short' })).toBe(4);
    expect(numberOf({ by, bracket: 'medium' })).toBe(6);
    expect(numberOf({ by, bracket: 'extreme' })).toBe(10);
    expect(entryOf({ by, bracket: 'medium' }, 'poor_targeting_long')).toBeUndefined();
  });

  it('stays impossible out of range', () => {
    expect(numberOf({ by, bracket: 'out_of_range' })).toBe(Number.POSITIVE_INFINITY);
  });

  it('does nothing when it is the target that has it', () => {
    expect(numberOf({ at: by, bracket: 'long' })).toBe(8);
  });

  it('counts once, however often and in whichever spelling a unit lists it', () => {
    const unitQuirks = ['poor_targeting_long', 'poor_target_long', 'poor_targeting_long'];
    expect(numberOf({ by: { unitQuirks }, bracket: 'long' })).toBe(9);
  });

  it('is undone by Improved Targeting at the same bracket, each with its own entry', () => {
    const both = { unitQuirks: ['poor_targeting_long', 'improved_targeting_long'] };
    expect(numberOf({ by: both, bracket: 'long' })).toBe(8);
    expect(entryOf({ by: both, bracket: 'long' }, 'poor_targeting_long')).toBe(1);
    expect(entryOf({ by: both, bracket: 'long' }, 'improved_targeting_long')).toBe(-1);
  });

  it('is the same in both rulesets', () => {
    expect(inBoth({ by, bracket: 'short' })).toEqual([4, 4]);
    expect(inBoth({ by, bracket: 'medium' })).toEqual([6, 6]);
    expect(inBoth({ by, bracket: 'long' })).toEqual([9, 9]);
  });
});
