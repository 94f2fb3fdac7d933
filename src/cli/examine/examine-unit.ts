import { messageOf } from '../../check/refusal.js';
import type { Unit } from '../../units/any-unit.js';
import { UnitFileError } from '../../units/unit-file-error.js';
import { isOtherJson } from '../../units/unit-names.js';
import type { UnitText } from '../../units/unit-text.js';
import { readUnitFile } from '../files/unit-files.js';
import { type ReadUnit, readersFor } from '../files/unit-readers.js';
import type { Shown, UnitView } from './unit-view.js';
import { type ViewRequest, viewOf } from './unit-views.js';

/** The outcome for one file, or for one argument that named no file, ready to print. */
export type Examined =
  /** The unit was read. Notes are printed before it. */
  | { readonly file: string; readonly notes: readonly string[]; readonly shown: Shown }
  | { readonly file: string; readonly error: string }
  /** A file among unit files that is not one. */
  | { readonly file: string; readonly passedOver: true }
  /** Worth knowing, but not a failure. */
  | { readonly note: string };

/** `path` opens the file; `file` is the part of it that the user's argument did not name. */
export interface UnitFile {
  readonly file: string;
  readonly path: string;
  /** Why the file cannot be opened. */
  readonly problem?: string;
}

const NO_NOTES: readonly string[] = [];

/** Reads units and shows them the way one command does. */
export class Examiner {
  readonly #view: UnitView;
  readonly #tellWarnings: boolean;
  readonly #readUnit: ReadUnit;

  constructor(request: ViewRequest, readUnit: ReadUnit) {
    this.#view = viewOf(request);
    this.#tellWarnings = request.tellWarnings;
    this.#readUnit = readUnit;
  }

  file(path: string): Examined {
    return this.text(path, path, readUnitFile(path));
  }

  fileAmongOthers({ file, path, problem }: UnitFile): Examined {
    return this.textAmongOthers(file, path, problem === undefined ? readUnitFile(path) : { problem });
  }

  textAmongOthers(file: string, path: string, content: UnitText): Examined {
    const foreign = 'text' in content && /\.json$/i.test(file) && isOtherJson(content.text);
    return foreign ? { file, passedOver: true } : this.text(file, path, content);
  }

  text(file: string, path: string, content: UnitText): Examined {
    if ('problem' in content) return { file, error: `${path}: ${content.problem}` };
    return this.unit(file, path, () => this.#readUnit(content.text, path));
  }

  unit(file: string, path: string, read: () => Unit): Examined {
    try {
      const unit = read();
      const notes = this.#tellWarnings && unit.warnings.length > 0 ? warningNotes(unit, path) : NO_NOTES;
      return { file, notes, shown: this.#view(file, unit) };
    } catch (error) {
      if (error instanceof UnitFileError) return { file, error: error.message };
      // A bug in TarComp must not stop the rest of a batch.
      const detail = messageOf(error);
      return { file, error: `${path}: TarComp failed on this file (${detail}). Please report this.` };
    }
  }
}

export const examinerFor = async (files: readonly string[], request: ViewRequest): Promise<Examiner> =>
  new Examiner(request, await readersFor(files));

const warningNotes = ({ warnings }: Unit, path: string): readonly string[] =>
  warnings.map(({ line, message }) => `${line === undefined ? path : `${path}:${line}`}: ${message}`);
