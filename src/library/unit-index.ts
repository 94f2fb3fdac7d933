import { messageOf } from '../check/refusal.js';
import { bareName, nearNames } from '../units/near-names.js';
import { chunkName, readChunk } from './chunk-file.js';
import { INDEX_FILE, type IndexFile, readIndex } from './index-file.js';
import { DamagedLibraryError, LibraryError } from './library-error.js';
import { LibraryTable } from './library-table.js';
import { type Finding, type FindOptions, findInTables, type SearchOptions, searchTables } from './search.js';
import { warmOrders } from './sorting.js';
import type { UnitRow } from './unit-row.js';
import { placesByName } from './units-by-name.js';

/** Reads a file of the library by name. Throws or rejects if it cannot. */
export type LibrarySource = (file: string) => string | Promise<string>;

/** The index of a library. Searches need nothing else; the text of a unit is fetched on demand. */
export class UnitIndex {
  readonly table: LibraryTable;
  readonly #index: IndexFile;
  readonly #source: LibrarySource;
  #byName: ReadonlyMap<string, number> | undefined;
  readonly #chunks = new Map<number, Promise<ReadonlyMap<string, unknown>>>();

  constructor(index: IndexFile, source: LibrarySource) {
    this.#index = index;
    this.#source = source;
    this.table = new LibraryTable(index);
  }

  /** The source of the figures. */
  get from(): string {
    return this.#index.from;
  }

  /** Ids of units for newcomers: the best-known designs of all weights. */
  get starters(): readonly string[] {
    return this.#index.starters;
  }

  /**
   * Searches the library. Returns the matching rows.
   * @throws {QueryError} if the query cannot be read
   */
  search(query: string, options?: SearchOptions): readonly UnitRow[] {
    return searchTables([this.table], query, options);
  }

  /**
   * Searches the library, and a user's own units if given. Rows of the result are built on demand, for callers that
   * show a part of it.
   * @throws {QueryError} if the query cannot be read
   */
  find(query: string, options?: FindOptions, own?: LibraryTable): Finding {
    return findInTables(own === undefined ? [this.table] : [this.table, own], query, options);
  }

  /** Prepares what would otherwise slow down the first searches. Call it while the program is idle. */
  warm(): void {
    warmOrders(this.table);
    this.table.nameWords.warm();
    this.table.carried.countOf(0, new Uint8Array(0));
  }

  row(id: string): UnitRow | undefined {
    const place = this.table.placeOf(id);
    return place === undefined ? undefined : this.table.row(place);
  }

  /** Returns the unit with this id or name, in any usual spelling. */
  named(name: string): UnitRow | undefined {
    const place = this.table.placeOf(name) ?? this.#places.get(bareName(name));
    return place === undefined ? undefined : this.table.row(place);
  }

  /** Returns the most likely names for a mistyped one, best first. */
  near(name: string, limit?: number): readonly string[] {
    return nearNames(name, this.table.names, limit);
  }

  get #places(): ReadonlyMap<string, number> {
    this.#byName ??= placesByName(this.table);
    return this.#byName;
  }

  /**
   * Returns one unit as unit JSON. The other units of its chunk are fetched with it and cached.
   * @throws {RangeError} if the library has no unit of this id
   * @throws {LibraryError} if the unit's data cannot be fetched or is damaged
   */
  async text(id: string): Promise<string> {
    const chunk = this.#chunkAt(this.#placeOf(id));
    const sheet = (await this.#chunk(chunk)).get(id);
    if (sheet === undefined)
      throw new DamagedLibraryError(chunkName(chunk), `damaged: it lacks the unit "${id}"`);
    return JSON.stringify(sheet);
  }

  /** Returns the file that holds a unit, with its checksum. */
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
      // A failed fetch is tried again next time.
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
 * Opens the index of a library. Nothing else is fetched.
 * @throws {LibraryError} if the index cannot be fetched or is damaged
 */
export async function openIndex(source: LibrarySource): Promise<UnitIndex> {
  return new UnitIndex(await fetchIndex(source), source);
}

export const fetchIndex = async (source: LibrarySource): Promise<IndexFile> =>
  readIndex(await fetched(source, INDEX_FILE));

async function fetched(source: LibrarySource, file: string): Promise<string> {
  try {
    return await source(file);
  } catch (cause) {
    const why = messageOf(cause);
    throw new LibraryError(file, `cannot be read: ${why}`, { cause });
  }
}
