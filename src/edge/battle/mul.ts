import type { MulUnit } from '../../battle/mul/index.js';
import * as forces from '../../battle/mul/index.js';
import { callback, checked, fields, listOf, oneOf, optional, word } from '../../check/shape.js';
import { optionalFlag, optionalWord } from '../common.js';
import { ofForceUnit } from './setup-shapes.js';

const mulUnit = fields<MulUnit>({
  ...ofForceUnit,
  commander: optionalFlag,
  edgeTriggers: optional(listOf(word)),
  fate: optional(oneOf(forces.MUL_FATES)),
});

export const openMul = checked(forces.openMul, { text: word, file: optionalWord });
export const readMul = checked(forces.readMul, { text: word, findUnit: callback, file: optionalWord });
export const writeMul = checked(forces.writeMul, { force: listOf(mulUnit) });
export const lostInMul = checked(forces.lostInMul, { force: listOf(mulUnit) });
