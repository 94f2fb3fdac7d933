import { FACINGS, type HexMap, OFF_MAP } from '../../../../src/edge/battle.js';
import type { TerrainType } from '../../../../src/edge/rules.js';
import { hexPath, middleOf, sidePath, spokePath } from './hex-geometry.js';

// A map as a handful of long paths, one for each level and texture: quick to draw however many hexes there are.

/** Textures, each with its terrain; of several in a hex, the first one shows. */
const TEXTURES = {
  thickest: ['ultra_heavy_woods', 'ultra_heavy_jungle'],
  heavy: ['heavy_woods', 'heavy_jungle'],
  light: ['light_woods', 'light_jungle'],
  water: ['water'],
  rough: ['rough', 'ultra_rough'],
  rubble: ['rubble', 'ultra_rubble'],
  swamp: ['swamp', 'mud'],
  crops: ['planted_field'],
  sand: ['sand'],
  cold: ['snow', 'deep_snow', 'ice', 'tundra'],
  magma: ['magma_crust', 'magma'],
  industry: ['heavy_industrial'],
  paved: ['pavement'],
} as const satisfies Readonly<Record<string, readonly TerrainType[]>>;
export type Texture = keyof typeof TEXTURES;
const TEXTURE_NAMES = Object.keys(TEXTURES) as readonly Texture[];

export const TEXTURE_WORDS: Readonly<Record<Texture, string>> = {
  thickest: 'ultra-heavy woods',
  heavy: 'heavy woods',
  light: 'light woods',
  water: 'water',
  rough: 'rough',
  rubble: 'rubble',
  swamp: 'swamp, mud',
  crops: 'planted field',
  sand: 'sand',
  cold: 'snow, ice',
  magma: 'magma',
  industry: 'industry',
  paved: 'pavement',
};

export interface TerrainLayers {
  readonly levels: readonly { readonly level: number; readonly path: string }[];
  readonly textures: readonly { readonly texture: Texture; readonly path: string }[];
  readonly grid: string;
  /** Hexsides between levels. */
  readonly slopes: string;
  readonly roads: string;
  readonly buildings: string;
  readonly bridges: string;
  readonly impassable: string;
  /** Levels, depths and heights, for hexes that have any. */
  readonly labels: readonly { readonly x: number; readonly y: number; readonly words: string }[];
}

export function terrainLayers(map: HexMap): TerrainLayers {
  const levels = new Map<number, string[]>();
  const textures = new Map<Texture, string[]>();
  const parts = { grid: '', slopes: '', roads: '', buildings: '', bridges: '', impassable: '' };
  const labels: { x: number; y: number; words: string }[] = [];
  for (let index = 0; index < map.size; index += 1) {
    const [x, y] = middleOf(index, map);
    const path = hexPath(x, y);
    const level = map.level[index] as number;
    listIn(levels, level).push(path);
    const texture = textureAt(map, index);
    if (texture !== undefined) listIn(textures, texture).push(path);
    parts.grid += path;
    for (const side of FACINGS) {
      const beside = map.neighbors[index * FACINGS.length + side] as number;
      if (beside !== OFF_MAP && beside > index && map.level[beside] !== level)
        parts.slopes += sidePath(x, y, side);
      if (isSet(map.roadExits[index], side)) parts.roads += spokePath(x, y, side);
      if (isSet(map.bridgeExits[index], side)) parts.bridges += spokePath(x, y, side);
    }
    if ((map.buildingConstruction[index] as number) > 0) parts.buildings += house(x, y);
    if (map.impassable[index] === 1) parts.impassable += path;
    const words = labelOf(map, index);
    if (words !== '') labels.push({ x, y, words });
  }
  return {
    levels: [...levels]
      .sort(([one], [other]) => one - other)
      .map(([level, paths]) => ({ level, path: paths.join('') })),
    textures: [...textures].map(([texture, paths]) => ({ texture, path: paths.join('') })),
    ...parts,
    labels,
  };
}

const isSet = (bits: number | undefined, side: number): boolean => (((bits ?? 0) >> side) & 1) === 1;

function listIn<Key>(lists: Map<Key, string[]>, key: Key): string[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function textureAt(map: HexMap, index: number): Texture | undefined {
  if (map.terrain[index] === 0) return undefined;
  return TEXTURE_NAMES.find((texture) => TEXTURES[texture].some((type) => map.has(index, type)));
}

const HOUSE = 10;
const house = (x: number, y: number): string =>
  `M${x - HOUSE} ${y - HOUSE}h${2 * HOUSE}v${2 * HOUSE}h${-2 * HOUSE}Z`;

function labelOf(map: HexMap, index: number): string {
  const level = map.level[index] as number;
  const depth = map.waterDepth[index] as number;
  const building = map.buildingHeight[index] as number;
  return [
    level === 0 ? '' : `${level < 0 ? '−' : ''}${Math.abs(level)}`,
    depth === 0 ? '' : `d${depth}`,
    building === 0 ? '' : `h${building}`,
  ]
    .filter((word) => word !== '')
    .join(' ');
}
