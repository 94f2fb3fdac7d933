import type { TerrainRules } from '../areas/terrain.js';

export const TERRAIN: Partial<TerrainRules> = {
  waterMp: [0, 1, 2],
  runsIntoWater: true,
  walkingIntoWaterAsksForRoll: false,
  roadLevelsSaved: 1,
  roadLevelsMore: 1,
  surfaceBlocksSight: false,
};
