import {
  armBeside,
  HEAD,
  isTorsoIndex,
  LEFT_ARM,
  locationIndex,
  NOWHERE,
  RIGHT_ARM,
} from '../../rules/damage/body.js';
import type { DamageKind } from '../../rules/damage/damage-kind.js';
import { createStrikeOutcome, type StrikeOutcome, strike } from '../../rules/damage/strike.js';
import type { IHitLocation } from '../../rules/hit-location/index.js';
import { isRearHit, mechLocationOf } from '../../rules/hit-location/locations.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../mech/combatant.js';
import { losePods } from '../weapons/pods.js';
import { meetCowl } from './cowl.js';
import { checkForCriticals } from './criticals.js';
import { strainLinkages } from './linkages.js';
import { markLost } from './loss.js';
import { woundPilot } from './pilot.js';

/** Where damage comes from: who is to be credited with it, if anybody, and what kind it is. */
export interface Source {
  readonly attacker: Combatant | undefined;
  /** Index of the weapon, or -1. */
  readonly weapon: number;
  /** Undefined for what no armor takes better or worse than anything else. */
  readonly kind: DamageKind | undefined;
}

/** One's own fall. */
export const NOBODY: Source = { attacker: undefined, weapon: -1, kind: 'fall' };

// Hits do not nest in one outcome: an explosion that a hit sets off writes into its own.
const outcomes: StrikeOutcome[] = [];
let depth = 0;

/** Lends an outcome to what may set off more of its kind before it is read to the end. */
export function withOutcome(use: (outcome: StrikeOutcome) => void): void {
  let outcome = outcomes[depth];
  if (outcome === undefined) {
    outcome = createStrikeOutcome();
    outcomes[depth] = outcome;
  }
  depth += 1;
  try {
    use(outcome);
  } finally {
    depth -= 1;
  }
}

/** One blow at a location that is known, with everything that follows from it. */
export function applyHit(
  battle: Battle,
  target: Combatant,
  place: IHitLocation,
  damage: number,
  fromRear: boolean,
  source: Source,
): void {
  const location = locationIndex(mechLocationOf(place.location));
  const rear = fromRear || isRearHit(place.location);
  if (battle.listening) {
    battle.tell({
      type: 'hit',
      target: target.index,
      location,
      rear: rear && isTorsoIndex(location),
      damage,
      dice: place.roll.dice,
      throughArmor: place.throughArmorCritical,
      cover: false,
    });
  }
  const { aptitudes } = target;
  const cowled = location === HEAD && damage > 0 && target.cowlTaken < aptitudes.cowl;
  const points = cowled ? meetCowl(battle, target, damage, source.attacker) : damage;
  // The blow shakes the pilot, even if the cowl takes all of it.
  if (cowled && points === 0) woundPilot(battle, target, 1);
  damageLocation(battle, target, location, points, rear, place.throughArmorCritical, source);
  if (aptitudes.exposedLinkages !== undefined) strainLinkages(battle, target, location);
}

export function damageLocation(
  battle: Battle,
  target: Combatant,
  location: number,
  damage: number,
  rear: boolean,
  throughArmor: boolean,
  source: Source,
): void {
  if (damage <= 0) return;
  withOutcome((outcome) => {
    const pierced = throughArmor && !target.hasLost(location) ? location : NOWHERE;
    const arms = armsOf(target);
    strike(target, location, damage, rear, source.kind, false, false, outcome);
    if (battle.listening) tellDamage(battle, target, outcome);
    credit(target, outcome.absorbed, source);
    for (let step = 0; step < outcome.count; step += 1) {
      if (outcome.location[step] === HEAD) woundPilot(battle, target, 1);
    }
    if (pierced !== NOWHERE) checkForCriticals(battle, target, pierced, source, true);
    followUp(battle, target, outcome, arms, source);
  });
}

function credit(target: Combatant, absorbed: number, { attacker, weapon }: Source): void {
  target.damageThisPhase += absorbed;
  target.damageTaken += absorbed;
  if (attacker === undefined || attacker === target) return;
  attacker.damageDealt += absorbed;
  if (weapon >= 0) attacker.damageByWeapon[weapon] = (attacker.damageByWeapon[weapon] as number) + absorbed;
}

/** Critical checks where structure was hurt, and what the loss of a location brings. */
export function followUp(
  battle: Battle,
  target: Combatant,
  outcome: StrikeOutcome,
  armsBefore: number,
  source: Source,
): void {
  const { count } = outcome;
  for (let step = 0; step < count; step += 1) {
    if (outcome.destroyed[step] === 1) {
      const location = outcome.location[step] as number;
      loseLocation(battle, target, location);
      const arm = armBeside(location);
      if (arm !== NOWHERE && ((armsBefore >> arm) & 1) === 1) dropArm(battle, target, arm, outcome);
    } else if ((outcome.structureLost[step] as number) > 0) {
      checkForCriticals(battle, target, outcome.location[step] as number, source);
    }
  }
  const fatal = target.fatalDamage();
  if (fatal !== undefined) markLost(battle, target, fatal, source.attacker);
}

/** Arms, or front legs, that are still there, one bit each. */
export const armsOf = (unit: Combatant): number =>
  (unit.hasLost(LEFT_ARM) ? 0 : 1 << LEFT_ARM) | (unit.hasLost(RIGHT_ARM) ? 0 : 1 << RIGHT_ARM);

/** With a side torso goes the arm beside it, unless the same hit had torn it off before (combat.md section 15). */
function dropArm(battle: Battle, target: Combatant, arm: number, outcome: StrikeOutcome): void {
  for (let step = 0; step < outcome.count; step += 1) if (outcome.location[step] === arm) return;
  if (battle.listening) tellLoss(battle, target, arm);
  loseLocation(battle, target, arm);
}

/** A location that goes without a hit of its own. */
export function tellLoss(battle: Battle, unit: Combatant, location: number): void {
  battle.tell({
    type: 'damage',
    unit: unit.index,
    location,
    rear: false,
    armor: 0,
    structure: 0,
    armorLeft: 0,
    structureLeft: 0,
    destroyed: true,
  });
}

export function tellDamage(battle: Battle, target: Combatant, outcome: StrikeOutcome): void {
  for (let step = 0; step < outcome.count; step += 1) {
    battle.tell({
      type: 'damage',
      unit: target.index,
      location: outcome.location[step] as number,
      rear: outcome.rear[step] === 1,
      armor: outcome.armorLost[step] as number,
      structure: outcome.structureLost[step] as number,
      armorLeft: (outcome.rear[step] === 1 ? target.rearArmor : target.armor)[
        outcome.location[step] as number
      ] as number,
      structureLeft: target.structure[outcome.location[step] as number] as number,
      destroyed: outcome.destroyed[step] === 1,
    });
  }
}

/** A location is gone with all that it held; a leg takes the 'Mech off its feet at the end of the phase. */
export function loseLocation(battle: Battle, target: Combatant, location: number): void {
  target.refresh();
  if (target.isLeg(location)) {
    if (target.design.quad && target.legsLost === 1) target.rolls.push({ kind: 'leg' });
    else target.fallsAtEndOfPhase = true;
  }
  losePods(target, location);
  battle.dropLimbs(target, location);
}
