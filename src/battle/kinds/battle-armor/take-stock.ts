import type { Combatant } from '../../combatant/combatant.js';

/** Equipment of a single trooper is lost with the trooper; equipment of the squad works while any trooper is alive. */
export function takeStock(unit: Combatant): void {
  const { working, design } = unit;
  for (const { index, location } of design.fixtures)
    working[index] = location < 0 || !unit.hasLost(location) ? 1 : 0;
}
