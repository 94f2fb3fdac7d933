import type { Combatant } from '../../combatant/combatant.js';

/** What a trooper alone carries is gone with the trooper; what the squad has, while anybody is left. */
export function takeStock(unit: Combatant): void {
  const { working, design } = unit;
  for (const { index, location } of design.fixtures)
    working[index] = location < 0 || !unit.hasLost(location) ? 1 : 0;
}
