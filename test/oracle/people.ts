import { featuresUnderfoot } from '../../src/battle/movement/ground.js';
import { inSameBuilding } from '../../src/battle/weapons/same-building.js';
import type { PlatoonTarget } from '../../src/rules/infantry/casualties.js';
import { isShelter } from '../../src/rules/infantry/shelter.js';
import { terrainType } from '../../src/rules/terrain/terrain.js';
import { hasHook } from './condition.js';
import type { OracleBattle, OracleUnit } from './state.js';

/** A target that is people, with or without shelter; undefined for all that has armor. */
export function platoonOf(
  battle: OracleBattle,
  target: OracleUnit,
  shooter?: OracleUnit,
): PlatoonTarget | undefined {
  const { people } = target.design;
  if (people === undefined) return undefined;
  const inStreets = hasHook(battle, target, ({ sheltersInStreets }) => sheltersInStreets);
  const around = featuresUnderfoot(battle.map, target.hex, target.elevation);
  const inOpen = !around.some((feature) => isShelter(terrainType(feature), inStreets));
  return {
    ...people,
    inOpen,
    amongWalls: shooter !== undefined && inSameBuilding(battle.map, shooter, target),
  };
}
