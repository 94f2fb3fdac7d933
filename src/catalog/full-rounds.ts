import type { Ammunition, Edition } from './item.js';

/**
 * Returns the rounds of a full bin from the number that the unit was built with. Some editions pack more into a ton than
 * all others.
 */
export function fullRounds(ammunition: Ammunition, built: number, edition?: Edition): number {
  const { byEdition, shotsPerTon } = ammunition;
  const own = edition && byEdition?.[edition]?.shotsPerTon;
  return own === undefined ? built : Math.floor((built * own) / shotsPerTon);
}
