import { canonicalQuirk } from './quirk-spelling.js';

type Quirks = readonly string[] | undefined;

export function hasQuirk(unitQuirks: Quirks, id: string): boolean {
  const wanted = canonicalQuirk(id);
  return unitQuirks?.some((quirk) => canonicalQuirk(quirk) === wanted) ?? false;
}

const NO_QUIRKS: readonly string[] = Object.freeze([]);

/** Returns the quirks of one weapon. */
export function getWeaponQuirks(
  weaponQuirks: Readonly<Record<string, readonly string[]>> | undefined,
  weaponId: string,
): readonly string[] {
  // Inherited properties of objects are not lists.
  const quirks: unknown = weaponQuirks?.[weaponId];
  return Array.isArray(quirks) ? quirks : NO_QUIRKS;
}

export const hasLowProfile = (unitQuirks: Quirks): boolean => hasQuirk(unitQuirks, 'low_profile');
export const hasNoArms = (unitQuirks: Quirks): boolean => hasQuirk(unitQuirks, 'no_arms');

/** Whether Low-Mounted Arms keep a unit from reaching a higher target (docs/rules/standard.md). */
export function isLowArmsRestricted(unitQuirks: Quirks, elevationDifference: number): boolean {
  return elevationDifference > 0 && hasQuirk(unitQuirks, 'low_arms');
}
