import { changesAttacks } from '../../controls/quirk-words.js';
import { counted } from '../../words.js';

// Words about pilots and quirks on the cards of both units.

/** Edge is spent in play, so it does not affect expectations. */
export const SPENT_IN_PLAY = ['edge'];

export function pilotWords(
  gunnery: number | undefined,
  piloting: number,
  abilities: readonly string[],
): string {
  const skills = gunnery === undefined ? `piloting ${piloting}` : `${gunnery}/${piloting}`;
  if (abilities.length === 0) return skills;
  return `${skills} · ${counted(abilities.length, 'ability', 'abilities')}`;
}

/** Only those that change an attack. */
export function quirkWords(own: readonly string[], off: readonly string[], on: readonly string[]): string {
  const all = [...new Set([...own, ...on])].filter(changesAttacks);
  const active = all.filter((id) => !off.includes(id)).length;
  if (all.length === 0) return 'none here';
  return active < all.length ? `${active} of ${all.length} on` : `${active} on`;
}
