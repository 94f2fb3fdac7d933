import type { Battle } from '../battle/battle.js';
import type { Combatant } from '../battle/combatant/combatant.js';
import { IllegalOrderError } from '../battle/illegal-order.js';
import type { Phase } from '../battle/phase.js';

/** The phases' names for players. */
const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  initiative: 'initiative phase',
  movement: 'movement phase',
  weapons: 'weapon attack phase',
  physical: 'physical attack phase',
  heat: 'heat phase',
  end: 'end phase',
  over: 'end of the game',
};

/**
 * Returns the acting unit.
 * @throws {IllegalOrderError | RangeError} if this is the wrong phase, or the unit cannot act
 */
export function actingUnit(battle: Battle, index: number, phase: Phase, what: string): Combatant {
  const unit = battle.unit(index);
  if (battle.phase !== phase)
    throw new IllegalOrderError(unit, what, `this is the ${PHASE_NAMES[battle.phase]}`);
  if (unit.isOut) throw new IllegalOrderError(unit, what, 'it is out of the game');
  if (!unit.conscious) throw new IllegalOrderError(unit, what, 'its pilot is unconscious');
  if (unit.shutDown) throw new IllegalOrderError(unit, what, 'it is shut down');
  return unit;
}
