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
  /** Hexes by which a jump may leave the shortest way. */
  readonly jumpDetour: number;
  /** Extra points for a sidestep; `NO_SIDE_STEP` if it cannot. */
  readonly sideStep: number;
  /** Levels that a step may climb or descend, forward and backward. */
  readonly climbs: number;
  readonly climbsBackward: number;
  /** Whether it turns any way for the point of one hexside, as long as it stays in the hex. */
  readonly turnsAnyWay?: boolean;
  /** Whether gyro and limbs let it get up at all. */
  readonly canStand: boolean;
  /** Whether it is never prone, as whatever is no 'Mech. */
  readonly neverProne?: boolean;
  /** Bogged down: it may turn and no more. */
  readonly stuck: boolean;
  readonly footwork: Footwork;
  /** Points of soldiers with wings or rotors for their way on the ground; `walk` is what they fly. */
  readonly afoot?: number;
  /** The highest absolute level that it wants to fly at; left out, as high as rules allow. */
  readonly ceiling?: number;
  /** What is in its way at this height of an occupied hex; left out where neither it nor anything it meets leaves the ground. */
  readonly roomAt?: (hex: number, elevation: number) => number;
  /** Of a move that goes on: its points count from there. */
  readonly soFar?: MoveSoFar | undefined;
}

export const NO_SIDE_STEP = -1;
const SHIFT = 1;

/** How hard the ground is for one pilot and chassis, as tables. */
export interface Footwork {
  /** By terrain, in the order of its bits. */
  readonly terrain: Uint8Array;
  /** By depth of water, up to the depth from which on all costs the same. */
  readonly water: Uint8Array;
  /** Points that water adds which carries it. */
  readonly afloatMp: number;
  readonly savings: GroundSavings;
  /** Points saved on changes of level. */
  readonly slopes: number;
  readonly runsIntoWater: boolean;
  /** Points saved on changes of level along a road, and by how many levels such a step may be higher. */
  readonly roadLevelsSaved: number;
  readonly roadLevelsMore: number;
  /** Points that it has more for a move that never leaves the road. */
  readonly roadBonus: number;
  /** Terrain that it cannot enter but by road, one bit each. */
  readonly banned: number;
  /** Water deeper than this is closed to it. */
  readonly deepest: number;
  /** Water carries it. */
  readonly floats: boolean;
  /** It goes nowhere else than on open water. */
  readonly waterOnly?: boolean;
  /** Points for each hexside that it turns; 0 for a unit that looks every way at once. */
  readonly turnMp: number;
  /** It may always walk into one hex, however much that costs. */
  readonly soldiers?: boolean;
  /** Points for each level that it climbs or descends. */
  readonly levelMp: number;
  /** It pays one point for two levels, in place of that. */
  readonly halvesLevels?: boolean;
  /** Walls cost it nothing. */
  readonly minesWalls: boolean;
  /** What they cost it, whatever they are made of; left out, that goes by the walls. */
  readonly wallMp?: number;
  /** It changes floors inside of buildings. */
  readonly climbsStairs?: boolean;
  /** Roofs bear it. */
  readonly roofs: boolean;
  /** Levels that it reaches above its own. */
  readonly height: number;
  /** How it leaves the ground, or the surface of water; left out if it cannot. */
  readonly vertical?: Vertical;
}

/** Up on rotors, just above the ground on a cushion of air, or down under water. */
export const VERTICALS = Object.freeze(['vtol', 'wige', 'submarine'] as const);
type Vertical = (typeof VERTICALS)[number];

/** On foot, anywhere. */
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
    // It tramples down what hinders others, stands a level higher, and no roof bears it.
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

/** What a pilot's abilities make of the ground. */
export function footworkOf(abilities: readonly string[], body: Body, options: RulesetOption = {}): Footwork {
  const rules = rulesetOf(options.ruleset);
  const total: Record<string, number> = {};
  for (const { ability } of resolveAbilities(abilities)) {
    const savings = hooksIn(ability, rules).groundSavings?.(body) ?? {};
    for (const kind of GROUND_KINDS) total[kind] = Math.max(total[kind] ?? 0, savings[kind] ?? 0);
  }
  return sharedFootwork(total, body.superheavy ?? false, rules);
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

/** What a shift sideways costs beyond the hex's own. */
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

/** What one mover finds in each hex: `EMPTY`, `FRIEND`, `ENEMY` or `CONTACT`. A hex with room left for it is empty. */
export type Occupancy = Readonly<Uint8Array>;
export const EMPTY = 0;
/** May be passed, but no unit can stop there. */
export const FRIEND = 1;
/** May not be entered. */
export const ENEMY = 2;
/** An enemy who leaves room for it: it may come in, and its move ends there. */
export const CONTACT = 3;
