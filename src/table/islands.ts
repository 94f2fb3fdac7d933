import { HexMap } from '../battle/map/hex-map.js';

/** Hexes between units: too far for any effect that players do not declare. */
const APART = 10;
const EDGE = 3;

/**
 * Returns a map for battles whose positions only the players know. Each unit has its own hex, with the terrain that its
 * player declares, and clear hexes around it for units that strike it.
 */
export function islandMap(units: number): HexMap {
  const side = Math.max(1, Math.ceil(Math.sqrt(units)));
  const length = (side - 1) * APART + 2 * EDGE + 1;
  return new HexMap('table', length, length);
}

/** Returns a unit's own hex. */
export function homeOf(map: HexMap, unit: number): number {
  const side = (map.width - 2 * EDGE - 1) / APART + 1;
  return map.indexOf(EDGE + (unit % side) * APART, EDGE + Math.floor(unit / side) * APART);
}
