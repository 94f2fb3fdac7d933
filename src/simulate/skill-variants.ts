import type { ForceUnit } from '../battle/setup.js';
import type { FairCandidate } from './fair.js';
import type { Side } from './result.js';
import type { SimulationSetup } from './setup.js';

const BEST_GUNNERY = 0;
const WORST_GUNNERY = 7;
const WORST_PILOTING = 8;
/** Few pilots have a better Piloting than Gunnery Skill, or a much worse one. */
const PILOTING_BEHIND = 2;

/** Common pairs of skills, best first. */
export const SENSIBLE_SKILLS: readonly (readonly [gunnery: number, piloting: number])[] = skillPairs();

function skillPairs(): [number, number][] {
  const pairs: [number, number][] = [];
  for (let gunnery = BEST_GUNNERY; gunnery <= WORST_GUNNERY; gunnery += 1) {
    const worst = Math.min(WORST_PILOTING, gunnery + PILOTING_BEHIND);
    for (let piloting = gunnery; piloting <= worst; piloting += 1) pairs.push([gunnery, piloting]);
  }
  return pairs;
}

/**
 * Returns variants of a battle with other pilot skills on one side, as candidates for `findFairest`: gunnery 0 to 7,
 * piloting equal or up to two worse. Each variant is named by its skills, as in "3/4".
 * @param unit the place of the unit whose pilot varies, from 0; by default, all pilots of the side vary
 * @throws {RangeError} if the side has no such unit
 */
export function skillVariants(setup: SimulationSetup, side: Side, unit?: number): readonly FairCandidate[] {
  const force = setup[side];
  if (unit !== undefined && unit >= force.length)
    throw new RangeError(`unit is ${unit}: ${side} has ${force.length}, counted from 0`);
  return SENSIBLE_SKILLS.map(([gunnery, piloting]) => {
    const skilled = (member: ForceUnit, place: number): ForceUnit =>
      unit === undefined || place === unit
        ? { ...member, pilot: { ...member.pilot, gunnery, piloting } }
        : member;
    return { name: `${gunnery}/${piloting}`, setup: { ...setup, [side]: force.map(skilled) } };
  });
}
