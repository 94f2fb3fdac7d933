export { type EntryRoll, entryRoll } from './footing.js';
export { TERRAIN_TYPES, type TerrainFeature, type TerrainType } from './terrain.js';
