import type { Motion } from '../vehicle/motion.js';
import type { TerrainType } from './terrain.js';

/** Prohibited to a motion type, except on roads. */
const CLOSED = 'closed';
type Cost = number | typeof CLOSED;

/** Movement points beyond the one for the hex: tracked, wheeled, hover (Total Warfare, "Movement Cost Table"). */
const COSTS: Readonly<Partial<Record<TerrainType, readonly [Cost, Cost, Cost]>>> = {
  light_woods: [1, CLOSED, CLOSED],
  heavy_woods: [CLOSED, CLOSED, CLOSED],
  ultra_heavy_woods: [CLOSED, CLOSED, CLOSED],
  light_jungle: [CLOSED, CLOSED, CLOSED],
  heavy_jungle: [CLOSED, CLOSED, CLOSED],
  ultra_heavy_jungle: [CLOSED, CLOSED, CLOSED],
  rough: [1, CLOSED, 1],
  ultra_rough: [CLOSED, CLOSED, CLOSED],
  rubble: [1, CLOSED, 1],
  ultra_rubble: [CLOSED, CLOSED, CLOSED],
  swamp: [2, 2, 0],
  mud: [1, 1, 0],
  sand: [0, 1, 0],
  snow: [0, 1, 0],
  deep_snow: [1, CLOSED, 0],
  ice: [1, 1, 0],
  magma_crust: [0, CLOSED, 0],
  magma: [CLOSED, CLOSED, CLOSED],
};
/** All other motion types use the hover column, as a WiGE on the ground does. */
const COLUMN: Readonly<Partial<Record<Motion, number>>> = { tracked: 0, wheeled: 1 };
const HOVER = 2;

/** What lets a vehicle enter terrain that is prohibited to its motion type. */
export interface VehicleDriving {
  readonly motion: Motion;
  /** A cycle, which can enter light woods. */
  readonly threadsWoods?: boolean;
  readonly superheavy?: boolean;
  /** A bulldozer clears rubble. */
  readonly bulldozer?: boolean;
  readonly duneBuggy?: boolean;
}

const WOODS_FOR_CYCLES = 1;
const ULTRA = 2;
const RUBBLE = 1;

/** Movement points that terrain adds, or `Infinity` if it is prohibited off the road. */
export function vehicleTerrainMp(type: TerrainType, driving: VehicleDriving): number {
  const { motion, threadsWoods, superheavy, bulldozer, duneBuggy } = driving;
  if (type === 'light_woods' && threadsWoods) return WOODS_FOR_CYCLES;
  if (type === 'sand' && duneBuggy) return 0;
  if (type === 'rubble' && bulldozer) return RUBBLE;
  if ((type === 'ultra_rough' || type === 'ultra_rubble') && superheavy && motion !== 'wheeled') return ULTRA;
  const cost = COSTS[type]?.[COLUMN[motion] ?? HOVER] ?? 0;
  return cost === CLOSED ? Number.POSITIVE_INFINITY : cost;
}
