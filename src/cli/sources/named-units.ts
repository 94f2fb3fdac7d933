import { UnitLibrary } from '../../units/library.js';
import { UNIT_FILE_ENDINGS } from '../../units/unit-paths.js';
import { Examiner, type Outcome } from '../examine/examine-unit.js';
import type { ViewRequest } from '../examine/unit-views.js';
import { readersFor } from '../files/unit-readers.js';
import { starterUnits, userUnits } from '../input/unit-collections.js';
import { whyNotFound } from '../input/why-not-found.js';
import { cut } from '../print/visible.js';

/** Starter units and a user's own, by name. */
export class NamedUnits {
  /** What there is to tell of the user's own. */
  readonly told: readonly Outcome[];
  readonly #library: UnitLibrary;
  readonly #examiner: Examiner;
  readonly #startersOnly: boolean;

  private constructor(
    library: UnitLibrary,
    examiner: Examiner,
    startersOnly: boolean,
    told: readonly Outcome[],
  ) {
    this.#library = library;
    this.#examiner = examiner;
    this.#startersOnly = startersOnly;
    this.told = told;
  }

  /** `units` is a folder or zip archive with a user's own. */
  static async load(units: string | undefined, request: ViewRequest): Promise<NamedUnits> {
    const readUnit = await readersFor(UNIT_FILE_ENDINGS);
    const own = units === undefined ? undefined : await userUnits(units, readUnit);
    const problem = own?.problem;
    const told: Outcome[] = (own?.leftOut ?? []).map((note) => ({ note }));
    if (problem !== undefined)
      told.unshift({ file: String(units), error: `${cut(String(units))}: ${problem}` });
    const library = new UnitLibrary(own?.entries ?? [], starterUnits(readUnit));
    return new NamedUnits(library, new Examiner(request, readUnit), units === undefined, told);
  }

  examine(name: string): Outcome {
    const finding = this.#library.find(name);
    if (finding.kind !== 'found')
      return { file: name, error: whyNotFound(name, finding, this.#startersOnly) };
    const { entry } = finding;
    return this.#examiner.unit(entry.file, entry.path ?? entry.file, () => entry.load());
  }
}
