import type { Mech, OtherUnit, ReadOptions, ReadTextOptions, Unit } from '../edge/units.js';
import * as units from '../edge/units.js';
import { withOfficial } from './with-official.js';

/**
 * Reads a 'Mech from the text of an MTF file. Equipment comes from the official catalog by default.
 * @throws {UnitFileError} if the file cannot be read, naming the line
 */
export function parseMtf(text: string, options?: Partial<ReadTextOptions>): Mech {
  return units.parseMtf(text, withOfficial(options));
}

/**
 * Reads a unit other than a 'Mech from the text of a BLK file. Equipment comes from the official catalog by default.
 * @throws {UnitFileError} if the file cannot be read, naming the line
 */
export function parseBlk(text: string, options?: Partial<ReadTextOptions>): OtherUnit {
  return units.parseBlk(text, withOfficial(options));
}

/**
 * Reads a unit from MTF, BLK or unit JSON. The extension of `fileName` decides the format. Equipment comes from the
 * official catalog by default.
 * @throws {UnitFileError} if the file cannot be read, naming the line
 */
export function parseUnit(text: string, fileName: string, options?: Partial<ReadOptions>): Unit {
  return units.parseUnit(text, fileName, withOfficial(options));
}
