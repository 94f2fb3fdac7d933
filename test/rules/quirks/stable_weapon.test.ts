import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const weaponQuirks = { srm: ['stable_weapon'], laser: [] };
const options = { weaponId: 'srm' };
const running = { weaponQuirks, movementType: 'run' } as const;

describe('Stable Weapon', () => {
  it('Stable Weapon reduces running penalty by 1 for that weapon', () => {
    expect(numberOf({ by: { movementType: 'run' }, options })).toBe(6);
    expect(numberOf({ by: running, options })).toBe(5);
    expect(entryOf({ by: running, options }, 'attacker_movement')).toBe(2);
    expect(entryOf({ by: running, options }, 'stable_weapon')).toBe(-1);
  });

  it('does nothing for a unit that stood still, walked or jumped', () => {
    expect(numberOf({ by: { weaponQuirks }, options })).toBe(4);
    expect(numberOf({ by: { weaponQuirks, movementType: 'walk' }, options })).toBe(5);
    expect(numberOf({ by: { weaponQuirks, movementType: 'jump' }, options })).toBe(7);
    expect(entryOf({ by: { weaponQuirks, movementType: 'walk' }, options }, 'stable_weapon')).toBeUndefined();
  });

  it('does nothing for another weapon, nor where none is named', () => {
    expect(numberOf({ by: running, options: { weaponId: 'laser' } })).toBe(6);
    expect(numberOf({ by: running })).toBe(6);
  });

  it('does nothing because the target ran', () => {
    expect(numberOf({ by: { weaponQuirks }, at: { movementType: 'run' }, options })).toBe(4);
  });

  it('adds to Accurate and Inaccurate on the same weapon', () => {
    const with2 = (other: string) => ({ ...running, weaponQuirks: { srm: ['stable_weapon', other] } });
    expect(numberOf({ by: with2('accurate'), options })).toBe(4);
    expect(numberOf({ by: with2('inaccurate'), options })).toBe(6);
  });

  it('has nothing to do with the Stable quirk of a unit', () => {
    expect(numberOf({ by: { unitQuirks: ['stable'], movementType: 'run' }, options })).toBe(6);
  });

  it('is the same in both rulesets', () => {
    expect(inBoth({ by: running, options })).toEqual([5, 5]);
  });
});
