import type { TerrainType } from './terrain.js';

/**
 * ProtoMechs pay the same as 'Mechs, but this terrain is prohibited to them (Total Warfare, "Movement Cost Table").
 */
export const CLOSED_TO_PROTOMECHS: readonly TerrainType[] = ['ultra_heavy_woods'];
