import { GYRO_TYPES } from '../../catalog/gyro-types.js';
import { checkInteger } from '../../check/check.js';
import { wrongValue } from '../../check/refusal.js';
import {
  type Check,
  fields,
  listOf,
  nameOf,
  oneOf,
  oneOfWords,
  openFields,
  optional,
  whole,
  wholeOfEitherSign,
  wholeOrInfinity,
  word,
} from '../../check/shape.js';
import type { AbilityCategory, IEdgeState, IEdgeUse } from '../../rules/abilities/index.js';
import { LEG_COUNT } from '../../rules/body/chassis.js';
import type { Carrier } from '../../rules/carried-hooks.js';
import { HIT_LOCATIONS, MECH_LOCATIONS } from '../../rules/hit-location/locations.js';
import type { Skill } from '../../rules/hooks.js';
import { PHYSICAL_ATTACK_KINDS } from '../../rules/physical/attack-kinds.js';
import { DEADLY_WOUNDS } from '../../rules/pilot/index.js';
import {
  type LegDamage,
  PILOTING_CAUSES,
  type PilotingCause,
  type PilotingOptions,
  type PilotState,
} from '../../rules/piloting/index.js';
import type { Pipeline, QuirkCategory } from '../../rules/quirks/index.js';
import type { GroundSavings } from '../../rules/terrain/index.js';
import type { IActuatorDamage, IToHitModifierDetail } from '../../rules/to-hit/states.js';
import type { ToHitSource } from '../../rules/to-hit/vocabulary.js';
import { MOTIONS } from '../../rules/vehicle/motion.js';
import {
  environment,
  movementType,
  optionalChassis,
  optionalFlag,
  optionalIds,
  optionalWhole,
  optionalWord,
  ruleset,
  skill,
  terrainFeature,
  tonnage,
} from '../common.js';
import { optionsWith } from '../options.js';

// Checks of arguments that several pipelines take.

export const pipeline = oneOfWords<Pipeline>({
  'to-hit': true,
  psr: true,
  initiative: true,
  physical: true,
  damage: true,
  heat: true,
  crit: true,
});
export const abilityCategory = oneOfWords<AbilityCategory>({
  gunnery: true,
  piloting: true,
  defensive: true,
  tactical: true,
  misc: true,
});
export const quirkCategory = oneOfWords<QuirkCategory>({
  targeting: true,
  defensive: true,
  piloting: true,
  physical: true,
  initiative: true,
  combat: true,
  crit: true,
  weapon: true,
});
export const skillName = oneOfWords<Skill>({ gunnery: true, piloting: true });
export const hitLocation = oneOf(HIT_LOCATIONS);
export const mechLocation = oneOf(MECH_LOCATIONS);
export const physicalKind = oneOf(PHYSICAL_ATTACK_KINDS);

/** Levels from one unit's feet to another's. */
export const elevationDifference = whole(-999, 999);
export const pilotWounds = optional(whole(0, DEADLY_WOUNDS));

export const ofCarrier = { unitQuirks: optionalIds, abilities: optionalIds };
/** Any object of the caller's: other fields are ignored. */
export const carrier = openFields<Carrier>(ofCarrier);
export const ofLeggedCarrier = { ...ofCarrier, chassis: optionalChassis };

export const actuatorDamage = fields<IActuatorDamage>({
  shoulderDestroyed: optionalFlag,
  upperArmDestroyed: optionalFlag,
  lowerArmDestroyed: optionalFlag,
});

export const toHitModifier = fields<IToHitModifierDetail>({
  id: word,
  name: word,
  value: wholeOrInfinity,
  source: oneOfWords<ToHitSource>({
    base: true,
    range: true,
    attacker_movement: true,
    target_movement: true,
    heat: true,
    target_state: true,
    terrain: true,
    damage: true,
    equipment: true,
    attacker_state: true,
    quirk: true,
    spa: true,
    environment: true,
    weapon: true,
  }),
  description: word,
});

const toHitModifiers = listOf(toHitModifier);
/** Modifiers that a caller adds to a shot. Each needs a unique id. */
export const ownModifiers: Check = (value, key, within) => {
  toHitModifiers(value, key, within);
  const ids = new Set<string>();
  for (const { id } of value as readonly IToHitModifierDetail[]) {
    if (ids.has(id))
      throw new RangeError(`${nameOf(key, within)} holds "${id}" twice: each entry needs its own id`);
    ids.add(id);
  }
};

const ACTUATORS_OF_A_LEG = 3;
export const legs = optional(
  listOf(
    fields<LegDamage>({
      destroyed: optionalFlag,
      hip: optionalFlag,
      actuators: optional(whole(0, ACTUATORS_OF_A_LEG)),
      foot: optionalFlag,
    }),
    0,
    4,
  ),
);

/** Gunnery is not used here, but is accepted as part of the pilot. */
const pilotFields = fields<PilotState & { readonly gunnery?: number }>({
  piloting: skill,
  gunnery: optional(skill),
  pilotWounds,
  unitQuirks: optionalIds,
  abilities: optionalIds,
  movementType: optional(movementType),
  designatedTerrain: optionalWord,
  gyroHits: optionalWhole,
  gyroType: optional(oneOf(GYRO_TYPES)),
  legs,
  chassis: optionalChassis,
  cockpit: optionalWord,
  superheavy: optionalFlag,
  dedicatedPilot: optional(oneOf(['active', 'out'])),
  blindTorsoCockpit: optionalFlag,
  hardenedArmor: optionalFlag,
  modularArmor: optionalFlag,
  legActuatorEnhancement: optionalFlag,
  industrialMyomer: optionalFlag,
  motion: optional(oneOf(MOTIONS)),
  largeSupport: optionalFlag,
  motiveDamage: optionalWhole,
  driverHit: optionalFlag,
  commanderHit: optionalFlag,
  flightStabilizerHit: optionalFlag,
  jetBooster: optionalFlag,
  conscious: optionalFlag,
  shutDown: optionalFlag,
  shocked: optionalFlag,
});
/** No unit has more legs than its chassis. */
export const pilotState: Check = (value, key, within) => {
  pilotFields(value, key, within);
  const { chassis = 'biped', legs = [] } = value as PilotState;
  checkInteger(nameOf('legs.length', nameOf(key, within)), legs.length, 0, LEG_COUNT[chassis]);
};

const causeFields = fields<PilotingCause>({
  kind: oneOf(PILOTING_CAUSES),
  terrain: optional(terrainFeature),
  modifier: optional(wholeOfEitherSign),
  hexesMoved: optionalWhole,
  role: optional(oneOf(['attacker', 'target'])),
  missed: optionalFlag,
  bogDown: optionalFlag,
  landing: optionalFlag,
  flanksBackward: optionalFlag,
  tonnage: optional(tonnage),
  leg: optional(oneOf(MECH_LOCATIONS)),
  worstHit: optional(wholeOfEitherSign),
  sumOfHits: optional(wholeOfEitherSign),
});

/** A terrain cause must name its terrain. Without one it would silently add nothing. */
export const pilotingCause: Check = (value, key, within) => {
  causeFields(value, key, within);
  const { kind, terrain } = value as PilotingCause;
  if (kind === 'terrain' && terrain === undefined) {
    throw new TypeError(`${nameOf(key, within)}.terrain is undefined: a terrain cause names its terrain`);
  }
};

export const pilotingOptions = optionsWith<PilotingOptions>({
  hex: optional(listOf(terrainFeature)),
  environment,
  otherCauses: optional(listOf(pilotingCause)),
  ruleset,
});

export const groundSavings = fields<GroundSavings>({
  wooded: optionalWhole,
  deep_water: optionalWhole,
  slopes: optionalWhole,
  mire: optionalWhole,
});

export const edgeUse = fields<IEdgeUse>({ trigger: word, turn: whole(), unitId: word, description: word });
const edgeFields = fields<IEdgeState>({
  maxPoints: whole(),
  remainingPoints: whole(),
  usageHistory: listOf(edgeUse),
});
/** Points are only ever spent, so no more can remain than there were. */
export const edgeState: Check = (value, key, within) => {
  edgeFields(value, key, within);
  const { maxPoints, remainingPoints } = value as IEdgeState;
  if (remainingPoints <= maxPoints) return;
  const field = nameOf('remainingPoints', nameOf(key, within));
  throw wrongValue(field, remainingPoints, `at most ${maxPoints}, the value of maxPoints`);
};
