import type { HexMap } from '../../src/battle/map/hex-map.js';
import { featuresUnderfoot } from '../../src/battle/movement/ground.js';
import { inSameBuilding } from '../../src/battle/weapons/same-building.js';
import type { PlatoonTarget } from '../../src/rules/infantry/casualties.js';
import { isShelter } from '../../src/rules/infantry/shelter.js';
import { terrainType } from '../../src/rules/terrain/terrain.js';
import { hasHook } from './condition.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';

/** The construction of the building that is struck in place of the soldiers inside, from outside of it. */
export function wallsBetween(
  { map }: OracleBattle,
  unit: OracleUnit,
  target: OracleUnit,
): number | undefined {
  if (!isInside(map, target) || inSameBuilding(map, unit, target)) return undefined;
  return at(map.buildingConstruction, target.hex);
}

/** The construction of the floors between soldiers and an attacker on another one of the same building. */
export function floorsBetween(
  { map }: OracleBattle,
  unit: OracleUnit,
  target: OracleUnit,
): number | undefined {
  const levelOf = ({ hex, elevation }: OracleUnit): number => at(map.level, hex) + elevation;
  if (!isInside(map, target) || !inSameBuilding(map, unit, target)) return undefined;
  return levelOf(unit) === levelOf(target) ? undefined : at(map.buildingConstruction, target.hex);
}

export const isInside = (map: HexMap, { design, hex, elevation }: OracleUnit): boolean =>
  design.soldiers !== undefined &&
  at(map.buildingConstruction, hex) > 0 &&
  elevation < at(map.buildingHeight, hex);

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
