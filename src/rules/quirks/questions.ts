import { canonicalQuirk } from './quirk-spelling.js';

type Quirks = readonly string[] | undefined;

export function hasQuirk(unitQuirks: Quirks, id: string): boolean {
  const wanted = canonicalQuirk(id);
  return unitQuirks?.some((quirk) => canonicalQuirk(quirk) === wanted) ?? false;
}

const NO_QUIRKS: readonly string[] = Object.freeze([]);

/** The quirks of one weapon. */
export function getWeaponQuirks(
  weaponQuirks: Readonly<Record<string, readonly string[]>> | undefined,
  weaponId: string,
): readonly string[] {
  // What every object has by birth is no list.
  const quirks: unknown = weaponQuirks?.[weaponId];
  return Array.isArray(quirks) ? quirks : NO_QUIRKS;
}

export const hasLowProfile = (unitQuirks: Quirks): boolean => hasQuirk(unitQuirks, 'low_profile');
export const hasNoArms = (unitQuirks: Quirks): boolean => hasQuirk(unitQuirks, 'no_arms');

/** Arms that hang low reach nothing that stands higher (docs/rules/standard.md). */
export function isLowArmsRestricted(unitQuirks: Quirks, elevationDifference: number): boolean {
  return elevationDifference > 0 && hasQuirk(unitQuirks, 'low_arms');
}
