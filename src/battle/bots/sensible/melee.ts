import { troopersByBlow } from '../../../rules/infantry/casualties.js';
import type { Combatant } from '../../combatant/combatant.js';
import { chanceOf } from './fire-table.js';

/** A kick is worth more than its damage, because the target may fall: it is then easier to hit, and hits less often. */
const KICK_WORTH = 1.4;
/** The chance that an opponent that has not moved yet ends up where it can kick: it may turn, but seldom follows. */
export const UNCERTAIN = 0.6;

/** Points of a kick with undamaged legs, or the troopers that it kills; 0 for a unit that cannot kick. */
export function kickAt(target: Combatant, unit: Combatant): number {
  const { design } = unit;
  if (
    !design.strikes ||
    design.closeAttack !== undefined ||
    unit.prone ||
    unit.legsLost > 0 ||
    unit.hasHipHit
  )
    return 0;
  const points = Math.floor(design.tonnage / 5);
  return target.design.people === undefined ? points * KICK_WORTH : troopersByBlow(points);
}

export const kickNumber = (unit: Combatant): number => unit.pilot.piloting + unit.rules.physical.toHit.kick;

/** The worth of kicks between adjacent units, less the damage taken, weighed by this caution. */
export const meleeMargin = (unit: Combatant, other: Combatant, caution: number): number =>
  kickAt(other, unit) * chanceOf(kickNumber(unit) + 2) -
  caution * UNCERTAIN * kickAt(unit, other) * chanceOf(kickNumber(other) + 2);

/** Whether a standing 'Mech can kick that far up or down: `feet` are the levels from its feet up to the target's. */
export const kickReaches = (feet: number, target: Combatant): boolean =>
  feet <= 0 && 0 <= feet + target.height;
