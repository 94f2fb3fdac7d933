import { LEG_ATTACK_DAMAGE, UNTRAINED_ANTI_MECH } from '../../../rules/anti-mech/to-hit.js';
import type { AntiMech } from '../../anti-mech/anti-mech.js';
import type { Combatant } from '../../combatant/combatant.js';
import { peopleLeft } from '../../weapons/people.js';
import { infantryFigures } from './figures.js';

/** Points that strike one location as a single hit. */
const GROUP = 2;

function armsOf({ design }: Combatant): number {
  let points = 0;
  for (const { smallArms } of design.weapons) points += smallArms?.perTrooper ?? 0;
  return points;
}

/** Total Warfare, "Anti-'Mech Infantry Attacks". */
export const INFANTRY_ANTI_MECH: AntiMech = {
  obstacle: (unit) => {
    const { design } = unit;
    const { encumbered, fieldGuns } = infantryFigures(design);
    if (design.people?.mechanized) return 'it rides on vehicles';
    if (encumbered) return 'its armor weighs it down';
    return fieldGuns.some(({ fixture }) => unit.isWorking(fixture)) ? 'it serves field guns' : undefined;
  },
  skill: ({ design, pilot }) =>
    infantryFigures(design).trainedAgainstMechs ? pilot.piloting : UNTRAINED_ANTI_MECH,
  troopers: peopleLeft,
  magneticClaws: () => false,
  mountaineers: ({ design }) => infantryFigures(design).mountaineers,
  legDamage: () => LEG_ATTACK_DAMAGE,
  swarmDamage: (unit) => ({
    points: Math.round(armsOf(unit) * peopleLeft(unit)),
    group: GROUP,
    critical: false,
  }),
};
