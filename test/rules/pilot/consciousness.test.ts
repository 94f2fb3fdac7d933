import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateConsciousnessCheck, DEADLY_WOUNDS } from '../../../src/edge/rules/pilot.js';
import { SPA_CATALOG } from '../../../src/rules/abilities/ability-catalog.js';
import { RULESETS } from '../../../src/rules/ruleset.js';

const totalWarfare = { ruleset: 'total-warfare' } as const;

describe('the roll to stay conscious', () => {
  it('is 3, 5, 7, 10 and 11 after the first to the fifth wound', () => {
    for (const ruleset of RULESETS) {
      const numbers = [1, 2, 3, 4, 5].map(
        (wounds) => calculateConsciousnessCheck(wounds, [], { ruleset }).targetNumber,
      );
      expect(numbers).toEqual([3, 5, 7, 10, 11]);
    }
  });

  it('nobody lives through the sixth', () => {
    for (const wounds of [DEADLY_WOUNDS, DEADLY_WOUNDS + 1]) {
      expect(calculateConsciousnessCheck(wounds, [])).toMatchObject({ impossible: true, probability: 0 });
    }
  });

  it('Pain Resistance makes it easier by 1 in total-warfare, and leaves it alone in standard', () => {
    expect(calculateConsciousnessCheck(3, ['pain_resistance'], totalWarfare).targetNumber).toBe(6);
    expect(calculateConsciousnessCheck(3, ['pain_resistance']).targetNumber).toBe(7);
  });

  it('an ability that has nothing to do with it changes nothing', () => {
    expect(calculateConsciousnessCheck(3, ['sniper', 'hot_dog'])).toEqual(calculateConsciousnessCheck(3, []));
  });

  it('is the sum of its entries and never below 2', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.subarray(Object.keys(SPA_CATALOG)),
        fc.constantFrom(...RULESETS),
        (wounds, abilities, ruleset) => {
          const { modifiers, targetNumber } = calculateConsciousnessCheck(wounds, abilities, { ruleset });
          expect(targetNumber).toBeGreaterThanOrEqual(2);
          expect(modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(targetNumber);
          const turned = calculateConsciousnessCheck(wounds, [...abilities].reverse(), { ruleset });
          expect(turned.targetNumber).toBe(targetNumber);
        },
      ),
    );
  });

  it('refuses wounds that are none, and abilities that do not exist', () => {
    expect(() => calculateConsciousnessCheck(0, [])).toThrow('wounds is 0');
    expect(() => calculateConsciousnessCheck(Number.NaN, [])).toThrow('wounds is NaN');
    expect(() => calculateConsciousnessCheck(2.5, [])).toThrow('wounds is 2.5');
    expect(() => calculateConsciousnessCheck(2, ['moonwalk'])).toThrow('"moonwalk"');
  });
});
