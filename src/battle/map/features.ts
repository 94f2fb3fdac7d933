import { TERRAIN_TYPES, type TerrainFeature } from '../../rules/terrain/index.js';
import { type HexMap, TERRAIN_BIT } from './hex-map.js';

const NOTHING: readonly TerrainFeature[] = [];

/** What a hex holds, as the rules take it. */
export function featuresAt(map: HexMap, index: number): readonly TerrainFeature[] {
  const bits = map.terrain[index] ?? 0;
  if (bits === 0) return NOTHING;
  const features: TerrainFeature[] = [];
  for (const type of TERRAIN_TYPES) {
    if ((bits & TERRAIN_BIT[type]) === 0) continue;
    if (type === 'water') features.push({ type, level: map.waterDepth[index] as number });
    else if (type === 'building') features.push({ type, level: map.buildingConstruction[index] as number });
    else features.push(type);
  }
  return features;
}
