import { type MulUnit, type OpenMul, writeMul } from '../../src/edge/battle.js';
import { REGULAR } from '../skills.js';
import { keptUnits } from '../units/kept-units.js';
import { nearNames, unitNamed } from '../units/shelf.js';
import { nameOf } from '../units/shelf-unit.js';
import { unitOf } from './found-unit.js';
import type { Member } from './member.js';
import { openMulFile } from './open-mul-file.js';

// MegaMek's forces: fetched when somebody has one.

interface OpenedForce {
  readonly members: readonly Member[];
  /** What of it could not be taken over, with its line. */
  readonly problems: readonly string[];
}

/** @throws {MulFileError} if the file is too large, or no well-formed `.mul` */
export async function readForce(file: File): Promise<OpenedForce> {
  const mul = await openMulFile(file);
  const { units, warnings, leftOut } = await withUnits(mul);
  const networks = [...new Set(units.flatMap(({ network }) => network ?? []))];
  return {
    members: units.map((unit) => memberOf(unit, networks)),
    problems: [...leftOut, ...warnings].map(({ line, message }) => `line ${line}: ${message}`),
  };
}

/** A file's units are fetched first: reading it waits for nothing. */
async function withUnits(mul: OpenMul): Promise<ReturnType<OpenMul['read']>> {
  await keptUnits.list();
  await Promise.allSettled(mul.names.map(({ name }) => unitNamed(name)?.fetch()));
  return mul.read(({ name }) => unitNamed(name)?.unit() ?? unitNamed(name)?.problem() ?? why(name));
}

function why(name: string): string {
  const [near] = nearNames(name);
  return `${name} is not among the units here: drop its file first.${near === undefined ? '' : ` Did you mean ${near}?`}`;
}

function memberOf({ unit, pilot = {}, network, condition }: MulUnit, networks: readonly string[]): Member {
  const { gunnery = REGULAR.gunnery, piloting = REGULAR.piloting, abilities = [] } = pilot;
  return {
    name: nameOf(unit),
    gunnery,
    piloting,
    abilities: [...abilities],
    network: network === undefined ? '' : String(networks.indexOf(network) + 1),
    ...(condition !== undefined && { condition }),
  };
}

export function writeForce(members: readonly Member[]): string {
  return writeMul(
    members.flatMap((member) => {
      const unit = unitOf(member);
      const { gunnery, piloting, abilities, network, condition } = member;
      if (unit === undefined) return [];
      return [
        {
          unit,
          pilot: { gunnery, piloting, abilities },
          ...(network !== '' && { network }),
          ...(condition !== undefined && { condition }),
        },
      ];
    }),
  );
}
