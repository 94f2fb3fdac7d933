import type { TerrainRules } from '../areas/terrain.js';

export const TERRAIN: TerrainRules = {
  waterMp: [0, 1, 3],
  runsIntoWater: false,
  walkingIntoWaterAsksForRoll: true,
  jumpingIntoWaterAsksForRoll: true,
  intoWater: [-1, 0, 1],
  roadLevelsSaved: 0,
  roadLevelsMore: 0,
  surfaceBlocksSight: true,
};
