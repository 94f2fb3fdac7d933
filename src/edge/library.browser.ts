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

// Whoever imports this wants to search: with the index there, a search need not be waited for, here as in Node.
const shelves: UnitShelves = await openLibrary(fetched);

/** The library that comes with the package. */
export const library = (): UnitShelves => shelves;

/**
 * What a query finds in the library that comes with the package.
 * @throws {QueryError} if the query cannot be read
 */
export const searchUnits = (query: string, options?: SearchOptions): readonly UnitRow[] =>
  shelves.search(query, options);

/**
 * One unit of it. Only the part of the library that holds it is fetched.
 * @throws {RangeError} if there is no unit of that id
 */
export async function loadUnit(id: string, options: { readonly catalog?: Catalog } = {}): Promise<Unit> {
  checkWord('id', id);
  return shelves.load(id, options.catalog);
}
