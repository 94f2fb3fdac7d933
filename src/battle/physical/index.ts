import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { PhysicalOrder } from '../orders.js';
import { checkPhysicalOrder } from './check-order.js';
import { turnTorso } from './turn-torso.js';

export { legalBlows, mayStrikeSomebody, numberedBlows } from './legal-blows.js';
export { resolveBlows } from './resolve.js';
export { toHitOfBlow } from './to-hit.js';
export { strikeFacings } from './turn-torso.js';

/** @throws {IllegalOrderError} if the rules forbid it */
export function declareBlows(battle: Battle, unit: Combatant, order: PhysicalOrder): void {
  if (order.blows.length === 0 && order.torsoFacing === undefined) return;
  if (battle.doubts(unit)) checkPhysicalOrder(battle, unit, order);
  turnTorso(battle, unit, order);
  if (order.blows.length === 0) return;
  battle.declaredBlows.push({ unit: unit.index, order });
}
