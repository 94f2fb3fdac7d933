import { describe, expect, it } from 'vitest';
import { inBoth } from '../shot.js';

const by = { unitQuirks: ['variable_range_long'] };

describe('Variable Range Targeting (long)', () => {
  it('helps by 1 at long range and costs 1 at short range, in total-warfare alone', () => {
    expect(inBoth({ by, bracket: 'long' })).toEqual([8, 7]);
    expect(inBoth({ by, bracket: 'short' })).toEqual([4, 5]);
  });

  it('does nothing at medium range', () => {
    expect(inBoth({ by, bracket: 'medium' })).toEqual([6, 6]);
  });

  it('does nothing for the target', () => {
    expect(inBoth({ at: by, bracket: 'long' })).toEqual([8, 8]);
  });
});
