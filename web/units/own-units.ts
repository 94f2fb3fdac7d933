import type { Catalog } from '../../src/edge/catalog.js';
import { parseUnit, type Unit } from '../../src/edge/units.js';
import { equipment } from './equipment.js';
import { keptUnits } from './kept-units.js';
import type { OwnUnit } from './own-unit.js';
import { fetchCatalog } from './whole-catalog.js';

// Code for the user's own units, loaded with the first of them.

let catalog: Promise<Catalog> | undefined;

/** From here on the page knows all equipment. It is fetched once, and again only if that failed. */
export async function knowAllEquipment(): Promise<Catalog> {
  catalog ??= fetchCatalog();
  try {
    equipment.value = await catalog;
    return equipment.value;
  } catch (cause) {
    catalog = undefined;
    throw new Error(
      'the equipment catalog could not be fetched. Connect to the network and reload the page',
      {
        cause,
      },
    );
  }
}

/** @throws {Error} if its text is not there any more, or the catalog cannot be had */
export async function readKeptUnit({ id, file }: OwnUnit): Promise<Unit> {
  const [text, catalog] = await Promise.all([keptUnits.text(id), knowAllEquipment()]);
  if (text === undefined)
    throw new Error(`the text of ${file} could not be read from this device. Add the file again`);
  return parseUnit(text, file, { catalog });
}
