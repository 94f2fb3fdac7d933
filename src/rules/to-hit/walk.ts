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
  TARGET_IMMOBILE,
  TARGET_PRONE,
  TARGET_STEALTH,
  TARGET_STUCK,
  TARGET_SUPERHEAVY,
} from './modifiers/target-state.js';
import { INTERVENING_TERRAIN, TARGET_TERRAIN } from './modifiers/terrain.js';
import { WEAPON } from './modifiers/weapon.js';
import type { ToHitModifier, ToHitSituation } from './situation.js';

/** Whoever wants to know more than the sum sees each modifier with its value, be it 0. */
export interface Onlooker {
  see(modifier: ToHitModifier, shot: ToHitSituation, value: number): void;
}

/**
 * The sum of all modifiers of a shot, in the order of aggregation: the only place that runs through them. Each line
 * says when one may matter; how much it is, if anything, it knows itself.
 */
export function walk(shot: ToHitSituation, onlooker?: Onlooker): number {
  // Read at once, before any call: the engine need not look again what they are.
  const { attacker, target, minimumRange, environment, weapon, ammunition, linkedTo } = shot;
  const { skidded, prone, immobile, stuck, superheavy, stealth } = target;
  const { heat, pilotWounds, sensorHits, actuatorDamage, damageModifiers } = attacker;
  const { targetingComputer, actuatorEnhancement, fireControl, shield } = attacker;
  const { prone: lies, secondaryTarget, indirectFire, calledShot, spotting } = attacker;

  let sum = noted(GUNNERY, shot, GUNNERY.value(shot), onlooker);
  sum += noted(RANGE, shot, RANGE.value(shot), onlooker);
  if (minimumRange > 0) sum += noted(MINIMUM_RANGE, shot, MINIMUM_RANGE.value(shot), onlooker);
  sum += noted(ATTACKER_MOVED, shot, ATTACKER_MOVED.value(shot), onlooker);
  sum += noted(TARGET_MOVED, shot, TARGET_MOVED.value(shot), onlooker);
  if (skidded) sum += noted(TARGET_SKIDDED, shot, TARGET_SKIDDED.value(shot), onlooker);
  if (heat > 0) sum += noted(HEAT, shot, HEAT.value(shot), onlooker);

  if (prone) sum += noted(TARGET_PRONE, shot, TARGET_PRONE.value(shot), onlooker);
  if (immobile) sum += noted(TARGET_IMMOBILE, shot, TARGET_IMMOBILE.value(shot), onlooker);
  const { partialCover, interveningTerrain, targetTerrain } = shot;
  if (partialCover) sum += noted(PARTIAL_COVER, shot, PARTIAL_COVER.value(shot), onlooker);
  if (stuck) sum += noted(TARGET_STUCK, shot, TARGET_STUCK.value(shot), onlooker);
  if (superheavy) sum += noted(TARGET_SUPERHEAVY, shot, TARGET_SUPERHEAVY.value(shot), onlooker);
  if (stealth) sum += noted(TARGET_STEALTH, shot, TARGET_STEALTH.value(shot), onlooker);

  if (interveningTerrain > 0)
    sum += noted(INTERVENING_TERRAIN, shot, INTERVENING_TERRAIN.value(shot), onlooker);
  if (targetTerrain > 0) sum += noted(TARGET_TERRAIN, shot, TARGET_TERRAIN.value(shot), onlooker);

  if (pilotWounds) sum += noted(PILOT_WOUNDS, shot, PILOT_WOUNDS.value(shot), onlooker);
  if (sensorHits) sum += noted(SENSOR_DAMAGE, shot, SENSOR_DAMAGE.value(shot), onlooker);
  if (actuatorDamage) sum += noted(ACTUATOR_DAMAGE, shot, ACTUATOR_DAMAGE.value(shot), onlooker);
  if (damageModifiers) sum += all(callersOwn(damageModifiers), shot, onlooker);

  if (targetingComputer) sum += noted(TARGETING_COMPUTER, shot, TARGETING_COMPUTER.value(shot), onlooker);
  if (actuatorEnhancement)
    sum += noted(ACTUATOR_ENHANCEMENT, shot, ACTUATOR_ENHANCEMENT.value(shot), onlooker);
  if (fireControl) sum += noted(FIRE_CONTROL, shot, FIRE_CONTROL.value(shot), onlooker);
  if (shield) sum += noted(SHIELD, shot, SHIELD.value(shot), onlooker);

  if (lies) sum += noted(ATTACKER_PRONE, shot, ATTACKER_PRONE.value(shot), onlooker);
  if (secondaryTarget) sum += noted(SECONDARY_TARGET, shot, SECONDARY_TARGET.value(shot), onlooker);
  if (indirectFire) sum += noted(INDIRECT_FIRE, shot, INDIRECT_FIRE.value(shot), onlooker);
  if (calledShot) sum += noted(CALLED_SHOT, shot, CALLED_SHOT.value(shot), onlooker);
  if (spotting) sum += noted(SPOTTING, shot, SPOTTING.value(shot), onlooker);

  sum += all(shot.quirkModifiers, shot, onlooker);
  sum += all(shot.targetQuirkModifiers, shot, onlooker);
  sum += all(shot.weaponQuirkModifiers, shot, onlooker);
  sum += all(shot.abilityModifiers, shot, onlooker);
  sum += all(shot.targetAbilityModifiers, shot, onlooker);

  if (environment) sum += all(SKY, shot, onlooker);
  if (weapon || ammunition || linkedTo) sum += all(WEAPON, shot, onlooker);
  return sum;
}

/** Each modifier is asked where it stands above, so that the engine can tell one call from another. */
function noted(
  modifier: ToHitModifier,
  shot: ToHitSituation,
  value: number,
  onlooker: Onlooker | undefined,
): number {
  if (onlooker !== undefined) onlooker.see(modifier, shot, value);
  return value;
}

function all(
  modifiers: readonly ToHitModifier[],
  shot: ToHitSituation,
  onlooker: Onlooker | undefined,
): number {
  let sum = 0;
  for (let index = 0; index < modifiers.length; index += 1) {
    const modifier = modifiers[index] as ToHitModifier;
    sum += noted(modifier, shot, modifier.value(shot), onlooker);
  }
  return sum;
}
