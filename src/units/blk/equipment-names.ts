import type { Catalog, EquipmentItem } from '../../catalog/index.js';
import { oncePer } from '../../check/once-per.js';

/** Finds the item for a name in a file. */
export type NameLookUp = (name: string) => EquipmentItem | undefined;

const lookUps = oncePer((catalog: Catalog) => ({
  clan: remembering(catalog, 'Clan '),
  innerSphere: remembering(catalog, 'IS '),
}));

/**
 * A name without an item is tried again with the chassis' tech base in front. A display name comes last, because
 * items of both sides share it.
 */
export function nameLookUp(catalog: Catalog, clan: boolean): NameLookUp {
  const { clan: clanFirst, innerSphere } = lookUps(catalog);
  return clan ? clanFirst : innerSphere;
}

function remembering(catalog: Catalog, prefix: string): NameLookUp {
  const found = new Map<string, EquipmentItem>();
  return (name) => {
    const item = found.get(name) ?? find(catalog, name, prefix);
    if (item !== undefined) found.set(name, item);
    return item;
  };
}

function find(catalog: Catalog, name: string, prefix: string): EquipmentItem | undefined {
  const item = catalog.find(name);
  if (item !== undefined && answersTo(item, name)) return item;
  return catalog.find(prefix + name) ?? item;
}

function answersTo(item: EquipmentItem, name: string): boolean {
  const lowered = name.toLowerCase();
  return item.aliases.some((alias) => alias.toLowerCase() === lowered);
}
