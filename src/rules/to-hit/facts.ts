import type { ChangingAttacker, ChangingTarget, LastingAttacker, LastingTarget } from './changing-states.js';
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
export const OF_THE_LINE = FACT.partialCover | FACT.interveningTerrain | FACT.targetTerrain;

/**
 * Returns the facts of a shot, except those of its line of fire, as one number. `minimumRange` is that of the weapon.
 */
export const factsOf = (
  attacker: IAttackerState,
  target: ITargetState,
  options: IToHitOptions,
  minimumRange: number,
): number => changingFacts(attacker, target) | lastingFacts(attacker, target, options, minimumRange);

/** Facts that may change between two shots of one unit at another. */
export function changingFacts(attacker: ChangingAttacker, target: ChangingTarget): number {
  const { heat, pilotWounds, sensorHits, actuatorDamage, targetingComputer, actuatorEnhancement } = attacker;
  const { gunnerOut, prone: lies } = attacker;
  const { prone, immobile, stuck, skidded, stealth, voidSignature, chameleon } = target;
  let facts = 0;
  if (heat > 0) facts |= FACT.heat;
  if (pilotWounds) facts |= FACT.pilotWounds;
  if (sensorHits) facts |= FACT.sensorHits;
  if (actuatorDamage) facts |= FACT.actuatorDamage;
  if (targetingComputer) facts |= FACT.targetingComputer;
  if (actuatorEnhancement) facts |= FACT.actuatorEnhancement;
  if (gunnerOut) facts |= FACT.gunnerOut;
  if (lies) facts |= FACT.attackerProne;
  if (prone) facts |= FACT.targetProne;
  if (immobile) facts |= FACT.targetImmobile;
  if (stuck) facts |= FACT.targetStuck;
  if (skidded) facts |= FACT.targetSkidded;
  if (stealth) facts |= FACT.targetStealth;
  if (voidSignature) facts |= FACT.targetVoidSignature;
  if (chameleon) facts |= FACT.targetChameleon;
  return facts;
}

/** The others. Their types keep a fact of something that changes from being asked for here. */
function lastingFacts(
  attacker: LastingAttacker,
  target: LastingTarget,
  options: IToHitOptions,
  minimumRange: number,
): number {
  const { fireControl, shield, secondaryTarget, indirectFire, calledShot, spotting } = attacker;
  const { superheavy, large, homingPod, soldiers, airborne, emplaced } = target;
  const { environment, weapon, ammunition, linkedTo } = options;
  let facts = 0;
  if (minimumRange > 0) facts |= FACT.minimumRange;
  if (superheavy || large) facts |= FACT.targetLarge;
  if (fireControl) facts |= FACT.fireControl;
  if (shield) facts |= FACT.shield;
  if (secondaryTarget?.isSecondary) facts |= FACT.secondaryTarget;
  if (indirectFire?.isIndirect) facts |= FACT.indirectFire;
  if (calledShot) facts |= FACT.calledShot;
  if (spotting) facts |= FACT.spotting;
  if (environment) facts |= FACT.environment;
  if (weapon) facts |= FACT.weapon;
  if (ammunition) facts |= FACT.ammunition;
  if (linkedTo) facts |= FACT.linkedTo;
  if (homingPod) facts |= FACT.homingPod;
  if (soldiers || airborne || emplaced) facts |= FACT.targetNature;
  return facts;
}

/** Returns the facts of a line of fire. */
export const factsOfLine = (
  covered: boolean,
  interveningPoints: number,
  targetTerrainPoints: number,
): number =>
  (covered ? FACT.partialCover : 0) |
  (interveningPoints !== 0 ? FACT.interveningTerrain : 0) |
  (targetTerrainPoints !== 0 ? FACT.targetTerrain : 0);

/** Every field of it holds something. */
const EVERYTHING = new Proxy<ChangingAttacker & ChangingTarget>(
  { movementType: 'run', hexesMoved: 0, heat: 0 },
  { get: () => 1 },
);

/** All facts that may change between two shots of one unit at another. */
export const CHANGING_FACTS = changingFacts(EVERYTHING, EVERYTHING) | OF_THE_LINE;
