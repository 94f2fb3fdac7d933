import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const by = { weaponQuirks: { 'laser-1': ['accurate'], 'laser-2': [] } };
const options = { weaponId: 'laser-1' };

describe('Accurate Weapon', () => {
  it('Accurate weapon bonus: -1 to hit for that weapon', () => {
    expect(entryOf({ by, options }, 'accurate')).toBe(-1);
    expect(numberOf({ by, options })).toBe(3);
  });

  it('does nothing for another weapon of the unit, nor where no weapon is named', () => {
    expect(numberOf({ by, options: { weaponId: 'laser-2' } })).toBe(4);
    expect(numberOf({ by, options: { weaponId: 'unheard-of' } })).toBe(4);
    expect(numberOf({ by })).toBe(4);
    expect(entryOf({ by }, 'accurate')).toBeUndefined();
  });

  it('does nothing as a quirk of the unit, nor as one of the target', () => {
    expect(numberOf({ by: { unitQuirks: ['accurate'] }, options })).toBe(4);
    expect(numberOf({ at: by, options })).toBe(4);
  });

  it('applies at every bracket, and leaves what is out of range there', () => {
    expect(numberOf({ by, options, bracket: 'medium' })).toBe(5);
    expect(numberOf({ by, options, bracket: 'long' })).toBe(7);
    expect(numberOf({ by, options, bracket: 'out_of_range' })).toBe(Number.POSITIVE_INFINITY);
  });

  it('adds to the quirks of the unit, and is undone by its opposite', () => {
    const unitQuirks = ['improved_targeting_short', 'sensor_ghosts', 'poor_targeting_short'];
    expect(numberOf({ by: { ...by, unitQuirks }, options })).toBe(4);
    const weaponQuirks = { 'laser-1': ['accurate', 'inaccurate'] };
    expect(numberOf({ by: { weaponQuirks }, options })).toBe(4);
    expect(entryOf({ by: { weaponQuirks }, options }, 'inaccurate')).toBe(1);
  });

  it('is the same in both rulesets', () => {
    expect(inBoth({ by, options })).toEqual([3, 3]);
  });
});
