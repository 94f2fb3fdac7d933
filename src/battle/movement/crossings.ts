import type { HexMap } from '../map/hex-map.js';
import { flownElevation, flownMp, isFlying } from './flight.js';
import {
  crossingCost,
  crossingObstacle,
  isInWater,
  isRaised,
  isRoadStep,
  NO_WAY,
  restElevation,
  walkedElevation,
} from './ground.js';
import type { Mover } from './mover.js';

// A crossing as a number: whether it is known, whether it may be made, whether it leads into water that bars running, its
// points, and the elevation of its end.
const KNOWN = 1;
const BARRED = 2;
const INTO_WATER = 4;
const COST = 3;
const ARRIVAL = 11;
/** Behind the eight bits of the arrival. */
const ALONG_ROAD = 1 << 19;
const UP = 1 << 20;
const BYTE = 255;
const LOWEST = -128;

export const isBarred = (crossing: number): boolean => (crossing & BARRED) !== 0;
export const leadsIntoWater = (crossing: number): boolean => (crossing & INTO_WATER) !== 0;
export const leadsAlongRoad = (crossing: number): boolean => (crossing & ALONG_ROAD) !== 0;
/** Onto a bridge or a roof. */
export const leadsUp = (crossing: number): boolean => (crossing & UP) !== 0;
export const costOf = (crossing: number): number => (crossing >> COST) & BYTE;
export const arrivalOf = (crossing: number): number => ((crossing >> ARRIVAL) & BYTE) + LOWEST;

/** The same in the air, or under water. */
function flightOf(
  map: HexMap,
  footwork: Mover['footwork'],
  hex: number,
  elevation: number,
  to: number,
  backward: boolean,
): number {
  const arrival = flownElevation(map, footwork, hex, elevation, to);
  if (arrival === NO_WAY || (backward && footwork.vertical === 'wige')) return KNOWN | BARRED;
  const cost = flownMp(map, footwork, hex, elevation, to, arrival);
  return KNOWN | (cost << COST) | ((arrival - LOWEST) << ARRIVAL);
}

/** What one mover finds when it crosses a hexside of this map. */
export function crossingOf(
  map: HexMap,
  mover: Mover,
  hex: number,
  elevation: number,
  side: number,
  to: number,
  backward: boolean,
): number {
  const { footwork } = mover;
  if (footwork.vertical !== undefined && isFlying(map, footwork, hex, elevation))
    return flightOf(map, footwork, hex, elevation, to, backward);
  if (footwork.vertical === 'wige' && backward) return KNOWN | BARRED;
  const arrival = walkedElevation(map, mover, hex, elevation, side, to, backward);
  if (crossingObstacle(map, mover, hex, elevation, side, to, arrival, backward) !== undefined)
    return KNOWN | BARRED;
  const cost = crossingCost(map, footwork, hex, elevation, side, to, arrival);
  const road =
    (footwork.roadBonus > 0 || isInWater(map, to, arrival)) &&
    isRoadStep(map, hex, elevation, side, to, arrival);
  const intoWater = !footwork.runsIntoWater && isInWater(map, to, arrival) && !road;
  return (
    KNOWN |
    (intoWater ? INTO_WATER : 0) |
    (road && footwork.roadBonus > 0 ? ALONG_ROAD : 0) |
    (isRaised(map, footwork, to, arrival) ? UP : 0) |
    (cost << COST) |
    ((arrival - LOWEST) << ARRIVAL)
  );
}

/**
 * Crossings from the ground of each hex, worked out once: a mover goes over the same ground turn after turn. What leads off
 * a bridge or a roof, or backward, is rare, and worked out when it is asked for.
 */
export class Crossings {
  #map: HexMap | undefined;
  #footwork: Mover['footwork'] | undefined;
  #climbs = 0;
  #revision = 0;
  #known = new Int32Array(0);

  /** Whether it holds what this mover finds on this map. */
  serves(map: HexMap, { footwork, climbs }: Mover): boolean {
    return (
      this.#map === map &&
      this.#revision === map.revision &&
      this.#footwork === footwork &&
      this.#climbs === climbs
    );
  }

  /** Forgets what it holds, in favour of this mover on this map. */
  begin(map: HexMap, { footwork, climbs }: Mover): void {
    this.#map = map;
    this.#revision = map.revision;
    this.#footwork = footwork;
    this.#climbs = climbs;
    if (this.#known.length < map.size * 6) this.#known = new Int32Array(map.size * 6);
    else this.#known.fill(0);
  }

  /** Whether a mover at this height of a hex finds its crossings here. */
  from(map: HexMap, { footwork }: Mover, hex: number, elevation: number): boolean {
    return elevation === restElevation(map, hex, footwork);
  }

  over(
    map: HexMap,
    mover: Mover,
    hex: number,
    elevation: number,
    side: number,
    to: number,
    backward: boolean,
  ): number {
    if (backward) return crossingOf(map, mover, hex, elevation, side, to, true);
    const known = this.#known[hex * 6 + side] as number;
    if (known !== 0) return known;
    const crossing = crossingOf(map, mover, hex, elevation, side, to, false);
    this.#known[hex * 6 + side] = crossing;
    return crossing;
  }
}
