import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';

/** The infantry that swarms a unit, or undefined. */
export function swarmersOf({ units, mayBeSwarmed }: Battle, host: Combatant): Combatant | undefined {
  if (!mayBeSwarmed) return undefined;
  for (const unit of units) if (unit.swarming === host.index && !unit.isOut) return unit;
  return undefined;
}
