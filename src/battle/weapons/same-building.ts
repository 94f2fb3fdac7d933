import type { Combatant } from '../combatant/combatant.js';
import type { HexMap } from '../map/hex-map.js';
import { isInBuilding } from '../movement/ground.js';

type Standing = Pick<Combatant, 'hex' | 'elevation'>;

/** Whether both units are inside one building. */
export const inSameBuilding = (map: HexMap, unit: Standing, target: Standing): boolean =>
  isInBuilding(map, unit.hex, unit.elevation) &&
  isInBuilding(map, target.hex, target.elevation) &&
  map.buildingAt(unit.hex) === map.buildingAt(target.hex);

/** The construction of the building around infantry, for whoever is not inside the same one; undefined for none. */
export const wallsAround = (map: HexMap, unit: Standing, target: Combatant): number | undefined =>
  target.design.soldiers !== undefined &&
  isInBuilding(map, target.hex, target.elevation) &&
  !inSameBuilding(map, unit, target)
    ? map.buildingConstruction[target.hex]
    : undefined;

/** The construction of the floors between infantry and whoever is on another floor of the same building. */
export const floorsBetween = (map: HexMap, unit: Standing, target: Combatant): number | undefined =>
  target.design.soldiers !== undefined && inSameBuilding(map, unit, target)
    ? map.buildingConstruction[target.hex]
    : undefined;
