/** The effect of terrain on shots at or through a hex, and on piloting rolls in it (docs/rules/terrain.md). */
export interface TerrainEffect {
  /** Added to the to-hit number for each hex between attacker and target. */
  readonly intervening: number;
  /** Modifier to shots at a target in it. */
  readonly target: number;
  /** Added to piloting rolls made in it. */
  readonly piloting: number;
}

const effect = (intervening: number, target: number, piloting: number): TerrainEffect => ({
  intervening,
  target,
  piloting,
});

export const TERRAIN = {
  clear: effect(0, 0, 0),
  pavement: effect(0, 0, 0),
  road: effect(0, 0, 0),
  light_woods: effect(1, 1, 0),
  heavy_woods: effect(2, 2, 0),
  // One hex blocks line of sight.
  ultra_heavy_woods: effect(3, 3, 0),
  light_jungle: effect(1, 1, 1),
  heavy_jungle: effect(2, 2, 2),
  // Piloting modifiers of jungle follow MegaMek: 1 to 3 by density.
  ultra_heavy_jungle: effect(3, 3, 3),
  rough: effect(0, 0, 0),
  ultra_rough: effect(0, 0, 0),
  rubble: effect(0, 0, 0),
  ultra_rubble: effect(0, 0, 1),
  water: effect(0, 0, 0),
  swamp: effect(0, 0, 1),
  mud: effect(0, 0, 1),
  sand: effect(0, 0, 1),
  snow: effect(0, 0, 0),
  deep_snow: effect(0, 0, 1),
  ice: effect(0, 0, 4),
  tundra: effect(0, 0, 1),
  magma_crust: effect(0, 0, 1),
  magma: effect(0, 0, 4),
  // Two hexes of crops count as much as one of light woods.
  planted_field: effect(0.5, 0, 0),
  heavy_industrial: effect(1, 1, 1),
  building: effect(0, 0, 0),
  fire: effect(0, 0, 0),
  light_smoke: effect(1, 1, 0),
  heavy_smoke: effect(2, 2, 0),
} as const satisfies Readonly<Record<string, TerrainEffect>>;

export type TerrainType = keyof typeof TERRAIN;
export const TERRAIN_TYPES: readonly TerrainType[] = Object.freeze(Object.keys(TERRAIN) as TerrainType[]);

/** `level` is the depth of water, or the height or strength of a building. */
export type TerrainFeature = TerrainType | { readonly type: TerrainType; readonly level?: number };

export const terrainType = (feature: TerrainFeature): TerrainType =>
  typeof feature === 'string' ? feature : feature?.type;
export const terrainLevel = (feature: TerrainFeature): number =>
  typeof feature === 'string' ? 1 : (feature.level ?? 1);

/** To-hit modifiers in half points, so that sums stay whole numbers. */
interface ShotEffect {
  readonly type: string;
  readonly interveningHalves: number;
  readonly targetHalves: number;
}

const ON_SHOTS: ReadonlyMap<string, ShotEffect> = new Map(
  Object.entries(TERRAIN).map(([type, { intervening, target }]) => [
    type,
    { type, interveningHalves: intervening * 2, targetHalves: target * 2 },
  ]),
);

/** @throws {RangeError | TypeError} naming the field and its value, if that is not terrain */
function onShots(feature: TerrainFeature, field: string): ShotEffect {
  // Consecutive hexes are often the same.
  if (feature === last.type) return last;
  const type = terrainType(feature);
  const found = ON_SHOTS.get(type);
  if (found === undefined) throw noTerrain(field, type);
  last = found;
  return found;
}

let last = ON_SHOTS.get('clear') as ShotEffect;

function noTerrain(field: string, type: unknown): Error {
  if (typeof type !== 'string') return new TypeError(`${field} holds ${String(type)}: expected a terrain`);
  return new RangeError(`${field} holds "${type}": expected one of ${TERRAIN_TYPES.join(', ')}`);
}

/** Returns the to-hit modifier of the hexes between attacker and target. */
export function interveningTerrainModifier(hexes: readonly (readonly TerrainFeature[])[]): number {
  let halves = 0;
  for (let at = 0; at < hexes.length; at += 1) {
    const hex = hexes[at] as readonly TerrainFeature[];
    for (let index = 0; index < hex.length; index += 1) {
      halves += onShots(hex[index] as TerrainFeature, 'interveningTerrain').interveningHalves;
    }
  }
  return halves >> 1;
}

/** Returns the to-hit modifier of the target's own hex. */
export function targetTerrainModifier(hex: readonly TerrainFeature[]): number {
  let halves = 0;
  for (let index = 0; index < hex.length; index += 1) {
    halves += onShots(hex[index] as TerrainFeature, 'targetTerrain').targetHalves;
  }
  return halves >> 1;
}

const COVERS_THE_LEGS = 1;

/** Whether water in the hex covers a unit's legs, which is partial cover (docs/rules/line-of-sight.md). */
export function givesPartialCover(hex: readonly TerrainFeature[]): boolean {
  for (let index = 0; index < hex.length; index += 1) {
    const feature = hex[index] as TerrainFeature;
    if (terrainType(feature) === 'water' && terrainLevel(feature) === COVERS_THE_LEGS) return true;
  }
  return false;
}
