import type { Battle } from '../battle.js';
import type { CauseOfLoss } from '../combatant/cause-of-loss.js';
import type { Combatant } from '../combatant/combatant.js';

/** Credits a loss to the unit of the other side that caused it. */
export function credit(unit: Combatant, by: Combatant | undefined): void {
  if (by !== undefined && by.side !== unit.side) by.kills += 1;
}

/**
 * Marks a 'Mech as out of the battle. It stays in its hex until the phase ends, and its shots of the phase still count.
 */
export function markLost(
  battle: Battle,
  unit: Combatant,
  cause: CauseOfLoss,
  by: Combatant | undefined,
): void {
  if (unit.lost !== undefined) return;
  unit.lost = cause;
  credit(unit, by);
  if (battle.listening) battle.tell({ type: 'lost', unit: unit.index, cause });
}
