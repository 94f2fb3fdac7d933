import { carryObject } from '../../rules/physical/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import type { Battle } from '../battle.js';
import type { Combatant } from './combatant.js';

/** Whether its hands and its strength are enough for so many tons (reading R-2). */
export function canHold(unit: Combatant, tonnage: number, option: RulesetOption): boolean {
  const carrier = {
    tonnage: unit.design.tonnage,
    abilities: unit.pilot.abilities,
    unitQuirks: unit.design.quirks,
    workingHands: unit.workingHands,
  };
  return carryObject(carrier, tonnage, option).canCarry;
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
