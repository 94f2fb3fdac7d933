import { CLEAR_HEX, HexMap, type MapHex } from '../../src/battle/map/hex-map.js';

/** A map of clear ground but for these hexes, named "column,row" from 0. */
export function mapOf(
  hexes: Readonly<Record<string, Partial<MapHex>>> = {},
  width = 16,
  height = 16,
): HexMap {
  const map = new HexMap('test', width, height);
  for (const [place, hex] of Object.entries(hexes)) {
    const [column = 0, row = 0] = place.split(',').map(Number);
    map.set(map.indexOf(column, row), { ...CLEAR_HEX, ...hex });
  }
  return map;
}
