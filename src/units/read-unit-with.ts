import type { Catalog } from '../catalog/index.js';
import type { Unit } from './any-unit.js';
import { UnitFileError } from './unit-file-error.js';
import { UNIT_FILE_ENDINGS, type UnitFileEnding, unitFileEnding } from './unit-paths.js';
import { LARGEST_UNIT_FILE } from './unit-text.js';

export type UnitReader = (text: string, catalog: Catalog, file: string) => Unit;

/**
 * Reads a unit with the reader for its file ending and returns it. A program that loads readers on demand passes
 * those it has.
 * @throws {UnitFileError} and nothing else
 */
export function readUnitWith(
  readers: Readonly<Partial<Record<UnitFileEnding, UnitReader>>>,
  text: string,
  file: string,
  catalog: Catalog,
): Unit {
  const ending = unitFileEnding(file);
  const reader = ending && readers[ending];
  if (reader === undefined) {
    throw new UnitFileError(
      file,
      undefined,
      `not a unit file: its name must end in one of ${UNIT_FILE_ENDINGS.join(', ')}`,
    );
  }
  if (text.length > LARGEST_UNIT_FILE) {
    throw new UnitFileError(file, undefined, `${text.length} characters are too many for a unit file`);
  }
  return reader(text, catalog, file);
}
