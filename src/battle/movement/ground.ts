import { buildingMp, levelsMp } from '../../rules/terrain/movement-cost.js';
import { type TerrainFeature, terrainType } from '../../rules/terrain/terrain.js';
import { FACINGS } from '../hex/hex.js';
import { featuresAt } from '../map/features.js';
import { type HexMap, OFF_MAP, TERRAIN_BIT } from '../map/hex-map.js';
import { type Footwork, type Mover, PLAIN_FOOTWORK } from './mover.js';

/** The highest bridge or roof that a unit can step onto, and the highest step uphill in a displacement, in levels. */
export const STEEPEST_STEP = 2;
const opposite = (side: number): number => (side + 3) % 6;

/** Terrain of the surface only: units on a bridge or a roof are not in it. */
const PAVEMENT = TERRAIN_BIT.pavement;
const ROAD = TERRAIN_BIT.road;
const ICE = TERRAIN_BIT.ice;
const WATER = TERRAIN_BIT.water;
const BUILDING = TERRAIN_BIT.building;
/** Terrain that costs nothing, or that is paid for separately. */
const PAID_APART = WATER | BUILDING;

/** The level of the ground, or of the bottom of water without ice. */
export function groundElevation(map: HexMap, hex: number): number {
  const depth = map.waterDepth[hex] as number;
  return depth > 0 && ((map.terrain[hex] as number) & ICE) === 0 ? -depth : 0;
}

/** The elevation at which such a mover rests in a hex: on the ground, on the bottom, or afloat. */
export const restElevation = (map: HexMap, hex: number, { floats }: Footwork): number =>
  floats && (map.waterDepth[hex] as number) > 0 ? 0 : groundElevation(map, hex);

/** On a bridge or a roof, above another possible place. */
export const isRaised = (map: HexMap, footwork: Footwork, hex: number, elevation: number): boolean =>
  elevation > 0 || (elevation === 0 && restElevation(map, hex, footwork) < 0);

/** An impossible elevation. */
export const NO_WAY = -128;

/** The elevation at which a jump or a fall from above ends: the roof or the bridge, if there is one. */
export function topElevation(map: HexMap, hex: number): number {
  if ((map.bridgeConstruction[hex] as number) > 0) return map.bridgeHeight[hex] as number;
  const roof = map.buildingHeight[hex] as number;
  return roof > 0 ? roof : groundElevation(map, hex);
}

/** Whether there is nothing under its feet: no ground, roof, bridge or water. */
export const isAloft = (
  map: HexMap,
  { hex, elevation }: { readonly hex: number; readonly elevation: number },
): boolean => elevation > Math.max(0, topElevation(map, hex));

/** Whether there is a bridge between this elevation and the ground. */
const isOnBridge = (map: HexMap, hex: number, elevation: number): boolean =>
  (map.bridgeConstruction[hex] as number) > 0 && elevation === (map.bridgeHeight[hex] as number);

/** The same for what has other ground there: a hovercraft may float at the height of a bridge. */
const isOnDeck = (map: HexMap, hex: number, elevation: number, footwork: Footwork): boolean =>
  isOnBridge(map, hex, elevation) && elevation !== restElevation(map, hex, footwork);

export const isInBuilding = (map: HexMap, hex: number, elevation: number): boolean =>
  (map.buildingConstruction[hex] as number) > 0 && elevation < (map.buildingHeight[hex] as number);

/** Whether it fits under the bridge of a hex while standing, or is on it. Ships never are. */
export function fitsUnderBridge(
  map: HexMap,
  hex: number,
  elevation: number,
  footwork: Footwork = PLAIN_FOOTWORK,
): boolean {
  if ((map.bridgeConstruction[hex] as number) === 0) return true;
  const deck = map.bridgeHeight[hex] as number;
  return (elevation >= deck && !footwork.waterOnly) || elevation + footwork.height < deck;
}

/**
 * The elevation at which a unit that walks in from this absolute level arrives: usually the ground; a bridge whose end
 * is on that side, or a roof, if that is the smaller step.
 */
export function arrivalElevation(
  map: HexMap,
  fromLevel: number,
  side: number,
  to: number,
  footwork: Footwork = PLAIN_FOOTWORK,
): number {
  const ground = restElevation(map, to, footwork);
  const level = map.level[to] as number;
  const step = Math.abs(level + ground - fromLevel);
  if ((map.bridgeConstruction[to] as number) > 0) {
    const deck = map.bridgeHeight[to] as number;
    const climb = Math.abs(level + deck - fromLevel);
    const open = ((map.bridgeExits[to] as number) & (1 << opposite(side))) !== 0;
    if (open && climb <= STEEPEST_STEP && (climb < step || !fitsUnderBridge(map, to, ground, footwork)))
      return deck;
  } else if ((map.buildingHeight[to] as number) > 0 && footwork.roofs) {
    const roof = map.buildingHeight[to] as number;
    const climb = Math.abs(level + roof - fromLevel);
    if (climb <= STEEPEST_STEP && climb < step) return roof;
  }
  return ground;
}

/**
 * The elevation at which a walking mover arrives: as above, but it climbs a low roof instead of breaking through walls
 * if that costs fewer points, and goes from floor to floor inside buildings.
 */
export function walkedElevation(
  map: HexMap,
  { climbs, climbsBackward, footwork }: Climber,
  from: number,
  fromElevation: number,
  side: number,
  to: number,
  backward: boolean,
): number {
  const fromLevel = (map.level[from] as number) + fromElevation;
  if (footwork.vertical === 'submarine' && isOpenWater(map, to)) {
    if (isInWater(map, from, fromElevation)) return swumElevation(map, fromLevel, to);
    const arrival = arrivalElevation(map, fromLevel, side, to, footwork);
    // Those on foot wade in over the floor; boats and beasts float.
    return footwork.climbsStairs || arrival >= 0 ? arrival : JUST_BELOW;
  }
  const roof = map.buildingHeight[to] as number;
  if (roof === 0 || !footwork.roofs || (map.bridgeConstruction[to] as number) > 0)
    return arrivalElevation(map, fromLevel, side, to, footwork);
  const level = map.level[to] as number;
  const ground = restElevation(map, to, footwork);
  const floor = fromLevel - level;
  // Infantry can also move from a roof to the same level of an adjacent building.
  const indoors =
    footwork.soldiers === true
      ? (map.buildingConstruction[from] as number) > 0
      : isInBuilding(map, from, fromElevation);
  if (fromElevation > 0 && indoors && floor > ground && floor < roof) return floor;
  const climb = Math.abs(roof - floor);
  const walls = wallsMp(map, to, footwork);
  const most = Math.min(STEEPEST_STEP, backward ? climbsBackward : climbs);
  const isEasier = climb * footwork.levelMp < Math.abs(ground - floor) * footwork.levelMp + walls;
  return climb <= most && isEasier ? roof : ground;
}

/** Swimming infantry stays below the surface, out of sight from land. */
export const JUST_BELOW = -1;

/** A swimmer keeps its depth from water to water, as far as floor and surface let it. */
const swumElevation = (map: HexMap, fromLevel: number, to: number): number =>
  Math.max(0 - (map.waterDepth[to] as number), Math.min(fromLevel - (map.level[to] as number), JUST_BELOW));

/** Points for the walls of a building. */
const wallsMp = (map: HexMap, hex: number, { minesWalls, wallMp }: Footwork): number =>
  minesWalls ? 0 : (wallMp ?? buildingMp(map.buildingConstruction[hex] as number));

/** Whether a hexside is crossed along a road or a bridge. */
function hasRoadTowards(map: HexMap, hex: number, elevation: number, side: number): boolean {
  const bit = 1 << side;
  if (isOnBridge(map, hex, elevation)) return ((map.bridgeExits[hex] as number) & bit) !== 0;
  return ((map.terrain[hex] as number) & ROAD) !== 0 && ((map.roadExits[hex] as number) & bit) !== 0;
}

/** Whether a hexside is crossed along pavement, road or bridge. */
function isPavedTowards(map: HexMap, hex: number, elevation: number, side: number): boolean {
  if (hasRoadTowards(map, hex, elevation, side)) return true;
  return ((map.terrain[hex] as number) & PAVEMENT) !== 0 && !isOnBridge(map, hex, elevation);
}

/** Along a road, terrain costs nothing. */
export const isRoadStep = (
  map: HexMap,
  from: number,
  fromElevation: number,
  side: number,
  to: number,
  toElevation: number,
): boolean =>
  isPavedTowards(map, from, fromElevation, side) && isPavedTowards(map, to, toElevation, opposite(side));

/** Along a road from level to level. Pavement alone is not a road. */
const isRoadSlope = (
  map: HexMap,
  from: number,
  fromElevation: number,
  side: number,
  to: number,
  toElevation: number,
): boolean =>
  hasRoadTowards(map, from, fromElevation, side) && hasRoadTowards(map, to, toElevation, opposite(side));

/** Ground on which a running unit that turns may skid. */
export const isPaved = (map: HexMap, hex: number, elevation: number): boolean =>
  isOnBridge(map, hex, elevation) || ((map.terrain[hex] as number) & (PAVEMENT | ROAD)) !== 0;

export const isOnIce = (map: HexMap, hex: number, elevation: number): boolean =>
  elevation === 0 && ((map.terrain[hex] as number) & ICE) !== 0 && !isOnBridge(map, hex, elevation);

/**
 * One die for each 'Mech that comes onto ice over water, on foot, in a jump or by force (docs/rules/terrain.md and
 * docs/rules/movement.md).
 */
export const ICE_BREAKS_ON = 6;
export const iceMayBreak = (map: HexMap, hex: number, elevation: number): boolean =>
  isOnIce(map, hex, elevation) && (map.waterDepth[hex] as number) > 0;

/** Whether a unit here is in water, and not above it. */
export const isInWater = (map: HexMap, hex: number, elevation: number): boolean =>
  elevation < 0 && (map.waterDepth[hex] as number) > 0;

/** Whether the ground or water of the hex is what a unit here stands on. */
const isOnSurface = (map: HexMap, hex: number, elevation: number): boolean =>
  !isOnBridge(map, hex, elevation) &&
  ((map.buildingHeight[hex] as number) === 0 || isInBuilding(map, hex, elevation));

/** Water for ships: deep enough, and without ice. */
export const isOpenWater = (map: HexMap, hex: number): boolean =>
  (map.waterDepth[hex] as number) > 0 && ((map.terrain[hex] as number) & ICE) === 0;

/** Whether the ground or water of a hex is closed to a mover that enters off the road. */
export function isProhibited(
  map: HexMap,
  hex: number,
  elevation: number,
  { banned, deepest, roofs, waterOnly, vertical }: Footwork,
): boolean {
  if (waterOnly) return (elevation !== 0 && vertical === undefined) || !isOpenWater(map, hex);
  if (isTooDeep(map, hex, elevation, deepest)) return true;
  if (!isOnSurface(map, hex, elevation)) return !roofs && (map.buildingConstruction[hex] as number) > 0;
  return ((map.terrain[hex] as number) & banned) !== 0;
}

/** Whether a jump may not end there. Battle armor and infantry never jump into water, not even those that swim. */
export const isNoLanding = (map: HexMap, hex: number, elevation: number, footwork: Footwork): boolean =>
  isProhibited(map, hex, elevation, footwork) ||
  (footwork.soldiers === true && isInWater(map, hex, elevation));

const isTooDeep = (map: HexMap, hex: number, elevation: number, deepest: number): boolean =>
  elevation < 0 && (map.waterDepth[hex] as number) > deepest;

/** Points for the terrain of a hex, if it is entered off the road. */
export function terrainCost(map: HexMap, hex: number, elevation: number, footwork: Footwork): number {
  if (!isOnSurface(map, hex, elevation)) return 0;
  let cost = 0;
  let left = (map.terrain[hex] as number) & ~PAID_APART;
  while (left !== 0) {
    const index = 31 - Math.clz32(left);
    cost += footwork.terrain[index] as number;
    left &= ~(1 << index);
  }
  if (elevation < 0) {
    const { water } = footwork;
    const depth = map.waterDepth[hex] as number;
    cost += water[depth < water.length ? depth : water.length - 1] as number;
  } else if (footwork.floats && elevation === 0 && (map.waterDepth[hex] as number) > 0) {
    cost += footwork.afloatMp;
  }
  return cost;
}

/** Why no unit can step into a hex. */
export type CrossingObstacle =
  | 'off-map'
  | 'impassable'
  | 'prohibited'
  | 'too-steep'
  | 'sheer-cliff'
  | 'backward-over-levels'
  | 'bridge-too-low'
  | 'off-the-bridge';

/** The properties of a mover that limit the steepness of its steps. */
export type Climber = Pick<Mover, 'climbs' | 'climbsBackward' | 'footwork'>;

/** Why a mover cannot step there, whatever its points. Units in the hex are not considered. */
export function crossingObstacle(
  map: HexMap,
  { climbs, climbsBackward, footwork }: Climber,
  from: number,
  fromElevation: number,
  side: number,
  to: number,
  toElevation: number,
  backward: boolean,
): CrossingObstacle | undefined {
  if (to === OFF_MAP) return 'off-map';
  if (map.impassable[to] !== 0) return 'impassable';
  const climb = (map.level[to] as number) + toElevation - (map.level[from] as number) - fromElevation;
  const levels = climb < 0 ? -climb : climb;
  if (levels > climbs) {
    const most = climbs + footwork.roadLevelsMore;
    if (levels > most || !isRoadSlope(map, from, fromElevation, side, to, toElevation)) return 'too-steep';
  }
  if (isOnDeck(map, from, fromElevation, footwork) && ((map.bridgeExits[from] as number) & (1 << side)) === 0)
    return 'off-the-bridge';
  if (climb > (footwork.climbsCliffs ?? climb) && isCliff(map, from, side, to)) return 'sheer-cliff';
  if (backward && levels > 0 && (levels > climbsBackward || isCliff(map, from, side, to)))
    return 'backward-over-levels';
  // A road leads through anything except water.
  if (
    isProhibited(map, to, toElevation, footwork) &&
    (footwork.waterOnly ||
      isTooDeep(map, to, toElevation, footwork.deepest) ||
      !isRoadStep(map, from, fromElevation, side, to, toElevation))
  )
    return 'prohibited';
  return fitsUnderBridge(map, to, toElevation, footwork) ? undefined : 'bridge-too-low';
}

/** Whether a hexside is a sheer cliff, up or down. */
export const isCliff = (map: HexMap, from: number, side: number, to: number): boolean =>
  ((map.cliffExits[from] as number) & (1 << side)) !== 0 ||
  ((map.cliffExits[to] as number) & (1 << ((side + 3) % 6))) !== 0;

/** Whether the next hex lies above a sheer cliff. */
export const leadsUpCliff = (map: HexMap, from: number, to: number): boolean =>
  (map.level[to] as number) > (map.level[from] as number) &&
  FACINGS.some((side) => map.neighbors[from * 6 + side] === to && isCliff(map, from, side, to));

/** Points to walk from one hex to the next, if nothing prevents that. */
export function crossingCost(
  map: HexMap,
  footwork: Footwork,
  from: number,
  fromElevation: number,
  side: number,
  to: number,
  toElevation: number,
): number {
  const climb = (map.level[to] as number) + toElevation - (map.level[from] as number) - fromElevation;
  let cost = 1;
  if (climb !== 0) {
    const levels = climb < 0 ? -climb : climb;
    const plain = footwork.halvesLevels ? Math.ceil(levels / 2) : levels * footwork.levelMp;
    const slope = footwork.slopes > 0 ? levelsMp(plain, footwork.savings) : plain;
    const saved = footwork.roadLevelsSaved;
    const road = saved > 0 && isRoadSlope(map, from, fromElevation, side, to, toElevation);
    cost += road ? Math.max(0, slope - saved) : slope;
  }
  if (isInBuilding(map, to, toElevation)) cost += wallsMp(map, to, footwork);
  if ((map.terrain[to] as number) !== 0 && !isRoadStep(map, from, fromElevation, side, to, toElevation)) {
    cost += terrainCost(map, to, toElevation, footwork);
  }
  return cost;
}

const NOTHING: readonly TerrainFeature[] = [];
/** Terrain that only affects units at its own elevation. */
const SURFACES = WATER | ICE;

/** Terrain of a hex at this elevation: the hex's terrain does not reach up to a bridge or a roof, or into the air. */
export function featuresUnderfoot(map: HexMap, hex: number, elevation: number): readonly TerrainFeature[] {
  if (!isOnSurface(map, hex, elevation) || (elevation > 0 && isAloft(map, { hex, elevation })))
    return NOTHING;
  const features = featuresAt(map, hex);
  if (((map.terrain[hex] as number) & SURFACES) === 0) return features;
  return features.filter((feature) => {
    const type = terrainType(feature);
    if (type === 'water') return elevation < 0;
    if (type === 'ice') return elevation === 0;
    return true;
  });
}
