import { type Ruleset, type RulesetOption, rulesetOf } from '../ruleset.js';
import { movedModifier } from '../to-hit/movement.js';
import type { MovementType } from '../to-hit/vocabulary.js';
import type { Motion } from '../vehicle/motion.js';
import { TERRAIN, type TerrainFeature, type TerrainType, terrainLevel, terrainType } from './terrain.js';

/** The roll for entering: none, one to avoid a fall, or one to avoid bogging down. */
export type EntryRoll = 'none' | 'fall' | 'bog_down';

interface Entry {
  readonly roll: (level: number) => EntryRoll;
  /** Added to the terrain's modifier for any roll made in it. */
  readonly modifier: (level: number, hexesMoved: number) => number;
}

/** By construction: light, medium, heavy, hardened. */
const WALLS: readonly number[] = [0, 0, 1, 2, 5];
const HARDENED = 4;

const sticky = (modifier: number): Entry => ({ roll: () => 'bog_down', modifier: () => modifier });

/**
 * Terrain that calls for a roll on entry (docs/rules/terrain.md, docs/rules/piloting-rolls.md,
 * docs/rules/falling.md).
 */
const ENTRIES: Readonly<Partial<Record<TerrainType, Entry>>> = {
  rubble: { roll: () => 'fall', modifier: () => 0 },
  ultra_rubble: { roll: () => 'fall', modifier: () => 0 },
  // Rulesets have its modifiers.
  water: { roll: (depth) => (depth > 0 ? 'fall' : 'none'), modifier: () => 0 },
  // Speed makes it harder, by the steps of the target movement modifier.
  building: {
    roll: () => 'fall',
    modifier: (level, hexesMoved) => (WALLS[Math.min(level, HARDENED)] ?? 0) + movedModifier(hexesMoved),
  },
  swamp: sticky(0),
  mud: sticky(-1),
  deep_snow: sticky(-1),
  tundra: sticky(-1),
  sand: sticky(0),
  magma: sticky(0),
};

/** Terrain with other modifiers for vehicles than for 'Mechs. */
const DRIVING: Readonly<Partial<Record<TerrainType, Readonly<Partial<Record<Motion, number>>>>>> = {
  swamp: { tracked: 2, wheeled: 2, hover: 2, wige: 2 },
  mud: { tracked: 1, wheeled: 1, hover: 0, wige: 0 },
  ice: { tracked: 4, wheeled: 4, hover: 0, wige: 0 },
  snow: { tracked: 0, wheeled: 1, hover: 0, wige: 0 },
};

/** Motion types that the ground does not affect. */
const OFF_THE_GROUND: readonly (Motion | undefined)[] = ['vtol', 'naval', 'hydrofoil', 'submarine'];

/** Returns the modifier of any piloting or driving roll made in this terrain. */
export function terrainPilotingModifier(feature: TerrainFeature, motion?: Motion): number {
  if (OFF_THE_GROUND.includes(motion) || isInfantry(motion)) return 0;
  const type = terrainType(feature);
  const driving = motion === undefined ? undefined : DRIVING[type]?.[motion];
  return driving ?? TERRAIN[type].piloting;
}

export interface EntryOptions extends RulesetOption {
  /** How the unit moves; if left out, it runs or is forced. */
  readonly movementType?: MovementType;
  /** The motion type of a vehicle; if left out, the unit is on foot. */
  readonly motion?: Motion | undefined;
  /** A large support vehicle, the only unit that sand can hold. */
  readonly largeSupport?: boolean | undefined;
}

/** Returns the roll that entering this terrain calls for, on foot or in a vehicle. */
export function entryRoll(
  feature: TerrainFeature,
  { movementType, motion, largeSupport = false, ruleset }: EntryOptions = {},
): EntryRoll {
  const type = terrainType(feature);
  if (type === 'sand' && !largeSupport) return 'none';
  if (type === 'mud' && (motion === undefined || motion === 'protomech')) return 'none';
  if (motion !== undefined) return vehicleEntryRoll(feature, motion);
  if (type === 'water' && !waterAsks(movementType, rulesetOf(ruleset))) return 'none';
  return ENTRIES[type]?.roll(terrainLevel(feature)) ?? 'none';
}

function waterAsks(movementType: MovementType | undefined, { terrain }: Ruleset): boolean {
  if (movementType === 'walk') return terrain.walkingIntoWaterAsksForRoll;
  return movementType !== 'jump' || terrain.jumpingIntoWaterAsksForRoll;
}

/** Infantry only rolls to avoid bogging down, without other terrain modifiers. */
export const isInfantry = (motion: Motion | undefined): boolean =>
  motion === 'infantry' || motion === 'carried-infantry';

const STICKS: readonly Motion[] = ['tracked', 'wheeled', 'infantry', 'protomech'];
/** Even a VTOL that lands there may bog down. */
const SWALLOWS_ALL: readonly TerrainType[] = ['swamp'];

/** Wheels, tracks and feet bog down. A vehicle never falls. */
function vehicleEntryRoll(feature: TerrainFeature, motion: Motion): EntryRoll {
  const roll = ENTRIES[terrainType(feature)]?.roll(terrainLevel(feature)) ?? 'none';
  const sticks =
    STICKS.includes(motion) || (motion === 'vtol' && SWALLOWS_ALL.includes(terrainType(feature)));
  return roll === 'bog_down' && sticks ? roll : 'none';
}

/** Returns the modifier of the roll for entering. `bogDownModifier` covers rolls to avoid bogging down. */
export function enteringTerrainModifier(
  feature: TerrainFeature,
  hexesMoved: number,
  { terrain: { intoWater } }: Ruleset,
): number {
  if (terrainType(feature) !== 'water') return modifierFor('fall', feature, hexesMoved);
  return intoWater[Math.min(terrainLevel(feature), intoWater.length) - 1] ?? 0;
}

/** Returns the modifier of rolls to avoid bogging down and to get free. */
export const bogDownModifier = (feature: TerrainFeature, motion?: Motion): number =>
  isInfantry(motion) && terrainType(feature) === 'mud' ? 0 : modifierFor('bog_down', feature, 0);

function modifierFor(roll: EntryRoll, feature: TerrainFeature, hexesMoved: number): number {
  const entry = ENTRIES[terrainType(feature)];
  const level = terrainLevel(feature);
  return entry?.roll(level) === roll ? entry.modifier(level, hexesMoved) : 0;
}
