import { describe, expect, it } from 'vitest';
import { inBoth, shoot } from '../shot.js';

const by = { weaponQuirks: { 'laser-1': ['non_functional'] } };

describe('Non-Functional', () => {
  it('cannot be fired in total-warfare', () => {
    expect(inBoth({ by, options: { weaponId: 'laser-1' } })).toEqual([4, Number.POSITIVE_INFINITY]);
    expect(shoot({ by, options: { weaponId: 'laser-1', ruleset: 'total-warfare' } })).toMatchObject({
      impossible: true,
      probability: 0,
    });
  });

  it('leaves other weapons alone', () => {
    expect(inBoth({ by, options: { weaponId: 'laser-2' } })).toEqual([4, 4]);
  });
});
