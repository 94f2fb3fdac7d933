import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const by = { unitQuirks: ['improved_targeting_short'] };

describe('Improved Targeting (Short)', () => {
  it('Improved Targeting Short: -1 to hit at short range', () => {
    expect(entryOf({ by, bracket: 'short' }, 'improved_targeting_short')).toBe(-1);
    expect(numberOf({ by, bracket: 'short' })).toBe(3);
  });

  it('does nothing at any other bracket, and is not listed there', () => {
    expect(numberOf({ by, bracket: 'medium' })).toBe(6);
    expect(numberOf({ by, bracket: 'long' })).toBe(8);
    expect(numberOf({ by, bracket: 'extreme' })).toBe(10);
    expect(entryOf({ by, bracket: 'medium' }, 'improved_targeting_short')).toBeUndefined();
  });

  it('stays impossible out of range', () => {
    expect(numberOf({ by, bracket: 'out_of_range' })).toBe(Number.POSITIVE_INFINITY);
  });

  it('does nothing when it is the target that has it', () => {
    expect(numberOf({ at: by, bracket: 'short' })).toBe(4);
  });

  it('counts once, however often and in whichever spelling a unit lists it', () => {
    const unitQuirks = ['improved_targeting_short', 'imp_target_short', 'improved_targeting_short'];
    expect(numberOf({ by: { unitQuirks }, bracket: 'short' })).toBe(3);
  });

  it('is undone by Poor Targeting at the same bracket, each with its own entry', () => {
    const both = { unitQuirks: ['improved_targeting_short', 'poor_targeting_short'] };
    expect(numberOf({ by: both, bracket: 'short' })).toBe(4);
    expect(entryOf({ by: both, bracket: 'short' }, 'improved_targeting_short')).toBe(-1);
    expect(entryOf({ by: both, bracket: 'short' }, 'poor_targeting_short')).toBe(1);
  });

  it('is the same in both rulesets', () => {
    expect(inBoth({ by, bracket: 'short' })).toEqual([3, 3]);
    expect(inBoth({ by, bracket: 'medium' })).toEqual([6, 6]);
    expect(inBoth({ by, bracket: 'long' })).toEqual([8, 8]);
  });
});
