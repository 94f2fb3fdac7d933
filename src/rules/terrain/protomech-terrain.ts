import type { TerrainType } from './terrain.js';

/** Beyond the point for the hex (Total Warfare, "Movement Cost Table"); left out, 0. */
const COSTS: Readonly<Partial<Record<TerrainType, number>>> = {
  light_woods: 1,
  heavy_woods: 2,
  light_jungle: 2,
  heavy_jungle: 3,
  ultra_heavy_jungle: 4,
  rough: 1,
  ultra_rough: 2,
  rubble: 1,
  ultra_rubble: 2,
  swamp: 1,
  mud: 1,
  deep_snow: 1,
  ice: 1,
  magma: 1,
  heavy_industrial: 1,
};
/** Too dense for what is no higher than its trunks. */
export const CLOSED_TO_PROTOMECHS: readonly TerrainType[] = ['ultra_heavy_woods'];

export const protoMechTerrainMp = (type: TerrainType): number => COSTS[type] ?? 0;
