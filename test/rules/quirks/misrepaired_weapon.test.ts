import { describe, expect, it } from 'vitest';
import { inBoth } from '../shot.js';

const weaponQuirks = { 'laser-1': ['misrepaired_weapon'] };

describe('Misrepaired Weapon', () => {
  it('adds 1 to hit with that weapon in total-warfare', () => {
    expect(inBoth({ by: { weaponQuirks }, options: { weaponId: 'laser-1' } })).toEqual([4, 5]);
  });

  it('leaves other weapons alone, and is no quirk of a unit', () => {
    expect(inBoth({ by: { weaponQuirks }, options: { weaponId: 'laser-2' } })).toEqual([4, 4]);
    expect(inBoth({ by: { unitQuirks: ['misrepaired_weapon'] } })).toEqual([4, 4]);
  });
});
