import type { PilotSetup } from '../../battle/combatant/pilot.js';
import type { ForceUnit } from '../../battle/setup.js';
import { WORST_SKILL } from '../../check/check.js';
import { isKnownAbility, SPA_CATALOG } from '../../rules/abilities/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import { InputError } from '../files/input-error.js';
import { noAbility, spelled } from '../flags/quirk-and-ability-names.js';
import { cut } from '../print/visible.js';
import { readFightingForce } from './force-files.js';
import { isForcePath } from './force-path.js';
import type { UnitShelf } from './unit-shelf.js';

/** The syntax of a force, for messages. */
const FORM = 'UNIT[:G/P[:ability+ability…]], as in "Atlas AS7-D:3/4:sniper+iron_man+edge=2"';

/** A unit's name or path may contain colons, so the skills are matched at the end. */
const WITH_SKILLS = /^(.*?):\s*(\d+)\s*\/\s*(\d+)\s*(?::(.*))?$/s;

/**
 * Reads a force from the command line: units or force files, separated by commas.
 * @throws {InputError} if the force cannot be read, naming the wrong part
 */
export async function readForce(
  text: string,
  shelf: UnitShelf,
  options: RulesetOption,
): Promise<ForceUnit[]> {
  const force: ForceUnit[] = [];
  for (const part of text.split(',')) {
    const name = part.trim();
    if (isForcePath(name)) force.push(...(await readFightingForce(name, shelf, options)));
    else force.push(await readForceUnit(name, shelf));
  }
  return force;
}

/** @throws {InputError} if the unit cannot be read, naming the wrong part */
export async function readForceUnit(text: string, shelf: UnitShelf): Promise<ForceUnit> {
  const [, named, gunnery, piloting, abilities] = WITH_SKILLS.exec(text) ?? [];
  const name = (named ?? text).trim();
  if (name === '') throw new InputError(`"${text}" does not name a unit; expected ${FORM}`);
  const pilot: PilotSetup = {
    ...(gunnery !== undefined && { gunnery: readSkill('gunnery', gunnery, text) }),
    ...(piloting !== undefined && { piloting: readSkill('piloting', piloting, text) }),
    ...readAbilities(abilities),
  };
  return { unit: await shelf.unit(name), pilot };
}

/** Points of Edge are listed among the abilities: `sniper+edge=3`. */
function readAbilities(text: string | undefined): Pick<PilotSetup, 'abilities' | 'edge'> {
  if (text === undefined) return {};
  const parts = text.split('+').map((part) => part.trim());
  const points = parts.flatMap((part) => EDGE_POINTS.exec(part)?.[1] ?? []).at(-1);
  const ids = parts.map((part) => part.replace(EDGE_POINTS, 'edge'));
  return { abilities: ids.map(readAbility), ...(points !== undefined && { edge: Number(points) }) };
}

const EDGE_POINTS = /^edge=(\d{1,2})$/i;

/** @throws {InputError} unless the skill is 0 to 8 */
export function readSkill(skill: string, digits: string, text: string): number {
  const value = Number(digits);
  if (value > WORST_SKILL) {
    throw new InputError(
      `"${text}": ${skill} is ${cut(digits)}; expected a whole number from 0 to ${WORST_SKILL}`,
    );
  }
  return value;
}

/**
 * Returns the ability's id in the rules, with its designation.
 * @throws {InputError} if there is no such ability
 */
export function readAbility(written: string): string {
  const id = spelled(written);
  if (isKnownAbility(id)) {
    const entry = Object.values(SPA_CATALOG).find((one) => one.id === id);
    if (entry?.requiresDesignation) {
      throw new InputError(
        `"${written}" needs to say what it applies to, as in "weapon_specialist_medium_laser", "range_master_medium" or "gunnery_specialist_energy"`,
      );
    }
    return id;
  }
  throw new InputError(noAbility(written));
}
