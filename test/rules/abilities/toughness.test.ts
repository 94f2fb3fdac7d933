import { describe, expect, it } from 'vitest';
import { calculateConsciousnessCheck } from '../../../src/rules/pilot/index.js';

describe('Toughness', () => {
  it('Toughness consciousness check bonus', () => {
    const without = calculateConsciousnessCheck(2, []);
    const check = calculateConsciousnessCheck(2, ['toughness']);
    expect(check.targetNumber).toBe(without.targetNumber - 1);
    expect(check.targetNumber).toBe(4);
  });

  it('is worth 3 together with Iron Man, down to a 2', () => {
    expect(calculateConsciousnessCheck(3, ['toughness', 'iron_man']).targetNumber).toBe(4);
    expect(calculateConsciousnessCheck(2, ['toughness', 'iron_man']).targetNumber).toBe(2);
    expect(calculateConsciousnessCheck(1, ['toughness', 'iron_man']).targetNumber).toBe(2);
  });

  it('does nothing in total-warfare', () => {
    const check = calculateConsciousnessCheck(2, ['toughness'], { ruleset: 'total-warfare' });
    expect(check.targetNumber).toBe(5);
  });
});
