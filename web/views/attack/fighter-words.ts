import { changesAttacks } from '../../controls/quirk-words.js';
import { counted } from '../../words.js';

// What the cards of both units say about pilots and quirks.

/** Edge is spent in play, so it has no part in what to expect. */
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

/** Those alone that change an attack. */
export function quirkWords(own: readonly string[], off: readonly string[], on: readonly string[]): string {
  const all = [...new Set([...own, ...on])].filter(changesAttacks);
  const active = all.filter((id) => !off.includes(id)).length;
  if (all.length === 0) return 'none here';
  return active < all.length ? `${active} of ${all.length} on` : `${active} on`;
}
