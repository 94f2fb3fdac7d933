import { type HexMap, TERRAIN_BIT } from '../map/hex-map.js';
import { nextFloor } from './floors.js';
import {
  fitsUnderBridge,
  isOpenWater,
  isProhibited,
  JUST_BELOW,
  leadsUpCliff,
  NO_WAY,
  topElevation,
} from './ground.js';
import type { Footwork, Mover } from './mover.js';
import type { StepObstacle } from './position.js';

// How VTOLs, WiGEs and submarines change their height, and what they can pass (Total Warfare, "VTOLs", "WiGEs" and
// "Naval Vessels").

/** The highest elevation of a VTOL above the ground. */
export const HIGHEST_FLIGHT = 50;
/** Points for a WiGE to take off, or to hover. */
export const WIGE_LIFT_MP = 5;
/** Points for a hex that a WiGE crosses higher than necessary. */
const WIGE_CLEARANCE_MP = 2;
const WIGE_CLIFF_MP = 1;
/** A WiGE that moves fewer hexes in a turn comes down. */
export const LEAST_HEXES_IN_THE_AIR = 5;
/** Points of a WiGE on the ground. */
const WIGE_ON_THE_GROUND = 1;

const ROAD = TERRAIN_BIT.road;

/** The top of whatever is below a flying unit: ground, water, roof or bridge. */
export const surfaceOf = (map: HexMap, hex: number): number => Math.max(0, topElevation(map, hex));

const growthOf = (map: HexMap, hex: number): number =>
  Math.max(map.foliageHeight[hex] as number, map.industrialHeight[hex] as number);

const hasRoad = (map: HexMap, hex: number): boolean => ((map.terrain[hex] as number) & ROAD) !== 0;

/** Whether it moves by the rules of flight or diving from its place; WiGEs and infantry on the ground do not. */
export const isFlying = (
  map: HexMap,
  { vertical, soldiers }: Footwork,
  hex: number,
  elevation: number,
): boolean =>
  vertical !== undefined && ((vertical !== 'wige' && soldiers !== true) || elevation > surfaceOf(map, hex));

/** The elevation at which it enters the next hex, or `NO_WAY`. Units that fly or dive keep their absolute height. */
export function flownElevation(
  map: HexMap,
  footwork: Footwork,
  from: number,
  fromElevation: number,
  to: number,
): number {
  const { vertical } = footwork;
  if (map.impassable[to] !== 0) return NO_WAY;
  const elevation = (map.level[from] as number) + fromElevation - (map.level[to] as number);
  if (vertical === 'submarine') {
    const dived = divedElevation(map, fromElevation, to, elevation);
    return fitsUnderBridge(map, to, dived, footwork) ? dived : NO_WAY;
  }
  if (elevation > HIGHEST_FLIGHT) return NO_WAY;
  const growth = growthOf(map, to);
  if (vertical === 'vtol') return elevation >= lowestFlight(map, to) ? elevation : NO_WAY;
  const above = surfaceOf(map, to) + 1;
  // The air cushion lifts a WiGE up to the next level for free, and no farther.
  const risen = elevation === above - 1 ? above : elevation;
  return risen >= above && (risen > growth || hasRoad(map, to)) ? risen : NO_WAY;
}

/** The lowest elevation at which a VTOL can cross a hex. */
export function lowestFlight(map: HexMap, hex: number): number {
  if ((map.buildingHeight[hex] as number) > 0 && (map.bridgeConstruction[hex] as number) === 0)
    return Math.max(map.buildingHeight[hex] as number, growthOf(map, hex)) + 1;
  return Math.max(surfaceOf(map, hex), growthOf(map, hex) + 1);
}

/**
 * A ship moves from water to water, at most a level higher or lower; a submarine below the surface must not touch the
 * floor.
 */
function divedElevation(map: HexMap, fromElevation: number, to: number, elevation: number): number {
  if (!isOpenWater(map, to)) return NO_WAY;
  if (fromElevation === 0) return Math.abs(elevation) <= 1 ? 0 : NO_WAY;
  return elevation <= 0 && elevation >= 0 - (map.waterDepth[to] as number) ? elevation : NO_WAY;
}

/** Points for the next hex, entered at this elevation. */
export function flownMp(
  map: HexMap,
  { vertical, levelMp }: Footwork,
  from: number,
  fromElevation: number,
  to: number,
  elevation: number,
): number {
  if (vertical === 'wige') {
    const clearance = elevation > surfaceOf(map, to) + 1 ? WIGE_CLEARANCE_MP : 0;
    return 1 + clearance + (leadsUpCliff(map, from, to) ? WIGE_CLIFF_MP : 0);
  }
  if (vertical !== 'submarine' || fromElevation !== 0) return 1;
  return (map.level[from] as number) === (map.level[to] as number) ? 1 : 1 + levelMp;
}

/** The points that a flying unit may spend from its place; all others have all of theirs. */
export function pointsAt(map: HexMap, mover: Mover, hex: number, elevation: number, points: number): number {
  const { vertical, soldiers } = mover.footwork;
  if (soldiers === true && vertical === 'vtol' && elevation <= surfaceOf(map, hex))
    return Math.min(points, mover.afoot ?? 0);
  if (vertical !== 'wige' || elevation > surfaceOf(map, hex)) return points;
  return Math.min(points, hasLanded(map, mover) ? 0 : WIGE_ON_THE_GROUND);
}

/** A unit that was in the air when its move began, and no longer is, has ended its move. */
const hasLanded = (map: HexMap, { hex, elevation }: Mover): boolean => elevation > surfaceOf(map, hex);

/** Why it cannot turn here. */
export const turnObstacle = (
  map: HexMap,
  mover: Mover,
  hex: number,
  elevation: number,
): StepObstacle | undefined =>
  mover.footwork.vertical === 'vtol' && elevation <= 0 && mover.footwork.turnMp > 0
    ? 'on-the-ground'
    : mover.footwork.vertical === 'wige' && elevation <= surfaceOf(map, hex) && hasLanded(map, mover)
      ? 'has-landed'
      : undefined;

/**
 * The elevation after a step up or down, or `NO_WAY`. A WiGE can take off only at the start of its move; infantry
 * climbs stairs.
 */
export function liftedElevation(
  map: HexMap,
  mover: Mover,
  hex: number,
  elevation: number,
  up: boolean,
  first: boolean,
): number {
  const { footwork } = mover;
  switch (footwork.vertical) {
    case 'vtol':
      if (up) return elevation < HIGHEST_FLIGHT ? elevation + 1 : NO_WAY;
      return elevation > lowestLanding(map, hex, footwork) ? elevation - 1 : NO_WAY;
    case 'wige': {
      const surface = surfaceOf(map, hex);
      if (up) return first && elevation <= surface ? surface + 1 : NO_WAY;
      return sinks(map, hex, elevation, surface, footwork) ? elevation - 1 : NO_WAY;
    }
    case 'submarine':
      if (footwork.soldiers === true && elevation >= 0) return onStairs(map, footwork, hex, elevation, up);
      if (up) return elevation < (footwork.soldiers === true ? JUST_BELOW : 0) ? elevation + 1 : NO_WAY;
      return elevation > 0 - (map.waterDepth[hex] as number) ? elevation - 1 : NO_WAY;
    default:
      return onStairs(map, footwork, hex, elevation, up);
  }
}

const onStairs = (
  map: HexMap,
  { climbsStairs }: Footwork,
  hex: number,
  elevation: number,
  up: boolean,
): number => (climbsStairs ? nextFloor(map, hex, elevation, up) : NO_WAY);

/** How far down a VTOL may go: to the ground, or to whatever is on it. */
function lowestLanding(map: HexMap, hex: number, { floats, soldiers }: Footwork): number {
  const surface = surfaceOf(map, hex);
  // Infantry can land between trees.
  const growth = soldiers === true ? 0 : growthOf(map, hex);
  if (growth > 0 && !hasRoad(map, hex)) return Math.max(surface, growth + 1);
  if (surface > 0) return surface;
  return isOpenWater(map, hex) && !floats ? 1 : 0;
}

function sinks(map: HexMap, hex: number, elevation: number, surface: number, footwork: Footwork): boolean {
  if (elevation <= surface) return false;
  return elevation > surface + 1
    ? elevation > lowestGlide(map, hex, elevation)
    : mayGround(map, hex, footwork);
}

/** The elevation of a flying WiGE over a hex: just above its contents. */
export function lowestGlide(map: HexMap, hex: number, elevation: number): number {
  const growth = hasRoad(map, hex) ? 0 : growthOf(map, hex);
  return Math.min(elevation, Math.max(surfaceOf(map, hex), growth) + 1);
}

/** Whether a WiGE can land safely in a hex. */
export const mayGround = (map: HexMap, hex: number, footwork: Footwork): boolean =>
  surfaceOf(map, hex) > 0 || hasRoad(map, hex) || !isProhibited(map, hex, 0, footwork);

/** Points for a step up or down. */
export function liftMp({ vertical }: Footwork, up: boolean): number {
  if (vertical === 'wige') return up ? WIGE_LIFT_MP : 0;
  return 1;
}
