import { isRecord } from '../../check/is-record.js';
import { isKnownAbility } from '../../rules/abilities/index.js';
import type { Unit } from '../../units/index.js';
import { withoutByteOrderMark } from '../../units/unit-text.js';
import type { MulUnit } from '../mul/mul-force.js';
import { BattleFileError } from '../save/battle-file-error.js';
import { readWith } from '../save/read-with.js';
import { conditionProblem } from './condition-problem.js';
import { type ForceFile, type ForceFileUnit, forceSchema, oldForceSchema } from './force-file.js';
import { FORCE_FORMAT, FORCE_SCHEMA } from './force-format.js';

/** Returns the unit that a force names, or the reason why there is none. */
export type FindForceUnit = (named: ForceFileUnit) => Unit | string | undefined;

export interface ForceRemark {
  /** The field of the file, such as `units.2.condition`. */
  readonly where: string;
  readonly message: string;
}

export interface ReadForce {
  readonly units: readonly MulUnit[];
  /** Parts of the file that were read but cannot be kept. */
  readonly warnings: readonly ForceRemark[];
  /** Units that could not be found, with the reason. */
  readonly leftOut: readonly ForceRemark[];
}

/** A force whose units have not been looked up yet. */
export interface OpenForce extends ForceFile {
  read(findUnit: FindForceUnit): ReadForce;
}

/**
 * Reads a force from its JSON.
 * @throws {BattleFileError} naming the field if it is not a force
 */
export function openForce(text: string, file = 'force.json'): OpenForce {
  const force = contentOf(text, file);
  return { ...force, read: (findUnit) => readUnits(force.units, findUnit) };
}

function contentOf(text: string, file: string): ForceFile {
  let content: unknown;
  try {
    content = JSON.parse(withoutByteOrderMark(text));
  } catch (cause) {
    throw new BattleFileError(file, 'not JSON', { cause });
  }
  const { format, schema: number }: Record<string, unknown> = isRecord(content) ? content : {};
  if (format === undefined && number === 1) {
    const { schema: _, c3, ...force } = readWith(oldForceSchema, content, file);
    return c3 ? force : { ...force, units: force.units.map((unit) => ({ ...unit, network: null })) };
  }
  if (format !== FORCE_FORMAT)
    throw new BattleFileError(file, `not a force of TarComp: it lacks "format": "${FORCE_FORMAT}"`);
  if (typeof number === 'number' && number > FORCE_SCHEMA)
    throw new BattleFileError(
      `${file}: schema`,
      `is ${number}: this program reads ${FORCE_SCHEMA}; use the one that wrote it`,
    );
  const { format: _, schema: __, ...force } = readWith(forceSchema, content, file);
  return force;
}

function readUnits(named: readonly ForceFileUnit[], findUnit: FindForceUnit): ReadForce {
  const units: MulUnit[] = [];
  const warnings: ForceRemark[] = [];
  const leftOut: ForceRemark[] = [];
  for (const [place, member] of named.entries()) {
    const where = `units.${place}`;
    const found = findUnit(member);
    if (found === undefined || typeof found === 'string') {
      const name = `${member.chassis} ${member.model}`.trim();
      leftOut.push({ where, message: found ?? `no unit is called "${name}"` });
      continue;
    }
    const warn = (field: string, message: string) => warnings.push({ where: `${where}.${field}`, message });
    units.push(memberOf(found, member, place, warn));
  }
  return { units, warnings, leftOut };
}

function memberOf(
  unit: Unit,
  { pilot, network, condition, fate }: ForceFileUnit,
  place: number,
  warn: (field: string, message: string) => void,
): MulUnit {
  const unknown = (pilot?.abilities ?? []).filter((id) => !isKnownAbility(id));
  for (const id of unknown) warn('pilot.abilities', `"${id}" is not an ability that TarComp knows: ignored`);
  const problem =
    condition === undefined || isWhole(condition) ? undefined : conditionProblem(unit, condition);
  if (problem !== undefined) warn('condition', `its damage is ignored: ${problem}`);
  return {
    unit,
    ...(pilot && {
      pilot: {
        ...pilot,
        ...(pilot.abilities && { abilities: pilot.abilities.filter(isKnownAbility) }),
      },
    }),
    // A network with no other member.
    ...(network !== undefined && { network: network ?? `alone ${place + 1}` }),
    ...(condition !== undefined && problem === undefined && !isWhole(condition) && { condition }),
    ...(fate && { fate }),
  };
}

const isWhole = (condition: object): boolean => Object.keys(condition).length === 0;
