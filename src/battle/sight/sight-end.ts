import type { HexMap } from '../map/hex-map.js';

/** One end of a line of sight: where a unit stands and how high it reaches. */
export interface SightEnd {
  /** Index of its hex. */
  readonly hex: number;
  /**
   * The elevation of its feet above the hex's level: minus the depth at the bottom of water, otherwise the height of a
   * bridge or a floor.
   */
  readonly elevation: number;
  /** Levels from its feet to its eyes: 1 standing, 0 prone, 2 for a superheavy that stands (docs/rules/line-of-sight.md). */
  readonly height: number;
  /** A ship on the surface, whose hull can be seen from below. */
  readonly afloat?: boolean;
}

export const feetLevel = (map: HexMap, end: SightEnd): number =>
  (map.level[end.hex] as number) + end.elevation;

export const isUnderWater = (map: HexMap, end: SightEnd): boolean =>
  (map.waterDepth[end.hex] as number) > 0 && end.elevation + end.height < 0;

/** Whether its feet are in the water and its eyes just above. */
export const isInWaterToTheEyes = (map: HexMap, end: SightEnd): boolean =>
  (map.waterDepth[end.hex] as number) > 0 && end.elevation < 0 && end.elevation + end.height === 0;

/** The depth of water that reaches at least its eyes; 0 if none does. */
export function depthAround(map: HexMap, end: SightEnd): number {
  if (isUnderWater(map, end) || end.afloat === true) return map.waterDepth[end.hex] as number;
  return isInWaterToTheEyes(map, end) ? 1 : 0;
}

/** Whether its feet are on a floor of a building. */
const isIndoors = (map: HexMap, end: SightEnd): boolean =>
  end.elevation >= 0 && end.elevation < (map.buildingHeight[end.hex] as number);

/** Whether its eyes are inside a building too, with walls around it. */
export const isUnderRoof = (map: HexMap, end: SightEnd): boolean =>
  end.elevation >= 0 && end.elevation + end.height < (map.buildingHeight[end.hex] as number);

export const areInOneBuilding = (map: HexMap, a: SightEnd, b: SightEnd): boolean =>
  isIndoors(map, a) && isIndoors(map, b) && map.buildingAt(a.hex) === map.buildingAt(b.hex);
