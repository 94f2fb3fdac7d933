import { describe, expect, it } from 'vitest';
import { calculateHeatGenerated } from '../../../src/rules/heat/index.js';

const unitQuirks = ['combat_computer'];
const BOOK = { ruleset: 'total-warfare' } as const;

describe('Combat Computer', () => {
  it('takes 4 off the heat of a turn in total-warfare', () => {
    expect(calculateHeatGenerated({ weapons: 10, unitQuirks }).total).toBe(10);
    expect(calculateHeatGenerated({ weapons: 10, unitQuirks }, BOOK).total).toBe(6);
  });

  it('takes no more than there is', () => {
    expect(calculateHeatGenerated({ weapons: 3, unitQuirks }, BOOK).total).toBe(0);
  });
});
