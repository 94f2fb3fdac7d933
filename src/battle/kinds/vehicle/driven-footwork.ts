import type { Ruleset } from '../../../rules/ruleset.js';
import { type GroundSavings, savedOn } from '../../../rules/terrain/movement-cost.js';
import { TERRAIN_TYPES, type TerrainType } from '../../../rules/terrain/terrain.js';
import { ROAD_BONUS } from '../../../rules/vehicle/points.js';
import { TERRAIN_BIT } from '../../map/hex-map.js';
import { DEEPEST } from '../../map/limits.js';
import type { Footwork } from '../../movement/mover.js';

const LEVEL_MP = 2;

/**
 * For vehicles on tracks or wheels. `costFor` is infinite for terrain that they cannot enter off the road. Drivers save
 * nothing in water.
 */
export function drivenFootwork(
  costFor: (type: TerrainType) => number,
  savings: GroundSavings,
  ruleset: Ruleset,
): Footwork {
  const { waterMp, roadLevelsSaved, roadLevelsMore } = ruleset.terrain;
  const costs = TERRAIN_TYPES.map((type) => savedOn(type, costFor(type), savings));
  return {
    terrain: Uint8Array.from(costs, (cost) => (Number.isFinite(cost) ? cost : 0)),
    water: Uint8Array.from(waterMp),
    afloatMp: 0,
    savings,
    slopes: savings.slopes ?? 0,
    // Not even where 'Mechs may.
    runsIntoWater: false,
    roadLevelsSaved,
    roadLevelsMore,
    roadBonus: ROAD_BONUS,
    banned: TERRAIN_TYPES.reduce(
      (bits, type, index) => (Number.isFinite(costs[index]) ? bits : bits | TERRAIN_BIT[type]),
      0,
    ),
    deepest: DEEPEST,
    floats: false,
    turnMp: 1,
    levelMp: LEVEL_MP,
    minesWalls: false,
    roofs: false,
    climbsCliffs: 0,
    height: 0,
  };
}
