import type { TerrainType } from './terrain.js';

const CLOSED = Number.POSITIVE_INFINITY;

/**
 * Beyond the point for the hex, of battle armor (Total Warfare, "Movement Cost Table"): in woods it pays a point less than
 * others.
 */
const SUIT_MP: Readonly<Partial<Record<TerrainType, number>>> = {
  light_woods: 0,
  heavy_woods: 1,
  ultra_heavy_woods: 2,
  light_jungle: 2,
  heavy_jungle: 3,
  ultra_heavy_jungle: 4,
  rough: 1,
  ultra_rough: 2,
  rubble: 1,
  ultra_rubble: 2,
  swamp: 2,
  mud: 1,
  sand: 1,
  deep_snow: 1,
  ice: 1,
  magma_crust: CLOSED,
  magma: CLOSED,
};

/** Points that terrain adds to its hex for battle armor, or `Infinity` where it is closed off the road. */
export const suitTerrainMp = (type: TerrainType): number => SUIT_MP[type] ?? 0;
