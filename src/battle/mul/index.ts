export { lostInMul } from './lost-in-mul.js';
export { MulFileError } from './mul-file-error.js';
export { MUL_FATES, type MulFate, type MulForce, type MulUnit, type MulWarning } from './mul-force.js';
export { type FindMulUnit, type MulNames, type OpenMul, openMul, readMul } from './read-mul.js';
export { writeMul } from './write-mul.js';
