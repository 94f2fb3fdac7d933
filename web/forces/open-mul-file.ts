import { MulFileError, type OpenMul, openMul } from '../../src/edge/battle.js';
import { MOST_UNITS } from '../state/written-address.js';
import { grouped } from '../words.js';

/** In bytes: far more than the units of a side need, with all their damage. */
const LARGEST_FILE = 1_000_000;

/**
 * Opens a force of MegaMek's that is small enough for a side: the page stands still while it is read.
 * @throws {MulFileError} if it is too large, or no well-formed `.mul`
 */
export async function openMulFile(file: File): Promise<OpenMul> {
  const refuse = (why: string) => new MulFileError(file.name, undefined, why);
  if (file.size > LARGEST_FILE) {
    const size = Math.ceil(file.size / 1e5) / 10;
    throw refuse(`too large (${grouped(size)} MB): the limit is ${LARGEST_FILE / 1e6} MB`);
  }
  const mul = openMul(await file.text(), file.name);
  const { length } = mul.names;
  if (length > MOST_UNITS) {
    throw refuse(`too many units (${grouped(length)}): a side may have ${MOST_UNITS}`);
  }
  return mul;
}
