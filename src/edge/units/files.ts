import { amount, callback, checked, fields, instanceOf, optional, whole, word } from '../../check/shape.js';
import type { ArchiveOptions } from '../../units/archive.js';
import type { ArchiveBudget } from '../../units/archive-budget.js';
import type { Mech, OtherUnit, Unit } from '../../units/index.js';
import * as units from '../../units/index.js';
import { type ReadOptions, type ReadTextOptions, readOptions, readTextOptions, trusted } from './reading.js';

/**
 * Reads a 'Mech from the text of an MTF file.
 * @throws {UnitFileError} if the file cannot be read, naming the line
 */
export const parseMtf: (text: string, options: ReadTextOptions) => Mech = checked(
  (text, options) => trusted(units.readMtf(text, options.catalog, options.file), options.catalog),
  { text: word, options: readTextOptions },
);
/**
 * Reads a unit other than a 'Mech from the text of a BLK file.
 * @throws {UnitFileError} if the file cannot be read, naming the line
 */
export const parseBlk: (text: string, options: ReadTextOptions) => OtherUnit = checked(
  (text, options) => trusted(units.readBlk(text, options.catalog, options.file), options.catalog),
  { text: word, options: readTextOptions },
);
/**
 * Reads a unit from MTF, BLK or unit JSON. The extension of `fileName` decides the format.
 * @throws {UnitFileError} if the file cannot be read, naming the line
 */
export const parseUnit: (text: string, fileName: string, options: ReadOptions) => Unit = checked(
  (text, fileName, { catalog }) => trusted(units.readUnit(text, fileName, catalog), catalog),
  { text: word, fileName: word, options: readOptions },
);
const bytes = instanceOf(Uint8Array, 'the bytes of a file');
export const openUnitArchive = checked(units.openUnitArchive, {
  bytes,
  options: optional(
    fields<ArchiveOptions>({
      budget: optional(fields<ArchiveBudget>({ bytes: whole(), milliseconds: amount() })),
      clock: optional(callback),
    }),
  ),
});
/** Returns whether a path names a unit file. */
export const isUnitPath = checked(units.isUnitPath, { path: word });
export const decodeUnitText = checked(units.decodeUnitText, { bytes, fromUtf8: callback });
