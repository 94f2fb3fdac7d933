import type { MulUnit } from '../../battle/mul/index.js';
import * as forces from '../../battle/mul/index.js';
import { callback, checked, fields, listOf, oneOf, optional, word } from '../../check/shape.js';
import { optionalFlag, optionalWord, rulesetOption } from '../common.js';
import { ofForceUnit } from './setup-shapes.js';

const mulUnit = fields<MulUnit>({
  ...ofForceUnit,
  commander: optionalFlag,
  edgeTriggers: optional(listOf(word)),
  fate: optional(oneOf(forces.MUL_FATES)),
});

export const openMul = checked(forces.openMul, { text: word, file: optionalWord });
/**
 * Reads a MegaMek force. `findUnit` returns the unit with the names in the file, or undefined.
 * @throws {MulFileError} if the text cannot be read, naming the line
 * @example
 * ```ts
 * const text = writeMul([{ unit: atlas, pilot: { gunnery: 3, piloting: 4 } }]);
 * readMul(text, () => atlas).units[0]?.pilot?.gunnery; // 3
 * ```
 */
export const readMul = checked(forces.readMul, {
  text: word,
  findUnit: callback,
  file: optionalWord,
  options: rulesetOption,
});
export const writeMul = checked(forces.writeMul, { force: listOf(mulUnit), options: rulesetOption });
export const lostInMul = checked(forces.lostInMul, { force: listOf(mulUnit) });
