import type { Unit } from '../../units/any-unit.js';
import type { LibraryEntry } from '../../units/library.js';
import { UnitFileError } from '../../units/unit-file-error.js';
import { UNIT_FILE_ENDINGS } from '../../units/unit-paths.js';
import { InputError } from '../files/input-error.js';
import { kindOfPath, readUnitFile } from '../files/unit-files.js';
import { readersFor } from '../files/unit-readers.js';
import { UNITS_VARIABLE } from '../flags/units-variable.js';
import { cut } from '../print/visible.js';
import { userUnits } from './unit-collections.js';
import { UnitFinder } from './unit-finder.js';
import { whyNotFound } from './why-not-found.js';

/** Loads single units by path or by name. */
export class UnitShelf {
  readonly #place: string | undefined;
  readonly #note: (text: string) => void;
  readonly #fail: (text: string) => void;
  #library: Promise<UnitFinder> | undefined;

  /**
   * `place` is a folder or archive of a user's own units. `note` gets what is worth knowing about it. If it cannot be
   * read, `fail` gets the problem and other units are still found; without `fail`, every lookup throws an `InputError`.
   */
  constructor(
    place: string | undefined,
    note: (text: string) => void,
    fail: (text: string) => void = (text) => {
      throw new InputError(text);
    },
  ) {
    this.#place = (place ?? process.env[UNITS_VARIABLE]) || undefined;
    this.#note = note;
    this.#fail = fail;
  }

  /**
   * Returns the names of all units, without duplicates.
   * @throws {InputError} if the user's own units cannot be read
   */
  async names(): Promise<readonly string[]> {
    const { entries } = await this.#opened;
    return [...new Set(entries.map(({ chassis, model }) => `${chassis} ${model}`.trim()))];
  }

  note(text: string): void {
    this.#note(text);
  }

  /**
   * Finds the unit of this name.
   * @throws {InputError} if there is no such unit
   */
  async entry(name: string): Promise<LibraryEntry> {
    const library = await this.#opened;
    const finding = library.find(name);
    if (finding.kind === 'found') return finding.entry;
    const searched = { builtInOnly: this.#place === undefined, problem: library.problem };
    throw new InputError(whyNotFound(name, finding, searched));
  }

  /** @throws {InputError} if there is no such unit, or it cannot be read */
  unit(name: string): Promise<Unit> {
    return this.#checked(name, () => this.#load(name));
  }

  /**
   * Finds a unit by name only: a name in a file must never open another file.
   * @throws {InputError} if there is no such unit, or it cannot be read
   */
  named(name: string): Promise<Unit> {
    return this.#checked(name, async () => (await this.entry(name)).load());
  }

  /**
   * Finds a unit by its id in the library, or by the path of a user's own file.
   * @throws {InputError} if there is no such unit, or it cannot be read
   */
  byId(id: string): Promise<Unit> {
    return this.#checked(id, async () => (await this.#opened).byId(id)?.load() ?? this.#load(id));
  }

  async #checked(name: string, load: () => Promise<Unit>): Promise<Unit> {
    try {
      const unit = await load();
      for (const { line, message } of unit.warnings) {
        this.#note(`${name}${line === undefined ? '' : `:${line}`}: ${message}`);
      }
      return unit;
    } catch (error) {
      if (error instanceof UnitFileError) throw new InputError(error.message);
      throw error;
    }
  }

  async #load(name: string): Promise<Unit> {
    const kind = kindOfPath(name);
    if (typeof kind === 'object') throw new InputError(`${name}: ${kind.problem}`);
    if (kind === 'file') {
      const read = await readersFor([name]);
      const content = readUnitFile(name);
      if ('problem' in content) throw new InputError(`${name}: ${content.problem}`);
      return read(content.text, name);
    }
    try {
      return (await this.entry(name)).load();
    } catch (error) {
      if (!(error instanceof InputError) || kind === 'nothing') throw error;
      const place = kind === 'folder' ? 'a folder' : 'an archive';
      throw new InputError(`${name}: this is ${place}; name one unit, or a file`);
    }
  }

  get #opened(): Promise<UnitFinder> {
    this.#library ??= this.#open();
    return this.#library;
  }

  async #open(): Promise<UnitFinder> {
    const read = await readersFor(UNIT_FILE_ENDINGS);
    const own = this.#place === undefined ? undefined : await userUnits(this.#place, read);
    if (own?.problem !== undefined) this.#fail(`${cut(String(this.#place))}: ${own.problem}`);
    for (const left of own?.leftOut ?? []) this.#note(left);
    return new UnitFinder(own?.entries ?? [], read);
  }
}
