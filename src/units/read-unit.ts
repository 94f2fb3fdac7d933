import type { Catalog } from '../catalog/index.js';
import type { Unit } from './any-unit.js';
import { readBlk } from './blk/read-blk.js';
import { readUnitJson } from './json/read-unit-json.js';
import { readMtf } from './mtf/read-mtf.js';
import { readUnitWith } from './read-unit-with.js';

const READERS = { '.mtf': readMtf, '.blk': readBlk, '.json': readUnitJson };

/**
 * Reads a unit, in the format of its file ending, and returns it.
 * @throws {UnitFileError} and nothing else
 */
export function readUnit(text: string, file: string, catalog: Catalog): Unit {
  return readUnitWith(READERS, text, file, catalog);
}
