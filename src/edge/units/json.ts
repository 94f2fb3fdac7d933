import { checked, word } from '../../check/shape.js';
import type { Mech, Unit } from '../../units/index.js';
import * as units from '../../units/index.js';
import { unit } from '../unit.js';
import { type ReadTextOptions, readTextOptions, trusted } from './reading.js';

/**
 * Reads a unit from unit JSON. Loads no other reader, for programs that ship units in that format.
 * @throws {UnitFileError} if the text cannot be read
 */
export const parseUnitJson: (text: string, options: ReadTextOptions) => Unit = checked(
  (text, options) => trusted(units.readUnitJson(text, options.catalog, options.file), options.catalog),
  { text: word, options: readTextOptions },
);
/**
 * Reads a 'Mech from unit JSON, with much less code to load than `parseUnitJson`.
 * @throws {UnitFileError} if the text cannot be read
 */
export const parseMechJson: (text: string, options: ReadTextOptions) => Mech = checked(
  (text, options) => trusted(units.readMechJson(text, options.catalog, options.file), options.catalog),
  { text: word, options: readTextOptions },
);
export const writeUnitJson = checked(units.writeUnitJson, { unit });
