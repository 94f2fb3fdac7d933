import type { Catalog } from '../../catalog/index.js';
import type { Unit } from '../any-unit.js';
import type { Mount } from '../unit.js';
import { buildMech } from './build-mech.js';
import type { Mech } from './mech.js';

/** Returns the same unit with these unit quirks, including what its file stated. */
export function withQuirks<Any extends Unit>(unit: Any, quirks: readonly string[]): Any {
  return unit.unitType === 'Mek'
    ? { ...unit, quirks, sheet: { ...unit.sheet, quirks } }
    : { ...unit, quirks };
}

/** Returns the same 'Mech with other weapon quirks, given by mount. */
export function withWeaponQuirks(
  mech: Mech,
  quirksOf: (mount: Mount) => readonly string[],
  catalog: Catalog,
): Mech {
  const weaponQuirks = mech.equipment.flatMap((mount) => {
    const { name, location, slot } = mount;
    const place = {
      ...(location !== undefined && { location }),
      ...(location !== undefined && slot !== undefined && { slot }),
    };
    return quirksOf(mount).map((quirk) => ({ quirk, weapon: name, ...place }));
  });
  // Mounts refer to each other, so one cannot be changed alone.
  return buildMech({ ...mech.sheet, weaponQuirks }, catalog);
}
