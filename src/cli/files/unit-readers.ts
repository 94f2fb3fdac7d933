import { officialCatalog } from '../../catalog/official.js';
import type { Unit } from '../../units/any-unit.js';
import { readMtf } from '../../units/mtf/read-mtf.js';
import { readUnitWith, type UnitReader } from '../../units/read-unit-with.js';
import { UNIT_FILE_ENDINGS, type UnitFileEnding, unitFileEnding } from '../../units/unit-paths.js';

/** @throws {UnitFileError} and nothing else */
export type ReadUnit = (text: string, file: string) => Unit;

const LOADERS: Readonly<Partial<Record<UnitFileEnding, () => Promise<UnitReader>>>> = {
  '.blk': async () => (await import('../../units/blk/read-blk.js')).readBlk,
  '.json': async () => (await import('../../units/json/read-unit-json.js')).readUnitJson,
};

/** Nearly every run reads a 'Mech. */
const loaded: Partial<Record<UnitFileEnding, UnitReader>> = { '.mtf': readMtf };

/** Loads only the readers that these files need. */
export async function readersFor(files: readonly string[]): Promise<ReadUnit> {
  const wanted = new Set(files.map(unitFileEnding));
  for (const ending of UNIT_FILE_ENDINGS) {
    const load = LOADERS[ending];
    if (load !== undefined && wanted.has(ending)) loaded[ending] ??= await load();
  }
  return (text, file) => readUnitWith(loaded, text, file, officialCatalog);
}
