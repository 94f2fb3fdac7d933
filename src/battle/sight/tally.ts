import { TERRAIN, type TerrainType } from '../../rules/terrain/terrain.js';
import { FIELD_HEIGHT, GROWTH, type HexMap, RISES, SMOKE_HEIGHT, TERRAIN_BIT } from '../map/hex-map.js';

/** What can block a line of sight; the first that applies counts (docs/rules/line-of-sight.md). */
export const SIGHT_BLOCKS = Object.freeze([
  'nothing',
  'ground',
  'building',
  'water',
  'growth',
  'fields',
  'industry',
] as const);
export type SightBlock = (typeof SIGHT_BLOCKS)[number];
const NOTHING = 0;
const GROUND = 1;
const BUILDING = 2;
const WATER = 3;
const THICK_GROWTH = 4;
const MANY_FIELDS = 5;
const MUCH_INDUSTRY = 6;

/**
 * The points of woods, jungle and smoke that a unit can still see through, and the number of hexes of other terrain.
 */
const MOST_POINTS = 2;
const MOST_FIELDS = 5;
const MOST_INDUSTRY = 2;
const MOST_WALLS = 2;

const pointsOf = (type: TerrainType): number => TERRAIN[type].intervening;
const HEAVY = TERRAIN_BIT.heavy_woods | TERRAIN_BIT.heavy_jungle;
const ULTRA = TERRAIN_BIT.ultra_heavy_woods | TERRAIN_BIT.ultra_heavy_jungle;
const LIGHT_POINTS = pointsOf('light_woods');
const HEAVY_POINTS = pointsOf('heavy_woods');
const ULTRA_POINTS = pointsOf('ultra_heavy_woods');
const LIGHT_SMOKE_POINTS = pointsOf('light_smoke');
const HEAVY_SMOKE_POINTS = pointsOf('heavy_smoke');
const INDUSTRY_POINTS = pointsOf('heavy_industrial');
const FIELD_POINTS = pointsOf('planted_field');
const WALL_POINTS = 1;

/** Woods and jungle hide equally, in between and around the target. */
export function growthPoints(bits: number): number {
  if ((bits & GROWTH) === 0) return 0;
  if ((bits & ULTRA) !== 0) return ULTRA_POINTS;
  return (bits & HEAVY) !== 0 ? HEAVY_POINTS : LIGHT_POINTS;
}

export function smokePoints(bits: number): number {
  if ((bits & TERRAIN_BIT.heavy_smoke) !== 0) return HEAVY_SMOKE_POINTS;
  return (bits & TERRAIN_BIT.light_smoke) !== 0 ? LIGHT_SMOKE_POINTS : 0;
}

/** Terrain that counted, for display: between the two ends, or around the target. */
export interface SightNote {
  readonly hex: number;
  readonly what: 'ground' | 'building' | 'dry land' | 'growth' | 'smoke' | 'field' | 'industry' | 'walls';
  /** Points towards blocking the line; 0 for terrain that blocks it alone. */
  readonly points: number;
}

/** The two ends of a line, as levels of their eyes. */
export interface SightLevels {
  attacker: number;
  target: number;
  attackerStands: boolean;
  targetStands: boolean;
  underwater: boolean;
  /** The building around both ends, 0 for none; it becomes 0 as soon as the line leaves the building. */
  building: number;
}

/** The sum over some hexes of a line: all of them, or those on its left or right. */
export class SightTally {
  block = NOTHING;
  points = 0;
  fields = 0;
  industry = 0;
  walls = 0;
  targetCover = false;
  attackerCover = false;
  shallowest = 0;
  readonly notes: SightNote[] | undefined;

  constructor(withNotes: boolean) {
    this.notes = withNotes ? [] : undefined;
  }

  clear(shallowest: number): void {
    this.block = NOTHING;
    this.points = 0;
    this.fields = 0;
    this.industry = 0;
    this.walls = 0;
    this.targetCover = false;
    this.attackerCover = false;
    this.shallowest = shallowest;
    if (this.notes !== undefined) this.notes.length = 0;
  }

  /**
   * Adds a hex in between. `limit` is the level above which terrain is in the way here (docs/rules/line-of-sight.md).
   */
  look(
    map: HexMap,
    hex: number,
    limit: number,
    nearAttacker: boolean,
    nearTarget: boolean,
    levels: SightLevels,
  ): void {
    const depth = map.waterDepth[hex] as number;
    if (depth < this.shallowest) this.shallowest = depth;
    const ground = (map.level[hex] as number) - (levels.underwater ? depth : 0);
    const building = this.#buildingInTheWay(map, hex, levels);
    const solid = ground + building;
    if (solid > limit) {
      if (building > 0) this.#stop(BUILDING, hex, 'building');
      else this.#stop(GROUND, hex, 'ground');
    }
    if (!levels.underwater) this.#lookThrough(map, hex, ground, limit);
    else if (depth === 0) this.#stop(WATER, hex, 'dry land');

    // Terrain exactly as high as the target's eyes covers its legs if the attacker looks from no higher
    // (docs/rules/line-of-sight.md).
    if (nearTarget && solid === levels.target && levels.attacker <= levels.target && levels.targetStands) {
      this.targetCover = true;
    }
    if (
      nearAttacker &&
      solid === levels.attacker &&
      levels.attacker >= levels.target &&
      levels.attackerStands
    ) {
      this.attackerCover = true;
    }
  }

  /** Adds walls or floors between two units in one building, which hide but do not block. */
  pass(hex: number, walls: number): void {
    if (walls === 0) return;
    this.walls += walls;
    this.notes?.push({ hex, what: 'walls', points: walls * WALL_POINTS });
  }

  #buildingInTheWay(map: HexMap, hex: number, levels: SightLevels): number {
    if (levels.building > 0) {
      if (map.buildingAt(hex) === levels.building) {
        this.pass(hex, 1);
        return 0;
      }
      levels.building = 0;
    }
    return map.buildingHeight[hex] as number;
  }

  #lookThrough(map: HexMap, hex: number, ground: number, limit: number): void {
    const bits = map.terrain[hex] as number;
    if ((bits & RISES) === 0 && map.industrialHeight[hex] === 0) return;
    const growth = growthPoints(bits);
    if (growth > 0 && ground + (map.foliageHeight[hex] as number) > limit) {
      this.points += growth;
      this.notes?.push({ hex, what: 'growth', points: growth });
    }
    const smoke = smokePoints(bits);
    if (smoke > 0 && ground + SMOKE_HEIGHT > limit) {
      this.points += smoke;
      this.notes?.push({ hex, what: 'smoke', points: smoke });
    }
    if ((bits & TERRAIN_BIT.planted_field) !== 0 && ground + FIELD_HEIGHT > limit) {
      this.fields += 1;
      this.notes?.push({ hex, what: 'field', points: FIELD_POINTS });
    }
    const industry = map.industrialHeight[hex] as number;
    if (industry > 0 && ground + industry > limit) {
      this.industry += 1;
      this.notes?.push({ hex, what: 'industry', points: INDUSTRY_POINTS });
    }
  }

  #stop(block: number, hex: number, what: SightNote['what']): void {
    if (this.block === NOTHING) this.block = block;
    this.notes?.push({ hex, what, points: 0 });
  }

  add(other: SightTally): void {
    if (this.block === NOTHING) this.block = other.block;
    this.points += other.points;
    this.fields += other.fields;
    this.industry += other.industry;
    this.walls += other.walls;
    this.targetCover ||= other.targetCover;
    this.attackerCover ||= other.attackerCover;
    if (other.shallowest < this.shallowest) this.shallowest = other.shallowest;
    if (this.notes !== undefined && other.notes !== undefined) this.notes.push(...other.notes);
  }

  /** What blocks the line, by `SIGHT_BLOCKS`; 0 if the target can be seen. */
  get blockedBy(): number {
    if (this.block !== NOTHING) return this.block;
    if (this.points > MOST_POINTS) return THICK_GROWTH;
    if (this.walls > MOST_WALLS) return BUILDING;
    if (this.fields > MOST_FIELDS) return MANY_FIELDS;
    return this.industry > MOST_INDUSTRY ? MUCH_INDUSTRY : NOTHING;
  }

  /** The to-hit modifier: fields count for every second hex, the rest hex by hex. */
  get modifier(): number {
    return (
      this.points +
      this.industry * INDUSTRY_POINTS +
      this.walls * WALL_POINTS +
      Math.floor(this.fields * FIELD_POINTS)
    );
  }

  /** How well it protects the target; a blocked line protects best. */
  get protection(): number {
    if (this.blockedBy !== NOTHING) return UNSEEN;
    return this.modifier + (this.targetCover ? 1 : 0);
  }
}

const UNSEEN = 1_000_000;
