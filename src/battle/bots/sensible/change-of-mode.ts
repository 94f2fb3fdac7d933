import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { moverOf } from '../../combatant/mover-of.js';
import type { MoveOrder } from '../../orders.js';
import { conversionObstacle, otherModeOf } from '../../phases/convert.js';

/** Points that a change of mode has to be worth. */
const WORTH_IT = 2;

/** A QuadVee with lame legs takes to its wheels or tracks, and back once these have suffered more; undefined for all others. */
export function changeOfMode(battle: Battle, unit: Combatant): MoveOrder | undefined {
  if (unit.design.otherMode === undefined || conversionObstacle(battle, unit) !== undefined) return undefined;
  const other = unit.copy();
  other.convert();
  const gained = moverOf(battle, other).walk - moverOf(battle, unit).walk;
  return gained >= WORTH_IT ? { steps: [], convertTo: otherModeOf(unit) } : undefined;
}
