import { readChunk } from '../../library/chunk-file.js';
import { readInstalled } from '../../library/installed.node.js';
import { LibraryError } from '../../library/library-error.js';
import type { UnitShelves } from '../../library/open-library.js';
import type { Unit } from '../../units/any-unit.js';
import type { LibraryEntry } from '../../units/library.js';
import { UnitFileError } from '../../units/unit-file-error.js';
import { isOtherJson, namesIn } from '../../units/unit-names.js';
import type { UnitText } from '../../units/unit-text.js';
import { kindOfPath, pathBelow, readUnitArchive, readUnitFile, unitFilesBelow } from '../files/unit-files.js';
import type { ReadUnit } from '../files/unit-readers.js';
import { openInstalled } from './installed-library.js';

/** The units that come with the package, with a separate list of the best-known. */
export interface BuiltInUnits {
  readonly starters: readonly LibraryEntry[];
  all(): readonly LibraryEntry[];
  byId(id: string): LibraryEntry | undefined;
  /** Why there are no units. */
  readonly problem?: string;
}

export function builtInUnits(readUnit: ReadUnit): BuiltInUnits {
  const library = openInstalled((text, _, file) => readUnit(text, file));
  if ('problem' in library) {
    return { starters: [], all: () => [], byId: () => undefined, problem: library.problem };
  }
  const { shelves } = library;
  const entry = (place: number): LibraryEntry => {
    const { id, chassis, model, clanName } = shelves.table.row(place);
    return {
      chassis,
      model,
      ...(clanName !== null && { clanName }),
      file: `${id}.json`,
      load: () => readUnit(unitText(shelves, id), `${id}.json`),
    };
  };
  return {
    starters: shelves.starters.flatMap((id) => {
      const place = shelves.table.placeOf(id);
      return place === undefined ? [] : [entry(place)];
    }),
    byId: (id) => {
      const place = shelves.table.placeOf(id);
      return place === undefined ? undefined : entry(place);
    },
    all: () => Array.from({ length: shelves.table.size }, (_, place) => entry(place)),
  };
}

/** @throws {UnitFileError} if a file of the library is missing or damaged, naming it */
function unitText(shelves: UnitShelves, id: string): string {
  const { file, checksum } = shelves.chunkOf(id);
  try {
    const sheet = readChunk(readInstalled(file), checksum, file).get(id);
    if (sheet === undefined) throw new LibraryError(file, `damaged: it lacks the unit "${id}"`);
    return JSON.stringify(sheet);
  } catch (error) {
    const problem = error instanceof LibraryError ? error.message : `${file}: cannot be read`;
    throw new UnitFileError(`${id}.json`, undefined, `the library of units: ${problem}`);
  }
}

export interface Collection {
  readonly entries: readonly LibraryEntry[];
  /** Why no units can be found in this place. */
  readonly problem?: string;
  /** Entries that cannot be found by name, and why. */
  readonly leftOut: readonly string[];
}

/** Finds a user's own units in a folder or a zip archive. Reads only their names. */
export async function userUnits(place: string, readUnit: ReadUnit): Promise<Collection> {
  const kind = kindOfPath(place);
  if (kind === 'folder') {
    const files = unitFilesBelow(place).map(({ path, problem }) => ({
      path,
      read: () => (problem === undefined ? readUnitFile(pathBelow(place, path)) : { problem }),
    }));
    return collected(place, files, readUnit);
  }
  if (kind === 'archive') {
    const archive = await readUnitArchive(place);
    return 'problem' in archive ? nothing(archive.problem) : collected(place, archive.files, readUnit);
  }
  return nothing(typeof kind === 'object' ? kind.problem : 'not a folder or zip archive');
}

const nothing = (problem: string): Collection => ({ entries: [], problem, leftOut: [] });

function collected(
  place: string,
  files: readonly { readonly path: string; read(): UnitText }[],
  readUnit: ReadUnit,
): Collection {
  const entries: LibraryEntry[] = [];
  const leftOut: string[] = [];
  for (const { path: file, read } of files) {
    const path = pathBelow(place, file);
    const content = read();
    const names = 'text' in content ? namesIn(content.text, file) : undefined;
    if ('problem' in content) leftOut.push(`${path}: ${content.problem}`);
    else if (names !== undefined)
      entries.push({ ...names, file, path, load: () => unitOf(read(), path, readUnit) });
    else if (!isOtherJson(content.text)) leftOut.push(`${path}: no unit name in this file`);
  }
  return entries.length > 0 ? { entries, leftOut } : { entries, problem: 'holds no units', leftOut };
}

function unitOf(content: UnitText, path: string, readUnit: ReadUnit): Unit {
  if ('problem' in content) throw new UnitFileError(path, undefined, content.problem);
  return readUnit(content.text, path);
}
