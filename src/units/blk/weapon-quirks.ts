import { groupByWeapon, readWeaponQuirk, type WeaponQuirkLine } from '../quirks/weapon-quirk-lines.js';
import type { BlkReader } from './blk-reader.js';
import type { OpenMount } from './mounting.js';
import type { OpenBay } from './weapon-bays.js';

const BLOCK = 'weaponquirks';

/** Attaches quirks to the mounts or bays they name, and returns all of them by weapon name. */
export function attachWeaponQuirks(
  reader: BlkReader,
  mounts: readonly OpenMount[],
  bays: readonly OpenBay[],
): Record<string, string[]> {
  const lines: WeaponQuirkLine[] = [];
  for (const [place, text] of reader.list(BLOCK).entries()) {
    const line = readWeaponQuirk(text);
    if (line === undefined) {
      reader.warn(BLOCK, place, `weapon quirk "${text}" is not of the form quirk:LOC:slot:weapon`);
      continue;
    }
    lines.push(line);
    const named = [...meant(reader, mounts, line), ...baysMeant(reader, bays, line)];
    if (named.length === 0) reader.warn(BLOCK, place, `weapon quirk "${text}" names no weapon of this unit`);
    for (const bearer of named) {
      if (!bearer.quirks.includes(line.quirk)) bearer.quirks = [...bearer.quirks, line.quirk];
    }
  }
  return groupByWeapon(lines);
}

/** Location and slot identify one mount, if a line has them. The name may be any that the catalog knows. */
function meant(
  { catalog }: BlkReader,
  mounts: readonly OpenMount[],
  { weapon, location, slot }: WeaponQuirkLine,
): readonly OpenMount[] {
  const item = catalog.find(weapon);
  const lowered = location?.toLowerCase();
  return mounts.filter(
    (mount) =>
      (slot === undefined || slot === mount.slot) &&
      (lowered === undefined || lowered === mount.location?.toLowerCase()) &&
      (mount.name === weapon || (item !== undefined && item === mount.item)),
  );
}

/** A bay is named by its contents ("PPC Bay"). */
function baysMeant(
  { catalog }: BlkReader,
  bays: readonly OpenBay[],
  { weapon, location, slot }: WeaponQuirkLine,
): readonly OpenBay[] {
  if (bays.length === 0) return [];
  const item = catalog.find(weapon);
  if (item?.kind !== 'bay-weapon') return [];
  return bays.filter(
    (bay) =>
      (slot === undefined || slot === bay.slot) &&
      (location === undefined || location.toLowerCase() === bay.location.toLowerCase()) &&
      bay.bayClass === item.bayClass &&
      bay.scale === item.scale,
  );
}
