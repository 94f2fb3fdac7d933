import type { TerrainRules } from '../areas/terrain.js';

export const TERRAIN: Partial<TerrainRules> = {};
