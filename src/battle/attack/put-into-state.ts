import type { Combatant } from '../combatant/combatant.js';
import type { AttackedUnit, AttackingUnit } from './attack-from.js';

/** Puts the shooter into the state that was described; what was left out stays as it is. */
export function putAttacker(unit: Combatant, by: AttackingUnit): void {
  unit.movement = by.movementType ?? unit.movement;
  unit.hexesMoved = by.hexesMoved ?? unit.hexesMoved;
  unit.heat = by.heat ?? unit.heat;
  unit.wounds = by.pilotWounds ?? unit.wounds;
  unit.sensorHits = by.sensorHits ?? unit.sensorHits;
  unit.prone = by.prone ?? unit.prone;
  unit.skidded = by.skidded ?? unit.skidded;
  if (by.spotting) unit.spotting = 0;
}

/** The same for the target. */
export function putTarget(unit: Combatant, at: AttackedUnit): void {
  unit.movement = at.movementType ?? unit.movement;
  unit.hexesMoved = at.hexesMoved ?? unit.hexesMoved;
  unit.hasMoved = true;
  unit.heat = at.heat ?? unit.heat;
  unit.prone = at.prone ?? unit.prone;
  unit.dodging = at.isDodging ?? unit.dodging;
  unit.stuck = at.stuck ?? unit.stuck;
  unit.skidded = at.skidded ?? unit.skidded;
  // Whatever keeps it from moving: nothing in it acts.
  unit.shutDown = at.immobile ?? unit.shutDown;
}
