import type { Catalog } from '../catalog/index.js';
import { checkWord } from '../check/check.js';
import { callback, checkedAsync } from '../check/shape.js';
import * as library from '../library/index.js';
import { readUnitJson } from '../units/index.js';

export { UnitShelves } from '../library/index.js';
export * from './search.js';

/** Reads unit JSON of the library. The official catalog is loaded only if no other is given; searches never need it. */
export const readLibraryUnit: library.ReadUnit = async (text, catalog, file) => {
  checkWord('file', file);
  return readUnitJson(text, catalog ?? (await officialCatalog()), file);
};

const officialCatalog = async (): Promise<Catalog> =>
  (await import('../catalog/official.js')).officialCatalog;

/**
 * Opens a library of units. Only its index is fetched.
 * @throws {LibraryError} if the index cannot be fetched or is damaged
 */
export const openLibrary: (source: library.LibrarySource) => Promise<library.UnitShelves> = checkedAsync(
  (source: library.LibrarySource) => library.openShelves(source, readLibraryUnit),
  { source: callback },
);
