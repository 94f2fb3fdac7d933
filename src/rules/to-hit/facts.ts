import type { IAttackerState, ITargetState, IToHitOptions } from './states.js';

/**
 * Something that only some shots have, whatever the line of fire. A modifier that needs a fact is evaluated only for
 * shots that have it.
 */
export type Fact = keyof typeof FACT;

/** One bit each, so that one number holds all facts of a shot. */
export const FACT = Object.freeze({
  minimumRange: 1 << 0,
  targetSkidded: 1 << 1,
  heat: 1 << 2,
  targetProne: 1 << 3,
  targetImmobile: 1 << 4,
  targetStuck: 1 << 5,
  targetLarge: 1 << 6,
  targetStealth: 1 << 7,
  targetVoidSignature: 1 << 8,
  targetChameleon: 1 << 9,
  pilotWounds: 1 << 10,
  sensorHits: 1 << 11,
  actuatorDamage: 1 << 12,
  targetingComputer: 1 << 13,
  actuatorEnhancement: 1 << 14,
  fireControl: 1 << 15,
  shield: 1 << 16,
  attackerProne: 1 << 17,
  secondaryTarget: 1 << 18,
  indirectFire: 1 << 19,
  calledShot: 1 << 20,
  spotting: 1 << 21,
  environment: 1 << 22,
  weapon: 1 << 23,
  ammunition: 1 << 24,
  linkedTo: 1 << 25,
  homingPod: 1 << 26,
  partialCover: 1 << 27,
  interveningTerrain: 1 << 28,
  targetTerrain: 1 << 29,
  gunnerOut: 1 << 30,
  /** The target is of a kind that is easier or harder to hit than a 'Mech. */
  targetNature: 1 << 31,
});

/** Facts of the line of fire. */
export const FACTS_OF_THE_LINE = [
  'partialCover',
  'interveningTerrain',
  'targetTerrain',
] as const satisfies readonly Fact[];

/** The same as bits. */
export const OF_THE_LINE = FACT.partialCover | FACT.interveningTerrain | FACT.targetTerrain;

/**
 * Returns the facts of a shot, except those of its line of fire, as one number. `minimumRange` is that of the weapon.
 */
export function factsOf(
  attacker: IAttackerState,
  target: ITargetState,
  options: IToHitOptions,
  minimumRange: number,
): number {
  const { prone, immobile, stuck, superheavy, large, stealth, voidSignature, chameleon, homingPod, skidded } =
    target;
  const { heat, pilotWounds, sensorHits, actuatorDamage, targetingComputer, actuatorEnhancement } = attacker;
  const { fireControl, shield, prone: lies, secondaryTarget, indirectFire, calledShot, spotting } = attacker;
  const { environment, weapon, ammunition, linkedTo } = options;
  let facts = 0;
  if (minimumRange > 0) facts |= FACT.minimumRange;
  if (skidded) facts |= FACT.targetSkidded;
  if (heat > 0) facts |= FACT.heat;
  if (prone) facts |= FACT.targetProne;
  if (immobile) facts |= FACT.targetImmobile;
  if (stuck) facts |= FACT.targetStuck;
  if (superheavy || large) facts |= FACT.targetLarge;
  if (stealth) facts |= FACT.targetStealth;
  if (voidSignature) facts |= FACT.targetVoidSignature;
  if (chameleon) facts |= FACT.targetChameleon;
  if (pilotWounds) facts |= FACT.pilotWounds;
  if (sensorHits) facts |= FACT.sensorHits;
  if (actuatorDamage) facts |= FACT.actuatorDamage;
  if (targetingComputer) facts |= FACT.targetingComputer;
  if (actuatorEnhancement) facts |= FACT.actuatorEnhancement;
  if (fireControl) facts |= FACT.fireControl;
  if (shield) facts |= FACT.shield;
  if (lies) facts |= FACT.attackerProne;
  if (secondaryTarget?.isSecondary) facts |= FACT.secondaryTarget;
  if (indirectFire?.isIndirect) facts |= FACT.indirectFire;
  if (calledShot) facts |= FACT.calledShot;
  if (spotting) facts |= FACT.spotting;
  if (environment) facts |= FACT.environment;
  if (weapon) facts |= FACT.weapon;
  if (ammunition) facts |= FACT.ammunition;
  if (linkedTo) facts |= FACT.linkedTo;
  if (homingPod) facts |= FACT.homingPod;
  if (attacker.gunnerOut) facts |= FACT.gunnerOut;
  if (target.soldiers || target.airborne || target.emplaced) facts |= FACT.targetNature;
  return facts;
}
