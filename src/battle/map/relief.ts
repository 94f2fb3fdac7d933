import type { HexMap } from './hex-map.js';

/** The extremes of height and depth on a map. */
export interface Relief {
  /** Levels of the ground. */
  readonly lowest: number;
  readonly highest: number;
  /** The deepest water. */
  readonly deepest: number;
  /** The height of the highest roof or bridge above its own ground. */
  readonly tallest: number;
  /** Whether there is a building with a roof that units can climb. */
  readonly hasFloors: boolean;
  /** The levels at which any hex ends: its ground, or what grows or stands there. */
  readonly tops: ReadonlySet<number>;
}

interface Known {
  readonly revision: number;
  readonly relief: Relief;
}

/** Cached, because every move of a unit that flies, dives or climbs stairs needs it, and few moves change the map. */
const known = new WeakMap<HexMap, Known>();

export function reliefOf(map: HexMap): Relief {
  const before = known.get(map);
  if (before !== undefined && before.revision === map.revision) return before.relief;
  const relief = measured(map);
  known.set(map, { revision: map.revision, relief });
  return relief;
}

function measured(map: HexMap): Relief {
  const { size, level, waterDepth, buildingHeight, bridgeHeight, foliageHeight, industrialHeight } = map;
  const tops = new Set<number>();
  let highest = Number.NEGATIVE_INFINITY;
  let lowest = Number.POSITIVE_INFINITY;
  let deepest = 0;
  let tallest = 0;
  let hasFloors = false;
  for (let hex = 0; hex < size; hex += 1) {
    const ground = level[hex] as number;
    if (ground > highest) highest = ground;
    if (ground < lowest) lowest = ground;
    deepest = Math.max(deepest, waterDepth[hex] as number);
    tallest = Math.max(tallest, buildingHeight[hex] as number, bridgeHeight[hex] as number);
    if ((buildingHeight[hex] as number) > 0) hasFloors = true;
    const growth = Math.max(foliageHeight[hex] as number, industrialHeight[hex] as number);
    tops.add(ground + Math.max(growth, buildingHeight[hex] as number));
  }
  return { lowest, highest, deepest, tallest, hasFloors, tops };
}
