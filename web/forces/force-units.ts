import { conditionProblem, type ForceUnit } from '../../src/edge/battle.js';
import { canJoinNetwork } from '../../src/edge/battle-value.js';
import type { Unit } from '../../src/edge/units.js';
import { unitOf } from './found-unit.js';
import { type Member, pilotFields } from './member.js';
import { networksIn } from './networks-in.js';

/** A force as battles and files take it. Members whose units are not at hand are left out. */
export function forceUnits(members: readonly Member[]): readonly ForceUnit[] {
  const found = members.flatMap((member) => {
    const unit = unitOf(member);
    return unit === undefined ? [] : [{ member, unit }];
  });
  const networks = networksIn(found);
  return found.map(({ member, unit }, place) => {
    const condition = fittingCondition(member, unit);
    return {
      unit,
      pilot: pilotFields(member),
      // Battles link all units that name no network: one that is in none has one of its own.
      ...(canJoinNetwork(unit) && { network: networks[place] ?? `alone ${place + 1}` }),
      ...(condition !== undefined && { condition }),
    };
  });
}

/** Damage that the unit cannot have is left out: its file may have been replaced since, or was another variant's. */
function fittingCondition({ condition }: Member, unit: Unit): Member['condition'] {
  if (condition === undefined || conditionProblem(unit, condition) !== undefined) return undefined;
  return condition;
}
