import { resolveAbilities } from '../../rules/abilities/ability-catalog.js';
import { hasFourLegs, type MechChassis } from '../../rules/body/chassis.js';
import { hooksIn } from '../../rules/hooks.js';
import { type Ruleset, type RulesetOption, rulesetOf } from '../../rules/ruleset.js';
import { GROUND_KINDS, type GroundSavings, terrainMp, waterMp } from '../../rules/terrain/movement-cost.js';
import { TERRAIN_TYPES } from '../../rules/terrain/terrain.js';
import type { Facing } from '../hex/hex.js';
import { DEEPEST } from '../map/limits.js';
import type { MoveSoFar } from './position.js';

/** The properties of a unit that matter for movement, as numbers and flags. */
export interface Mover {
  /** Index on the map. */
  readonly hex: number;
  /** Above the hex's level: minus the depth on the bottom of water, the height of a bridge or roof that it is on. */
  readonly elevation: number;
  readonly facing: Facing;
  readonly prone: boolean;
  readonly walk: number;
  readonly run: number;
  /** From its place. */
  readonly jump: number;
  /** Hexes by which a jump may deviate from the shortest path. */
  readonly jumpDetour: number;
  /** Extra points for a sidestep; `NO_SIDE_STEP` if it cannot. */
  readonly sideStep: number;
  /** Levels that a step may climb or descend, forward and backward. */
  readonly climbs: number;
  readonly climbsBackward: number;
  /** Whether it may turn any number of hexsides for one point, as long as it stays in the hex. */
  readonly turnsAnyWay?: boolean;
  /** Whether gyro and limbs let it stand up at all. */
  readonly canStand: boolean;
  /** Whether a move in which it stands up is a run, however few points it takes. */
  readonly standingCountsAsRunning?: boolean;
  /** Whether it can never be prone, like all units other than 'Mechs. */
  readonly neverProne?: boolean;
  /** Whether it may run backward. */
  readonly runsBackward?: boolean;
  /** Bogged down: it may only turn, or jump out. */
  readonly stuck: boolean;
  readonly footwork: Footwork;
  /** Ground movement points of infantry that flies; `walk` holds its flying points. */
  readonly afoot?: number;
  /** The highest absolute level to which it plans to fly; left out, as high as the rules allow. */
  readonly ceiling?: number;
  /** What is in its way at this height of an occupied hex; left out if neither it nor any other unit flies or dives. */
  readonly roomAt?: (hex: number, elevation: number) => number;
  /** The interrupted move that this one continues; its points count as spent. */
  readonly soFar?: MoveSoFar | undefined;
}

export const NO_SIDE_STEP = -1;
const SHIFT = 1;

/** The cost of terrain for one pilot and chassis, as tables. */
export interface Footwork {
  /** By terrain, in the order of its bits. */
  readonly terrain: Uint8Array;
  /** By depth of water, up to the depth from which on the cost is the same. */
  readonly water: Uint8Array;
  /** Extra points in water for a unit that floats. */
  readonly afloatMp: number;
  readonly savings: GroundSavings;
  /** Points saved on changes of level. */
  readonly slopes: number;
  readonly runsIntoWater: boolean;
  /** Points saved on changes of level along a road, and by how many levels such a step may be higher. */
  readonly roadLevelsSaved: number;
  readonly roadLevelsMore: number;
  /** Extra points for a move that never leaves the road. */
  readonly roadBonus: number;
  /** Terrain that it can enter only by road, one bit each. */
  readonly banned: number;
  /** The deepest water that it can enter. */
  readonly deepest: number;
  readonly floats: boolean;
  /** It can enter only open water. */
  readonly waterOnly?: boolean;
  /** Points for each hexside of a turn; 0 for a unit without a facing. */
  readonly turnMp: number;
  /** It may always walk into one hex, whatever the cost. */
  readonly soldiers?: boolean;
  /** Points for each level up or down. */
  readonly levelMp: number;
  /** It pays one point for two levels instead. */
  readonly halvesLevels?: boolean;
  /** Walls cost it nothing. */
  readonly minesWalls: boolean;
  /** The cost of all walls; left out, it depends on the wall. */
  readonly wallMp?: number;
  /** It can change floors inside buildings. */
  readonly climbsStairs?: boolean;
  /** Roofs can bear it. */
  readonly roofs: boolean;
  /** Levels that it may climb up a sheer cliff; left out, as many as elsewhere. */
  readonly climbsCliffs?: number;
  /** Levels that it reaches above its own. */
  readonly height: number;
  /** How it leaves the ground, or the surface of water; left out if it cannot. */
  readonly vertical?: Vertical;
}

/** With rotors, just above the ground on an air cushion, or under water. */
export const VERTICALS = Object.freeze(['vtol', 'wige', 'submarine'] as const);
type Vertical = (typeof VERTICALS)[number];

/** Anywhere on foot. */
const ON_FOOT = { roadBonus: 0, banned: 0, deepest: DEEPEST, floats: false, turnMp: 1, levelMp: 1 } as const;

function footworkWith(savings: GroundSavings, superheavy: boolean, ruleset: Ruleset): Footwork {
  const { waterMp: byDepth, runsIntoWater, roadLevelsSaved, roadLevelsMore } = ruleset.terrain;
  return {
    terrain: Uint8Array.from(TERRAIN_TYPES, (type) => terrainMp(type, savings, superheavy)),
    water: Uint8Array.from(byDepth, (_, depth) => waterMp(depth, savings, { ruleset })),
    afloatMp: 0,
    savings,
    slopes: savings.slopes ?? 0,
    runsIntoWater,
    roadLevelsSaved,
    roadLevelsMore,
    ...ON_FOOT,
    // A superheavy: obstacles cost it less, it stands a level higher, and no roof bears it.
    minesWalls: superheavy,
    roofs: !superheavy,
    height: superheavy ? 2 : 1,
  };
}

/** For movers without special knowledge of terrain, by the usual rules. */
export const PLAIN_FOOTWORK: Footwork = footworkWith({}, false, rulesetOf());

export interface Body {
  readonly chassis: MechChassis;
  readonly animalistic: boolean;
  readonly superheavy?: boolean;
}

/** The terrain costs with a pilot's abilities. */
export function footworkOf(abilities: readonly string[], body: Body, options: RulesetOption = {}): Footwork {
  const rules = rulesetOf(options.ruleset);
  return sharedFootwork(savingsOf(abilities, rules, body), body.superheavy ?? false, rules);
}

/** A unit with no build that helps on any ground. */
export const ANYBODY: Body = { chassis: 'biped', animalistic: false };

/** Points that a pilot's abilities save on the ground. */
export function savingsOf(abilities: readonly string[], rules: Ruleset, body = ANYBODY): GroundSavings {
  const total: Record<string, number> = {};
  for (const { ability } of resolveAbilities(abilities)) {
    const savings = hooksIn(ability, rules).groundSavings?.(body) ?? {};
    for (const kind of GROUND_KINDS) total[kind] = Math.max(total[kind] ?? 0, savings[kind] ?? 0);
  }
  return total;
}

/** Movers with the same knowledge of terrain share tables, so that searches share their results about a map. */
const footworks = new WeakMap<Ruleset, Map<string, Footwork>>();

function sharedFootwork(savings: GroundSavings, superheavy: boolean, ruleset: Ruleset): Footwork {
  const known = footworks.get(ruleset) ?? new Map<string, Footwork>();
  footworks.set(ruleset, known);
  const key = [superheavy, ...GROUND_KINDS.map((kind) => savings[kind] ?? 0)].join();
  const footwork = known.get(key) ?? footworkWith(savings, superheavy, ruleset);
  known.set(key, footwork);
  return footwork;
}

/** Extra cost of a sidestep. */
export function sideStepOf(
  abilities: readonly string[],
  chassis: MechChassis,
  options: RulesetOption = {},
): number {
  const rules = rulesetOf(options.ruleset);
  const nimble = resolveAbilities(abilities).some(({ ability }) => hooksIn(ability, rules).sideSteps);
  if (hasFourLegs(chassis)) return nimble ? 0 : SHIFT;
  return nimble ? SHIFT : NO_SIDE_STEP;
}

/**
 * The state of each hex for one mover: `EMPTY`, `FRIEND`, `ENEMY` or `CONTACT`. A hex with room left for it is empty.
 */
export type Occupancy = Readonly<Uint8Array>;
export const EMPTY = 0;
/** May be passed, but no unit can stop there. */
export const FRIEND = 1;
/** May not be entered. */
export const ENEMY = 2;
/** Holds an enemy that leaves room: the mover may enter, which ends its move. */
export const CONTACT = 3;
