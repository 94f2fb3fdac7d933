import { describe, expect, it } from 'vitest';
import { carryObject } from '../../../src/rules/physical/index.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const oneHand = { tonnage: 50, workingHands: 1, unitQuirks: ['vestigial_hands_la'] };

describe('Vestigial Hands (Left)', () => {
  it('lift what takes two hands, in total-warfare', () => {
    expect(carryObject(oneHand, 5).canCarry).toBe(false);
    expect(carryObject(oneHand, 5, BOOK).canCarry).toBe(true);
  });

  it('lift no more than others, and throw nothing', () => {
    expect(carryObject(oneHand, 6, BOOK).canCarry).toBe(false);
    expect(carryObject({ ...oneHand, abilities: ['heavy_lifter'] }, 5, BOOK).canThrow).toBe(false);
  });
});
