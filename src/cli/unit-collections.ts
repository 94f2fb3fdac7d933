import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Catalog } from '../catalog/index.js';
import type { Unit } from '../units/any-unit.js';
import type { LibraryEntry } from '../units/library.js';
import { readUnit } from '../units/read-unit.js';
import { UnitFileError } from '../units/unit-file-error.js';
import { namesIn } from '../units/unit-names.js';
import type { UnitText } from '../units/unit-text.js';
import { kindOfPath, readUnitArchive, readUnitFile, unitFilesBelow } from './unit-files.js';

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
export function starterUnits(catalog: Catalog): LibraryEntry[] {
  // The package asks for itself by name, which holds from the sources and from the built file alike.
  const index = createRequire(import.meta.url).resolve('tarcomp/data/units/index.json');
  const { units } = v.parse(indexSchema, JSON.parse(readFileSync(index, 'utf8')));
  return units.map((names) => ({
    ...names,
    load: () => unitOf(readUnitFile(join(dirname(index), names.file)), names.file, catalog),
  }));
}

export interface Collection {
  readonly entries: readonly LibraryEntry[];
  readonly problem?: string;
}

/** A user's own units, in a folder or a zip archive. Only their names are read. */
export function userUnits(place: string, catalog: Catalog): Collection {
  const kind = kindOfPath(place);
  if (kind === 'folder') {
    const files = unitFilesBelow(place);
    return {
      entries: files.flatMap(({ path, problem }) =>
        problem === undefined ? entryFor(path, () => readUnitFile(`${place}/${path}`), catalog) : [],
      ),
    };
  }
  if (kind === 'archive') {
    const archive = readUnitArchive(place);
    if ('problem' in archive) return { entries: [], problem: archive.problem };
    return { entries: archive.files.flatMap(({ path, read }) => entryFor(path, read, catalog)) };
  }
  return {
    entries: [],
    problem: typeof kind === 'object' ? kind.problem : 'no folder or zip archive of units',
  };
}

function entryFor(file: string, read: () => UnitText, catalog: Catalog): LibraryEntry[] {
  const content = read();
  const names = 'text' in content ? namesIn(content.text, file) : undefined;
  return names === undefined ? [] : [{ ...names, file, load: () => unitOf(read(), file, catalog) }];
}

function unitOf(content: UnitText, file: string, catalog: Catalog): Unit {
  if ('problem' in content) throw new UnitFileError(file, undefined, content.problem);
  return readUnit(content.text, file, catalog);
}
