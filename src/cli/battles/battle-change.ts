import type { ForceUnit } from '../../battle/setup.js';
import { RULESETS } from '../../rules/ruleset.js';
import type { Side, SimulationSetup } from '../../simulate/index.js';
import { fullName } from '../../units/index.js';
import { InputError } from '../files/input-error.js';
import { readAbility, readForce, readForceUnit, readSkill } from '../input/force.js';
import type { UnitShelf } from '../input/unit-shelf.js';
import { didYouMean } from '../print/did-you-mean.js';
import { readBattleMap } from './battle-map.js';
import { indexOf } from './index-of.js';
import { added, moreOrLess } from './more-or-less.js';
import { quirkChange, weaponQuirkChange } from './quirk-change.js';

/** The help text about changes. */
export const CHANGE_WORDS = `
A change is one of these, for red or blue:
  red=FORCE               replace the force           --change "red=Atlas AS7-K"
  red.2=UNIT              replace one unit            --change "blue.1=Locust LCT-1V:3/4"
  red.skills=G/P          change skills               --change red.1.skills=3/4
  red.ability=+ID or -ID  add or remove an ability    --change red.1.ability=+sniper
  red.quirk=+ID or -ID    add or remove a quirk       --change red.1.quirk=-low_profile
  red.weapon-quirk=+ID:WEAPON[:LOC] or -ID:…          --change "red.1.weapon-quirk=+accurate:PPC:RA"
  map=NAME|FILE           use another map             --change map=hills
  ruleset=NAME            use other rules             --change ruleset=total-warfare
A number after the side means one unit, counting from 1; without a number, all units change.`;

const FORMS =
  'red=…, red.1=…, red.1.skills=3/4, red.1.ability=+sniper, red.1.quirk=-low_profile, red.1.weapon-quirk=+accurate:PPC, map=… or ruleset=…';
const ON_A_SIDE = /^(red|blue)(?:\.(\d+))?(?:\.(skills|ability|quirk|weapon-quirk))?$/;

/**
 * Returns the battle with one change.
 * @throws {InputError} if the change cannot be read, or changes nothing
 */
export async function changed(
  setup: SimulationSetup,
  change: string,
  shelf: UnitShelf,
  note: (text: string) => void,
): Promise<SimulationSetup> {
  const at = change.indexOf('=');
  const what = change.slice(0, Math.max(0, at)).trim().toLowerCase();
  const value = change.slice(at + 1).trim();
  if (at < 0 || value === '') {
    throw new InputError(`--change: "${change}" is not a change; expected ${FORMS}`);
  }
  if (what === 'map') return { ...setup, map: readBattleMap(value, note) };
  if (what === 'ruleset') return { ...setup, ruleset: rulesetNamed(value, setup) };
  const [, side, place, field] = ON_A_SIDE.exec(what) ?? [];
  if (side !== 'red' && side !== 'blue') {
    throw new InputError(`--change: "${what}" cannot be changed; expected ${FORMS}`);
  }
  if (place === undefined && field === undefined)
    return { ...setup, [side]: await readForce(value, shelf, setup) };
  const changeUnit = await unitChange(field, value, shelf);
  return { ...setup, [side]: changedForce(setup, side, place, changeUnit) };
}

type UnitChange = (member: ForceUnit) => ForceUnit;

async function unitChange(field: string | undefined, value: string, shelf: UnitShelf): Promise<UnitChange> {
  switch (field) {
    case 'skills':
      return withSkills(value);
    case 'ability':
      return withAbility(value);
    case 'quirk':
      return quirkChange(value);
    case 'weapon-quirk':
      return weaponQuirkChange(value);
    default: {
      const other = await readForceUnit(value, shelf);
      return () => other;
    }
  }
}

function changedForce(
  setup: SimulationSetup,
  side: Side,
  place: string | undefined,
  change: UnitChange,
): ForceUnit[] {
  const force = setup[side];
  if (place === undefined) return force.map(change);
  const index = indexOf(place, side, force, '--change');
  return force.map((member, number) => (number === index ? change(member) : member));
}

function withSkills(value: string): UnitChange {
  const [, gunnery, piloting] = /^(\d+)\s*\/\s*(\d+)$/.exec(value) ?? [];
  if (gunnery === undefined || piloting === undefined) {
    throw new InputError(
      `--change: "${value}" is not a pair of skills; expected gunnery/piloting, such as 3/4`,
    );
  }
  const skills = {
    gunnery: readSkill('gunnery', gunnery, value),
    piloting: readSkill('piloting', piloting, value),
  };
  return (member) => ({ ...member, pilot: { ...member.pilot, ...skills } });
}

function withAbility(value: string): UnitChange {
  const { more, id } = moreOrLess(value, 'ability');
  const ability = readAbility(id);
  return (member) => {
    const had = member.pilot?.abilities ?? [];
    const abilities = added(had, ability, more, `the pilot of the ${fullName(member.unit)}`, 'ability');
    return { ...member, pilot: { ...member.pilot, abilities } };
  };
}

function rulesetNamed(value: string, setup: SimulationSetup): (typeof RULESETS)[number] {
  const ruleset = RULESETS.find((name) => name === value.toLowerCase());
  if (ruleset === undefined) {
    throw new InputError(
      `--change: "${value}" is not a ruleset; expected one of ${RULESETS.join(', ')}.${didYouMean(value, RULESETS)}`,
    );
  }
  if (ruleset === setup.ruleset) {
    throw new InputError(`--change: the ruleset is already ${ruleset}, so nothing would change`);
  }
  return ruleset;
}
