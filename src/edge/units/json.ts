import { checked, word } from '../../check/shape.js';
import type { Mech, Unit } from '../../units/index.js';
import * as units from '../../units/index.js';
import { unit } from '../unit.js';
import { type ReadTextOptions, readTextOptions, trusted } from './reading.js';

/**
 * Reads unit JSON, and needs no other reader: for programs that carry units along in that form.
 * @throws {UnitFileError}
 */
export const parseUnitJson: (text: string, options: ReadTextOptions) => Unit = checked(
  (text, options) => trusted(units.readUnitJson(text, options.catalog, options.file), options.catalog),
  { text: word, options: readTextOptions },
);
/**
 * The same for 'Mechs alone, with much less code to load.
 * @throws {UnitFileError}
 */
export const parseMechJson: (text: string, options: ReadTextOptions) => Mech = checked(
  (text, options) => trusted(units.readMechJson(text, options.catalog, options.file), options.catalog),
  { text: word, options: readTextOptions },
);
export const writeUnitJson: typeof units.writeUnitJson = checked(units.writeUnitJson, { unit });
