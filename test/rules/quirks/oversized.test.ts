import { describe, expect, it } from 'vitest';
import { inBoth } from '../shot.js';

const unitQuirks = ['oversized'];

describe('Oversized', () => {
  it('loses the +1 of partial cover in total-warfare', () => {
    expect(inBoth({ at: { unitQuirks, partialCover: true } })).toEqual([5, 4]);
  });

  it('does nothing in the open', () => {
    expect(inBoth({ at: { unitQuirks } })).toEqual([4, 4]);
  });
});
