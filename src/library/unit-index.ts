import { chunkName, readChunk } from './chunk-file.js';
import { INDEX_FILE, type IndexFile, readIndex } from './index-file.js';
import { DamagedLibraryError, LibraryError } from './library-error.js';
import { LibraryTable } from './library-table.js';
import { type Finding, type FindOptions, findInTables, type SearchOptions, searchTables } from './search.js';
import { warmOrders } from './sorting.js';
import type { UnitRow } from './unit-row.js';
import { UnitsByName } from './units-by-name.js';

/** Reads a file of the library by its name; fails if it cannot be had. */
export type LibrarySource = (file: string) => string | Promise<string>;

/** All units of a library: found at once, their texts fetched when somebody asks for one. */
export class UnitIndex {
  readonly table: LibraryTable;
  readonly #index: IndexFile;
  readonly #source: LibrarySource;
  #byName: UnitsByName | undefined;
  readonly #chunks = new Map<number, Promise<ReadonlyMap<string, unknown>>>();

  constructor(index: IndexFile, source: LibrarySource) {
    this.#index = index;
    this.#source = source;
    this.table = new LibraryTable(index);
  }

  /** From what data the figures come. */
  get from(): string {
    return this.#index.from;
  }

  /** Ids of the units that a newcomer meets first, best-known designs of all weights. */
  get starters(): readonly string[] {
    return this.#index.starters;
  }

  /**
   * What a query finds, as rows.
   * @throws {QueryError} if it cannot be read
   */
  search(query: string, options?: SearchOptions): readonly UnitRow[] {
    return searchTables([this.table], query, options);
  }

  /**
   * What a query finds, for whoever looks at a part of it: here, and in a user's own units.
   * @throws {QueryError} if it cannot be read
   */
  find(query: string, options?: FindOptions, own?: LibraryTable): Finding {
    return findInTables(own === undefined ? [this.table] : [this.table, own], query, options);
  }

  /** Prepares what the first searches would otherwise take their time for, while nobody waits. */
  warm(): void {
    warmOrders(this.table);
    this.table.nameWords.warm();
    this.table.carried.countOf(0, new Uint8Array(0));
  }

  row(id: string): UnitRow | undefined {
    const place = this.table.placeOf(id);
    return place === undefined ? undefined : this.table.row(place);
  }

  /** The unit of this id or name, in any usual spelling. */
  named(name: string): UnitRow | undefined {
    const place = this.table.placeOf(name) ?? this.#names.placeOf(name);
    return place === undefined ? undefined : this.table.row(place);
  }

  /** The names that a mistyped one most likely meant, best first. */
  near(name: string, limit?: number): readonly string[] {
    return this.#names.near(name, limit);
  }

  get #names(): UnitsByName {
    this.#byName ??= new UnitsByName(this.table);
    return this.#byName;
  }

  /**
   * One unit as unit JSON; its neighbours in the library come along and are kept.
   * @throws {RangeError} if the library has no such unit
   * @throws {LibraryError} if its data cannot be had, or are damaged
   */
  async text(id: string): Promise<string> {
    const chunk = this.#chunkAt(this.#placeOf(id));
    const sheet = (await this.#chunk(chunk)).get(id);
    if (sheet === undefined)
      throw new DamagedLibraryError(chunkName(chunk), `damaged: it lacks the unit "${id}"`);
    return JSON.stringify(sheet);
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
 * Opens the index of a library: fetches it, and nothing else.
 * @throws {LibraryError} if it cannot be had, or is damaged
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
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new LibraryError(file, `cannot be read: ${why}`, { cause });
  }
}
