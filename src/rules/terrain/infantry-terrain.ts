import type { InfantryMotion } from '../infantry/motion.js';
import type { TerrainType } from './terrain.js';
import { vehicleTerrainMp } from './vehicle-terrain.js';

const CLOSED = Number.POSITIVE_INFINITY;

/**
 * Movement points beyond the one for the hex, for soldiers on foot, in battle armor or on light vehicles (Total
 * Warfare, "Movement Cost Table"). In woods they pay a point less than others.
 */
const ON_FOOT: Readonly<Partial<Record<TerrainType, number>>> = {
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
  snow: 1,
  deep_snow: 1,
  ice: 1,
  magma_crust: CLOSED,
  magma: CLOSED,
};

/** Boats and great beasts do not slip between trees as people do. */
const ASHORE: typeof ON_FOOT = { light_woods: 1, heavy_woods: 2, ultra_heavy_woods: 3 };

/** Movement points that terrain adds for a platoon, or `Infinity` if it is prohibited off the road. */
export function infantryTerrainMp(type: TerrainType, motion: InfantryMotion): number {
  if (motion === 'submarine') return ASHORE[type] ?? ON_FOOT[type] ?? 0;
  if (motion !== 'tracked' && motion !== 'wheeled' && motion !== 'hover') return ON_FOOT[type] ?? 0;
  return type === 'magma_crust' ? CLOSED : vehicleTerrainMp(type, { motion });
}

/** The same for battle armor, which ignores thin snow. */
export const suitTerrainMp = (type: TerrainType): number => (type === 'snow' ? 0 : (ON_FOOT[type] ?? 0));
