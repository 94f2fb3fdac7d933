import type { HexMap, MapHex } from '../../../src/battle/map/hex-map.js';
import { mapOf } from '../map-of.js';

const WIDTH = 16;
const HEIGHT = 17;

/** Deep water in the west, dry land in the east: whatever floats and whatever walks finds room. */
export function coast(): HexMap {
  const hexes: Record<string, Partial<MapHex>> = {};
  for (let column = 0; column < WIDTH / 2; column += 1) {
    for (let row = 0; row < HEIGHT; row += 1)
      hexes[`${column},${row}`] = { terrain: ['water'], waterDepth: 2 };
  }
  return mapOf(hexes, WIDTH, HEIGHT);
}
