import type { Catalog } from '../catalog/index.js';
import type { Unit } from './any-unit.js';
import { readBlk } from './blk/read-blk.js';
import { readUnitJson } from './json/unit-json.js';
import { readMtf } from './mtf/read-mtf.js';
import { UnitFileError } from './unit-file-error.js';
import { LARGEST_UNIT_FILE } from './unit-text.js';

type Reader = (text: string, catalog: Catalog, file: string) => Unit;

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['.mtf', readMtf],
  ['.blk', readBlk],
  ['.json', readUnitJson],
]);

export const UNIT_FILE_ENDINGS: readonly string[] = [...READERS.keys()];

/**
 * Reads a unit by the ending of its file's name.
 * @throws {UnitFileError} and nothing else
 */
export function readUnit(text: string, file: string, catalog: Catalog): Unit {
  const reader = READERS.get(/\.[a-z]+$/i.exec(file)?.[0].toLowerCase() ?? '');
  if (reader === undefined) {
    throw new UnitFileError(
      file,
      undefined,
      `not a unit file: its name ends in none of ${UNIT_FILE_ENDINGS.join(', ')}`,
    );
  }
  if (text.length > LARGEST_UNIT_FILE) {
    throw new UnitFileError(file, undefined, `${text.length} characters are too many for a unit file`);
  }
  return reader(text, catalog, file);
}
