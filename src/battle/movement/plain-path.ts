import { entryRoll } from '../../rules/terrain/footing.js';
import { TERRAIN_TYPES } from '../../rules/terrain/terrain.js';
import { type Facing, turned } from '../hex/hex.js';
import { type HexMap, TERRAIN_BIT } from '../map/hex-map.js';
import { crossingCost, topElevation, walkedElevation } from './ground.js';
import type { Mover } from './mover.js';
import type { MoveMode } from './position.js';
import type { StepKind } from './step.js';

/** The end of a path, and its cost. */
export interface PathEnd {
  readonly hex: number;
  readonly elevation: number;
  readonly facing: Facing;
  readonly prone: boolean;
  readonly mp: number;
  readonly hexesMoved: number;
  readonly stepsTaken: number;
}

export interface PlainPath {
  readonly end: PathEnd;
  readonly mode: MoveMode;
}

/** Ground that never causes a roll for units on legs: no water, no ice, nothing to trip or bog down. */
const QUIET = TERRAIN_TYPES.filter((type) => entryRoll(type) === 'none' && !['water', 'ice'].includes(type))
  .map((type) => TERRAIN_BIT[type])
  .reduce((bits, bit) => bits | bit, 0);
const SLIPPERY = TERRAIN_BIT.pavement | TERRAIN_BIT.road;

/**
 * The end of a legal path of a unit on legs that goes forward, turns (even prone) or jumps, over ground where nothing
 * can go wrong. Undefined if the path has to be walked step by step. Damaged legs may still cause a roll at its end.
 */
export function plainPath(map: HexMap, mover: Mover, steps: readonly StepKind[]): PlainPath | undefined {
  const { footwork, walk, turnsAnyWay, prone } = mover;
  if (mover.soFar !== undefined || footwork.roadBonus > 0) return undefined;
  const flies = steps[0] === 'jump';
  let { hex, elevation, facing } = mover;
  let facingOnArrival = facing;
  let mp = 0;
  let hexesMoved = 0;
  for (let index = flies ? 1 : 0; index < steps.length; index += 1) {
    const kind = steps[index];
    if (kind === 'turn-left' || kind === 'turn-right') {
      if (!flies && !(turnsAnyWay === true && facing !== facingOnArrival)) mp += footwork.turnMp;
      facing = turned(facing, kind === 'turn-left' ? -1 : 1);
      continue;
    }
    if (kind !== 'forward' || prone) return undefined;
    const to = map.neighbors[hex * 6 + facing] as number;
    hexesMoved += 1;
    if (flies) mp += 1;
    else {
      if (mayGoWrong(map, hex, to, facing !== facingOnArrival)) return undefined;
      const arrival = walkedElevation(map, mover, hex, elevation, facing, to, false);
      mp += crossingCost(map, footwork, hex, elevation, facing, to, arrival);
      elevation = arrival;
      facingOnArrival = facing;
    }
    hex = to;
  }
  if (flies) {
    if (!isQuiet(map, hex)) return undefined;
    elevation = topElevation(map, hex);
  }
  const mode = steps.length === 0 ? 'stationary' : flies ? 'jump' : mp <= walk ? 'walk' : 'run';
  return { end: { hex, elevation, facing, prone, mp, hexesMoved, stepsTaken: steps.length }, mode };
}

const isQuiet = (map: HexMap, hex: number): boolean =>
  ((map.terrain[hex] as number) & ~QUIET) === 0 && map.buildingConstruction[hex] === 0;

/** Between one hex and the next: by terrain, by a wall, or by a turn on slippery ground. */
function mayGoWrong(map: HexMap, from: number, to: number, turns: boolean): boolean {
  if (!isQuiet(map, to) || !isQuiet(map, from)) return true;
  if (!turns) return false;
  const bridged = (map.bridgeConstruction[from] as number) > 0;
  return bridged || ((map.terrain[from] as number) & SLIPPERY) !== 0;
}
