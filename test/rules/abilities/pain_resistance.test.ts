import { describe, expect, it } from 'vitest';
import { calculateExplosionWounds } from '../../../src/edge/rules.js';
import { calculateConsciousnessCheck, calculatePilotingRoll, type RulesetName } from '../../../src/index.js';
import { entryOf, inBoth, numberOf } from '../shot.js';

const abilities = ['pain_resistance'];
const book = { ruleset: 'total-warfare' } as const;

describe('Pain Resistance', () => {
  it('Pain Resistance ignores first wound: no modifier to hit is left', () => {
    expect(numberOf({ by: { pilotWounds: 1 } })).toBe(5);
    expect(numberOf({ by: { pilotWounds: 1, abilities } })).toBe(4);
    expect(entryOf({ by: { pilotWounds: 1, abilities } }, 'pilot_wounds')).toBe(1);
    expect(entryOf({ by: { pilotWounds: 1, abilities } }, 'pain_resistance')).toBe(-1);
  });

  it('Pain Resistance with multiple wounds: 3 of them add 2', () => {
    expect(numberOf({ by: { pilotWounds: 3 } })).toBe(7);
    expect(numberOf({ by: { pilotWounds: 3, abilities } })).toBe(6);
  });

  it('gives nothing to a healthy pilot, and is not listed there', () => {
    expect(numberOf({ by: { abilities } })).toBe(4);
    expect(numberOf({ by: { pilotWounds: 0, abilities } })).toBe(4);
    expect(entryOf({ by: { pilotWounds: 0, abilities } }, 'pain_resistance')).toBeUndefined();
  });

  it('does nothing when the target has it', () => {
    expect(numberOf({ by: { pilotWounds: 1 }, at: { abilities } })).toBe(5);
  });

  it('ignores the first wound in piloting rolls, too (docs/rules/standard.md)', () => {
    const roll = (pilotWounds: number, ruleset: RulesetName) =>
      calculatePilotingRoll({ piloting: 5, pilotWounds, abilities }, { kind: 'damage' }, { ruleset });
    const without = (pilotWounds: number) =>
      calculatePilotingRoll({ piloting: 5, pilotWounds }, { kind: 'damage' }).targetNumber;
    const well = without(0);
    expect(without(3)).toBe(well + 3);
    expect(roll(0, 'standard').targetNumber).toBe(well);
    expect(roll(1, 'standard').targetNumber).toBe(well);
    expect(roll(3, 'standard').targetNumber).toBe(well + 2);
    expect(roll(3, 'total-warfare').targetNumber).toBe(well);
  });

  it('is for the book a matter of consciousness and explosions, not of the wounds that hamper', () => {
    expect(inBoth({ by: { pilotWounds: 3, abilities } })).toEqual([6, 4]);
    const plain = calculateConsciousnessCheck(3, []).targetNumber;
    expect(calculateConsciousnessCheck(3, abilities).targetNumber).toBe(plain);
    expect(calculateConsciousnessCheck(3, abilities, book).targetNumber).toBe(plain - 1);
    expect(calculateExplosionWounds(abilities)).toBe(2);
    expect(calculateExplosionWounds(abilities, book)).toBe(1);
  });
});
