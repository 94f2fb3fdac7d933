import type { Combatant } from '../combatant/combatant.js';
import type { FireOrder } from '../orders.js';

/** As many of the shots, from the first on, as the unit can fire in one turn. */
export function withinVolley(unit: Combatant, order: FireOrder): FireOrder {
  const { kind } = unit.design;
  if (kind.volleyObstacle(unit, order) === undefined) return order;
  const shots: FireOrder['shots'][number][] = [];
  for (const shot of order.shots) {
    shots.push(shot);
    if (kind.volleyObstacle(unit, { ...order, shots }) !== undefined) shots.pop();
  }
  return { ...order, shots };
}
