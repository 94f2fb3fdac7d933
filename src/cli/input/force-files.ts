import { type ForceFileUnit, openForce } from '../../battle/force/index.js';
import { MulFileError, type MulUnit, openMul } from '../../battle/mul/index.js';
import { BattleFileError } from '../../battle/save/battle-file-error.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import type { Unit } from '../../units/any-unit.js';
import { InputError } from '../files/input-error.js';
import { kindOfPath, readUnitFile } from '../files/unit-files.js';
import { counted } from '../print/number-words.js';
import { cut } from '../print/visible.js';
import { isMulPath } from './force-path.js';
import type { UnitShelf } from './unit-shelf.js';

/** A force read from a file: MegaMek's `.mul`, or our own JSON. */
interface FiledForce {
  readonly units: readonly MulUnit[];
  /** What was not understood or cannot be kept, with its position in the file. */
  readonly warnings: readonly string[];
  /** Units that could not be found, and why. */
  readonly leftOut: readonly string[];
}

/**
 * Reads a force from a file and finds its units by name.
 * @throws {InputError} if the file cannot be read
 */
export function readForceFile(
  path: string,
  shelf: UnitShelf,
  options: RulesetOption = {},
): Promise<FiledForce> {
  return isMulPath(path) ? readMulFile(path, shelf, options) : readJsonFile(path, shelf);
}

async function readMulFile(path: string, shelf: UnitShelf, options: RulesetOption): Promise<FiledForce> {
  const open = opened(path, openMul);
  const found = await foundUnits(open.names, ({ name }) => unitOrReason(() => shelf.named(name)));
  const { units, warnings, leftOut } = open.read((names) => found.get(names), options);
  const words = ({ line, message }: (typeof warnings)[number]) => `${path}:${line}: ${message}`;
  return { units, warnings: warnings.map(words), leftOut: leftOut.map(words) };
}

async function readJsonFile(path: string, shelf: UnitShelf): Promise<FiledForce> {
  const open = opened(path, openForce);
  const found = await foundUnits(open.units, (named) =>
    unitOrReason(() => (named.id === undefined ? shelf.named(nameOf(named)) : shelf.byId(named.id))),
  );
  const { units, warnings, leftOut } = open.read((named) => found.get(named));
  const words = ({ where, message }: (typeof warnings)[number]) => `${path}: ${where}: ${message}`;
  return { units, warnings: warnings.map(words), leftOut: leftOut.map(words) };
}

const nameOf = ({ chassis, model }: ForceFileUnit): string => `${chassis} ${model}`.trim();

/** Finds units one after another, so that notes about them stay in order. */
async function foundUnits<Named>(
  named: readonly Named[],
  find: (named: Named) => Promise<Unit | string>,
): Promise<ReadonlyMap<Named, Unit | string>> {
  const found = new Map<Named, Unit | string>();
  for (const one of named) found.set(one, await find(one));
  return found;
}

async function unitOrReason(load: () => Promise<Unit>): Promise<Unit | string> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

function opened<Force>(path: string, open: (text: string, file: string) => Force): Force {
  const kind = kindOfPath(path);
  if (typeof kind === 'object') throw new InputError(`${path}: ${kind.problem}`);
  if (kind === 'nothing') throw new InputError(`${cut(path)}: no such file`);
  if (kind !== 'file') throw new InputError(`${path}: not a file`);
  const content = readUnitFile(path);
  if ('problem' in content) throw new InputError(`${path}: ${content.problem}`);
  try {
    return open(content.text, path);
  } catch (error) {
    if (error instanceof MulFileError || error instanceof BattleFileError)
      throw new InputError(error.message);
    throw error;
  }
}

/** Whether the record of a game counts the unit as lost. */
const isLost = ({ fate }: MulUnit): boolean => fate === 'salvage' || fate === 'devastated';

/**
 * Returns the units of a force that can fight. A missing unit is an error, as the force would be a different one.
 * @throws {InputError} if the file cannot be read, or a unit cannot be found
 */
export async function readFightingForce(
  path: string,
  shelf: UnitShelf,
  options: RulesetOption,
): Promise<readonly MulUnit[]> {
  const { units, warnings, leftOut } = await readForceFile(path, shelf, options);
  if (leftOut.length > 0) {
    for (const words of leftOut) shelf.note(words);
    throw new InputError(
      `${path}: ${counted(leftOut.length, 'unit')} could not be read, so the force is not complete`,
    );
  }
  for (const words of warnings) shelf.note(words);
  const fighting = units.filter((unit) => !isLost(unit));
  const lost = units.length - fighting.length;
  if (lost > 0) {
    shelf.note(`${path}: left out ${counted(lost, 'unit')} listed as salvage or devastated`);
  }
  if (fighting.length === 0) throw new InputError(`${path}: no units in this file`);
  return fighting;
}
