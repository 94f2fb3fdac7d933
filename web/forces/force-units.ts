import { conditionProblem, type ForceUnit } from '../../src/edge/battle.js';
import { canJoinNetwork } from '../../src/edge/battle-value.js';
import type { Unit } from '../../src/edge/units.js';
import { unitOf } from './found-unit.js';
import { type Member, pilotFields } from './member.js';
import { networksIn } from './networks-in.js';

/** A force for battles and files. Members whose units are not loaded are left out. */
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
      // Battles link all units without a network, so a unit that is to stay alone gets a network of its own.
      ...(canJoinNetwork(unit) && { network: networks[place] ?? `alone ${place + 1}` }),
      ...(condition !== undefined && { condition }),
    };
  });
}

/**
 * Damage that the unit cannot have is left out: its file may have been replaced, or the damage was another variant's.
 */
function fittingCondition({ condition }: Member, unit: Unit): Member['condition'] {
  if (condition === undefined || conditionProblem(unit, condition) !== undefined) return undefined;
  return condition;
}
