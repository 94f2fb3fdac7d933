import type { Catalog } from '../../catalog/index.js';
import type { Unit } from '../any-unit.js';
import type { Mount } from '../unit.js';
import { buildMech } from './build-mech.js';
import type { Mech } from './mech.js';

/** The same unit with these quirks of its own; what its file stated goes along. */
export function withQuirks<Any extends Unit>(unit: Any, quirks: readonly string[]): Any {
  return unit.unitType === 'Mek'
    ? { ...unit, quirks, sheet: { ...unit.sheet, quirks } }
    : { ...unit, quirks };
}

/** The same 'Mech with other quirks of its weapons, as each mount is given them. */
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
  // Mounts know one another, so that one of them cannot be changed for itself.
  return buildMech({ ...mech.sheet, weaponQuirks }, catalog);
}
