import type { Catalog } from '../../src/edge/catalog.js';
import {
  decodeUnitText,
  isUnitPath,
  openUnitArchive,
  parseUnit,
  UnitFileError,
  type UnitText,
} from '../../src/edge/units.js';
import type { GivenFile, ListedUnit, Problem } from './given-files.js';

/** Hears of each file that was read, or was not. */
interface Listener {
  readonly onUnit: (unit: ListedUnit) => void;
  readonly onProblem: (problem: Problem) => void;
  /** A file that is not a unit file, by path. */
  readonly onIgnored: (path: string) => void;
}

const LARGEST_FILE = 256_000_000;

/** Reads unit files and archives of them, one after the other. */
export async function readUnitFiles(
  given: readonly GivenFile[],
  catalog: Catalog,
  listener: Listener,
): Promise<void> {
  for (const { path, file } of given) {
    if (file.size > LARGEST_FILE) {
      listener.onProblem({
        file: path,
        words: `too large (${Math.ceil(file.size / 1e6)} MB): the limit is ${LARGEST_FILE / 1e6} MB`,
      });
      continue;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (/\.zip$/i.test(path)) readArchive(path, bytes, catalog, listener);
    else if (isUnitPath(path)) readOne(path, decode(bytes), catalog, listener);
    else listener.onIgnored(path);
  }
}

function readArchive(path: string, bytes: Uint8Array, catalog: Catalog, listener: Listener): void {
  const archive = openUnitArchive(bytes, { clock: () => performance.now() });
  if ('problem' in archive) {
    listener.onProblem({ file: path, words: archive.problem });
    return;
  }
  for (const entry of archive.files) {
    readOne(`${path}/${entry.path}`, entry.read(), catalog, listener);
    // The file that was refused says why; the same words for all the others would help nobody.
    if (archive.isExhausted()) return;
  }
}

function readOne(file: string, text: UnitText, catalog: Catalog, { onUnit, onProblem }: Listener): void {
  if ('problem' in text) {
    onProblem({ file, words: text.problem });
    return;
  }
  try {
    const { chassis, model, clanName, tonnage, unitType } = parseUnit(text.text, file, { catalog });
    onUnit({
      chassis,
      model,
      ...(clanName !== undefined && { clanName }),
      tonnage,
      unitType,
      file,
      text: text.text,
    });
  } catch (error) {
    if (!(error instanceof UnitFileError)) throw error;
    onProblem({ file, words: error.message.replace(`${file}: `, '').replace(`${file}:`, 'line ') });
  }
}

const decode = (bytes: Uint8Array): UnitText =>
  decodeUnitText(bytes, (part) => new TextDecoder().decode(part));
