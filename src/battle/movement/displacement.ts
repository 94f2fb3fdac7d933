import { type RulesetOption, rulesetOf } from '../../rules/ruleset.js';
import { type Facing, turned } from '../hex/hex.js';
import { type HexMap, OFF_MAP } from '../map/hex-map.js';
import { arrivalElevation, fitsUnderBridge, STEEPEST_STEP } from './ground.js';

/**
 * Units in the way of a unit that comes from a neighboring hex: the elevation in the hex, or nothing if there is room.
 */
export type Standing = (hex: number, from: number) => number | undefined;

/** The elevation of a unit that cannot be moved. */
export const NEVER_MOVES = Number.NEGATIVE_INFINITY;

/** A unit that is displaced (docs/rules/movement.md). */
export interface Displacement {
  readonly from: number;
  readonly to: number;
  readonly direction: Facing;
  readonly elevation: number;
  /** Levels that it drops: two or more are a fall. */
  readonly drop: number;
  /** Displaced by another unit without being struck: a roll to avoid a fall. */
  readonly domino: boolean;
}

/** Levels from which on a displaced unit falls. */
export const DISPLACEMENT_FALL = 2;

/** Directions around that of the displacement, preferred first, in hexsides. */
export const DISPLACEMENT_ORDER: readonly number[] = Object.freeze([0, 1, -1, 2, -2, 3]);

/**
 * The chain of displacements if the units in a hex are moved that way: first the unit itself, then each that has to
 * make room for the one before. Undefined if one of them cannot go. The last one moves first, so that units never share
 * a hex in between.
 */
export function displacementChain(
  map: HexMap,
  standing: Standing,
  hex: number,
  elevation: number,
  direction: Facing,
): readonly Displacement[] | undefined {
  const chain: Displacement[] = [];
  let from = hex;
  let at: number | undefined = elevation;
  while (at !== undefined) {
    const displaced = displacement(map, from, at, direction, from !== hex);
    if (displaced === undefined) return undefined;
    chain.push(displaced);
    at = standing(displaced.to, from);
    from = displaced.to;
    if (at === NEVER_MOVES) return undefined;
  }
  return chain;
}

function displacement(
  map: HexMap,
  from: number,
  fromElevation: number,
  direction: Facing,
  domino: boolean,
): Displacement | undefined {
  const to = map.neighbors[from * 6 + direction] as number;
  if (to === OFF_MAP || map.impassable[to] !== 0) return undefined;
  const level = (map.level[from] as number) + fromElevation;
  const elevation = arrivalElevation(map, level, direction, to);
  const drop = level - (map.level[to] as number) - elevation;
  if (-drop > STEEPEST_STEP || !fitsUnderBridge(map, to, elevation)) return undefined;
  return { from, to, direction, elevation, drop: Math.max(0, drop), domino };
}

/** The first free direction; if there is none, the unit is destroyed. */
export function preferredDisplacement(
  map: HexMap,
  standing: Standing,
  hex: number,
  elevation: number,
  direction: Facing,
): readonly Displacement[] | undefined {
  for (const hexsides of DISPLACEMENT_ORDER) {
    const chain = displacementChain(map, standing, hex, elevation, turned(direction, hexsides));
    if (chain !== undefined) return chain;
  }
  return undefined;
}

/**
 * Hexes to which a unit may step out of the way of a domino, ahead first, if its pilot passes a roll. They depend on
 * the side from which it is reached.
 */
export function stepsAside(
  map: HexMap,
  standing: Standing,
  hex: number,
  elevation: number,
  facing: Facing,
  direction: Facing,
  { ruleset }: RulesetOption = {},
): readonly Displacement[] {
  const { aheadIfReachedFrom, backIfReachedFrom } = rulesetOf(ruleset).movement.stepAside;
  const hexsides = (direction + 3 - facing + 6) % 6;
  const reachedFrom = hexsides === 0 ? 'front' : hexsides === 3 ? 'rear' : 'side';
  const ways = [
    ...(aheadIfReachedFrom.includes(reachedFrom) ? [facing] : []),
    ...(backIfReachedFrom.includes(reachedFrom) ? [turned(facing, 3)] : []),
  ];
  return ways.flatMap((way) => {
    const step = displacement(map, hex, elevation, way, false);
    const open = step !== undefined && standing(step.to, hex) === undefined && step.drop <= STEEPEST_STEP;
    return open ? [step] : [];
  });
}
