import { withLegsLost } from '../rules/movement/legs-lost.js';
import type { Ruleset } from '../rules/ruleset.js';
import type { HexMap } from './map/hex-map.js';
import { OFF_MAP } from './map/hex-map.js';
import {
  type Climber,
  crossingCost,
  crossingObstacle,
  groundElevation,
  walkedElevation,
} from './movement/ground.js';
import { ANYBODY, footworkOf } from './movement/mover.js';

const SIDES = 6;
/** Units in water may slip, and cannot run. */
const WATER = 4;
const SIDES_OF_A_BATTLE = 2;

const known = new WeakMap<HexMap, Float64Array[]>();

/** Points on foot from each hex to the edge of its side; infinite if there is no way. */
export function wayHome(map: HexMap, side: number, ruleset: Ruleset): Float64Array {
  let ways = known.get(map);
  if (ways === undefined) {
    ways = [];
    known.set(map, ways);
  }
  const place = ruleset.place * SIDES_OF_A_BATTLE + side;
  ways[place] ??= pointsTo(map, side === 0 ? map.height - 1 : 0, climberUnder(ruleset));
  return ways[place];
}

/** Any 'Mech with both legs. */
const climberUnder = (ruleset: Ruleset): Climber => ({
  ...withLegsLost(ruleset.movement, ANYBODY.chassis, 0),
  footwork: footworkOf([], ANYBODY, { ruleset }),
});

/** From the edge outward, the nearest hex first. */
function pointsTo(map: HexMap, homeRow: number, climber: Climber): Float64Array {
  const points = new Float64Array(map.size).fill(Number.POSITIVE_INFINITY);
  let open: number[] = [];
  for (let hex = 0; hex < map.size; hex += 1) {
    if (map.rowOf(hex) !== homeRow || map.impassable[hex] !== 0) continue;
    points[hex] = 0;
    open.push(hex);
  }
  while (open.length > 0) {
    const next: number[] = [];
    for (const to of open) {
      for (let side = 0; side < SIDES; side += 1) {
        // A unit on this way comes from the hex on the other side.
        const from = map.neighbors[to * SIDES + ((side + 3) % SIDES)] as number;
        if (from === OFF_MAP || map.impassable[from] !== 0) continue;
        const cost = stepCost(map, climber, from, side, to);
        if (cost === undefined || (points[to] as number) + cost >= (points[from] as number)) continue;
        points[from] = (points[to] as number) + cost;
        next.push(from);
      }
    }
    open = next;
  }
  return points;
}

function stepCost(map: HexMap, climber: Climber, from: number, side: number, to: number): number | undefined {
  const fromElevation = groundElevation(map, from);
  const toElevation = walkedElevation(map, climber, from, fromElevation, side, to, false);
  const obstacle = crossingObstacle(map, climber, from, fromElevation, side, to, toElevation, false);
  if (obstacle !== undefined) return undefined;
  const cost = crossingCost(map, climber.footwork, from, fromElevation, side, to, toElevation);
  return cost + (toElevation < 0 ? WATER : 0);
}
