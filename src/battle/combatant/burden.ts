import { carryObject } from '../../rules/physical/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import type { Battle } from '../battle.js';
import type { Combatant } from './combatant.js';

/** The books give no weight for limbs. We take a twentieth of the 'Mech's tonnage, which one hand can lift. */
const LIMB_SHARE = 0.05;

/** The weight of an arm or leg that comes off; 0 for all other locations. */
export function limbTonnage(unit: Combatant, location: number): number {
  const { isLeg, isArm } = unit.design.plan;
  const isLimb = isLeg[location] === 1 || isArm[location] === 1;
  return isLimb ? unit.design.tonnage * LIMB_SHARE : 0;
}

/** Whether its hands can lift this many tons (docs/rules/standard.md). */
export function canHold(unit: Combatant, tonnage: number, option: RulesetOption): boolean {
  const carrier = {
    tonnage: unit.design.tonnage,
    abilities: unit.pilot.abilities,
    unitQuirks: unit.design.quirks,
    workingHands: unit.workingHands,
  };
  return carryObject(carrier, tonnage, option).canCarry;
}

/** The first object in a hex that a unit can lift, as an index in the list, or -1. */
function objectFor({ objects, rulesetOption }: Battle, unit: Combatant, hex: number): number {
  return objects.findIndex((object) => object.hex === hex && canHold(unit, object.tonnage, rulesetOption));
}

/** Why a unit cannot pick something up in this hex; undefined if it can. */
export function pickUpObstacle(battle: Battle, unit: Combatant, hex: number): string | undefined {
  if (unit.carrying !== undefined) return 'its hands are full';
  return objectFor(battle, unit, hex) < 0 ? 'nothing that it can hold lies there' : undefined;
}

/** Picks up an object in its hex with both hands (docs/rules/standard.md). */
export function pickUp(battle: Battle, unit: Combatant): void {
  const found = objectFor(battle, unit, unit.hex);
  const object = battle.objects[found];
  if (object === undefined || unit.carrying !== undefined) return;
  battle.objects.splice(found, 1);
  unit.carrying = { name: object.name, tonnage: object.tonnage };
  if (battle.listening) {
    battle.tell({ type: 'pick-up', unit: unit.index, object: object.name, tonnage: object.tonnage });
  }
}

/** Drops the object that a 'Mech carries into this hex. */
export function letGo(battle: Battle, unit: Combatant, hex: number): void {
  const { carrying } = unit;
  if (carrying === undefined) return;
  unit.carrying = undefined;
  battle.objects.push({ hex, name: carrying.name, tonnage: carrying.tonnage });
  if (battle.listening) {
    battle.tell({ type: 'object-lands', unit: unit.index, object: carrying.name, hex });
  }
}
