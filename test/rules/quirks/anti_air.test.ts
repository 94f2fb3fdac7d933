import { describe, expect, it } from 'vitest';
import { inBoth } from '../shot.js';

const by = { unitQuirks: ['anti_air'] };

describe('Anti-Aircraft Targeting', () => {
  it('helps by 2 against a target in the air, in total-warfare alone', () => {
    // Gunnery 4, +1 for the airborne target.
    expect(inBoth({ by, at: { airborne: true, aloft: true } })).toEqual([5, 3]);
  });

  it('does nothing against who flew and has landed, nor for who is shot at', () => {
    expect(inBoth({ by, at: { airborne: true } })).toEqual([5, 5]);
    expect(inBoth({ at: { ...by, airborne: true, aloft: true } })).toEqual([5, 5]);
  });
});
