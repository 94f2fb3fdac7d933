import type { Catalog } from '../catalog/index.js';
import type { Unit } from '../units/any-unit.js';
import type { IndexFile } from './index-file.js';
import { fetchIndex, type LibrarySource, UnitIndex } from './unit-index.js';

/** The text of a unit as unit JSON, with the name of a file that is to blame where it cannot be read. */
export type ReadUnit = (text: string, catalog: Catalog | undefined, file: string) => Unit | Promise<Unit>;

/** All units of the library: found at once, read when somebody asks for one. */
export class UnitShelves extends UnitIndex {
  readonly #read: ReadUnit;

  constructor(index: IndexFile, source: LibrarySource, read: ReadUnit) {
    super(index, source);
    this.#read = read;
  }

  /**
   * One unit; its neighbours in the library come along and are kept.
   * @throws {RangeError} if the library has no such unit
   * @throws {LibraryError} if its data cannot be had, or are damaged
   */
  async load(id: string, catalog?: Catalog): Promise<Unit> {
    return this.#read(await this.text(id), catalog, `${id}.json`);
  }
}

/**
 * Opens a library: fetches its index, and nothing else.
 * @throws {LibraryError} if it cannot be had, or is damaged
 */
export async function openShelves(source: LibrarySource, read: ReadUnit): Promise<UnitShelves> {
  return new UnitShelves(await fetchIndex(source), source, read);
}
