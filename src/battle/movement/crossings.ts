import { type HexMap, TERRAIN_BIT } from '../map/hex-map.js';
import { flownElevation, flownMp, isFlying, lowestFlight } from './flight.js';
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

/** Works out a mover's crossing of a hexside of this map. */
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
 * Crossings onto open ground for movers of one class, by everything that they depend on: terrain, depth, and levels up or
 * down. They outlast a map. Crossings may share a slot; the latest one occupies it.
 */
interface OpenGround {
  readonly climbs: number;
  readonly terrain: Int32Array;
  readonly slopes: Int32Array;
  readonly crossings: Int32Array;
}

const OUT_OF_REACH = 32_767;

const SLOTS = 512;
/** Spreads the bits of a terrain, so that all of them affect the highest (the golden ratio of 32 bits). */
const SPREAD = 0x9e3779b1;
const TO_SLOT = 23;
const SLOPE = 9;
const FLAT = 1 << (SLOPE - 1);
const PAVED = TERRAIN_BIT.road | TERRAIN_BIT.pavement;

const openGrounds = new WeakMap<Mover['footwork'], OpenGround[]>();

function openGroundOf({ footwork, climbs }: Mover): OpenGround {
  let all = openGrounds.get(footwork);
  if (all === undefined) {
    all = [];
    openGrounds.set(footwork, all);
  }
  let ground = all.find((one) => one.climbs === climbs);
  if (ground === undefined) {
    const list = (): Int32Array => new Int32Array(SLOTS);
    ground = { climbs, terrain: list(), slopes: list(), crossings: list() };
    all.push(ground);
  }
  return ground;
}

/** Whether only its terrain, depth and level affect a step into a hex. */
const isOpen = (map: HexMap, hex: number): boolean =>
  map.bridgeConstruction[hex] === 0 &&
  map.buildingConstruction[hex] === 0 &&
  map.buildingHeight[hex] === 0 &&
  map.cliffExits[hex] === 0 &&
  map.impassable[hex] === 0;

/** Whether only the level of a hex affects a step out of it. */
const isLeftFreely = (map: HexMap, hex: number): boolean =>
  map.bridgeConstruction[hex] === 0 &&
  map.buildingConstruction[hex] === 0 &&
  map.cliffExits[hex] === 0 &&
  ((map.terrain[hex] as number) & PAVED) === 0;

/**
 * Crossings from the ground of each hex, worked out once for all movers of a class, which cross the same ground turn after
 * turn. Steps from a bridge or a roof, or backward, are rare and worked out on demand.
 */
export class Crossings {
  /** By hexside; 0 if not known yet. */
  known = new Int32Array(0);
  #map: HexMap | undefined;
  #footwork: Mover['footwork'] | undefined;
  #climbs = 0;
  #revision = 0;
  #open: OpenGround | undefined;
  #lowest = new Int16Array(0);
  /** Once a VTOL has asked. */
  #knowsLowest = false;

  /** Whether it holds the crossings of this mover on this map. */
  serves(map: HexMap, { footwork, climbs }: Mover): boolean {
    return (
      this.#map === map &&
      this.#revision === map.revision &&
      this.#footwork === footwork &&
      this.#climbs === climbs
    );
  }

  /** Clears it for this mover on this map. */
  begin(map: HexMap, mover: Mover): void {
    this.#map = map;
    this.#revision = map.revision;
    this.#footwork = mover.footwork;
    this.#climbs = mover.climbs;
    this.#open = mover.footwork.vertical === undefined ? openGroundOf(mover) : undefined;
    if (this.known.length < map.size * 6) this.known = new Int32Array(map.size * 6);
    else this.known.fill(0);
    this.#knowsLowest = false;
  }

  /** For each hex, the lowest level at which a VTOL crosses it. */
  lowestLevels(map: HexMap): Int16Array {
    if (this.#knowsLowest) return this.#lowest;
    this.#knowsLowest = true;
    if (this.#lowest.length < map.size) this.#lowest = new Int16Array(map.size);
    for (let hex = 0; hex < map.size; hex += 1)
      this.#lowest[hex] =
        map.impassable[hex] === 0 ? (map.level[hex] as number) + lowestFlight(map, hex) : OUT_OF_REACH;
    return this.#lowest;
  }

  /** Whether it has the crossings of a mover at this height of a hex. */
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
    const known = this.known[hex * 6 + side] as number;
    if (known !== 0) return known;
    const open = isOpen(map, to) && isLeftFreely(map, hex) ? this.#open : undefined;
    const crossing =
      open === undefined
        ? crossingOf(map, mover, hex, elevation, side, to, false)
        : ontoOpenGround(open, map, mover, hex, elevation, side, to);
    this.known[hex * 6 + side] = crossing;
    return crossing;
  }
}

function ontoOpenGround(
  open: OpenGround,
  map: HexMap,
  mover: Mover,
  hex: number,
  elevation: number,
  side: number,
  to: number,
): number {
  const terrain = map.terrain[to] as number;
  const climb = (map.level[to] as number) - (map.level[hex] as number) - elevation;
  const slope = ((map.waterDepth[to] as number) << SLOPE) + climb + FLAT;
  const slot = ((Math.imul(terrain, SPREAD) >>> TO_SLOT) ^ slope) & (SLOTS - 1);
  const known = open.crossings[slot] as number;
  if (known !== 0 && open.terrain[slot] === terrain && open.slopes[slot] === slope) return known;
  const crossing = crossingOf(map, mover, hex, elevation, side, to, false);
  open.terrain[slot] = terrain;
  open.slopes[slot] = slope;
  open.crossings[slot] = crossing;
  return crossing;
}

/** The tables of recent maps and movers, shared by all searches. */
const lately: Crossings[] = [];
const MOST_KEPT = 16;
let next = 0;

/** Movers take turns, so the tables of several classes are kept. */
export function crossingsFor(map: HexMap, mover: Mover): Crossings {
  for (const known of lately) if (known.serves(map, mover)) return known;
  if (lately.length < MOST_KEPT) lately.push(new Crossings());
  next = (next + 1) % lately.length;
  const crossings = lately[next] as Crossings;
  crossings.begin(map, mover);
  return crossings;
}
