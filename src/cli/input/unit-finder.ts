import { type Finding, type LibraryEntry, UnitLibrary } from '../../units/library.js';
import type { ReadUnit } from '../files/unit-readers.js';
import { type BuiltInUnits, builtInUnits } from './unit-collections.js';

/**
 * Units by name: a user's own first, then the best-known designs, then all that come with the package. So a chassis alone
 * means its plain variant, although a dozen others share it.
 */
export class UnitFinder {
  readonly #near: UnitLibrary;
  readonly #openAll: () => UnitLibrary;
  readonly #builtIn: BuiltInUnits;
  readonly #own: readonly LibraryEntry[];
  #all: UnitLibrary | undefined;

  constructor(own: readonly LibraryEntry[], readUnit: ReadUnit) {
    this.#own = own;
    this.#builtIn = builtInUnits(readUnit);
    this.#near = new UnitLibrary(own, this.#builtIn.starters);
    this.#openAll = () => new UnitLibrary(own, this.#builtIn.all());
  }

  find(name: string): Finding {
    const near = this.#near.find(name);
    if (near.kind !== 'unknown') return near;
    const found = this.#everything.find(name);
    // Among all variants of a chassis the best-known is meant most often.
    return found.kind === 'unknown' && near.near.length > 0 ? near : found;
  }

  /** A unit of the user's own by its path, or a built-in one by its id. */
  byId(id: string): LibraryEntry | undefined {
    return this.#own.find(({ path, file }) => (path ?? file) === id) ?? this.#builtIn.byId(id);
  }

  /** The user's own and the best-known: as many as one can choose from. */
  get entries(): readonly LibraryEntry[] {
    return this.#near.entries;
  }

  /** Why those that come with the package are not among them. */
  get problem(): string | undefined {
    return this.#builtIn.problem;
  }

  get #everything(): UnitLibrary {
    this.#all ??= this.#openAll();
    return this.#all;
  }
}
