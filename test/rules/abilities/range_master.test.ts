import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const master = { abilities: ['range_master'], designatedRangeBracket: 'medium' } as const;

describe('Range Master', () => {
  it('Range Master zeroes medium range penalty: 0 instead of +2', () => {
    const shot = { by: master, bracket: 'medium' } as const;
    expect(numberOf(shot)).toBe(4);
    expect(entryOf(shot, 'range')).toBe(2);
    expect(entryOf(shot, 'range_master')).toBe(-2);
  });

  it('Range Master at non-designated bracket: the normal long range modifier', () => {
    const shot = { by: master, bracket: 'long' } as const;
    expect(numberOf(shot)).toBe(8);
    expect(entryOf(shot, 'range_master')).toBeUndefined();
    expect(numberOf({ by: master, bracket: 'short' })).toBe(4);
    expect(numberOf({ by: master, bracket: 'extreme' })).toBe(10);
  });

  it('zeroes long and extreme range for who has chosen them', () => {
    expect(numberOf({ by: { ...master, designatedRangeBracket: 'long' }, bracket: 'long' })).toBe(4);
    expect(numberOf({ by: { ...master, designatedRangeBracket: 'extreme' }, bracket: 'extreme' })).toBe(4);
  });

  it('takes its bracket from a suffix, and a designation of its own wins over that', () => {
    const abilities = ['range_master_long'];
    expect(numberOf({ by: { abilities }, bracket: 'long' })).toBe(4);
    expect(numberOf({ by: { abilities }, bracket: 'medium' })).toBe(6);
    expect(numberOf({ by: { abilities, designatedRangeBracket: 'medium' }, bracket: 'medium' })).toBe(4);
    expect(numberOf({ by: { abilities, designatedRangeBracket: 'medium' }, bracket: 'long' })).toBe(8);
  });

  it('does nothing without a designation or without the ability', () => {
    expect(numberOf({ by: { abilities: ['range_master'] }, bracket: 'medium' })).toBe(6);
    expect(numberOf({ by: { designatedRangeBracket: 'medium' }, bracket: 'medium' })).toBe(6);
    expect(numberOf({ at: { abilities: ['range_master_medium'] }, bracket: 'medium' })).toBe(6);
  });

  it('reaches no farther than the weapon', () => {
    expect(numberOf({ by: master, bracket: 'out_of_range' })).toBe(Number.POSITIVE_INFINITY);
    const beyond = { abilities: ['range_master', 'sniper'], designatedRangeBracket: 'out_of_range' } as const;
    expect(numberOf({ by: beyond, bracket: 'out_of_range' })).toBe(Number.POSITIVE_INFINITY);
  });

  it('leaves the minimum range penalty as it is', () => {
    const shot = { by: master, bracket: 'medium', range: 4, options: { minimumRange: 6 } } as const;
    expect(numberOf(shot)).toBe(6);
  });

  it('comes before Sniper, who halves the other brackets (docs/rules/standard.md)', () => {
    const by = { ...master, abilities: ['sniper', 'range_master'] };
    expect(numberOf({ by, bracket: 'medium' })).toBe(4);
    expect(entryOf({ by, bracket: 'medium' }, 'sniper')).toBeUndefined();
    expect(numberOf({ by, bracket: 'long' })).toBe(6);
    expect(numberOf({ by, bracket: 'extreme' })).toBe(7);
  });

  it.each([
    ['medium', 'short', 4, 6],
    ['medium', 'medium', 4, 4],
    ['medium', 'long', 8, 8],
    ['long', 'short', 4, 8],
    ['long', 'medium', 6, 6],
    ['long', 'long', 4, 4],
    ['extreme', 'short', 4, 10],
  ] as const)('of %s range at %s range: %i in standard, %i in total-warfare', (chosen, bracket, a, b) => {
    expect(inBoth({ by: { ...master, designatedRangeBracket: chosen }, bracket })).toEqual([a, b]);
  });

  it('cannot fire at extreme range in total-warfare either', () => {
    const shot = { by: { ...master, designatedRangeBracket: 'extreme' }, bracket: 'extreme' } as const;
    expect(inBoth(shot)).toEqual([4, Number.POSITIVE_INFINITY]);
  });

  it('with Sniper halves what short range pays in total-warfare', () => {
    const abilities = ['range_master', 'sniper'];
    expect(inBoth({ by: { ...master, abilities }, bracket: 'short' })).toEqual([4, 5]);
    expect(inBoth({ by: { abilities, designatedRangeBracket: 'long' }, bracket: 'short' })).toEqual([4, 6]);
  });

  it('masters all brackets that were chosen; in total-warfare short range pays for the farther one', () => {
    const by = { abilities: ['range_master_medium', 'range_master_long'] };
    expect(inBoth({ by, bracket: 'medium' })).toEqual([4, 4]);
    expect(inBoth({ by, bracket: 'long' })).toEqual([4, 4]);
    expect(inBoth({ by, bracket: 'short' })).toEqual([4, 8]);
  });
});
