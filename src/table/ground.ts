import type { Battle } from '../battle/battle.js';
import type { Combatant } from '../battle/combatant/combatant.js';
import { USUAL_STRENGTH } from '../battle/map/board-terrain.js';
import { CLEAR_HEX } from '../battle/map/hex-map.js';
import { groundElevation } from '../battle/movement/ground.js';
import { type TerrainFeature, terrainLevel, terrainType } from '../rules/terrain/terrain.js';

/** Ice with a level lies over water of that depth. */
const isOverWater = (feature: TerrainFeature): boolean =>
  typeof feature !== 'string' && feature.type === 'ice' && (feature.level ?? 0) > 0;

/** Woods rise 2 levels, which hides a 'Mech. */
const FOLIAGE_HEIGHT = 2;

/** Sets the terrain of the unit's own hex, and puts the unit on its ground. */
export function putGround(battle: Battle, unit: Combatant, features: readonly TerrainFeature[]): void {
  const { map } = battle;
  const asBefore = features.length === 0 && map.terrain[unit.hex] === 0;
  if (!asBefore) {
    battle.map = map.copy();
    const water = features.find((feature) => terrainType(feature) === 'water') ?? features.find(isOverWater);
    const building = features.find((feature) => terrainType(feature) === 'building');
    battle.map.set(unit.hex, {
      ...CLEAR_HEX,
      terrain: [
        ...new Set([...features.map(terrainType), ...(water === undefined ? [] : (['water'] as const))]),
      ],
      waterDepth: water === undefined ? 0 : terrainLevel(water),
      foliageHeight: FOLIAGE_HEIGHT,
      ...(building !== undefined && {
        building: {
          construction: terrainLevel(building),
          height: 1,
          strength: USUAL_STRENGTH[terrainLevel(building)] ?? 0,
          exits: 0,
        },
      }),
    });
  }
  unit.elevation = groundElevation(battle.map, unit.hex);
}
