import type { Catalog } from '../../src/edge/catalog.js';
import { parseUnit, type Unit } from '../../src/edge/units.js';
import { equipment } from './equipment.js';
import type { ListedUnit } from './given-files.js';
import type { ShelfUnit } from './shelf-unit.js';
import { fetchCatalog } from './whole-catalog.js';

// What the page needs once somebody has units of their own: fetched with the first of them.

let catalog: Promise<Catalog> | undefined;

/** From here on the page knows all equipment; fetched once, unless that failed. */
export async function knowAllEquipment(): Promise<Catalog> {
  catalog ??= fetchCatalog();
  try {
    equipment.value = await catalog;
    return equipment.value;
  } catch (error) {
    catalog = undefined;
    throw error;
  }
}

/** A worker has read it for the list; it is read here when somebody looks at it. */
export function ownUnit({ text, ...listed }: ListedUnit, catalog: Catalog): ShelfUnit {
  let unit: Unit | undefined;
  return {
    ...listed,
    own: true,
    load: () => {
      unit ??= parseUnit(text, listed.file, { catalog });
      return unit;
    },
  };
}
