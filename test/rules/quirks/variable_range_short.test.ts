import { describe, expect, it } from 'vitest';
import { inBoth } from '../shot.js';

const by = { unitQuirks: ['variable_range_short'] };

describe('Variable Range Targeting (short)', () => {
  it('helps by 1 at short range and costs 1 at long range, in total-warfare alone', () => {
    expect(inBoth({ by, bracket: 'short' })).toEqual([4, 3]);
    expect(inBoth({ by, bracket: 'long' })).toEqual([8, 9]);
  });

  it('does nothing at medium range', () => {
    expect(inBoth({ by, bracket: 'medium' })).toEqual([6, 6]);
  });

  it('does nothing for the target', () => {
    expect(inBoth({ at: by, bracket: 'short' })).toEqual([4, 4]);
  });
});
