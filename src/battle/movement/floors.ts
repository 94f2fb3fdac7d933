import type { HexMap } from '../map/hex-map.js';
import { NO_WAY, topElevation } from './ground.js';
import type { Mover } from './mover.js';

// How infantry uses the floors of buildings (docs/rules/other-units.md).

const isBuilding = (map: HexMap, hex: number): boolean =>
  (map.buildingConstruction[hex] as number) > 0 && (map.bridgeConstruction[hex] as number) === 0;

/** The next floor up or down between the ground and the roof, or `NO_WAY`. */
export function nextFloor(map: HexMap, hex: number, elevation: number, up: boolean): number {
  if (!isBuilding(map, hex)) return NO_WAY;
  if (up) return elevation < (map.buildingHeight[hex] as number) ? elevation + 1 : NO_WAY;
  return elevation > 0 ? elevation - 1 : NO_WAY;
}

/**
 * The elevation at which a jump into a hex ends, or `NO_WAY` if it is too high. It is the top or, for infantry that
 * cannot reach the roof, a window on the highest floor in reach.
 */
export function landingElevation(map: HexMap, mover: Mover, hex: number): number {
  const top = topElevation(map, hex);
  const reached =
    (map.level[mover.hex] as number) + mover.elevation + mover.jump - (map.level[hex] as number);
  if (Math.max(0, top) <= reached) return top;
  if (!isBuilding(map, hex)) return NO_WAY;
  // Units taller than a person can jump onto a roof that much higher.
  if (top <= reached + mover.footwork.height) return top;
  return mover.footwork.soldiers && reached >= 0 ? reached : NO_WAY;
}
