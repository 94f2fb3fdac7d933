import type { Catalog, Trait } from '../../catalog/index.js';
import { isExplosive } from './explosive.js';
import type { MechLocation } from './layout.js';
import type { CaseProtection } from './mech.js';
import type { OpenMount } from './mounting.js';

/** Clan chassis carry CASE wherever something may explode, without a word in the file. */
export function clanCase(
  catalog: Catalog,
  mounts: readonly OpenMount[],
  locations: readonly MechLocation[],
): readonly OpenMount[] {
  const explosive = new Set<string>();
  for (const mount of mounts) {
    if (mount.location === undefined || !isExplosive(mount, mounts)) continue;
    explosive.add(mount.location);
    if (mount.secondLocation !== undefined) explosive.add(mount.secondLocation);
  }
  const item = catalog.withTrait('case').find(({ techBase }) => techBase === 'clan');
  return locations
    .filter((location) => explosive.has(location))
    .map((location) => ({
      name: item?.aliases[0] ?? 'CASE',
      ...(item && { item }),
      location,
      slots: 0,
      rear: false,
      turret: false,
      armored: false,
      omnipod: false,
      quirks: [],
    }));
}

export function caseIn(location: MechLocation, mounts: readonly OpenMount[]): CaseProtection {
  const here = mounts.filter((mount) => mount.location === location);
  const has = (trait: Trait) => here.some(({ item }) => item?.traits.includes(trait));
  if (has('case-ii')) return 'case-ii';
  if (!has('case') && !has('case-prototype')) return 'none';
  return here.some(({ item, slots }) => item?.traits.includes('case') && slots === 0) ? 'clan' : 'case';
}
