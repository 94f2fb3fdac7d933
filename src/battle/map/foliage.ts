import type { TerrainType } from '../../rules/terrain/index.js';

const WOODS_HEIGHT = 2;
const THICKEST_HEIGHT = 3;
const WOODS: readonly TerrainType[] = ['light_woods', 'heavy_woods', 'light_jungle', 'heavy_jungle'];
const THICKEST: readonly TerrainType[] = ['ultra_heavy_woods', 'ultra_heavy_jungle'];

/** The levels that woods and jungle rise above the ground by default; 0 without woods or jungle. */
export function usualFoliageHeight(terrain: ReadonlySet<TerrainType>): number {
  if (THICKEST.some((type) => terrain.has(type))) return THICKEST_HEIGHT;
  return WOODS.some((type) => terrain.has(type)) ? WOODS_HEIGHT : 0;
}
