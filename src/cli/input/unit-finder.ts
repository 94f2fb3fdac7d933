import { type Finding, type LibraryEntry, UnitLibrary } from '../../units/library.js';
import type { ReadUnit } from '../files/unit-readers.js';
import { type BuiltInUnits, builtInUnits } from './unit-collections.js';

/**
 * Finds units by name: first among a user's own, then among the best-known designs, then among all that come with the
 * package. So a chassis alone means its plain variant, although a dozen others share it.
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
    // Of all variants of a chassis, people most often mean the best-known.
    return found.kind === 'unknown' && near.near.length > 0 ? near : found;
  }

  /** Returns a user's own unit by its path, or a built-in one by its id. */
  byId(id: string): LibraryEntry | undefined {
    return this.#own.find(({ path, file }) => (path ?? file) === id) ?? this.#builtIn.byId(id);
  }

  /** The user's own units and the best-known: few enough to choose from. */
  get entries(): readonly LibraryEntry[] {
    return this.#near.entries;
  }

  /** Why the units that come with the package are missing. */
  get problem(): string | undefined {
    return this.#builtIn.problem;
  }

  get #everything(): UnitLibrary {
    this.#all ??= this.#openAll();
    return this.#all;
  }
}
