import { countedPiloting } from '../../../src/battle-value/counted-piloting.js';
import { skillFactor } from '../../../src/edge/battle-value.js';
import { calculateForceBattleValue } from '../../../src/index.js';
import type { Chance } from '../../chance.js';
import { demand, demandNumbers } from '../../demand.js';
import { randomFighter } from '../../seeds/fighters.js';
import { situationTarget } from './ask-rule.js';

const randomMembers = (chance: Chance) => {
  const units = Array.from({ length: chance.below(6) }, () => randomFighter(chance));
  return Object.freeze({
    members: Object.freeze(
      units.map((unit) => ({
        unit,
        gunnery: chance.below(9),
        piloting: chance.below(9),
        ...(chance.percent(60) && { network: chance.pick(['a', 'b']) }),
      })),
    ),
    ruleset: chance.ruleset(),
  });
};

function askForce({ members, ruleset }: ReturnType<typeof randomMembers>): void {
  const force = calculateForceBattleValue(members, { ruleset });
  demandNumbers(force, 'the force');
  const sum = force.members.reduce((total, { battleValue }) => total + battleValue, 0);
  demand(sum === force.battleValue, `${force.battleValue}, and its members ${sum}`);
  for (const [index, { base, tagBonus, networkBonus, battleValue }] of force.members.entries()) {
    const member = members[index];
    if (member === undefined) continue;
    const factor = skillFactor(member.gunnery, countedPiloting(member.unit, member.piloting));
    const expected = Math.round((base + tagBonus + networkBonus) * factor);
    demand(battleValue === expected, `a member of ${battleValue}, expected ${expected}`);
    demand(Number(networkBonus.toFixed(2)) === networkBonus, `a bonus of ${networkBonus}`);
  }
}

export const FORCE_TARGET = situationTarget(
  'forces',
  'Battle Values of forces with networks',
  randomMembers,
  askForce,
);
