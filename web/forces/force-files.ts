import {
  type ForceFile,
  type ForceFileUnit,
  lostInMul,
  type MulUnit,
  type OpenMul,
  openForce,
  writeForce,
  writeMul,
} from '../../src/edge/battle.js';
import { canJoinNetwork } from '../../src/edge/battle-value.js';
import type { RulesetName } from '../../src/edge/rules.js';
import { REGULAR } from '../skills.js';
import { findUnit, nearNames, unitNamed } from '../units/shelf.js';
import { nameOf } from '../units/shelf-unit.js';
import { type Force, LONGEST_NAME } from './force.js';
import { forceUnits } from './force-units.js';
import { type MemberWorth, worthOf } from './force-worth.js';
import { AUTOMATIC, type Member, memberOf, NO_NETWORK, pilotFields } from './member.js';
import { checkCount, checkSize, openMulFile } from './open-mul-file.js';

// Force files of MegaMek and TarComp. This code is loaded with the first file.

export interface OpenedForce extends Pick<Force, 'name' | 'budget' | 'members'> {
  /** What could not be taken over, with its place in the file. */
  readonly problems: readonly string[];
}

/** @throws {MulFileError | BattleFileError} if the file is too large, or no force */
export const readForceFile = (file: File, most: number, ruleset: RulesetName): Promise<OpenedForce> =>
  /\.json$/i.test(file.name) ? readJson(file, most) : readMul(file, most, ruleset);

async function readMul(file: File, most: number, ruleset: RulesetName): Promise<OpenedForce> {
  const mul = await openMulFile(file, most);
  const { units, warnings, leftOut } = await withUnits(mul, ruleset);
  const networks = [...new Set(units.flatMap(({ network }) => network ?? []))];
  return {
    name: withoutEnding(file.name),
    members: units.map((unit) => ofMul(unit, networks)),
    problems: [...leftOut, ...warnings].map(({ line, message }) => `line ${line}: ${message}`),
  };
}

/** Missing units stay in the force by name: their files may still come. */
async function readJson(file: File, most: number): Promise<OpenedForce> {
  checkSize(file);
  const { name, budget, units } = openForce(await file.text(), file.name);
  checkCount(file, units.length, most);
  return {
    name: name?.trim() || withoutEnding(file.name),
    ...(budget !== undefined && { budget }),
    members: units.map(ofJson),
    problems: [],
  };
}

const withoutEnding = (name: string): string => name.replace(/\.\w+$/, '').slice(0, LONGEST_NAME);

/** The file's units are fetched first, because reading it is synchronous. */
async function withUnits(mul: OpenMul, ruleset: RulesetName): Promise<ReturnType<OpenMul['read']>> {
  await Promise.allSettled(mul.names.map(async ({ name }) => (await findUnit(name))?.fetch()));
  return mul.read(({ name }) => unitNamed(name)?.unit() ?? unitNamed(name)?.problem() ?? why(name), {
    ruleset,
  });
}

function why(name: string): string {
  const [near] = nearNames(name);
  return `${name} is not among the units here: drop its file first.${near === undefined ? '' : ` Did you mean ${near}?`}`;
}

/** MegaMek names the linked units: those without a network are not linked. */
function ofMul({ unit, pilot, network, condition }: MulUnit, networks: readonly string[]): Member {
  const none = canJoinNetwork(unit) ? NO_NETWORK : AUTOMATIC;
  return {
    ...memberOf(nameOf(unit)),
    ...pilotOf(pilot),
    network: network === undefined ? none : String(networks.indexOf(network) + 1),
    ...(condition !== undefined && { condition }),
  };
}

function ofJson({ chassis, model, id, pilot, network, condition }: ForceFileUnit): Member {
  return {
    ...memberOf(id ?? nameOf({ chassis, model })),
    ...pilotOf(pilot),
    network: network === null ? NO_NETWORK : (network ?? AUTOMATIC),
    ...(condition !== undefined && Object.keys(condition).length > 0 && { condition }),
  };
}

function pilotOf(pilot: ForceFileUnit['pilot'] = {}) {
  const { name = '', gunnery = REGULAR.gunnery, piloting = REGULAR.piloting, abilities = [], edge } = pilot;
  const points = edge === undefined || (edge === 0 && !abilities.includes('edge')) ? {} : { edge };
  return { pilot: name, gunnery, piloting, abilities: [...abilities], ...points };
}

/** Units that are not loaded cannot be written. */
export function writeMulFile(
  members: readonly Member[],
  ruleset: RulesetName,
): {
  readonly text: string;
  readonly lost: readonly string[];
} {
  const force = [...forceUnits(members)];
  return { text: writeMul(force, { ruleset }), lost: lostInMul(force) };
}

export function writeJsonFile(
  force: Pick<Force, 'name' | 'budget' | 'members'>,
  ruleset: RulesetName,
): string {
  const { name, budget, members } = force;
  const worth = worthOf(members, ruleset);
  const file: ForceFile = {
    name,
    ...(budget !== undefined && { budget }),
    ruleset,
    battleValue: worth.battleValue,
    units: worth.members.map(unitOfFile),
  };
  return writeForce(file);
}

function unitOfFile({ member, found }: MemberWorth): ForceFileUnit {
  const { name, network, condition } = member;
  const named = found === undefined ? { chassis: name, model: '' } : found.unit;
  return {
    chassis: named.chassis,
    model: named.model,
    ...(found !== undefined && nameOf(named) !== name && { id: name }),
    ...(found && { unitType: found.unit.unitType, tonnage: found.unit.tonnage ?? null }),
    pilot: pilotFields(member),
    ...(network !== AUTOMATIC && { network: network === NO_NETWORK ? null : network }),
    ...(condition !== undefined && { condition }),
    ...found?.value,
  };
}
