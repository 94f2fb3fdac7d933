import {
  ATTACKER_PRONE,
  CALLED_SHOT,
  INDIRECT_FIRE,
  SECONDARY_TARGET,
  SPOTTING,
} from './modifiers/attacker-state.js';
import { ACTUATOR_DAMAGE, callersOwn, PILOT_WOUNDS, SENSOR_DAMAGE } from './modifiers/damage.js';
import { ACTUATOR_ENHANCEMENT, FIRE_CONTROL, SHIELD, TARGETING_COMPUTER } from './modifiers/equipment.js';
import {
  ATTACKER_MOVED,
  GUNNERY,
  HEAT,
  MINIMUM_RANGE,
  RANGE,
  TARGET_MOVED,
  TARGET_SKIDDED,
} from './modifiers/every-shot.js';
import { SKY } from './modifiers/sky.js';
import {
  PARTIAL_COVER,
  TARGET_CHAMELEON,
  TARGET_IMMOBILE,
  TARGET_PRONE,
  TARGET_STEALTH,
  TARGET_STUCK,
  TARGET_SUPERHEAVY,
  TARGET_VOID_SIGNATURE,
} from './modifiers/target-state.js';
import { INTERVENING_TERRAIN, TARGET_TERRAIN } from './modifiers/terrain.js';
import { WEAPON } from './modifiers/weapon.js';
import type { ToHitModifier, ToHitSituation, VariedModifier } from './situation.js';
import type { IToHitModifierDetail } from './states.js';
import { writeDown, writeVariant } from './write-down.js';

/**
 * The sum of all modifiers of a shot, in the order of aggregation, and into `details` what acts. Each line says when a
 * modifier may matter; how much it is, if anything, it knows itself.
 */
export function walk(shot: ToHitSituation, details?: IToHitModifierDetail[]): number {
  // Read at once, before any call: the engine need not look again what they are.
  const { attacker, target, options, minimumRange, weapon, ammunition, linkedTo } = shot;
  const { skidded, prone, immobile, stuck, superheavy, stealth, voidSignature, chameleon } = target;
  const { heat, pilotWounds, sensorHits, actuatorDamage, damageModifiers } = attacker;
  const { targetingComputer, actuatorEnhancement, fireControl, shield } = attacker;
  const { prone: lies, secondaryTarget, indirectFire, calledShot, spotting } = attacker;

  let sum = noted(GUNNERY, shot, GUNNERY.value(shot), details);
  sum += varied(RANGE, shot, RANGE.value(shot), details === undefined ? 0 : RANGE.variant(shot), details);
  if (minimumRange > 0) sum += noted(MINIMUM_RANGE, shot, MINIMUM_RANGE.value(shot), details);
  sum += varied(
    ATTACKER_MOVED,
    shot,
    ATTACKER_MOVED.value(shot),
    details === undefined ? 0 : ATTACKER_MOVED.variant(shot),
    details,
  );
  sum += varied(
    TARGET_MOVED,
    shot,
    TARGET_MOVED.value(shot),
    details === undefined ? 0 : TARGET_MOVED.variant(shot),
    details,
  );
  if (skidded) sum += noted(TARGET_SKIDDED, shot, TARGET_SKIDDED.value(shot), details);
  if (heat > 0) sum += noted(HEAT, shot, HEAT.value(shot), details);

  if (prone) sum += noted(TARGET_PRONE, shot, TARGET_PRONE.value(shot), details);
  if (immobile) sum += noted(TARGET_IMMOBILE, shot, TARGET_IMMOBILE.value(shot), details);
  const { partialCover, interveningTerrain, targetTerrain } = shot;
  if (partialCover) sum += noted(PARTIAL_COVER, shot, PARTIAL_COVER.value(shot), details);
  if (stuck) sum += noted(TARGET_STUCK, shot, TARGET_STUCK.value(shot), details);
  if (superheavy) sum += noted(TARGET_SUPERHEAVY, shot, TARGET_SUPERHEAVY.value(shot), details);
  if (stealth) sum += noted(TARGET_STEALTH, shot, TARGET_STEALTH.value(shot), details);
  if (voidSignature) sum += noted(TARGET_VOID_SIGNATURE, shot, TARGET_VOID_SIGNATURE.value(shot), details);
  if (chameleon) sum += noted(TARGET_CHAMELEON, shot, TARGET_CHAMELEON.value(shot), details);

  if (interveningTerrain > 0)
    sum += noted(INTERVENING_TERRAIN, shot, INTERVENING_TERRAIN.value(shot), details);
  if (targetTerrain > 0) sum += noted(TARGET_TERRAIN, shot, TARGET_TERRAIN.value(shot), details);

  if (pilotWounds) sum += noted(PILOT_WOUNDS, shot, PILOT_WOUNDS.value(shot), details);
  if (sensorHits) sum += noted(SENSOR_DAMAGE, shot, SENSOR_DAMAGE.value(shot), details);
  if (actuatorDamage) sum += noted(ACTUATOR_DAMAGE, shot, ACTUATOR_DAMAGE.value(shot), details);
  if (damageModifiers) sum += all(callersOwn(damageModifiers), shot, details);

  if (targetingComputer) sum += noted(TARGETING_COMPUTER, shot, TARGETING_COMPUTER.value(shot), details);
  if (actuatorEnhancement)
    sum += noted(ACTUATOR_ENHANCEMENT, shot, ACTUATOR_ENHANCEMENT.value(shot), details);
  if (fireControl) sum += noted(FIRE_CONTROL, shot, FIRE_CONTROL.value(shot), details);
  if (shield) sum += noted(SHIELD, shot, SHIELD.value(shot), details);

  if (lies) sum += noted(ATTACKER_PRONE, shot, ATTACKER_PRONE.value(shot), details);
  if (secondaryTarget) sum += noted(SECONDARY_TARGET, shot, SECONDARY_TARGET.value(shot), details);
  if (indirectFire) sum += noted(INDIRECT_FIRE, shot, INDIRECT_FIRE.value(shot), details);
  if (calledShot) sum += noted(CALLED_SHOT, shot, CALLED_SHOT.value(shot), details);
  if (spotting) sum += noted(SPOTTING, shot, SPOTTING.value(shot), details);

  sum += all(shot.quirks.own, shot, details);
  sum += all(shot.targetQuirks.against, shot, details);
  sum += all(shot.weaponQuirks.own, shot, details);
  sum += all(shot.abilities.own, shot, details);
  sum += all(shot.targetAbilities.against, shot, details);

  if (options.environment) sum += all(SKY, shot, details);
  // Missiles home in on a pod, whichever launcher they come from.
  if (weapon || ammunition || linkedTo || target.homingPod) sum += all(WEAPON, shot, details);
  return sum;
}

/** Each modifier is asked where it stands above, so that the engine can tell one call from another. */
function noted(
  modifier: ToHitModifier,
  shot: ToHitSituation,
  value: number,
  details: IToHitModifierDetail[] | undefined,
): number {
  if (details !== undefined) writeDown(details, modifier, shot, value);
  return value;
}

/** The same for what every shot has in one variant or another. */
function varied(
  modifier: VariedModifier,
  shot: ToHitSituation,
  value: number,
  variant: number,
  details: IToHitModifierDetail[] | undefined,
): number {
  if (details !== undefined) writeVariant(details, modifier, shot, value, variant);
  return value;
}

function all(
  modifiers: readonly ToHitModifier[],
  shot: ToHitSituation,
  details: IToHitModifierDetail[] | undefined,
): number {
  let sum = 0;
  for (let index = 0; index < modifiers.length; index += 1) {
    const modifier = modifiers[index] as ToHitModifier;
    sum += noted(modifier, shot, modifier.value(shot), details);
  }
  return sum;
}
