import { officialCatalog } from '../catalog/official.js';
import { checkWord } from '../check/check.js';
import { callback, checkedAsync } from '../check/shape.js';
import * as library from '../library/index.js';
import { readUnitJson } from '../units/index.js';

export { UnitShelves } from '../library/index.js';
export * from './search.js';

/** Unit JSON of the library; with the official catalog unless another one is given. */
export const readLibraryUnit: library.ReadUnit = (text, catalog = officialCatalog, file) => {
  checkWord('file', file);
  return readUnitJson(text, catalog, file);
};

/**
 * Opens a library of units: its index is fetched, and nothing else.
 * @throws {LibraryError} if it cannot be had, or is damaged
 */
export const openLibrary: (source: library.LibrarySource) => Promise<library.UnitShelves> = checkedAsync(
  (source: library.LibrarySource) => library.openShelves(source, readLibraryUnit),
  { source: callback },
);
