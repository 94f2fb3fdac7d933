import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { LineOfSight } from '../sight/line-of-sight.js';
import { lookAt } from './line.js';

const acrossSurface = new LineOfSight({ brief: true, throughSurface: true });

/** Whether a unit sees another, to spot for others or in a network; fire may have further conditions. */
export function sees(battle: Battle, unit: Combatant, target: Combatant): boolean {
  const line = lookAt(battle, unit, target);
  if (!line.blocked) return true;
  if (line.said || battle.rules.terrain.surfaceBlocksSight) return false;
  acrossSurface.trace(battle.map, unit, target);
  return !acrossSurface.blocked;
}
