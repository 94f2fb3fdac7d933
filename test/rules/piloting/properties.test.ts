import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pilotingNumber, pilotingRoll } from '../../../src/rules/piloting/calculate.js';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import { cause, options, pilot } from '../generators/piloting.js';

describe('any piloting roll', () => {
  it('is the sum of its entries, names each once and none of 0, and is never NaN', () => {
    fc.assert(
      fc.property(pilot, cause, options, (state, reason, setting) => {
        const { base, modifiers, targetNumber, impossible, probability } = calculatePilotingRoll(
          state,
          reason,
          setting,
        );
        // Whoever lands in mire needs 5, whatever the skill.
        expect(base).toBe(reason.landing ? 5 : state.piloting);
        expect(modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(targetNumber);
        expect(targetNumber).not.toBeNaN();
        expect(new Set(modifiers.map(({ id }) => id)).size).toBe(modifiers.length);
        expect(modifiers.slice(1).every(({ value }) => value !== 0)).toBe(true);
        expect(impossible).toBe(targetNumber > 12);
        expect(probability === 0).toBe(impossible);
      }),
    );
  });

  it('needs the same with its entries and without, to stay on its feet as well as to avoid injury in a fall', () => {
    const levels = fc.option(fc.nat(5), { nil: undefined });
    fc.assert(
      fc.property(pilot, cause, options, levels, (state, reason, setting, falling) => {
        expect(pilotingNumber(state, reason, setting, falling)).toBe(
          pilotingRoll(state, reason, setting, falling).targetNumber,
        );
      }),
    );
  });

  it('does not depend on the order of quirks and abilities', () => {
    fc.assert(
      fc.property(pilot, cause, options, (state, reason, setting) => {
        const turned = {
          ...state,
          unitQuirks: [...state.unitQuirks].reverse(),
          abilities: [...state.abilities].reverse(),
        };
        expect(calculatePilotingRoll(turned, reason, setting).targetNumber).toBe(
          calculatePilotingRoll(state, reason, setting).targetNumber,
        );
      }),
    );
  });

  it('is changed by an ability only through an entry of its own', () => {
    fc.assert(
      fc.property(pilot, cause, options, (state, reason, setting) => {
        const { modifiers, targetNumber } = calculatePilotingRoll(state, reason, setting);
        // An id may end in what the ability was chosen for; its entry has the plain one.
        const abilities = state.abilities.filter((id) =>
          modifiers.some((entry) => id === entry.id || id.startsWith(`${entry.id}_`)),
        );
        expect(calculatePilotingRoll({ ...state, abilities }, reason, setting).targetNumber).toBe(
          targetNumber,
        );
      }),
    );
  });
});
