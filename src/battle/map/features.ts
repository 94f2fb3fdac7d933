import { TERRAIN_TYPES, type TerrainFeature } from '../../rules/terrain/index.js';
import { type HexMap, TERRAIN_BIT } from './hex-map.js';

const NOTHING: readonly TerrainFeature[] = [];
const WITH_LEVELS = TERRAIN_BIT.water | TERRAIN_BIT.building;

/** Hexes with the same terrain share one list: there are few kinds, and battles read them all the time. */
const knownLists = new Map<number, readonly TerrainFeature[]>();

/** Returns the terrain of a hex in the form that the rules take. */
export function featuresAt(map: HexMap, index: number): readonly TerrainFeature[] {
  const bits = map.terrain[index] ?? 0;
  if (bits === 0) return NOTHING;
  const plain = (bits & WITH_LEVELS) === 0;
  const known = plain ? knownLists.get(bits) : undefined;
  if (known !== undefined) return known;
  const features: TerrainFeature[] = [];
  for (const type of TERRAIN_TYPES) {
    if ((bits & TERRAIN_BIT[type]) === 0) continue;
    if (type === 'water') features.push({ type, level: map.waterDepth[index] as number });
    else if (type === 'building') features.push({ type, level: map.buildingConstruction[index] as number });
    else features.push(type);
  }
  if (plain) knownLists.set(bits, features);
  return features;
}
