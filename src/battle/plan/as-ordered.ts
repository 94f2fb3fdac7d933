import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { MoveOrder } from '../orders.js';
import { afterConversion, conversionObstacle, otherModeOf } from '../phases/convert.js';

/** A unit as it begins a move: converted to its other mode, if the order says so and the rules allow it. */
export const asOrdered = (
  battle: Battle,
  unit: Combatant,
  { convertTo }: Pick<MoveOrder, 'convertTo'>,
): Combatant =>
  convertTo === otherModeOf(unit) && conversionObstacle(battle, unit) === undefined
    ? afterConversion(battle, unit)
    : unit;
