import { MulFileError, type OpenMul, openMul } from '../../src/edge/battle.js';
import { grouped } from '../words.js';

/** In bytes: far more than a force needs, with all its damage. */
const LARGEST_FILE = 1_000_000;

/** @throws {MulFileError} if the file is larger than any force: the page stands still while it is read */
export function checkSize(file: File): void {
  if (file.size <= LARGEST_FILE) return;
  const size = Math.ceil(file.size / 1e5) / 10;
  throw new MulFileError(
    file.name,
    undefined,
    `too large (${grouped(size)} MB): the limit is ${LARGEST_FILE / 1e6} MB`,
  );
}

/** @throws {MulFileError} if the file has more units than may be here */
export function checkCount(file: File, units: number, most: number): void {
  if (units <= most) return;
  throw new MulFileError(
    file.name,
    undefined,
    `too many units (${grouped(units)}): there may be ${most} here`,
  );
}

/**
 * Opens a force of MegaMek's that is small enough.
 * @throws {MulFileError} if it is too large, or no well-formed `.mul`
 */
export async function openMulFile(file: File, most: number): Promise<OpenMul> {
  checkSize(file);
  const mul = openMul(await file.text(), file.name);
  checkCount(file, mul.names.length, most);
  return mul;
}
