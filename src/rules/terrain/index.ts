export { type EntryOptions, type EntryRoll, entryRoll } from './footing.js';
export {
  buildingMp,
  type GroundKind,
  type GroundSavings,
  levelsMp,
  terrainMp,
  waterMp,
} from './movement-cost.js';
export { TERRAIN_TYPES, type TerrainFeature, type TerrainType } from './terrain.js';
