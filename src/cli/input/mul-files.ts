import { MulFileError, type MulForce, type MulUnit, type OpenMul, openMul } from '../../battle/mul/index.js';
import type { Unit } from '../../units/any-unit.js';
import { InputError } from '../files/input-error.js';
import { kindOfPath, readUnitFile } from '../files/unit-files.js';
import { counted } from '../print/number-words.js';
import { cut } from '../print/visible.js';
import type { UnitShelf } from './unit-shelf.js';

export { isMulPath } from './mul-path.js';

/**
 * A force of MegaMek's, its units found by name.
 * @throws {InputError} if the file cannot be read
 */
export async function readMulFile(path: string, shelf: UnitShelf): Promise<MulForce> {
  const open = openFile(path);
  const found = new Map<string, Unit | string>();
  for (const { name } of open.names) {
    if (!found.has(name)) found.set(name, await unitOrReason(name, shelf));
  }
  return open.read(({ name }) => found.get(name));
}

async function unitOrReason(name: string, shelf: UnitShelf): Promise<Unit | string> {
  try {
    return await shelf.named(name);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

function openFile(path: string): OpenMul {
  const kind = kindOfPath(path);
  if (typeof kind === 'object') throw new InputError(`${path}: ${kind.problem}`);
  if (kind === 'nothing') throw new InputError(`${cut(path)}: no such file`);
  if (kind !== 'file') throw new InputError(`${path}: not a file`);
  const content = readUnitFile(path);
  if ('problem' in content) throw new InputError(`${path}: ${content.problem}`);
  try {
    return openMul(content.text, path);
  } catch (error) {
    if (error instanceof MulFileError) throw new InputError(error.message);
    throw error;
  }
}

/** What a record of a game counts among the lost. */
const isLost = ({ fate }: MulUnit): boolean => fate === 'salvage' || fate === 'devastated';

/**
 * The units of a force that can fight. A force that lacks a unit would be another one, so that is an error.
 * @throws {InputError} if the file cannot be read, or a unit cannot be found
 */
export async function readFightingMul(path: string, shelf: UnitShelf): Promise<readonly MulUnit[]> {
  const { units, warnings, leftOut } = await readMulFile(path, shelf);
  if (leftOut.length > 0) {
    for (const { line, message } of leftOut) shelf.note(`${path}:${line}: ${message}`);
    throw new InputError(
      `${path}: ${counted(leftOut.length, 'unit')} could not be read, so the force is not complete`,
    );
  }
  for (const { line, message } of warnings) shelf.note(`${path}:${line}: ${message}`);
  const fighting = units.filter((unit) => !isLost(unit));
  const lost = units.length - fighting.length;
  if (lost > 0) {
    shelf.note(`${path}: left out ${counted(lost, 'unit')} listed as salvage or devastated`);
  }
  if (fighting.length === 0) throw new InputError(`${path}: no units in this file`);
  return fighting;
}
