import { amount, checked, fields, oneOf, optional, whole } from '../../check/shape.js';
import { type D6Roller, randomRoller } from '../../dice/index.js';
import { DAMAGE_KINDS } from '../../rules/damage/damage-kind.js';
import type {
  IDamageOptions,
  IExplosionOptions,
  ILocationCondition,
  IMechCondition,
} from '../../rules/damage/index.js';
import * as damage from '../../rules/damage/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import {
  firingArc,
  optionalFlag,
  optionalIds,
  optionalWord,
  roller,
  ruleset,
  rulesetOption,
} from '../common.js';
import { optionsWith } from '../options.js';
import { hitLocation, mechLocation } from './shapes.js';

export * from '../../rules/damage/index.js';

/** Some armors lose half a point at a time. */
const points = amount();
const location = fields<ILocationCondition>({
  armor: points,
  rearArmor: optional(points),
  structure: points,
  originalArmor: optional(points),
  armorType: optionalWord,
});
const mech = fields<IMechCondition>({
  head: location,
  center_torso: location,
  left_torso: location,
  right_torso: location,
  left_arm: location,
  right_arm: location,
  left_leg: location,
  right_leg: location,
  center_leg: optional(location),
});

const LETHAL_DAMAGE = 1_000_000;

export const applyDamage = checked(damage.applyDamage, {
  mech,
  hit: hitLocation,
  damage: whole(0, LETHAL_DAMAGE),
  options: optionsWith<IDamageOptions>({
    armorType: optionalWord,
    structureType: optionalWord,
    damageKind: optional(oneOf(DAMAGE_KINDS)),
    arc: optional(firingArc),
    throughArmorCritical: optionalFlag,
    ruleset,
  }),
});
export const applyExplosion = checked(damage.applyExplosion, {
  mech,
  location: mechLocation,
  damage: whole(0, LETHAL_DAMAGE),
  options: optionsWith<IExplosionOptions>({
    structureType: optionalWord,
    protection: optional(oneOf(['case', 'case-ii'])),
    abilities: optionalIds,
    ruleset,
  }),
});
/** Rolls whether a critical check follows an explosion behind CASE II. */
export const rollCriticalBehindCaseII = checked(
  (roller: D6Roller = randomRoller, options?: RulesetOption) =>
    damage.rollCriticalBehindCaseII(roller, options),
  { roller, options: rulesetOption },
);
