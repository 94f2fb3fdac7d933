import { type RulesetOption, rulesetOf } from '../ruleset.js';
import type { TerrainType } from './terrain.js';

/** Movement points that terrain costs a 'Mech on foot, beyond the one for the hex (docs/rules/terrain.md). */
const TERRAIN_MP: Readonly<Partial<Record<TerrainType, number>>> = Object.freeze({
  light_woods: 1,
  heavy_woods: 2,
  ultra_heavy_woods: 3,
  light_jungle: 2,
  heavy_jungle: 3,
  ultra_heavy_jungle: 4,
  rough: 1,
  ultra_rough: 2,
  rubble: 1,
  ultra_rubble: 2,
  swamp: 1,
  mud: 1,
  deep_snow: 1,
  ice: 1,
  magma: 1,
  heavy_industrial: 1,
});

/** Kinds of ground for abilities that save movement points. */
export const GROUND_KINDS = Object.freeze(['wooded', 'deep_water', 'slopes', 'mire'] as const);
export type GroundKind = (typeof GROUND_KINDS)[number];

/** Movement points saved on familiar ground, never more than the ground costs. */
export type GroundSavings = Readonly<Partial<Record<GroundKind, number>>>;

const KIND_OF: Readonly<Partial<Record<TerrainType, GroundKind>>> = Object.freeze({
  light_woods: 'wooded',
  heavy_woods: 'wooded',
  ultra_heavy_woods: 'wooded',
  light_jungle: 'wooded',
  heavy_jungle: 'wooded',
  ultra_heavy_jungle: 'wooded',
  rough: 'slopes',
  ultra_rough: 'slopes',
  rubble: 'slopes',
  ultra_rubble: 'slopes',
  swamp: 'mire',
  mud: 'mire',
});

const saved = (cost: number, kind: GroundKind | undefined, savings: GroundSavings): number =>
  Math.max(0, cost - (kind === undefined ? 0 : (savings[kind] ?? 0)));

/** The cost that is left for a pilot who knows the ground. */
export const savedOn = (type: TerrainType, cost: number, savings: GroundSavings): number =>
  saved(cost, KIND_OF[type], savings);

/** Terrain that costs a superheavy 'Mech less. */
const TRAMPLED: readonly (GroundKind | undefined)[] = ['wooded', 'slopes'];
const TRAMPLING = 1;

/** Returns the movement points that this terrain adds. Water and buildings have functions of their own. */
export function terrainMp(type: TerrainType, savings: GroundSavings = {}, superheavy = false): number {
  const kind = KIND_OF[type];
  const cost = saved(TERRAIN_MP[type] ?? 0, kind, savings);
  return superheavy && TRAMPLED.includes(kind) ? Math.max(0, cost - TRAMPLING) : cost;
}

/**
 * Returns the movement points that water of this depth adds. The cost stops rising at some depth, which counts as
 * deep water.
 */
export function waterMp(depth: number, savings: GroundSavings = {}, { ruleset }: RulesetOption = {}): number {
  const byDepth = rulesetOf(ruleset).terrain.waterMp;
  const deep = byDepth.length - 1;
  const cost = byDepth[Math.min(depth, deep)] ?? 0;
  return depth >= deep ? saved(cost, 'deep_water', savings) : cost;
}

/** Returns the movement points that a building adds: 1 for a light one to 4 for a hardened one. */
export const buildingMp = (construction: number): number => construction;

/** Returns the movement points that a change of level adds, up or down. */
export const levelsMp = (levels: number, savings: GroundSavings = {}): number =>
  saved(levels, 'slopes', savings);
