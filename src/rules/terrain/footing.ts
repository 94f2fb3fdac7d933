import { type RulesetOption, rulesetOf } from '../ruleset.js';
import { movedModifier } from '../to-hit/movement.js';
import type { MovementType } from '../to-hit/vocabulary.js';
import type { Motion } from '../vehicle/motion.js';
import { TERRAIN, type TerrainFeature, type TerrainType, terrainLevel, terrainType } from './terrain.js';

/** What entering asks for: nothing, a roll to stay upright, or one not to stick. */
export type EntryRoll = 'none' | 'fall' | 'bog_down';

interface Entry {
  readonly roll: (level: number) => EntryRoll;
  /** Beyond what the ground adds to any roll made on it. */
  readonly modifier: (level: number, hexesMoved: number) => number;
}

/** By construction: light, medium, heavy, hardened. */
const WALLS: readonly number[] = [0, 0, 1, 2, 5];
const HARDENED = 4;
const DEEP = 3;

const waterByDepth = (depth: number): number => Math.min(depth, DEEP) - 2;

const sticky = (modifier: number): Entry => ({ roll: () => 'bog_down', modifier: () => modifier });

/** Terrain that asks whoever enters it for a roll (docs/rules/terrain.md and docs/rules/piloting-rolls.md and docs/rules/falling.md). */
const ENTRIES: Readonly<Partial<Record<TerrainType, Entry>>> = {
  rubble: { roll: () => 'fall', modifier: () => 0 },
  ultra_rubble: { roll: () => 'fall', modifier: () => 0 },
  water: { roll: (depth) => (depth > 0 ? 'fall' : 'none'), modifier: waterByDepth },
  // Faster is harder, by the same steps that make a target hard to hit.
  building: {
    roll: () => 'fall',
    modifier: (level, hexesMoved) => (WALLS[Math.min(level, HARDENED)] ?? 0) + movedModifier(hexesMoved),
  },
  swamp: sticky(0),
  mud: sticky(-1),
  deep_snow: sticky(-1),
  tundra: sticky(-1),
};

/** Where vehicles drive another way than 'Mechs walk. */
const DRIVING: Readonly<Partial<Record<TerrainType, Readonly<Partial<Record<Motion, number>>>>>> = {
  swamp: { tracked: 2, wheeled: 2, hover: 2, wige: 2 },
  mud: { tracked: 1, wheeled: 1, hover: 0, wige: 0 },
  ice: { tracked: 4, wheeled: 4, hover: 0, wige: 0 },
  snow: { tracked: 0, wheeled: 1, hover: 0, wige: 0 },
};

/** What the ground holds no longer once it has left it, or never touches. */
const OFF_THE_GROUND: readonly (Motion | undefined)[] = ['vtol', 'naval', 'hydrofoil', 'submarine'];

/** Added to any piloting roll made on this ground, or driving roll of a vehicle. */
export function terrainPilotingModifier(feature: TerrainFeature, motion?: Motion): number {
  if (OFF_THE_GROUND.includes(motion) || isInfantry(motion)) return 0;
  const type = terrainType(feature);
  const driving = motion === undefined ? undefined : DRIVING[type]?.[motion];
  return driving ?? TERRAIN[type].piloting;
}

export interface EntryOptions extends RulesetOption {
  /** How the unit moves; left out, by force or at a run. */
  readonly movementType?: MovementType;
  /** What a vehicle moves on; left out, it is on foot. */
  readonly motion?: Motion;
}

/** The roll that this terrain asks for from whoever enters it on foot, or in a vehicle. */
export function entryRoll(
  feature: TerrainFeature,
  { movementType, motion, ruleset }: EntryOptions = {},
): EntryRoll {
  const type = terrainType(feature);
  if (motion !== undefined) return vehicleEntryRoll(feature, motion);
  if (type === 'water' && movementType === 'walk') {
    if (!rulesetOf(ruleset).terrain.walkingIntoWaterAsksForRoll) return 'none';
  }
  return ENTRIES[type]?.roll(terrainLevel(feature)) ?? 'none';
}

/** Infantry makes no other roll for the ground than not to stick in it, and nothing else counts for that. */
export const isInfantry = (motion: Motion | undefined): boolean =>
  motion === 'infantry' || motion === 'carried-infantry';

const STICKS: readonly Motion[] = ['tracked', 'wheeled', 'infantry', 'protomech'];
/** A VTOL that lands there. */
const SWALLOWS_ALL: readonly TerrainType[] = ['swamp'];

/** Wheels, tracks and feet stick; nothing makes a vehicle fall. */
function vehicleEntryRoll(feature: TerrainFeature, motion: Motion): EntryRoll {
  // Mud does not hold so light a machine.
  if (motion === 'protomech' && terrainType(feature) === 'mud') return 'none';
  const roll = ENTRIES[terrainType(feature)]?.roll(terrainLevel(feature)) ?? 'none';
  const sticks =
    STICKS.includes(motion) || (motion === 'vtol' && SWALLOWS_ALL.includes(terrainType(feature)));
  return roll === 'bog_down' && sticks ? roll : 'none';
}

/** Added to the roll for entering; rolls not to stick are `bogDownModifier`'s. */
export const enteringTerrainModifier = (feature: TerrainFeature, hexesMoved: number): number =>
  modifierFor('fall', feature, hexesMoved);

/** Added to the roll not to stick in it, and to the one to get free. */
export const bogDownModifier = (feature: TerrainFeature, motion?: Motion): number =>
  isInfantry(motion) && terrainType(feature) === 'mud' ? 0 : modifierFor('bog_down', feature, 0);

function modifierFor(roll: EntryRoll, feature: TerrainFeature, hexesMoved: number): number {
  const entry = ENTRIES[terrainType(feature)];
  const level = terrainLevel(feature);
  return entry?.roll(level) === roll ? entry.modifier(level, hexesMoved) : 0;
}
