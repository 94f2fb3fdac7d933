import { carryObject } from '../../rules/physical/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import type { Battle } from '../battle.js';
import type { Combatant } from './combatant.js';

/** No book says what a limb weighs: a twentieth of the whole is what one hand lifts. */
const LIMB_SHARE = 0.05;

/** What an arm or leg weighs that comes off; nothing for the rest of a 'Mech. */
export function limbTonnage(unit: Combatant, location: number): number {
  const { isLeg, isArm } = unit.design.plan;
  const isLimb = isLeg[location] === 1 || isArm[location] === 1;
  return isLimb ? unit.design.tonnage * LIMB_SHARE : 0;
}

/** Whether its hands and its strength are enough for so many tons (docs/rules/standard.md). */
export function canHold(unit: Combatant, tonnage: number, option: RulesetOption): boolean {
  const carrier = {
    tonnage: unit.design.tonnage,
    abilities: unit.pilot.abilities,
    unitQuirks: unit.design.quirks,
    workingHands: unit.workingHands,
  };
  return carryObject(carrier, tonnage, option).canCarry;
}

/** The first object in a hex that a unit can hold, by its place in the list, or -1. */
function objectFor({ objects, rulesetOption }: Battle, unit: Combatant, hex: number): number {
  return objects.findIndex((object) => object.hex === hex && canHold(unit, object.tonnage, rulesetOption));
}

/** What keeps a unit from picking something up in this hex; undefined if nothing does. */
export function pickUpObstacle(battle: Battle, unit: Combatant, hex: number): string | undefined {
  if (unit.carrying !== undefined) return 'its hands are full';
  return objectFor(battle, unit, hex) < 0 ? 'nothing that it can hold lies there' : undefined;
}

/** What lies in its hex goes into both hands (docs/rules/standard.md). */
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

/** What a 'Mech holds comes to lie in this hex. */
export function letGo(battle: Battle, unit: Combatant, hex: number): void {
  const { carrying } = unit;
  if (carrying === undefined) return;
  unit.carrying = undefined;
  battle.objects.push({ hex, name: carrying.name, tonnage: carrying.tonnage });
  if (battle.listening) {
    battle.tell({ type: 'object-lands', unit: unit.index, object: carrying.name, hex });
  }
}
