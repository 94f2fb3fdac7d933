import type { Ammunition } from '../../catalog/index.js';
import type { Ruleset } from '../ruleset.js';

/** Rounds of a full bin, of as many as the unit was built with: some editions pack more into a ton. */
export function fullRounds(
  { byEdition, shotsPerTon }: Ammunition,
  built: number,
  { weapons }: Ruleset,
): number {
  const own = weapons.edition === null ? undefined : byEdition?.[weapons.edition]?.shotsPerTon;
  return own === undefined ? built : Math.floor((built * own) / shotsPerTon);
}
