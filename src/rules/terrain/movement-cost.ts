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

/** Ground that somebody may know well. */
export const GROUND_KINDS = Object.freeze(['wooded', 'deep_water', 'slopes', 'mire'] as const);
export type GroundKind = (typeof GROUND_KINDS)[number];

/** Points that one saves on the ground that one knows; nowhere more than the ground costs. */
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

/** What is left of such a cost for a pilot who knows the ground. */
export const savedOn = (type: TerrainType, cost: number, savings: GroundSavings): number =>
  saved(cost, KIND_OF[type], savings);

/** What gives way under the feet of a superheavy 'Mech. */
const TRAMPLED: readonly (GroundKind | undefined)[] = ['wooded', 'slopes'];
const TRAMPLING = 1;

/** What this terrain adds to the cost of its hex; water and buildings have functions of their own. */
export function terrainMp(type: TerrainType, savings: GroundSavings = {}, superheavy = false): number {
  const kind = KIND_OF[type];
  const cost = saved(TERRAIN_MP[type] ?? 0, kind, savings);
  return superheavy && TRAMPLED.includes(kind) ? Math.max(0, cost - TRAMPLING) : cost;
}

/** What water of this depth adds; from some depth on it is all the same, and that is deep water. */
export function waterMp(depth: number, savings: GroundSavings = {}, { ruleset }: RulesetOption = {}): number {
  const byDepth = rulesetOf(ruleset).terrain.waterMp;
  const deep = byDepth.length - 1;
  const cost = byDepth[Math.min(depth, deep)] ?? 0;
  return depth >= deep ? saved(cost, 'deep_water', savings) : cost;
}

/** What walls add: 1 for a light building to 4 for a hardened one. */
export const buildingMp = (construction: number): number => construction;

/** What a change of level adds, up or down. */
export const levelsMp = (levels: number, savings: GroundSavings = {}): number =>
  saved(levels, 'slopes', savings);
