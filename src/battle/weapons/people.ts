import type { PlatoonTarget } from '../../rules/infantry/casualties.js';
import { isShelter } from '../../rules/infantry/shelter.js';
import { terrainType } from '../../rules/terrain/terrain.js';
import type { Combatant } from '../combatant/combatant.js';
import type { HexMap } from '../map/hex-map.js';
import { featuresUnderfoot } from '../movement/ground.js';
import { inSameBuilding } from './same-building.js';

/** A platoon as a target of weapons; undefined for all units with armor. */
export function platoonOf(map: HexMap, target: Combatant, shooter?: Combatant): PlatoonTarget | undefined {
  const { people } = target.design;
  if (people === undefined) return undefined;
  const amongWalls = shooter !== undefined && inSameBuilding(map, shooter, target);
  return { ...people, inOpen: isInOpen(map, target), amongWalls };
}

/** Whether it has no shelter around it. */
export function isInOpen(
  map: HexMap,
  { hex, elevation, aptitudes }: Pick<Combatant, 'hex' | 'elevation' | 'aptitudes'>,
): boolean {
  const { sheltersOnPavement } = aptitudes;
  for (const feature of featuresUnderfoot(map, hex, elevation))
    if (isShelter(terrainType(feature), sheltersOnPavement)) return false;
  return true;
}

/** Troopers who can still fire. */
export const peopleLeft = ({ structure, plan }: Combatant): number => structure[plan.center] as number;
