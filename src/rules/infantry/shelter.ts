import type { TerrainType } from '../terrain/terrain.js';

const SHELTER: ReadonlySet<TerrainType> = new Set<TerrainType>([
  'light_woods',
  'heavy_woods',
  'ultra_heavy_woods',
  'light_jungle',
  'heavy_jungle',
  'ultra_heavy_jungle',
  'rough',
  'ultra_rough',
  'rubble',
  'ultra_rubble',
  'swamp',
  'building',
]);
const STREETS: ReadonlySet<TerrainType> = new Set<TerrainType>(['pavement', 'road']);

/**
 * Whether infantry has cover in this terrain. Urban Guerrillas also have it in streets (Total Warfare, "Infantry in
 * the Open").
 */
export const isShelter = (type: TerrainType, inStreets: boolean): boolean =>
  SHELTER.has(type) || (inStreets && STREETS.has(type));
