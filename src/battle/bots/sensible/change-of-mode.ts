import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { moverOf } from '../../combatant/mover-of.js';
import type { MoveOrder } from '../../orders.js';
import { conversionObstacle, otherModeOf } from '../../phases/convert.js';

/** The points that a change of mode must gain. */
const WORTH_IT = 2;

/** A QuadVee with damaged legs converts to vehicle mode, and back once its wheels or tracks are worse; undefined for others. */
export function changeOfMode(battle: Battle, unit: Combatant): MoveOrder | undefined {
  if (unit.design.otherMode === undefined || conversionObstacle(battle, unit) !== undefined) return undefined;
  const other = unit.copy();
  other.convert();
  const gained = moverOf(battle, other).walk - moverOf(battle, unit).walk;
  return gained >= WORTH_IT ? { steps: [], convertTo: otherModeOf(unit) } : undefined;
}
