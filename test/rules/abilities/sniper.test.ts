import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const by = { abilities: ['sniper'] };

describe('Sniper', () => {
  it('Sniper halves range modifiers: +2 instead of +4 at long range', () => {
    expect(numberOf({ by, bracket: 'long' })).toBe(6);
    expect(entryOf({ by, bracket: 'long' }, 'range')).toBe(4);
    expect(entryOf({ by, bracket: 'long' }, 'sniper')).toBe(-2);
  });

  it('Sniper at medium range: +1 instead of +2', () => {
    expect(numberOf({ by, bracket: 'medium' })).toBe(5);
    expect(entryOf({ by, bracket: 'medium' }, 'sniper')).toBe(-1);
  });

  it('halves extreme range to +3', () => {
    expect(numberOf({ by, bracket: 'extreme' })).toBe(7);
  });

  it('has nothing to halve at short range, and is not listed there', () => {
    expect(numberOf({ by })).toBe(4);
    expect(entryOf({ by }, 'sniper')).toBeUndefined();
  });

  it('stays impossible out of range', () => {
    expect(numberOf({ by, bracket: 'out_of_range' })).toBe(Number.POSITIVE_INFINITY);
  });

  it('does not halve minimum range, nor what quirks do at a bracket (docs/rules/standard.md)', () => {
    expect(numberOf({ by, range: 2, options: { minimumRange: 6 } })).toBe(8);
    const withQuirk = (id: string) => ({ ...by, unitQuirks: [id] });
    expect(numberOf({ by: withQuirk('improved_targeting_long'), bracket: 'long' })).toBe(5);
    expect(numberOf({ by: withQuirk('poor_targeting_long'), bracket: 'long' })).toBe(7);
  });

  it('finds nothing left at the bracket of a Range Master', () => {
    const both = { abilities: ['range_master_long', 'sniper'] };
    expect(numberOf({ by: both, bracket: 'long' })).toBe(4);
    expect(entryOf({ by: both, bracket: 'long' }, 'sniper')).toBeUndefined();
    expect(numberOf({ by: both, bracket: 'medium' })).toBe(5);
  });

  it('does nothing when it is the target that has it', () => {
    expect(numberOf({ at: by, bracket: 'long' })).toBe(8);
  });

  it('is the same in both rulesets', () => {
    expect(inBoth({ by, bracket: 'short' })).toEqual([4, 4]);
    expect(inBoth({ by, bracket: 'medium' })).toEqual([5, 5]);
    expect(inBoth({ by, bracket: 'long' })).toEqual([6, 6]);
  });
});
