import { describe, expect, it } from 'vitest';
import { headArmorOf } from '../../../src/rules/damage/head.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const unitQuirks = ['weak_head_2'];

describe('Weak Head Armor (2)', () => {
  it('leaves 7 of 9 points on the head in total-warfare', () => {
    expect(headArmorOf(9, { unitQuirks }, BOOK)).toBe(7);
    expect(headArmorOf(9, { unitQuirks })).toBe(9);
  });

  it('leaves no less than none', () => {
    expect(headArmorOf(0, { unitQuirks }, BOOK)).toBe(0);
  });
});
