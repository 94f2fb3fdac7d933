import type { Ammunition } from '../../catalog/index.js';
import type { Ruleset } from '../ruleset.js';

/** Returns the rounds of a full bin from the number the unit was built with. Some editions pack more into a ton. */
export function fullRounds(
  { byEdition, shotsPerTon }: Ammunition,
  built: number,
  { weapons }: Ruleset,
): number {
  const own = weapons.edition === null ? undefined : byEdition?.[weapons.edition]?.shotsPerTon;
  return own === undefined ? built : Math.floor((built * own) / shotsPerTon);
}
