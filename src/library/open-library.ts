import type { Catalog } from '../catalog/index.js';
import type { Unit } from '../units/any-unit.js';
import { chunkName, readChunk } from './chunk-file.js';
import { INDEX_FILE, type IndexFile, readIndex } from './index-file.js';
import { LibraryError } from './library-error.js';
import { LibraryTable } from './library-table.js';
import { type SearchOptions, searchTables } from './search.js';
import type { UnitRow } from './unit-row.js';

/** Reads a file of the library by its name; fails if it cannot be had. */
export type LibrarySource = (file: string) => string | Promise<string>;

/** The text of a unit as unit JSON, with the name of a file that is to blame where it cannot be read. */
export type ReadUnit = (text: string, catalog: Catalog | undefined, file: string) => Unit;

/** All units of the library: found at once, read when somebody asks for one. */
export class UnitShelves {
  readonly table: LibraryTable;
  readonly #index: IndexFile;
  readonly #source: LibrarySource;
  readonly #read: ReadUnit;
  readonly #chunks = new Map<number, Promise<ReadonlyMap<string, unknown>>>();

  constructor(index: IndexFile, source: LibrarySource, read: ReadUnit) {
    this.#index = index;
    this.#source = source;
    this.#read = read;
    this.table = new LibraryTable(index);
  }

  /** From what data the figures come. */
  get from(): string {
    return this.#index.from;
  }

  /**
   * What a query finds.
   * @throws {QueryError} if it cannot be read
   */
  search(query: string, options?: SearchOptions): readonly UnitRow[] {
    return searchTables([this.table], query, options);
  }

  row(id: string): UnitRow | undefined {
    const place = this.table.placeOf(id);
    return place === undefined ? undefined : this.table.row(place);
  }

  /**
   * One unit; its neighbours in the library come along and are kept.
   * @throws {RangeError} if the library has no such unit
   * @throws {LibraryError} if its data cannot be had, or are damaged
   */
  async load(id: string, catalog?: Catalog): Promise<Unit> {
    return this.#read(await this.text(id), catalog, `${id}.json`);
  }

  /** The same as unit JSON. */
  async text(id: string): Promise<string> {
    const chunk = this.#chunkAt(this.#placeOf(id));
    const sheet = (await this.#chunk(chunk)).get(id);
    if (sheet === undefined) throw new LibraryError(chunkName(chunk), `damaged: it lacks the unit "${id}"`);
    return JSON.stringify(sheet);
  }

  /** Ids of the units that a newcomer meets first, best-known designs of all weights. */
  get starters(): readonly string[] {
    return this.#index.starters;
  }

  /** The file that holds a unit, with its checksum. */
  chunkOf(id: string): { readonly file: string; readonly checksum: string } {
    const chunk = this.#chunkAt(this.#placeOf(id));
    return { file: chunkName(chunk), checksum: this.#index.chunks.checksum[chunk] as string };
  }

  #placeOf(id: string): number {
    const place = this.table.placeOf(id);
    if (place === undefined) throw new RangeError(`id is "${id}": the library has no unit of that id`);
    return place;
  }

  #chunkAt(place: number): number {
    const { first } = this.#index.chunks;
    let chunk = first.length - 1;
    while (chunk > 0 && (first[chunk] as number) > place) chunk -= 1;
    return chunk;
  }

  #chunk(place: number): Promise<ReadonlyMap<string, unknown>> {
    let chunk = this.#chunks.get(place);
    if (chunk === undefined) {
      chunk = this.#fetch(place);
      this.#chunks.set(place, chunk);
      // What failed is tried again the next time.
      chunk.catch(() => this.#chunks.delete(place));
    }
    return chunk;
  }

  async #fetch(place: number): Promise<ReadonlyMap<string, unknown>> {
    const file = chunkName(place);
    const checksum = this.#index.chunks.checksum[place] as string;
    return readChunk(await fetched(this.#source, file), checksum, file);
  }
}

/**
 * Opens a library: fetches its index, and nothing else.
 * @throws {LibraryError} if it cannot be had, or is damaged
 */
export async function openShelves(source: LibrarySource, read: ReadUnit): Promise<UnitShelves> {
  return new UnitShelves(readIndex(await fetched(source, INDEX_FILE)), source, read);
}

async function fetched(source: LibrarySource, file: string): Promise<string> {
  try {
    return await source(file);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new LibraryError(file, `cannot be read: ${why}`, { cause });
  }
}
