import type { Ammunition, EquipmentItem, PhysicalWeapon } from '../../src/catalog/index.js';
import { officialCatalog } from '../../src/catalog/official.js';

/** By id, name or alias. */
export function itemNamed(name: string): EquipmentItem {
  const item = officialCatalog.find(name);
  if (item === undefined) throw new Error(`the catalog has no "${name}"`);
  return item;
}

export function ammunitionNamed(name: string): Ammunition {
  const item = itemNamed(name);
  if (item.kind !== 'ammunition') throw new Error(`"${name}" is no ammunition`);
  return item;
}

export function physicalWeaponNamed(name: string): PhysicalWeapon {
  const item = itemNamed(name);
  if (item.kind !== 'physical-weapon') throw new Error(`"${name}" is no physical weapon`);
  return item;
}
