import type { IActuatorDamage } from '../../rules/to-hit/index.js';
import { LOWER, ROOT, UPPER } from '../combatant/actuators.js';
import { become, type Combatant } from '../combatant/combatant.js';
import type { Design } from '../combatant/design.js';
import type { AttackingUnit } from './attack-from.js';
import type { DuelAttacker, DuelTarget } from './duel.js';

/** Puts the shooter into the described state. Fields that are left out do not change. */
export function putAttacker(unit: Combatant, by: AttackingUnit): void {
  unit.movement = by.movementType ?? unit.movement;
  unit.hexesMoved = by.hexesMoved ?? unit.hexesMoved;
  unit.heat = by.heat ?? unit.heat;
  unit.wounds = by.pilotWounds ?? unit.wounds;
  unit.crewWounds.fill(unit.wounds);
  unit.sensorHits = by.sensorHits ?? unit.sensorHits;
  unit.prone = by.prone ?? unit.prone;
  unit.skidded = by.skidded ?? unit.skidded;
  if (by.spotting) unit.spotting = 0;
}

/** The same for the attacker of a duel. */
export function putDuelAttacker(unit: Combatant, by: DuelAttacker): void {
  putAttacker(unit, by);
  for (const arm of unit.plan.arms) {
    loseActuators(unit, arm, by.armDamage?.[(unit.plan.side[arm] as number) < 0 ? 'left_arm' : 'right_arm']);
  }
  if (by.targetingComputer === false) {
    for (const { index } of unit.design.gear['targeting-computer'] ?? []) unit.working[index] = 0;
  }
}

function loseActuators(unit: Combatant, arm: number, lost: IActuatorDamage = {}): void {
  const { shoulderDestroyed, upperArmDestroyed, lowerArmDestroyed } = lost;
  const bits =
    (shoulderDestroyed ? ROOT : 0) | (upperArmDestroyed ? UPPER : 0) | (lowerArmDestroyed ? LOWER : 0);
  unit.actuatorsLost[arm] = (unit.actuatorsLost[arm] as number) | bits;
}

/** The same for the target, which may carry marks of the attacker's side. */
export function putDuelTarget(unit: Combatant, at: DuelTarget, side: number): void {
  unit.movement = at.movementType ?? unit.movement;
  unit.hexesMoved = at.hexesMoved ?? unit.hexesMoved;
  unit.hasMoved = true;
  unit.heat = at.heat ?? unit.heat;
  unit.prone = at.prone ?? unit.prone;
  unit.dodging = at.isDodging ?? unit.dodging;
  unit.isStealthy = at.stealth ?? unit.isStealthy;
  unit.isVoid = at.voidSignature ?? unit.isVoid;
  unit.isCamouflaged = at.chameleon ?? unit.isCamouflaged;
  unit.stuck = at.stuck ?? unit.stuck;
  unit.skidded = at.skidded ?? unit.skidded;
  if (at.large || at.superheavy) become(unit, enlarged(unit.design, at.superheavy));
  if (at.tagged) unit.taggedBy |= 1 << side;
  if (at.narced) unit.narcedBy |= 1 << side;
  // The target cannot act at all, whatever keeps it from moving.
  unit.shutDown = at.immobile ?? unit.shutDown;
}

/** A superheavy 'Mech is as large, and a level higher than others (docs/rules/unusual-mechs.md). */
const enlarged = (design: Design, superheavy = design.superheavy): Design => ({
  ...design,
  large: true,
  superheavy,
  height: superheavy ? 2 : design.height,
});
