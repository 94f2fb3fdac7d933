import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Unit } from '../../units/any-unit.js';
import type { LibraryEntry } from '../../units/library.js';
import { UnitFileError } from '../../units/unit-file-error.js';
import { isOtherJson, namesIn } from '../../units/unit-names.js';
import type { UnitText } from '../../units/unit-text.js';
import { kindOfPath, pathBelow, readUnitArchive, readUnitFile, unitFilesBelow } from '../files/unit-files.js';
import type { ReadUnit } from '../files/unit-readers.js';

const indexSchema = v.object({
  units: v.array(
    v.object({
      file: v.string(),
      chassis: v.string(),
      model: v.string(),
      clanName: v.exactOptional(v.string()),
    }),
  ),
});

/** The units that come with the package. */
export function starterUnits(readUnit: ReadUnit): LibraryEntry[] {
  // The package asks for itself by name, which holds from the sources and from the built file alike.
  const index = createRequire(import.meta.url).resolve('tarcomp/data/units/index.json');
  const { units } = v.parse(indexSchema, JSON.parse(readFileSync(index, 'utf8')));
  return units.map((names) => ({
    ...names,
    load: () => unitOf(readUnitFile(join(dirname(index), names.file)), names.file, readUnit),
  }));
}

export interface Collection {
  readonly entries: readonly LibraryEntry[];
  /** Why there is nothing to find in this place. */
  readonly problem?: string;
  /** What stands among the units and cannot be found by name, and why. */
  readonly leftOut: readonly string[];
}

/** A user's own units, in a folder or a zip archive. Only their names are read. */
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
