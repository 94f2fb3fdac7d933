import { HexMap } from '../battle/map/hex-map.js';

/** Hexes from one unit to the next: farther than anything works that is not said to. */
const APART = 10;
const EDGE = 3;

/**
 * A map for battles whose places only the players know: every unit has a hex to itself, which holds what its player says,
 * and open ground around it for those who strike it.
 */
export function islandMap(units: number): HexMap {
  const side = Math.max(1, Math.ceil(Math.sqrt(units)));
  const length = (side - 1) * APART + 2 * EDGE + 1;
  return new HexMap('table', length, length);
}

/** The hex of a unit. */
export function homeOf(map: HexMap, unit: number): number {
  const side = (map.width - 2 * EDGE - 1) / APART + 1;
  return map.indexOf(EDGE + (unit % side) * APART, EDGE + Math.floor(unit / side) * APART);
}
