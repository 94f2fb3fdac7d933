import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPA_CATALOG } from '../../../src/rules/abilities/ability-catalog.js';
import { FURTHER_ABILITIES } from '../../../src/rules/abilities/further-abilities.js';
import { PRECIPITATIONS, WINDS } from '../../../src/rules/environment/environment.js';
import {
  calculatePilotingRoll,
  PILOTING_CAUSES,
  type PilotingCause,
  type PilotingCauseKind,
} from '../../../src/rules/piloting/index.js';
import { FURTHER_QUIRKS } from '../../../src/rules/quirks/further-quirks.js';
import { QUIRK_CATALOG } from '../../../src/rules/quirks/quirk-catalog.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { TERRAIN_TYPES } from '../../../src/rules/terrain/terrain.js';
import { MOVEMENT_TYPES } from '../../../src/rules/to-hit/vocabulary.js';

const leg = fc.record(
  { destroyed: fc.boolean(), hip: fc.boolean(), actuators: fc.integer({ min: 0, max: 3 }) },
  { requiredKeys: [] },
);
const pilot = fc.record(
  {
    piloting: fc.integer({ min: 0, max: 8 }),
    pilotWounds: fc.integer({ min: 0, max: 6 }),
    unitQuirks: fc.subarray([...Object.keys(QUIRK_CATALOG), ...FURTHER_QUIRKS.map(({ id }) => id)]),
    abilities: fc.subarray([...Object.keys(SPA_CATALOG), ...FURTHER_ABILITIES.map(({ id }) => id)]),
    movementType: fc.constantFrom(...MOVEMENT_TYPES),
    designatedTerrain: fc.constantFrom(...TERRAIN_TYPES),
    gyroHits: fc.integer({ min: 0, max: 3 }),
    legs: fc.tuple(leg, leg),
    quad: fc.boolean(),
    cockpit: fc.constantFrom('standard', 'small', 'torso-mounted'),
    hardenedArmor: fc.boolean(),
    shutDown: fc.boolean(),
    conscious: fc.boolean(),
  },
  { requiredKeys: ['piloting', 'unitQuirks', 'abilities'] },
);
const causeOf = <Kind extends PilotingCauseKind>(kinds: readonly Kind[], needsTerrain: boolean) =>
  fc.record(
    {
      kind: fc.constantFrom(...kinds),
      terrain: fc.constantFrom(...TERRAIN_TYPES),
      modifier: fc.integer({ min: -3, max: 3 }),
      hexesMoved: fc.integer({ min: 0, max: 30 }),
    },
    { requiredKeys: needsTerrain ? ['kind', 'terrain'] : ['kind'] },
  );
const cause: fc.Arbitrary<PilotingCause> = fc.oneof(
  causeOf(['terrain'], true),
  causeOf(
    PILOTING_CAUSES.filter((kind) => kind !== 'terrain'),
    false,
  ),
);
const options = fc.record(
  {
    ruleset: fc.constantFrom(...RULESETS),
    environment: fc.record({
      precipitation: fc.constantFrom(...PRECIPITATIONS),
      wind: fc.constantFrom(...WINDS),
    }),
    hex: fc.subarray([...TERRAIN_TYPES]),
  },
  { requiredKeys: ['ruleset'] },
);

describe('any piloting roll', () => {
  it('is the sum of its entries, names each once and none of 0, and is never NaN', () => {
    fc.assert(
      fc.property(pilot, cause, options, (state, reason, setting) => {
        const { base, modifiers, targetNumber, impossible, probability } = calculatePilotingRoll(
          state,
          reason,
          setting,
        );
        expect(base).toBe(state.piloting);
        expect(modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(targetNumber);
        expect(targetNumber).not.toBeNaN();
        expect(new Set(modifiers.map(({ id }) => id)).size).toBe(modifiers.length);
        expect(modifiers.slice(1).every(({ value }) => value !== 0)).toBe(true);
        expect(impossible).toBe(targetNumber > 12);
        expect(probability === 0).toBe(impossible);
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
        const applied = new Set(modifiers.map(({ id }) => id));
        const abilities = state.abilities.filter((id) => applied.has(id));
        expect(calculatePilotingRoll({ ...state, abilities }, reason, setting).targetNumber).toBe(
          targetNumber,
        );
      }),
    );
  });
});
