import type { Catalog } from '../catalog/index.js';
import { checkWord } from '../check/check.js';
import { callback, checkedAsync } from '../check/shape.js';
import * as library from '../library/index.js';
import { readUnitJson } from '../units/index.js';

export { UnitShelves } from '../library/index.js';
export * from './search.js';

/** Unit JSON of the library. Unless another catalog is given the official one is loaded for it, which a search does without. */
export const readLibraryUnit: library.ReadUnit = async (text, catalog, file) => {
  checkWord('file', file);
  return readUnitJson(text, catalog ?? (await officialCatalog()), file);
};

const officialCatalog = async (): Promise<Catalog> =>
  (await import('../catalog/official.js')).officialCatalog;

/**
 * Opens a library of units: its index is fetched, and nothing else.
 * @throws {LibraryError} if it cannot be had, or is damaged
 */
export const openLibrary: (source: library.LibrarySource) => Promise<library.UnitShelves> = checkedAsync(
  (source: library.LibrarySource) => library.openShelves(source, readLibraryUnit),
  { source: callback },
);
