import type { Catalog } from '../catalog/index.js';
import type { Unit } from '../units/any-unit.js';
import type { IndexFile } from './index-file.js';
import { fetchIndex, type LibrarySource, UnitIndex } from './unit-index.js';

/** Reads a unit from unit JSON. Errors name `file`. */
export type ReadUnit = (text: string, catalog: Catalog | undefined, file: string) => Unit | Promise<Unit>;

/** A library of units. Searches use the index; a unit is read when it is loaded. */
export class UnitShelves extends UnitIndex {
  readonly #read: ReadUnit;

  constructor(index: IndexFile, source: LibrarySource, read: ReadUnit) {
    super(index, source);
    this.#read = read;
  }

  /**
   * Loads one unit. The other units of its chunk are fetched with it and cached.
   * @throws {RangeError} if the library has no unit of this id
   * @throws {LibraryError} if the unit's data cannot be fetched or is damaged
   */
  async load(id: string, catalog?: Catalog): Promise<Unit> {
    return this.#read(await this.text(id), catalog, `${id}.json`);
  }
}

/**
 * Opens a library. Only its index is fetched.
 * @throws {LibraryError} if the index cannot be fetched or is damaged
 */
export async function openShelves(source: LibrarySource, read: ReadUnit): Promise<UnitShelves> {
  return new UnitShelves(await fetchIndex(source), source, read);
}
