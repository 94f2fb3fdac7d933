import type { Catalog, EquipmentItem } from '../../catalog/index.js';
import { oncePer } from '../../check/once-per.js';
import { isExplosive } from './explosive.js';
import { GEAR, gearOf } from './gear.js';
import type { Inventory } from './inventory.js';
import type { MechLocationCode } from './layout.js';
import type { CaseProtection } from './mech.js';
import { type OpenMount, openMount } from './open-mount.js';

const clanCaseItem = oncePer((catalog: Catalog) =>
  catalog.withTrait('case').find(({ techBase }) => techBase === 'clan'),
);

/** Clan chassis have CASE in every location where something may explode, even if the file does not list it. */
export function clanCase(
  catalog: Catalog,
  mounts: readonly OpenMount[],
  locations: readonly MechLocationCode[],
): readonly OpenMount[] {
  const explosive = new Set<string>();
  for (let index = 0; index < mounts.length; index += 1) {
    const mount = mounts[index] as OpenMount;
    if (mount.location === undefined || !isExplosive(mount, mounts)) continue;
    explosive.add(mount.location);
    if (mount.secondLocation !== undefined) explosive.add(mount.secondLocation);
  }
  const item = clanCaseItem(catalog);
  return locations
    .filter((location) => explosive.has(location))
    .map((location) => {
      const mount = openMount(item?.aliases[0] ?? 'CASE', item, 0);
      mount.location = location;
      return mount;
    });
}

const ANY_CASE = GEAR.case | GEAR['case-ii'] | GEAR['case-prototype'];

const STRENGTH: Readonly<Record<CaseProtection, number>> = { none: 0, case: 1, clan: 2, 'case-ii': 3 };

const NONE: ReadonlyMap<string, CaseProtection> = new Map();

/** Returns the best protection of each location that has any. */
export function caseProtections(
  mounts: readonly OpenMount[],
  inventory: Inventory,
): ReadonlyMap<string, CaseProtection> {
  if ((inventory.gear & ANY_CASE) === 0) return NONE;
  const best = new Map<string, CaseProtection>();
  for (let index = 0; index < mounts.length; index += 1) {
    const { item, location, slots } = mounts[index] as OpenMount;
    if (item === undefined || location === undefined || (gearOf(item) & ANY_CASE) === 0) continue;
    const protection = protectionOf(item, slots);
    if (STRENGTH[protection] > STRENGTH[best.get(location) ?? 'none']) best.set(location, protection);
  }
  return best;
}

function protectionOf({ traits }: EquipmentItem, slots: number): CaseProtection {
  if (traits.includes('case-ii')) return 'case-ii';
  if (traits.includes('case')) return slots === 0 ? 'clan' : 'case';
  return traits.includes('case-prototype') ? 'case' : 'none';
}
