import type { TerrainType } from './terrain.js';

/** ProtoMechs pay for ground what 'Mechs pay; these trunks stand too close for them (Total Warfare, "Movement Cost Table"). */
export const CLOSED_TO_PROTOMECHS: readonly TerrainType[] = ['ultra_heavy_woods'];
