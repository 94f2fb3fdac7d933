import { UNIT_FILE_ENDINGS } from '../../units/unit-paths.js';
import { type Examined, Examiner } from '../examine/examine-unit.js';
import type { ViewRequest } from '../examine/unit-views.js';
import { readersFor } from '../files/unit-readers.js';
import { userUnits } from '../input/unit-collections.js';
import { UnitFinder } from '../input/unit-finder.js';
import { whyNotFound } from '../input/why-not-found.js';
import { cut } from '../print/visible.js';

/** Built-in units and a user's own, by name. */
export class NamedUnits {
  /** What there is to tell of the user's own. */
  readonly told: readonly Examined[];
  readonly #library: UnitFinder;
  readonly #examiner: Examiner;
  readonly #builtInOnly: boolean;

  private constructor(
    library: UnitFinder,
    examiner: Examiner,
    builtInOnly: boolean,
    told: readonly Examined[],
  ) {
    this.#library = library;
    this.#examiner = examiner;
    this.#builtInOnly = builtInOnly;
    this.told = told;
  }

  /** `units` is a folder or zip archive with a user's own. */
  static async load(units: string | undefined, request: ViewRequest): Promise<NamedUnits> {
    const readUnit = await readersFor(UNIT_FILE_ENDINGS);
    const own = units === undefined ? undefined : await userUnits(units, readUnit);
    const problem = own?.problem;
    const told: Examined[] = (own?.leftOut ?? []).map((note) => ({ note }));
    if (problem !== undefined)
      told.unshift({ file: String(units), error: `${cut(String(units))}: ${problem}` });
    const library = new UnitFinder(own?.entries ?? [], readUnit);
    return new NamedUnits(library, new Examiner(request, readUnit), units === undefined, told);
  }

  examine(name: string): Examined {
    const finding = this.#library.find(name);
    if (finding.kind !== 'found') return { file: name, error: whyNotFound(name, finding, this.#builtInOnly) };
    const { entry } = finding;
    return this.#examiner.unit(entry.file, entry.path ?? entry.file, () => entry.load());
  }
}
