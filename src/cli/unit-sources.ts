import type { Catalog } from '../catalog/index.js';
import type { Unit } from '../units/any-unit.js';
import { type LibraryEntry, UnitLibrary } from '../units/library.js';
import { readUnit, UNIT_FILE_ENDINGS } from '../units/read-unit.js';
import { UnitFileError } from '../units/unit-file-error.js';
import { fullName, isOtherJson } from '../units/unit-names.js';
import type { UnitText } from '../units/unit-text.js';
import { starterUnits, userUnits } from './unit-collections.js';
import { kindOfPath, pathBelow, readUnitArchive, readUnitFile, unitFilesBelow } from './unit-files.js';

/** What became of one file, or of one argument that led to no file. */
export type UnitReading =
  /** `path` is where it can be opened, `file` the part that the argument did not name. */
  | { readonly file: string; readonly path: string; readonly unit: Unit }
  | { readonly file: string; readonly error: string }
  /** It stood among unit files and is none. */
  | { readonly file: string; readonly passedOver: true }
  /** Worth telling, and no failure. */
  | { readonly note: string };

export interface UnitSourceOptions {
  readonly catalog: Catalog;
  /** A folder or zip archive with a user's own units, to look names up in. */
  readonly units?: string | undefined;
}

/** Reads everything that the arguments name: unit files, folders and zip archives of them, and units by name. */
export function* readUnits(
  sources: readonly string[],
  { catalog, units }: UnitSourceOptions,
): Generator<UnitReading> {
  let library: UnitLibrary | undefined;
  for (const source of sources) {
    const kind = kindOfPath(source);
    if (typeof kind === 'object') {
      yield { file: source, error: `${source}: ${kind.problem}` };
    } else if (kind === 'file') {
      yield readingOf(source, source, readUnitFile(source), catalog);
    } else if (kind === 'folder') {
      yield* expectingUnits(source, filesBelow(source, catalog), 'folder');
    } else if (kind === 'archive') {
      yield* expectingUnits(source, filesInside(source, catalog), 'zip archive');
    } else {
      if (library === undefined) {
        const own = units === undefined ? undefined : userUnits(units, catalog);
        if (own?.problem !== undefined) yield { file: String(units), error: `${units}: ${own.problem}` };
        for (const note of own?.leftOut ?? []) yield { note };
        library = new UnitLibrary(own?.entries ?? [], starterUnits(catalog));
      }
      yield unitNamed(source, library, units === undefined);
    }
  }
}

function* filesBelow(folder: string, catalog: Catalog): Generator<UnitReading> {
  for (const { path: file, problem } of unitFilesBelow(folder)) {
    const path = pathBelow(folder, file);
    if (problem === undefined) yield readingAmongOthers(file, path, readUnitFile(path), catalog);
    else yield { file: file || folder, error: `${path}: ${problem}` };
  }
}

function* filesInside(archive: string, catalog: Catalog): Generator<UnitReading> {
  const opened = readUnitArchive(archive);
  if ('problem' in opened) yield { file: archive, error: `${archive}: ${opened.problem}` };
  else {
    for (const { path: file, read } of opened.files) {
      yield readingAmongOthers(file, pathBelow(archive, file), read(), catalog);
    }
  }
}

/** A place that was named for its units and has none is a mistake. */
function* expectingUnits(
  source: string,
  readings: Iterable<UnitReading>,
  place: string,
): Generator<UnitReading> {
  let hasUnits = false;
  let hasOthers = false;
  for (const reading of readings) {
    if ('passedOver' in reading) hasOthers = true;
    else hasUnits = true;
    yield reading;
  }
  if (hasUnits) return;
  const reason = hasOthers
    ? 'its JSON files hold none'
    : `nothing in it ends in ${UNIT_FILE_ENDINGS.join(', ')}`;
  yield { file: source, error: `${source}: no units in this ${place}: ${reason}` };
}

function readingAmongOthers(file: string, path: string, content: UnitText, catalog: Catalog): UnitReading {
  const foreign = 'text' in content && /\.json$/i.test(file) && isOtherJson(content.text);
  return foreign ? { file, passedOver: true } : readingOf(file, path, content, catalog);
}

function readingOf(file: string, path: string, content: UnitText, catalog: Catalog): UnitReading {
  if ('problem' in content) return { file, error: `${path}: ${content.problem}` };
  return attempt(file, path, () => readUnit(content.text, path, catalog));
}

function unitNamed(name: string, library: UnitLibrary, startersOnly: boolean): UnitReading {
  const finding = library.find(name);
  switch (finding.kind) {
    case 'found': {
      const { entry } = finding;
      return attempt(entry.file, entry.path ?? entry.file, () => entry.load());
    }
    case 'ambiguous':
      return { file: name, error: `"${name}" may mean several units: ${listed(finding.candidates)}.` };
    case 'unknown':
      return { file: name, error: unknown(name, finding.near, startersOnly) };
  }
}

function attempt(file: string, path: string, read: () => Unit): UnitReading {
  try {
    return { file, path, unit: read() };
  } catch (error) {
    if (error instanceof UnitFileError) return { file, error: error.message };
    // A mistake of this program must not take the rest of a batch with it.
    const detail = error instanceof Error ? error.message : String(error);
    return { file, error: `${path}: TarComp failed on this file (${detail}). Please report it.` };
  }
}

const MOST_LISTED = 8;

/** Units of the same name are told apart by their files. */
function listed(candidates: readonly LibraryEntry[]): string {
  const names = candidates.map(fullName);
  const shown = candidates.slice(0, MOST_LISTED).map((candidate, place) => {
    const name = names[place];
    const unique = names.filter((other) => other === name).length === 1;
    return unique ? `"${name}"` : `"${name}" in ${candidate.file}`;
  });
  const more = candidates.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function unknown(name: string, near: readonly string[], startersOnly: boolean): string {
  if (looksLikePath(name)) return `${name}: no such file or folder`;
  const hint = near.length > 0 ? ` Did you mean ${near.map((one) => `"${one}"`).join(' or ')}?` : '';
  const more = startersOnly ? ' Only the starter units are known; --units DIR|ZIP adds your own.' : '';
  return `No unit is called "${name}".${hint}${more}`;
}

const looksLikePath = (text: string): boolean => /[/\\]/.test(text) || /\.(mtf|blk|json|zip)$/i.test(text);
