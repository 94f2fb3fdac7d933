import type { Catalog } from '../catalog/index.js';
import { checkWord } from '../check/check.js';
import type { SearchOptions, UnitRow, UnitShelves } from '../library/index.js';
import { installedLibrary } from '../library/installed.node.js';
import type { Unit } from '../units/index.js';
import { readLibraryUnit } from './open-library.js';

export * from './open-library.js';

let shelves: UnitShelves | undefined;

/**
 * Returns the library that comes with the package. The first call opens it.
 * @throws {LibraryError} if it is missing or damaged
 */
export function library(): UnitShelves {
  shelves ??= installedLibrary(readLibraryUnit);
  return shelves;
}

/**
 * Searches the library that comes with the package. Returns the matching rows.
 * @throws {QueryError} if the query cannot be read
 * @example
 * ```ts
 * searchUnits('kind=mek tech=Clan tons=60-75 has="ER PPC":>=2', { sort: 'bv', limit: 10 }).length; // 10
 * ```
 */
export const searchUnits = (query: string, options?: SearchOptions): readonly UnitRow[] =>
  library().search(query, options);

/**
 * Loads one unit of that library. Only the part of the library that holds the unit is read.
 * @throws {RangeError} if no unit has that id
 */
export async function loadUnit(id: string, options: { readonly catalog?: Catalog } = {}): Promise<Unit> {
  checkWord('id', id);
  return library().load(id, options.catalog);
}
