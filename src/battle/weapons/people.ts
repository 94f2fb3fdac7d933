import type { PlatoonTarget } from '../../rules/infantry/casualties.js';
import { isShelter } from '../../rules/infantry/shelter.js';
import { terrainType } from '../../rules/terrain/terrain.js';
import type { Combatant } from '../combatant/combatant.js';
import type { HexMap } from '../map/hex-map.js';
import { featuresUnderfoot } from '../movement/ground.js';

/** A target that is people, as weapons find it; undefined for all that has armor. */
export function platoonOf(map: HexMap, target: Combatant): PlatoonTarget | undefined {
  const { people } = target.design;
  return people && { ...people, inOpen: isInOpen(map, target) };
}

/** Whether nothing around it is shelter. */
export function isInOpen(
  map: HexMap,
  { hex, elevation, aptitudes }: Pick<Combatant, 'hex' | 'elevation' | 'aptitudes'>,
): boolean {
  const { sheltersOnPavement } = aptitudes;
  for (const feature of featuresUnderfoot(map, hex, elevation))
    if (isShelter(terrainType(feature), sheltersOnPavement)) return false;
  return true;
}

/** Troopers who are left to fire. */
export const peopleLeft = ({ structure, plan }: Combatant): number => structure[plan.center] as number;
