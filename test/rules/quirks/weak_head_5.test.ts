import { describe, expect, it } from 'vitest';
import { headArmorOf } from '../../../src/rules/damage/head.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const unitQuirks = ['weak_head_5'];

describe('Weak Head Armor (5)', () => {
  it('leaves 4 of 9 points on the head in total-warfare', () => {
    expect(headArmorOf(9, { unitQuirks }, BOOK)).toBe(4);
    expect(headArmorOf(9, { unitQuirks })).toBe(9);
  });

  it('leaves no less than none', () => {
    expect(headArmorOf(0, { unitQuirks }, BOOK)).toBe(0);
  });
});
