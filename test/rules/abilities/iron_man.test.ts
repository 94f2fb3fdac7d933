import { describe, expect, it } from 'vitest';
import { calculateConsciousnessCheck, calculateExplosionWounds } from '../../../src/rules/pilot/index.js';
import { entryValue } from '../piloting/rolls.js';

const totalWarfare = { ruleset: 'total-warfare' } as const;

describe('Iron Man', () => {
  it('Iron Man consciousness check bonus', () => {
    const without = calculateConsciousnessCheck(3, []);
    const check = calculateConsciousnessCheck(3, ['iron_man']);
    expect(check.targetNumber).toBe(without.targetNumber - 2);
    expect(check.targetNumber).toBe(5);
    expect(entryValue(check, 'iron_man')).toBe(-2);
  });

  it('leaves no number below 2', () => {
    expect(calculateConsciousnessCheck(1, ['iron_man']).targetNumber).toBe(2);
  });

  it('adds up with Toughness, but not with Iron Will', () => {
    expect(calculateConsciousnessCheck(4, ['iron_man', 'toughness']).targetNumber).toBe(7);
    expect(calculateConsciousnessCheck(4, ['iron_man', 'iron_will']).targetNumber).toBe(8);
  });

  it('does not save from a sixth wound', () => {
    expect(calculateConsciousnessCheck(6, ['iron_man']).impossible).toBe(true);
  });

  it('in total-warfare takes a wound off explosions, and does nothing for consciousness', () => {
    expect(calculateConsciousnessCheck(3, ['iron_man'], totalWarfare).targetNumber).toBe(7);
    expect(calculateExplosionWounds(['iron_man'], totalWarfare)).toBe(1);
    expect(calculateExplosionWounds(['iron_man'])).toBe(2);
  });
});
