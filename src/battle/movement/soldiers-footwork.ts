import type { Ruleset } from '../../rules/ruleset.js';
import type { GroundSavings } from '../../rules/terrain/movement-cost.js';
import { TERRAIN_TYPES } from '../../rules/terrain/terrain.js';
import type { Combatant } from '../combatant/combatant.js';
import { TERRAIN_BIT } from '../map/hex-map.js';
import { DEEPEST } from '../map/limits.js';
import type { Footwork, Mover } from './mover.js';
import { roomAtHeight } from './stacking.js';

/** How kinds of infantry differ on the ground. */
export interface March {
  /**
   * Points beyond the one for the hex, by terrain in the order of its types; `Infinity` for terrain that is closed off
   * the road. What abilities save is taken off.
   */
  readonly terrain: readonly number[];
  readonly savings: GroundSavings;
  readonly floats: boolean;
  readonly wallMp: number;
  /** Foot infantry changes floors; vehicles and beasts stay on the ground. */
  readonly climbsStairs: boolean;
  /** On rotors, or in water, where it dives and keeps its depth. */
  readonly vertical?: 'vtol' | 'submarine' | undefined;
  /** Mountain troops pay one point for two levels. */
  readonly halvesLevels: boolean;
  /** Levels that it may climb up a sheer cliff; left out, as many as elsewhere. */
  readonly climbsCliffs?: number;
  /** Points for each hexside of a turn, for infantry with heavy guns. */
  readonly turnMp?: number;
}

const LEVEL_MP = 2;

/**
 * Infantry on foot, in suits or on light vehicles: turns for free, pays twice for levels, and is as high as a person.
 */
export function soldiersFootwork(march: March, { terrain: rules }: Ruleset): Footwork {
  const {
    terrain,
    savings,
    vertical,
    floats,
    wallMp,
    climbsStairs,
    climbsCliffs,
    halvesLevels,
    turnMp = 0,
  } = march;
  const { waterMp, roadLevelsSaved, roadLevelsMore } = rules;
  return {
    terrain: Uint8Array.from(terrain, (cost) => (Number.isFinite(cost) ? cost : 0)),
    water: Uint8Array.from(waterMp, () => 0),
    afloatMp: 0,
    savings,
    slopes: savings.slopes ?? 0,
    runsIntoWater: true,
    roadLevelsSaved,
    roadLevelsMore,
    roadBonus: 0,
    banned: TERRAIN_TYPES.reduce(
      (bits, type, index) => (Number.isFinite(terrain[index]) ? bits : bits | TERRAIN_BIT[type]),
      0,
    ),
    deepest: vertical === 'submarine' || floats ? DEEPEST : 0,
    floats,
    turnMp,
    soldiers: true,
    levelMp: LEVEL_MP,
    halvesLevels,
    minesWalls: false,
    wallMp,
    climbsStairs,
    roofs: true,
    ...(climbsCliffs !== undefined && { climbsCliffs }),
    height: 0,
    ...(vertical !== undefined && { vertical }),
  };
}

/** Additional fields in the mover of infantry that flies or swims. */
export const liftedSoldiers = (
  units: readonly Combatant[],
  unit: Combatant,
  afoot: number,
): Pick<Mover, 'afoot' | 'roomAt'> => ({
  afoot,
  roomAt: (hex, elevation) => roomAtHeight(units, unit, hex, elevation),
});
