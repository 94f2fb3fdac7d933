import type { EquipmentItem } from '../../catalog/index.js';
import type { Mount } from '../unit.js';

/** A mount while the unit is being put together. */
export type OpenMount = { -readonly [Field in keyof Mount]: Mount[Field] };

const NO_QUIRKS: readonly string[] = Object.freeze([]);

export function openMount(name: string, item: EquipmentItem | undefined, slots: number): OpenMount {
  const mount: OpenMount = {
    name,
    slots,
    rear: false,
    turret: false,
    armored: false,
    omnipod: false,
    quirks: NO_QUIRKS,
  };
  if (item !== undefined) mount.item = item;
  return mount;
}
