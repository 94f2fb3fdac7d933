import type { Mech, OtherUnit, ReadOptions, ReadTextOptions, Unit } from '../edge/units.js';
import * as units from '../edge/units.js';
import { withOfficial } from './with-official.js';

/** @throws {UnitFileError} */
export function parseMtf(text: string, options?: Partial<ReadTextOptions>): Mech {
  return units.parseMtf(text, withOfficial(options));
}

/** @throws {UnitFileError} */
export function parseBlk(text: string, options?: Partial<ReadTextOptions>): OtherUnit {
  return units.parseBlk(text, withOfficial(options));
}

/**
 * Reads MTF, BLK or unit JSON, by the ending of the file's name.
 * @throws {UnitFileError}
 */
export function parseUnit(text: string, fileName: string, options?: Partial<ReadOptions>): Unit {
  return units.parseUnit(text, fileName, withOfficial(options));
}
