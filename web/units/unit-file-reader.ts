import type { Catalog } from '../../src/edge/catalog.js';
import {
  decodeUnitText,
  isUnitPath,
  openUnitArchive,
  UnitFileError,
  type UnitText,
} from '../../src/edge/units.js';
import type { FileOutcome, GivenFile } from './given-files.js';
import { readOwnUnit } from './read-own-unit.js';

const LARGEST_FILE = 256_000_000;

/** Reads unit files and archives, one after the other, on request. */
export async function* readUnitFiles(
  given: readonly GivenFile[],
  catalog: Catalog,
  build: string,
): AsyncGenerator<FileOutcome, void> {
  for (const { path, file } of given) {
    if (file.size > LARGEST_FILE) {
      const words = `too large (${Math.ceil(file.size / 1e6)} MB): the limit is ${LARGEST_FILE / 1e6} MB`;
      yield { problem: { file: path, words } };
      continue;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (/\.zip$/i.test(path)) yield* readArchive(path, bytes, catalog, build);
    else if (isUnitPath(path)) yield readOne(path, decode(bytes), catalog, build);
    else yield { ignored: path };
  }
}

function* readArchive(
  path: string,
  bytes: Uint8Array,
  catalog: Catalog,
  build: string,
): Generator<FileOutcome, void> {
  const watch = new Stopwatch();
  const archive = openUnitArchive(bytes, { clock: () => watch.time });
  if ('problem' in archive) {
    yield { problem: { file: path, words: archive.problem } };
    return;
  }
  yield { more: archive.files.length - 1 };
  for (const entry of archive.files) {
    const outcome = watch.timed(() => readOne(`${path}/${entry.path}`, entry.read(), catalog, build));
    yield outcome;
    // One refused file reports the reason; repeating it for all others would not help.
    if (archive.isExhausted()) return;
  }
}

/** Counts the time for reading, without what happens to the units in between. */
class Stopwatch {
  time = 0;

  timed<Result>(work: () => Result): Result {
    const begun = performance.now();
    const result = work();
    this.time += performance.now() - begun;
    return result;
  }
}

function readOne(file: string, text: UnitText, catalog: Catalog, build: string): FileOutcome {
  if ('problem' in text) return { problem: { file, words: text.problem } };
  try {
    return { unit: { value: readOwnUnit(text.text, file, catalog, build), text: text.text } };
  } catch (error) {
    if (!(error instanceof UnitFileError)) throw error;
    const words = error.message.replace(`${file}: `, '').replace(`${file}:`, 'line ');
    return { problem: { file, words } };
  }
}

const decode = (bytes: Uint8Array): UnitText =>
  decodeUnitText(bytes, (part) => new TextDecoder().decode(part));
