import type { EquipmentItem } from '../../catalog/index.js';
import type { Writable } from '../../check/writable.js';
import type { Mount } from '../unit.js';
import type { MechLocationCode } from './layout.js';
import type { ItemLine } from './slot-line.js';

/** A mount while the unit is being built. */
export type OpenMount = Writable<Mount>;

const NO_QUIRKS: readonly string[] = Object.freeze([]);

/** Two literals: a field added later is stored apart from the others, and every engine is full of heat sinks. */
export function openMount(name: string, item: EquipmentItem | undefined, slots: number): OpenMount {
  const no = false;
  return item === undefined
    ? { name, slots, rear: no, turret: no, armored: no, omnipod: no, quirks: NO_QUIRKS }
    : { name, slots, rear: no, turret: no, armored: no, omnipod: no, quirks: NO_QUIRKS, item };
}

/** The mount for an item line of a location. */
export function mountOf(
  line: ItemLine,
  location: MechLocationCode,
  slot: number | undefined,
  slots: number,
): OpenMount {
  const { item, size, facing, shots } = line;
  // A single literal if nothing is missing: adding fields one by one takes several times as long.
  const mount: OpenMount =
    item === undefined || slot === undefined
      ? Object.assign(openMount(line.name, item, slots), {
          location,
          rear: line.rear,
          turret: line.turret,
          armored: line.armored,
          omnipod: line.omnipod,
        })
      : {
          name: line.name,
          slots,
          rear: line.rear,
          turret: line.turret,
          armored: line.armored,
          omnipod: line.omnipod,
          quirks: NO_QUIRKS,
          item,
          location,
          slot,
        };
  if (item === undefined && slot !== undefined) mount.slot = slot;
  if (size !== undefined) mount.size = size;
  if (facing !== undefined) mount.facing = facing;
  if (shots !== undefined) mount.shots = shots;
  return mount;
}
