import { gyroLandingModifier } from '../../rules/piloting/gyro.js';
import {
  needsRollToLand,
  needsRollToRun,
  needsRollToStand,
  needsRollToWalk,
  type PilotingCause,
  type PilotState,
} from '../../rules/piloting/index.js';
import { type RulesetOption, rulesetOf } from '../../rules/ruleset.js';
import { bogDownModifier, entryRoll, isInfantry } from '../../rules/terrain/footing.js';
import { type TerrainFeature, terrainType } from '../../rules/terrain/terrain.js';
import type { Motion } from '../../rules/vehicle/motion.js';
import type { Facing } from '../hex/hex.js';
import type { HexMap } from '../map/hex-map.js';
import { featuresUnderfoot, isCliff, isInBuilding, isOnIce, isPaved, isRoadStep } from './ground.js';
import type { MoveMode, PathPosition, StepTaken } from './position.js';
import { MOVES, type StepKind } from './step.js';

export interface MovementRoll {
  readonly cause: PilotingCause;
  /** The hex in which it is made. */
  readonly hex: number;
  /** The conditions of the hex: the `hex` of the roll's options. */
  readonly footing: readonly TerrainFeature[];
  /** The step that causes it. */
  readonly step: number;
  /**
   * The result of a failure: a fall, a skid, a slip in the old direction, a crash into a wall, motive damage below a cliff, or
   * bogging down.
   */
  readonly failure: 'fall' | 'skid' | 'sideslip' | 'wall' | 'cliff' | 'stuck';
  /** The direction of a sidestep, in which a unit that fails slips one hex on. */
  readonly sidestep?: Facing;
}

type Footing = Pick<PathPosition, 'hex' | 'elevation'>;

/**
 * The rolls of one step, in order. `mode` is the declared mode of the whole move: a running unit may skid from its
 * first turn on. A step in the air causes none.
 */
export function rollsOnStep(
  map: HexMap,
  before: PathPosition,
  { kind, position }: StepTaken,
  mode: MoveMode,
  pilot: PilotState,
  step: number,
  options: RulesetOption = {},
): readonly MovementRoll[] {
  if (mode === 'jump') return NO_ROLLS;
  if (kind === 'stand') {
    return needsRollToStand(pilot) ? [rollAt(map, position, step, { kind: 'stand' }, 'fall')] : [];
  }
  const move = MOVES[kind as StepKind];
  if (move === undefined) return NO_ROLLS;
  const side = (before.facing + move.towards) % 6;
  const road = isRoadStep(map, before.hex, before.elevation, side, position.hex, position.elevation);
  const turning = turningRolls(map, before, mode, pilot, step, options);
  const sidestep = move.sideways ? sidestepRolls(map, position, side as Facing, mode, pilot, step) : NO_ROLLS;
  const walls = wallRolls(map, position, pilot, step);
  const entry = road ? NO_ROLLS : entryRolls(map, position, mode, pilot, step, options);
  const cliff = cliffRolls(map, before, position, side, pilot, step);
  const asked = turning.length + sidestep.length + walls.length + cliff.length + entry.length;
  if (asked === 0) return NO_ROLLS;
  const rolls = [...turning, ...sidestep, ...walls, ...cliff, ...entry];
  if (!move.backward || mode !== 'run') return rolls;
  return rolls.map((roll) => ({ ...roll, cause: { ...roll.cause, flanksBackward: true } }));
}

/** For most steps. */
const NO_ROLLS: readonly MovementRoll[] = [];

/** The rolls at the end of a move: for landing, or for moving on damaged legs. A prone unit cannot fall. */
export function rollsAtEnd(
  map: HexMap,
  at: Footing & Pick<PathPosition, 'prone' | 'hexesMoved'>,
  mode: MoveMode,
  pilot: PilotState,
  step: number,
  options: RulesetOption = {},
): readonly MovementRoll[] {
  if (at.prone) return NO_ROLLS;
  if (mode === 'jump') {
    return [
      ...(needsRollToLand(pilot, options) ? [steadying(map, at, step, landingModifier(pilot, options))] : []),
      ...entryRolls(map, at, mode, pilot, step, options),
    ];
  }
  const moved = { ...options, hexesMoved: at.hexesMoved };
  const asks = mode === 'run' ? needsRollToRun(pilot, moved) : needsRollToWalk(pilot, moved);
  return asks ? [steadying(map, at, step, 0)] : NO_ROLLS;
}

const landingModifier = (pilot: PilotState, { ruleset }: RulesetOption): number =>
  gyroLandingModifier(pilot, rulesetOf(ruleset).piloting);

const steadying = (map: HexMap, at: Footing, step: number, modifier: number): MovementRoll =>
  rollAt(map, at, step, modifier === 0 ? { kind: 'fall' } : { kind: 'fall', modifier }, 'fall');

const rollAt = (
  map: HexMap,
  { hex, elevation }: Footing,
  step: number,
  cause: PilotingCause,
  failure: MovementRoll['failure'],
): MovementRoll => ({ cause, hex, footing: featuresUnderfoot(map, hex, elevation), step, failure });

const SLIPS: readonly (Motion | undefined)[] = ['hover', 'vtol', 'wige'];

/** The result of a failed turn: units on an air cushion slip sideways, all others skid. */
export const offCourse = (
  { motion }: PilotState,
  hexesMoved: number,
): Pick<MovementRoll, 'cause' | 'failure'> =>
  SLIPS.includes(motion)
    ? { cause: { kind: 'sideslip' }, failure: 'sideslip' }
    : { cause: { kind: 'skid', hexesMoved }, failure: 'skid' };

/**
 * A wall in the way: a unit on legs may fall, a vehicle crashes into it. Undefined for infantry and ProtoMechs, which go
 * in by the door (docs/rules/piloting-rolls.md).
 */
export const throughWall = (
  { motion }: PilotState,
  construction: number,
  hexesMoved: number,
): Pick<MovementRoll, 'cause' | 'failure'> | undefined =>
  isInfantry(motion) || motion === 'protomech'
    ? undefined
    : {
        cause: { kind: 'terrain', terrain: { type: 'building', level: construction }, hexesMoved },
        failure: motion === undefined ? 'fall' : 'wall',
      };

const turningRolls = (
  map: HexMap,
  before: PathPosition,
  mode: MoveMode,
  pilot: PilotState,
  step: number,
  options: RulesetOption,
): readonly MovementRoll[] =>
  isInfantry(pilot.motion) || pilot.motion === 'protomech'
    ? NO_ROLLS
    : SLIPS.includes(pilot.motion)
      ? sideslipRolls(map, before, mode, pilot, step)
      : skidRolls(map, before, mode, pilot, step, options);

/**
 * A unit that turns at flank speed may slip in its old direction; in the first hex no unit is fast enough (Total
 * Warfare, "Sideslipping").
 */
function sideslipRolls(
  map: HexMap,
  before: PathPosition,
  mode: MoveMode,
  pilot: PilotState,
  step: number,
): readonly MovementRoll[] {
  const { facing, facingOnArrival, hexesMoved } = before;
  if (mode !== 'run' || hexesMoved < 1 || facing === facingOnArrival) return NO_ROLLS;
  return [turnedAt(map, before, pilot, step)];
}

/** At flank speed, a unit on an air cushion or in the air may shift too far. */
const sidestepRolls = (
  map: HexMap,
  to: PathPosition,
  sidestep: Facing,
  mode: MoveMode,
  pilot: PilotState,
  step: number,
): readonly MovementRoll[] =>
  mode === 'run' && SLIPS.includes(pilot.motion)
    ? [{ ...rollAt(map, to, step, { kind: 'sideslip' }, 'sideslip'), sidestep }]
    : NO_ROLLS;

/**
 * A unit that leaves slippery ground in another direction than it came from may slide (docs/rules/piloting-rolls.md).
 */
function skidRolls(
  map: HexMap,
  before: PathPosition,
  mode: MoveMode,
  pilot: PilotState,
  step: number,
  { ruleset }: RulesetOption,
): readonly MovementRoll[] {
  const { hex, elevation, facing, facingOnArrival } = before;
  if (facing === facingOnArrival || !rulesetOf(ruleset).movement.skids) return NO_ROLLS;
  const slippery = isOnIce(map, hex, elevation) || (mode === 'run' && isPaved(map, hex, elevation));
  return slippery ? [turnedAt(map, before, pilot, step)] : NO_ROLLS;
}

/**
 * Whether any turn on the way might make the unit slip or skid. Some ways for which it says so cause no roll; none of the
 * others does.
 */
export function mayGoOffCourse(
  map: HexMap,
  start: Pick<PathPosition, 'hex' | 'facing' | 'facingOnArrival'>,
  steps: readonly StepKind[],
  { motion }: PilotState,
): boolean {
  const slips = SLIPS.includes(motion);
  let { hex } = start;
  let facing: number = start.facing;
  let turned = facing !== start.facingOnArrival;
  for (const kind of steps) {
    if (kind === 'turn-left' || kind === 'turn-right') {
      facing = (facing + (kind === 'turn-left' ? 5 : 1)) % 6;
      turned = true;
      continue;
    }
    if (turned && (slips || isSmooth(map, hex))) return true;
    const move = MOVES[kind];
    if (move === undefined) continue;
    if (move.sideways && slips) return true;
    turned = false;
    hex = map.neighbors[hex * 6 + ((facing + move.towards) % 6)] as number;
  }
  return false;
}

/** Whether anything about a hex may be slippery: its ground, or a bridge over it. */
const isSmooth = (map: HexMap, hex: number): boolean =>
  isOnIce(map, hex, 0) || isPaved(map, hex, 0) || (map.bridgeConstruction[hex] as number) > 0;

function turnedAt(map: HexMap, before: PathPosition, pilot: PilotState, step: number): MovementRoll {
  const { cause, failure } = offCourse(pilot, before.hexesMoved);
  return rollAt(map, before, step, cause, failure);
}

/** A roll for each part of a building that is entered, and none for leaving it. */
function wallRolls(map: HexMap, to: PathPosition, pilot: PilotState, step: number): readonly MovementRoll[] {
  if (!isInBuilding(map, to.hex, to.elevation)) return NO_ROLLS;
  const wall = throughWall(pilot, map.buildingConstruction[to.hex] as number, to.hexesMoved);
  return wall === undefined ? NO_ROLLS : [rollAt(map, to, step, wall.cause, wall.failure)];
}

/** Vehicles that drive on the ground. Flying units ignore cliffs. */
const DRIVERS: readonly (Motion | undefined)[] = ['tracked', 'wheeled', 'hover', 'wige'];

/** A vehicle rolls when it drives down a sheer cliff (docs/rules/movement.md). */
function cliffRolls(
  map: HexMap,
  before: PathPosition,
  to: PathPosition,
  side: number,
  { motion }: PilotState,
  step: number,
): readonly MovementRoll[] {
  if (!DRIVERS.includes(motion) || !isCliff(map, before.hex, side, to.hex)) return NO_ROLLS;
  const drop =
    (map.level[before.hex] as number) + before.elevation - (map.level[to.hex] as number) - to.elevation;
  if (drop <= 0 || (motion === 'wige' && before.elevation > 0)) return NO_ROLLS;
  return [rollAt(map, to, step, { kind: 'cliff' }, 'cliff')];
}

/** Mire holds a 'Mech that jumps into it without a roll, and soldiers who do not at all (docs/rules/falling.md). */
export const landsWithoutRoll = (motion: Motion | undefined): boolean =>
  motion === undefined || isInfantry(motion);

export const mireCause = (terrain: TerrainFeature, mode: MoveMode): PilotingCause => ({
  kind: 'terrain',
  terrain,
  bogDown: true,
  ...(mode === 'jump' && { landing: true }),
});

/** Each terrain that may trip a unit causes a separate roll; of those that may bog it down, only the worst does. */
function entryRolls(
  map: HexMap,
  at: Footing,
  movementType: MoveMode,
  { motion, largeSupport }: PilotState,
  step: number,
  options: RulesetOption,
): readonly MovementRoll[] {
  if (map.terrain[at.hex] === 0) return NO_ROLLS;
  const rolls: MovementRoll[] = [];
  let worst: TerrainFeature | undefined;
  for (const terrain of featuresUnderfoot(map, at.hex, at.elevation)) {
    // Walls have separate rolls.
    const asked =
      terrainType(terrain) === 'building'
        ? 'none'
        : entryRoll(terrain, { ...options, movementType, motion, largeSupport });
    if (asked === 'fall') rolls.push(rollAt(map, at, step, { kind: 'terrain', terrain }, 'fall'));
    if (asked !== 'bog_down' || (movementType === 'jump' && landsWithoutRoll(motion))) continue;
    if (worst === undefined || bogDownModifier(terrain) > bogDownModifier(worst)) worst = terrain;
  }
  if (worst === undefined) return rolls;
  return [...rolls, rollAt(map, at, step, mireCause(worst, movementType), 'stuck')];
}
