import { calculateSkidDamage, calculateSkidDistance, type SkidObstacle } from '../../rules/falling/index.js';
import { type Facing, turned } from '../hex/hex.js';
import { type HexMap, OFF_MAP } from '../map/hex-map.js';
import {
  arrivalElevation,
  fitsUnderBridge,
  isInBuilding,
  isInWater,
  isProhibited,
  isRoadStep,
  terrainCost,
} from './ground.js';
import type { Footwork } from './mover.js';
import type { PathPosition } from './position.js';

/** A unit that slides on after a fall at a turn (docs/rules/falling.md). */
export interface Slide {
  readonly hex: number;
  readonly elevation: number;
  readonly direction: Facing;
  /** Of its distance, before the next hex is counted. */
  readonly left: number;
  /** Hexes of the skid so far. */
  readonly slid: number;
}

/** In the direction before the turn, for half of the hexes moved. */
export function startOfSlide(at: PathPosition): Slide {
  const direction = at.lastWay === 'back' ? turned(at.facingOnArrival, 3) : at.facingOnArrival;
  return {
    hex: at.hex,
    elevation: at.elevation,
    direction,
    left: calculateSkidDistance(at.hexesMoved),
    slid: 0,
  };
}

export type SlideStep =
  /** Into the next hex, and possibly on. */
  | { readonly kind: 'slides'; readonly slide: Slide }
  /** A unit is in the way: an unintentional charge; if that misses, `slideOn` with `past` true. */
  | { readonly kind: 'collides'; readonly hex: number }
  /** Over a drop of two levels or more: a fall into that hex. */
  | { readonly kind: 'falls'; readonly slide: Slide; readonly levels: number }
  /** Into water or mire, which end the skid. */
  | { readonly kind: 'ends-in'; readonly slide: Slide; readonly where: 'water' | 'mire' }
  /** Its position. */
  | { readonly kind: 'ends'; readonly why: 'spent' | 'map-edge' | SkidObstacle };

const DROP = 2;

/** What fills a hex: a unit, or the building of a gun emplacement. */
export type Filling = 'unit' | 'building' | undefined;

/**
 * The next hex of a skid. `mire` are the bits of ground that holds the unit; `filling` says what is in a hex; `past` skips
 * units that were missed.
 */
export function slideOn(
  map: HexMap,
  slide: Slide,
  footwork: Footwork,
  mire: number,
  filling: (hex: number) => Filling,
  past = false,
): SlideStep {
  if (slide.left <= 0) return { kind: 'ends', why: 'spent' };
  const { hex, elevation, direction } = slide;
  const to = map.neighbors[hex * 6 + direction] as number;
  if (to === OFF_MAP) return { kind: 'ends', why: 'map-edge' };
  if (map.impassable[to] !== 0) return { kind: 'ends', why: 'prohibited_terrain' };
  const level = (map.level[hex] as number) + elevation;
  const arrival = arrivalElevation(map, level, direction, to, footwork);
  const drop = level - (map.level[to] as number) - arrival;
  // Walls are higher than a unit that slides along the ground.
  const wall = isInBuilding(map, to, arrival) || !fitsUnderBridge(map, to, arrival, footwork);
  const filled = filling(to);
  if (drop < 0 || (wall && drop < DROP) || filled === 'building')
    return { kind: 'ends', why: 'higher_ground' };
  if (!past && filled === 'unit') return { kind: 'collides', hex: to };
  const road = isRoadStep(map, hex, elevation, direction, to, arrival);
  if (!road && !isInWater(map, to, arrival) && isProhibited(map, to, arrival, footwork))
    return { kind: 'ends', why: 'prohibited_terrain' };
  const cost = 1 + (road ? 0 : terrainCost(map, to, arrival, footwork));
  const next: Slide = {
    hex: to,
    elevation: arrival,
    direction,
    left: slide.left - cost,
    slid: slide.slid + 1,
  };
  if (drop >= DROP) return { kind: 'falls', slide: { ...next, left: 0 }, levels: drop };
  if (isInWater(map, to, arrival) && !road)
    return { kind: 'ends-in', slide: { ...next, left: 0 }, where: 'water' };
  if (!road && ((map.terrain[to] as number) & mire) !== 0)
    return { kind: 'ends-in', slide: { ...next, left: 0 }, where: 'mire' };
  return { kind: 'slides', slide: next };
}

/** The damage of a skid that has ended (docs/rules/falling.md). */
export function slideDamage(tonnage: number, slide: Slide, end: SlideStep): number {
  const obstacle = end.kind === 'ends' && end.why !== 'spent' && end.why !== 'map-edge' ? end.why : undefined;
  const { slid } =
    end.kind === 'ends-in' || end.kind === 'falls' || end.kind === 'slides' ? end.slide : slide;
  return calculateSkidDamage(tonnage, slid, obstacle);
}
