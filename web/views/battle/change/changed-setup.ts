import { type ForceUnit, LANDSCAPES } from '../../../../src/edge/battle.js';
import { isKnownAbility, RULESETS } from '../../../../src/edge/rules.js';
import { type SimulationSetup, USUAL_SIMULATION } from '../../../../src/edge/simulate.js';
import { type Mount, type Unit, withQuirks, withWeaponQuirks } from '../../../../src/edge/units.js';
import { unitOf } from '../../../forces/found-unit.js';
import { memberProblem } from '../../../forces/member-problem.js';
import { readMember } from '../../../forces/written-member.js';
import { equipment } from '../../../units/equipment.js';
import type { Change } from './change-state.js';

type Changed = SimulationSetup | { readonly problem: string };

/** The same battle with one change, or why there is none. */
export function changedSetup(setup: SimulationSetup, change: Change): Changed {
  const { kind, side, place, value } = change;
  if (kind === 'ruleset') {
    const ruleset = RULESETS.find((name) => name === value);
    if (ruleset === undefined || ruleset === setup.ruleset) return nothing('the ruleset');
    return { ...setup, ruleset };
  }
  if (kind === 'map') return otherMap(setup, value);
  const member = setup[side][place];
  if (member === undefined) return { problem: `There is no unit ${place + 1} on that side. Choose another.` };
  const other = changedUnit(member, change);
  if ('problem' in other) return other;
  return { ...setup, [side]: setup[side].map((unit, index) => (index === place ? other : unit)) };
}

const nothing = (what: string) => ({ problem: `That changes nothing. Choose another value for ${what}.` });

function otherMap(setup: SimulationSetup, value: string): Changed {
  const landscape = LANDSCAPES.find((name) => name === value);
  if (landscape === undefined)
    return { problem: `There is no landscape “${value}”. Choose one from the list.` };
  const { map = USUAL_SIMULATION.map } = setup;
  if ('landscape' in map && map.landscape === landscape) return nothing('the map');
  return { ...setup, map: { landscape, width: map.width, height: map.height } };
}

function changedUnit(member: ForceUnit, { kind, value }: Change): ForceUnit | { readonly problem: string } {
  const { unit, pilot = {} } = member;
  switch (kind) {
    case 'skills': {
      const { gunnery, piloting } = readMember(`x:${value}`);
      if (gunnery === pilot.gunnery && piloting === pilot.piloting) return nothing('the skills');
      return { ...member, pilot: { ...pilot, gunnery, piloting } };
    }
    case 'ability': {
      const id = value.slice(1);
      if (!isKnownAbility(id)) return { problem: 'Choose an ability.' };
      const abilities = moreOrLess(pilot.abilities ?? [], value);
      return abilities === undefined ? nothing('the ability') : { ...member, pilot: { ...pilot, abilities } };
    }
    case 'quirk': {
      const quirks = moreOrLess(unit.quirks, value);
      return quirks === undefined ? nothing('the quirk') : { ...member, unit: withQuirks(unit, quirks) };
    }
    case 'weapon-quirk': {
      const other = withWeaponQuirk(unit, value);
      return other === undefined ? nothing('the weapon and its quirk') : { ...member, unit: other };
    }
    default: {
      const chosen = readMember(value);
      const problem = memberProblem(chosen);
      if (problem !== undefined) return { problem };
      const other = unitOf(chosen);
      if (other === undefined || other === unit) return nothing('the unit');
      // The new unit does not take over the damage of the old one.
      const { condition: _condition, ...whole } = member;
      return { ...whole, unit: other };
    }
  }
}

function moreOrLess(had: readonly string[], value: string): readonly string[] | undefined {
  const more = value.startsWith('+');
  const id = value.slice(1);
  if (had.includes(id) === more) return undefined;
  return more ? [...had, id] : had.filter((other) => other !== id);
}

/** Adds or removes the quirk on all weapons of the name; undefined if nothing would change. */
function withWeaponQuirk(unit: Unit, value: string): Unit | undefined {
  const [signed = '', weapon] = value.split(':');
  if (unit.unitType !== 'Mek') return undefined;
  let changes = false;
  const quirksOf = (mount: Mount): readonly string[] => {
    const quirks = mount.item?.name === weapon ? moreOrLess(mount.quirks, signed) : undefined;
    changes ||= quirks !== undefined;
    return quirks ?? mount.quirks;
  };
  const other = withWeaponQuirks(unit, quirksOf, equipment.value);
  return changes ? other : undefined;
}
