import type { Ammunition, EquipmentItem } from '../../src/catalog/index.js';
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
