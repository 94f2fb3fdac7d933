import type { Unit } from './any-unit.js';
import type { Mount } from './unit.js';
import { fullName } from './unit-names.js';

const sound = new WeakSet<Unit>();

/**
 * Checks that slots and links hold the same mount objects as the unit's list. JSON and field-by-field copies break
 * this: an item in three slots becomes three items, and its ammunition feeds nothing.
 * @throws {TypeError} if they do not
 */
export function checkOwnMounts(unit: Unit): void {
  if (sound.has(unit)) return;
  const own = new Set<Mount>(unit.equipment);
  const isOwn = (mount: Mount | undefined): boolean => mount === undefined || own.has(mount);
  const linked = unit.equipment.every(
    ({ linked, linkedBy, guns = [] }) => isOwn(linked) && isOwn(linkedBy) && guns.every(isOwn),
  );
  const inSlots =
    unit.unitType !== 'Mek' ||
    unit.locations.every(({ slots }) =>
      slots.every(({ mount, secondMount }) => isOwn(mount) && isOwn(secondMount)),
    );
  if (!linked || !inSlots) {
    throw new TypeError(
      `${fullName(unit)} was copied in a way that breaks the references between its equipment, as JSON does: use writeUnitJson and parseUnit`,
    );
  }
  sound.add(unit);
}
