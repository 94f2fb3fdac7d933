import { officialCatalog } from '../catalog/official.js';
import type { Unit } from '../units/any-unit.js';
import { readUnitWith, type UnitReader } from '../units/read-unit-with.js';
import { UNIT_FILE_ENDINGS, type UnitFileEnding, unitFileEnding } from '../units/unit-paths.js';

/** @throws {UnitFileError} and nothing else */
export type ReadUnit = (text: string, file: string) => Unit;

const LOADERS: Readonly<Record<UnitFileEnding, () => Promise<UnitReader>>> = {
  '.mtf': async () => (await import('../units/mtf/read-mtf.js')).readMtf,
  '.blk': async () => (await import('../units/blk/read-blk.js')).readBlk,
  '.json': async () => (await import('../units/json/unit-json.js')).readUnitJson,
};

const loaded: Partial<Record<UnitFileEnding, UnitReader>> = {};

/** Loads the readers that these files ask for and no others: a folder of 'Mechs needs one of three. */
export async function readersFor(files: readonly string[]): Promise<ReadUnit> {
  const wanted = new Set(files.map(unitFileEnding));
  for (const ending of UNIT_FILE_ENDINGS) {
    if (wanted.has(ending)) loaded[ending] ??= await LOADERS[ending]();
  }
  return (text, file) => readUnitWith(loaded, text, file, officialCatalog);
}
