import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { type HexMap, OFF_MAP } from '../../map/hex-map.js';
import { type Relief, reliefOf } from '../../map/relief.js';
import { LEAST_HEXES_IN_THE_AIR, lowestFlight, mayGround, surfaceOf } from '../../movement/flight.js';
import type { Mover } from '../../movement/mover.js';
import type { Lookout } from './sight-lines.js';

/** Levels above the highest ground beyond which flying higher gains nothing: no woods grow higher. */
const ABOVE_ALL = 3;
/** The most heights that are weighed in one hex. */
const MOST_HEIGHTS = 11;
/** The cost of landing, as a share of the unit: it is an easy target for a turn or two. */
const GROUNDED = 0.15;
/** The cost of coming down where no unit can land. */
const CRASHED = 1;
/** The chance that a slip after a turn at flank speed ends in a crash, if something is in the way. */
const NEAR_OBSTACLES = 0.05;
const SIDES = 6;

/** The highest absolute level at which it flies. */
const ceilingOver = (
  map: HexMap,
  { hex, elevation }: Pick<Mover, 'hex' | 'elevation'>,
  { lowest, highest }: Relief,
): number =>
  Math.max((map.level[hex] as number) + elevation, Math.min(highest + ABOVE_ALL, lowest + MOST_HEIGHTS));

/** Flying units consider only heights that make a difference. */
export function withCeiling({ map }: Battle, mover: Mover): Mover {
  const { vertical } = mover.footwork;
  if (vertical === undefined || vertical === 'submarine') return mover;
  return { ...mover, ceiling: ceilingOver(map, mover, reliefOf(map)) };
}

/** The most places in one hex: on the ground and on a bridge or roof, or several heights in the air. */
export function heightsOf(map: HexMap, unit: Combatant): number {
  const { vertical, soldiers } = unit.aptitudes.footwork;
  if (vertical === undefined) return ON_THE_GROUND;
  const relief = reliefOf(map);
  if (vertical === 'submarine') return relief.deepest + (soldiers === true ? relief.tallest : 0) + 1;
  return ceilingOver(map, unit, relief) - relief.lowest + 1;
}

const ON_THE_GROUND = 2;

/** Whether a VTOL weighs this height: the lowest over its hex, or just above anything on the map that blocks sight. */
export function isWeighedAt(map: HexMap, { footwork }: Mover, hex: number, elevation: number): boolean {
  if (footwork.vertical !== 'vtol' || elevation === lowestFlight(map, hex)) return true;
  if (reliefOf(map).tops.has((map.level[hex] as number) + elevation - 1)) return true;
  return footwork.soldiers === true && elevation <= surfaceOf(map, hex);
}

const HEIGHTS = 16;
const NOT_ASKED = 0;
const WEIGHED = 1;
const PASSED_OVER = 2;

/** `isWeighedAt` for a mover, remembered by hex and height: a VTOL reaches each of them with every facing, turn after turn. */
export class WeighedHeights {
  #map: HexMap | undefined;
  #revision = 0;
  #soldiers = false;
  #known = new Uint8Array(0);

  begin(map: HexMap, { footwork }: Mover): void {
    const soldiers = footwork.soldiers === true;
    if (this.#map === map && this.#revision === map.revision && this.#soldiers === soldiers) return;
    this.#map = map;
    this.#revision = map.revision;
    this.#soldiers = soldiers;
    const places = map.size * HEIGHTS;
    if (this.#known.length < places) this.#known = new Uint8Array(places);
    else this.#known.fill(NOT_ASKED);
  }

  has(map: HexMap, mover: Mover, hex: number, elevation: number): boolean {
    if (elevation < 0 || elevation >= HEIGHTS) return isWeighedAt(map, mover, hex, elevation);
    const at = hex * HEIGHTS + elevation;
    if (this.#known[at] === NOT_ASKED)
      this.#known[at] = isWeighedAt(map, mover, hex, elevation) ? WEIGHED : PASSED_OVER;
    return this.#known[at] === WEIGHED;
  }
}

/** Swimming infantry has no bridge to look from. */
export function lookoutOf({ vertical, waterOnly }: Mover['footwork']): Lookout {
  if (vertical === undefined) return 'land';
  if (vertical !== 'submarine') return 'air';
  return waterOnly === true ? 'sea' : 'land';
}

/** What may go wrong with a flight that ends here. */
export function riskOfFlight(
  map: HexMap,
  unit: Combatant,
  hex: number,
  elevation: number,
  flanks: boolean,
  hexesMoved: number,
): number {
  const { footwork } = unit.aptitudes;
  if (footwork.vertical === 'submarine' || footwork.soldiers === true) return 0;
  if (elevation <= surfaceOf(map, hex)) return GROUNDED;
  const wasUp = unit.elevation > surfaceOf(map, unit.hex);
  if (footwork.vertical === 'wige' && wasUp && hexesMoved < LEAST_HEXES_IN_THE_AIR)
    return mayGround(map, hex, footwork) ? GROUNDED : CRASHED;
  return flanks && isAmongObstacles(map, hex, elevation) ? NEAR_OBSTACLES : 0;
}

function isAmongObstacles(map: HexMap, hex: number, elevation: number): boolean {
  const level = (map.level[hex] as number) + elevation;
  for (let side = 0; side < SIDES; side += 1) {
    const beside = map.neighbors[hex * SIDES + side] as number;
    if (beside !== OFF_MAP && level < (map.level[beside] as number) + lowestFlight(map, beside)) return true;
  }
  return false;
}
