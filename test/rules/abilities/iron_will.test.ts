import { describe, expect, it } from 'vitest';
import { calculateConsciousnessCheck, calculateExplosionWounds } from '../../../src/rules/pilot/index.js';

const totalWarfare = { ruleset: 'total-warfare' } as const;

describe('Iron Will', () => {
  it('Iron Will consciousness check bonus', () => {
    const without = calculateConsciousnessCheck(5, []);
    const check = calculateConsciousnessCheck(5, ['iron_will']);
    expect(check.targetNumber).toBe(without.targetNumber - 2);
    expect(check.targetNumber).toBe(9);
  });

  it('is Iron Man by another name: both together count once, in any order', () => {
    for (const abilities of [
      ['iron_will', 'iron_man'],
      ['iron_man', 'iron_will'],
    ]) {
      expect(calculateConsciousnessCheck(5, abilities).targetNumber).toBe(9);
    }
  });

  it('adds up with Toughness', () => {
    expect(calculateConsciousnessCheck(5, ['iron_will', 'toughness']).targetNumber).toBe(8);
  });

  it('does nothing in total-warfare', () => {
    expect(calculateConsciousnessCheck(5, ['iron_will'], totalWarfare).targetNumber).toBe(11);
    expect(calculateExplosionWounds(['iron_will'], totalWarfare)).toBe(2);
  });
});
