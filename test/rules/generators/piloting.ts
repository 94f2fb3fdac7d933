import fc from 'fast-check';
import { GYRO_TYPES } from '../../../src/catalog/gyro-types.js';
import { MECH_CHASSIS } from '../../../src/rules/body/chassis.js';
import {
  type LegDamage,
  PILOTING_CAUSES,
  type PilotingCause,
  type PilotingOptions,
  type PilotState,
} from '../../../src/rules/piloting/index.js';
import { MOTIONS } from '../../../src/rules/vehicle/motion.js';
import {
  abilities,
  environment,
  flag,
  hex,
  movementType,
  quirks,
  ruleset,
  skill,
  terrainType,
} from './common.js';

const leg = fc.record<Required<LegDamage>, never>(
  { destroyed: flag, hip: flag, actuators: fc.nat(3), foot: flag },
  { requiredKeys: [] },
);

export const pilot = fc.record<Required<PilotState>, 'piloting' | 'unitQuirks' | 'abilities'>(
  {
    piloting: skill,
    pilotWounds: fc.nat(6),
    unitQuirks: quirks,
    abilities,
    movementType,
    designatedTerrain: terrainType,
    gyroHits: fc.nat(3),
    gyroType: fc.constantFrom(...GYRO_TYPES),
    legs: fc.tuple(leg, leg),
    chassis: fc.constantFrom(...MECH_CHASSIS),
    cockpit: fc.constantFrom('standard', 'small', 'torso-mounted'),
    superheavy: flag,
    dedicatedPilot: fc.constantFrom('active', 'out'),
    blindTorsoCockpit: flag,
    hardenedArmor: flag,
    modularArmor: flag,
    motion: fc.constantFrom(...MOTIONS),
    motiveDamage: fc.nat(6),
    driverHit: flag,
    commanderHit: flag,
    flightStabilizerHit: flag,
    jetBooster: flag,
    largeSupport: flag,
    legActuatorEnhancement: flag,
    industrialMyomer: flag,
    conscious: flag,
    shutDown: flag,
    shocked: flag,
  },
  { requiredKeys: ['piloting', 'unitQuirks', 'abilities'] },
);

const causeFields = {
  terrain: terrainType,
  modifier: fc.integer({ min: -3, max: 3 }),
  hexesMoved: fc.nat(30),
  role: fc.constantFrom<'attacker' | 'target'>('attacker', 'target'),
  missed: flag,
  bogDown: flag,
  landing: flag,
  flanksBackward: flag,
  tonnage: fc.integer({ min: 10, max: 200 }),
  leg: fc.constantFrom('left_leg' as const, 'right_leg' as const),
  worstHit: fc.nat(2),
  sumOfHits: fc.nat(6),
};

/** A terrain cause names its terrain. */
export const cause: fc.Arbitrary<PilotingCause> = fc.oneof(
  fc.record<Required<PilotingCause>, 'kind' | 'terrain'>(
    { ...causeFields, kind: fc.constant('terrain') },
    { requiredKeys: ['kind', 'terrain'] },
  ),
  fc.record<Required<PilotingCause>, 'kind'>(
    { ...causeFields, kind: fc.constantFrom(...PILOTING_CAUSES.filter((kind) => kind !== 'terrain')) },
    { requiredKeys: ['kind'] },
  ),
);

export const options = fc.record<Required<PilotingOptions>, 'ruleset'>(
  { ruleset, hex, environment, otherCauses: fc.array(cause, { maxLength: 2 }) },
  { requiredKeys: ['ruleset'] },
);
