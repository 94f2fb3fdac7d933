import type { Catalog } from '../catalog/index.js';
import { checkWord } from '../check/check.js';
import type { SearchOptions, UnitRow, UnitShelves } from '../library/index.js';
import type { Unit } from '../units/index.js';
import { openLibrary } from './open-library.js';

export * from './open-library.js';

const folder = '../public/data/units/';

async function fetched(file: string): Promise<string> {
  const answer = await fetch(new URL(folder + file, import.meta.url));
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return answer.text();
}

// The index loads with the module, so that searches are synchronous here as in Node.
const shelves: UnitShelves = await openLibrary(fetched);

/** Returns the library that comes with the package. */
export const library = (): UnitShelves => shelves;

/**
 * Searches the library that comes with the package. Returns the matching rows.
 * @throws {QueryError} if the query cannot be read
 * @example
 * ```ts
 * searchUnits('kind=mek tech=Clan tons=60-75 has="ER PPC":>=2', { sort: 'bv', limit: 10 }).length; // 10
 * ```
 */
export const searchUnits = (query: string, options?: SearchOptions): readonly UnitRow[] =>
  shelves.search(query, options);

/**
 * Loads one unit of that library. Only the part of the library that holds the unit is fetched.
 * @throws {RangeError} if no unit has that id
 */
export async function loadUnit(id: string, options: { readonly catalog?: Catalog } = {}): Promise<Unit> {
  checkWord('id', id);
  return shelves.load(id, options.catalog);
}
