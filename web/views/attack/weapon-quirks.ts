import { FURTHER_QUIRK_CATALOG, QUIRK_CATALOG, type QuirkEntry } from '../../../src/edge/rules.js';

/** Quirks that one may give to a weapon, by name. */
export const WEAPON_QUIRKS: readonly QuirkEntry[] = Object.values({
  ...QUIRK_CATALOG,
  ...FURTHER_QUIRK_CATALOG,
})
  .filter(({ category }) => category === 'weapon')
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** The added quirks of one weapon, such as `3_accurate`; unknown ones in a link are ignored. */
export function quirksAddedTo(weapon: string, written: readonly string[]): readonly string[] {
  return WEAPON_QUIRKS.map(({ id }) => id).filter((id) => written.includes(`${weapon}_${id}`));
}
