import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const by = { unitQuirks: ['poor_targeting_medium'] };

describe('Poor Targeting (Medium)', () => {
  it('Poor Targeting Medium: +1 to hit at medium range', () => {
    expect(entryOf({ by, bracket: 'medium' }, 'poor_targeting_medium')).toBe(1);
    expect(numberOf({ by, bracket: 'medium' })).toBe(7);
  });

  it('does nothing at any other bracket, and is not listed there', () => {
    expect(numberOf({ by, bracket: 'short' })).toBe(4);
    expect(numberOf({ by, bracket: 'long' })).toBe(8);
    expect(numberOf({ by, bracket: 'extreme' })).toBe(10);
    expect(entryOf({ by, bracket: 'long' }, 'poor_targeting_medium')).toBeUndefined();
  });

  it('stays impossible out of range', () => {
    expect(numberOf({ by, bracket: 'out_of_range' })).toBe(Number.POSITIVE_INFINITY);
  });

  it('does nothing when it is the target that has it', () => {
    expect(numberOf({ at: by, bracket: 'medium' })).toBe(6);
  });

  it('counts once, however often and in whichever spelling a unit lists it', () => {
    const unitQuirks = ['poor_targeting_medium', 'poor_target_med', 'poor_targeting_medium'];
    expect(numberOf({ by: { unitQuirks }, bracket: 'medium' })).toBe(7);
  });

  it('is undone by Improved Targeting at the same bracket, each with its own entry', () => {
    const both = { unitQuirks: ['poor_targeting_medium', 'improved_targeting_medium'] };
    expect(numberOf({ by: both, bracket: 'medium' })).toBe(6);
    expect(entryOf({ by: both, bracket: 'medium' }, 'poor_targeting_medium')).toBe(1);
    expect(entryOf({ by: both, bracket: 'medium' }, 'improved_targeting_medium')).toBe(-1);
  });

  it('is the same in both rulesets', () => {
    expect(inBoth({ by, bracket: 'short' })).toEqual([4, 4]);
    expect(inBoth({ by, bracket: 'medium' })).toEqual([7, 7]);
    expect(inBoth({ by, bracket: 'long' })).toEqual([8, 8]);
  });
});
