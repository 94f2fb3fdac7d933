import { NOTHING } from './carried-modifiers.js';
import { ATTACKER_STATE } from './modifiers/attacker-state.js';
import { callersOwn, DAMAGE } from './modifiers/damage.js';
import { EQUIPMENT } from './modifiers/equipment.js';
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
import { TARGET_STATE } from './modifiers/target-state.js';
import { INTERVENING_TERRAIN, TARGET_TERRAIN } from './modifiers/terrain.js';
import { WEAPON } from './modifiers/weapon.js';
import type { ToHitModifier, ToHitSituation } from './situation.js';
import type { IToHitModifierDetail } from './states.js';
import { entryOf, variantOf } from './write-down.js';

/** What acts on a shot, where it is asked for. */
type Details = IToHitModifierDetail[] | undefined;

/**
 * The sum of all modifiers of a shot, in the order of aggregation, and into `details` what acts. Each line says when
 * modifiers may matter; how much they are, if anything, they know themselves.
 */
export function walk(shot: ToHitSituation, details?: IToHitModifierDetail[]): number {
  return (
    everyShot(shot, details) + states(shot, details) + carried(shot, details) + skyAndWeapon(shot, details)
  );
}

function everyShot(shot: ToHitSituation, details: Details): number {
  const gunnery = GUNNERY.value(shot);
  const range = RANGE.value(shot);
  const moved = ATTACKER_MOVED.value(shot);
  const targetMoved = TARGET_MOVED.value(shot);
  let sum = gunnery + range + moved + targetMoved;
  if (details !== undefined) {
    details[details.length] = entryOf(GUNNERY, shot, gunnery);
    details[details.length] = variantOf(RANGE, shot, range, RANGE.variant(shot));
  }
  if (shot.minimumRange > 0) sum += noted(MINIMUM_RANGE, shot, details);
  if (details !== undefined) {
    details[details.length] = variantOf(ATTACKER_MOVED, shot, moved, ATTACKER_MOVED.variant(shot));
    details[details.length] = variantOf(TARGET_MOVED, shot, targetMoved, TARGET_MOVED.variant(shot));
  }
  if (shot.target.skidded) sum += noted(TARGET_SKIDDED, shot, details);
  if (shot.attacker.heat > 0) sum += noted(HEAT, shot, details);
  return sum;
}

function states(shot: ToHitSituation, details: Details): number {
  const { attacker, target, interveningTerrain, targetTerrain, partialCover } = shot;
  const { prone, immobile, stuck, superheavy, stealth, voidSignature, chameleon } = target;
  const { pilotWounds, sensorHits, actuatorDamage, damageModifiers } = attacker;
  const { targetingComputer, actuatorEnhancement, fireControl, shield } = attacker;
  const { prone: lies, secondaryTarget, indirectFire, calledShot, spotting } = attacker;
  let sum = 0;
  if (partialCover || prone || immobile || stuck || superheavy || stealth || voidSignature || chameleon) {
    sum += all(TARGET_STATE, shot, details);
  }
  if (interveningTerrain > 0) sum += noted(INTERVENING_TERRAIN, shot, details);
  if (targetTerrain > 0) sum += noted(TARGET_TERRAIN, shot, details);
  if (pilotWounds || sensorHits || actuatorDamage) sum += all(DAMAGE, shot, details);
  if (damageModifiers) sum += all(callersOwn(damageModifiers), shot, details);
  const plainCockpit = fireControl === undefined || fireControl === 'standard';
  if (targetingComputer || actuatorEnhancement || !plainCockpit || shield) {
    sum += all(EQUIPMENT, shot, details);
  }
  if (lies || secondaryTarget?.isSecondary || indirectFire?.isIndirect || calledShot || spotting) {
    sum += all(ATTACKER_STATE, shot, details);
  }
  return sum;
}

function carried(shot: ToHitSituation, details: Details): number {
  const { quirks, targetQuirks, weaponQuirks, abilities, targetAbilities } = shot;
  let sum = 0;
  // Most lists are of those who carry nothing; to ask them too would only take time.
  if (quirks !== NOTHING) sum += all(quirks.own, shot, details);
  if (targetQuirks !== NOTHING) sum += all(targetQuirks.against, shot, details);
  if (weaponQuirks !== NOTHING) sum += all(weaponQuirks.own, shot, details);
  if (abilities !== NOTHING) sum += all(abilities.own, shot, details);
  if (targetAbilities !== NOTHING) sum += all(targetAbilities.against, shot, details);
  return sum;
}

function skyAndWeapon(shot: ToHitSituation, details: Details): number {
  const { options, weapon, ammunition, linkedTo, target } = shot;
  let sum = 0;
  if (options.environment) sum += all(SKY, shot, details);
  // Missiles home in on a pod, whichever launcher they come from.
  if (weapon || ammunition || linkedTo || target.homingPod) sum += all(WEAPON, shot, details);
  return sum;
}

function noted(modifier: ToHitModifier, shot: ToHitSituation, details: Details): number {
  const value = modifier.value(shot);
  if (details !== undefined && value !== 0) details[details.length] = entryOf(modifier, shot, value);
  return value;
}

function all(modifiers: readonly ToHitModifier[], shot: ToHitSituation, details: Details): number {
  let sum = 0;
  for (let index = 0; index < modifiers.length; index += 1) {
    const modifier = modifiers[index] as ToHitModifier;
    const value = modifier.value(shot);
    sum += value;
    if (details !== undefined && (value !== 0 || modifier.always)) {
      details[details.length] = entryOf(modifier, shot, value);
    }
  }
  return sum;
}
