import { figure, formulaSubject } from '../catalog/figure-check.js';
import type { Catalog, PackedCatalog, ReadJson } from '../catalog/index.js';
import * as equipment from '../catalog/index.js';
import { equipmentItem } from '../catalog/item-check.js';
import {
  anything,
  callback,
  checked,
  checkedAsync,
  iterableOf,
  listOf,
  oneOf,
  openFields,
  optional,
  whole,
  word,
} from '../check/shape.js';
import { catalog } from './common.js';
import { markSound } from './equipment/sound-catalogs.js';

export * from '../catalog/index.js';

const items = listOf(equipmentItem);

export const createCatalog: typeof equipment.createCatalog = checked(
  (given) => markSound(equipment.createCatalog(given)),
  { items },
);
export const readCatalogFile: typeof equipment.readCatalogFile = checked(
  (content, file) => {
    const read = equipment.readCatalogFile(content, file);
    try {
      items(read, 'items', '');
    } catch (error) {
      throw new equipment.CatalogFileError(file, (error as Error).message);
    }
    return read;
  },
  { content: anything, file: word },
);
/** Loads the equipment files named, or every file that the index lists, and returns their catalog. */
export const loadCatalog: (readJson: ReadJson, files?: readonly string[]) => Promise<Catalog> = checkedAsync(
  async (readJson, files) => markSound(await equipment.loadCatalog(readJson, files, readCatalogFile)),
  { readJson: callback, files: optional(listOf(word)) },
);
export const pickItems = checked(equipment.pickItems, { catalog, names: iterableOf(word) });
export const fullRounds = checked(equipment.fullRounds, {
  ammunition: equipmentItem,
  built: whole(),
  edition: optional(oneOf(equipment.EDITIONS)),
});
export const evaluateFormula = checked(equipment.evaluateFormula, { figure, subject: formulaSubject });
/** Packs items into text that loads fast, for programs that ship a catalog. */
export const packCatalog = checked(equipment.packCatalog, { items });
/** Returns the catalog that `packCatalog` wrote. Each item is built on its first lookup. */
export const unpackCatalog: typeof equipment.unpackCatalog = checked(
  (packed) => markSound(equipment.unpackCatalog(packed)),
  {
    packed: openFields<PackedCatalog>({ names: word, tables: word, rows: word, places: word, aliases: word }),
  },
);
