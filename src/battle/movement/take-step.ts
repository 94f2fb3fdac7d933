import { turned } from '../hex/hex.js';
import { type HexMap, OFF_MAP } from '../map/hex-map.js';
import {
  flownElevation,
  flownMp,
  isFlying,
  liftedElevation,
  liftMp,
  pointsAt,
  turnObstacle,
  WIGE_LIFT_MP,
} from './flight.js';
import { landingElevation } from './floors.js';
import {
  crossingCost,
  crossingObstacle,
  isInBuilding,
  isInWater,
  isNoLanding,
  isPaved,
  isRoadStep,
  NO_WAY,
  topElevation,
  walkedElevation,
} from './ground.js';
import { CONTACT, EMPTY, ENEMY, type Mover, NO_SIDE_STEP, type Occupancy } from './mover.js';
import type { PathPosition, StepObstacle, StepTaken } from './position.js';
import { GOING_PRONE_MP, MOVES, type StepKind, standingUpMp, standsUpAtARun, TURNS } from './step.js';

/** On a map, a mover with extra points on roads may start on one. */
export function startOfPath(
  { hex, elevation, facing, prone, soFar, footwork }: Mover,
  map?: HexMap,
): PathPosition {
  return {
    hex,
    elevation,
    facing,
    facingOnArrival: facing,
    prone,
    mp: soFar?.mp ?? 0,
    hexesMoved: soFar?.hexesMoved ?? 0,
    lastWay: soFar?.lastWay ?? 'none',
    stepsTaken: soFar !== undefined && soFar.mp > 0 ? 1 : 0,
    mode: soFar?.mode ?? 'stationary',
    justStood: false,
    runBarred: soFar?.runBarred ?? false,
    onRoad:
      map !== undefined && footwork.roadBonus > 0 && soFar === undefined && isPaved(map, hex, elevation),
  };
}

/** Takes one step from a position: its cost, its end, and whether it is legal. */
export function takeStep(
  map: HexMap,
  mover: Mover,
  at: PathPosition,
  kind: StepKind,
  occupancy?: Occupancy,
): StepTaken {
  if (at.mode === 'jump') return flownStep(map, mover, at, kind);
  const move = MOVES[kind];
  if (move !== undefined) return crossingStep(map, mover, at, kind, occupancy);
  const turn = TURNS[kind];
  if (turn !== undefined) {
    const facing = turned(at.facing, turn);
    // Infantry turns for free.
    if (mover.footwork.turnMp === 0) return stepTaken(kind, 0, { ...at, facing }, undefined);
    // Turning while standing up is free, and does not count as a turn that could make it skid.
    if (at.justStood) return onTheSpot(mover, { ...at, facing, facingOnArrival: facing }, kind, 0, undefined);
    const paid = mover.turnsAnyWay === true && !at.prone && at.facing !== at.facingOnArrival;
    const { vertical, turnMp } = mover.footwork;
    const obstacle = vertical === undefined ? undefined : flightTurnObstacle(map, mover, at, turnMp);
    return onTheSpot(mover, { ...at, facing }, kind, paid ? 0 : turnMp, obstacle);
  }
  if (kind === 'up' || kind === 'down') return liftStep(map, mover, at, kind);
  if (kind === 'hover') {
    const { vertical } = mover.footwork;
    const aloft = vertical === 'wige' && isFlying(map, mover.footwork, at.hex, at.elevation);
    return onTheSpot(mover, at, kind, WIGE_LIFT_MP, aloft ? undefined : 'cannot-rise');
  }
  if (kind === 'stand') {
    const obstacle = !at.prone
      ? 'not-prone'
      : mover.stuck
        ? 'stuck'
        : mover.canStand
          ? undefined
          : 'cannot-stand';
    const position = { ...at, prone: false, justStood: true, facingOnArrival: at.facing };
    return onTheSpot(mover, position, kind, standingUpMp(mover.run), obstacle);
  }
  if (kind === 'go-prone') {
    const position = { ...at, prone: true, justStood: false };
    return onTheSpot(mover, position, kind, GOING_PRONE_MP, pronenessObstacle(mover, at));
  }
  return takeOff(mover, at);
}

function pronenessObstacle({ neverProne, stuck }: Mover, { prone }: PathPosition): StepObstacle | undefined {
  if (neverProne) return 'never-prone';
  if (prone) return 'prone';
  return stuck ? 'stuck' : undefined;
}

const flightTurnObstacle = (
  map: HexMap,
  mover: Mover,
  { hex, elevation, mp }: PathPosition,
  turnMp: number,
): StepObstacle | undefined =>
  turnObstacle(map, mover, hex, elevation) ??
  (mp + turnMp > pointsAt(map, mover, hex, elevation, mover.run) ? 'no-points' : undefined);

/** Up or down in the same hex. */
function liftStep(map: HexMap, mover: Mover, at: PathPosition, kind: 'up' | 'down'): StepTaken {
  const up = kind === 'up';
  const elevation = liftedElevation(map, mover, at.hex, at.elevation, up, at.stepsTaken === 0);
  if (elevation === NO_WAY) return stepTaken(kind, 0, at, up ? 'cannot-rise' : 'cannot-sink');
  const held = mover.stuck ? 'stuck' : undefined;
  return onTheSpot(mover, { ...at, elevation }, kind, liftMp(mover.footwork, up), held);
}

/** Whether walking or running points pay for it, if either do. What has become a run stays one. */
function modeFor(
  mover: Mover,
  ran: boolean,
  mp: number,
  runBarred: boolean,
  onRoad: boolean,
): 'walk' | 'run' | undefined {
  if (mover.walk === 0) return undefined;
  const bonus = onRoad ? mover.footwork.roadBonus : 0;
  if (mp <= mover.walk + bonus && !ran) return 'walk';
  return mp <= mover.run + bonus && !runBarred ? 'run' : undefined;
}

function onTheSpot(
  mover: Mover,
  to: PathPosition,
  kind: StepKind,
  mp: number,
  obstacle: StepObstacle | undefined,
): StepTaken {
  const spent = to.mp + mp;
  const ran = to.mode === 'run' || (to.justStood && standsUpAtARun(mover));
  const mode = modeFor(mover, ran, spent, to.runBarred, to.onRoad);
  const position: PathPosition = { ...to, mp: spent, stepsTaken: to.stepsTaken + 1, mode: mode ?? to.mode };
  return stepTaken(kind, mp, position, obstacle ?? (mode === undefined ? 'no-points' : undefined));
}

const stepTaken = (
  kind: StepKind,
  mp: number,
  position: PathPosition,
  obstacle: StepObstacle | undefined,
): StepTaken => (obstacle === undefined ? { kind, mp, position } : { kind, mp, position, obstacle });

function crossingStep(
  map: HexMap,
  mover: Mover,
  at: PathPosition,
  kind: StepKind,
  occupancy: Occupancy | undefined,
): StepTaken {
  const { towards, backward, sideways } = MOVES[kind] as NonNullable<(typeof MOVES)[StepKind]>;
  const side = turned(at.facing, towards);
  const to = map.neighbors[at.hex * 6 + side] as number;
  if (to === OFF_MAP) return stepTaken(kind, 0, at, 'off-map');
  const { footwork } = mover;
  const flies = footwork.vertical !== undefined && isFlying(map, footwork, at.hex, at.elevation);
  const elevation = flies
    ? flownElevation(map, footwork, at.hex, at.elevation, to)
    : walkedElevation(map, mover, at.hex, at.elevation, side, to, backward);
  if (elevation === NO_WAY) return stepTaken(kind, 0, at, 'too-low');
  const shift = sideways ? Math.max(0, mover.sideStep) : 0;
  const mp =
    shift +
    (flies
      ? flownMp(map, footwork, at.hex, at.elevation, to, elevation)
      : crossingCost(map, footwork, at.hex, at.elevation, side, to, elevation));
  const way = backward ? 'back' : 'ahead';
  const road = isRoadStep(map, at.hex, at.elevation, side, to, elevation);
  const intoWater = !footwork.runsIntoWater && isInWater(map, to, elevation) && !road;
  const spent = at.mp + mp;
  const onRoad = at.onRoad && road;
  const slowly = backward && mover.runsBackward !== true;
  const affordable = modeFor(mover, at.mode === 'run', spent, at.runBarred || slowly, onRoad);
  const least = isLeastMove(mover, at, kind);
  const mode = affordable ?? (least ? (mover.footwork.soldiers ? 'walk' : 'run') : undefined);
  const position: PathPosition = {
    hex: to,
    elevation,
    facing: at.facing,
    facingOnArrival: at.facing,
    prone: at.prone,
    mp: spent,
    hexesMoved: at.lastWay === way ? at.hexesMoved + 1 : 1,
    lastWay: way,
    stepsTaken: at.stepsTaken + 1,
    mode: mode ?? at.mode,
    justStood: false,
    runBarred: at.runBarred || slowly || intoWater,
    onRoad,
  };
  const obstacle =
    barredFromMoving(mover, at) ??
    (sideways && mover.sideStep === NO_SIDE_STEP ? 'no-shifting' : undefined) ??
    (backward && footwork.vertical === 'wige' ? 'never-backward' : undefined) ??
    (flies ? undefined : crossingObstacle(map, mover, at.hex, at.elevation, side, to, elevation, backward)) ??
    (occupancy !== undefined && isHeldUp(mover, at, to, elevation, occupancy)
      ? 'enemy-in-the-way'
      : undefined) ??
    (mode === undefined ||
    (!flies && !least && spent > pointsAt(map, mover, at.hex, at.elevation, Number.POSITIVE_INFINITY))
      ? 'no-points'
      : undefined) ??
    (mode === 'run' && intoWater && !least ? 'no-running-into-water' : undefined);
  return stepTaken(kind, mp, position, obstacle);
}

/**
 * A standing unit with any points may always run one hex ahead as its only move. Soldiers may walk into any one hex instead
 * (docs/rules/movement.md).
 */
const isLeastMove = (
  { footwork, walk }: Mover,
  { stepsTaken, lastWay }: PathPosition,
  kind: StepKind,
): boolean => kind === 'forward' && walk > 0 && (footwork.soldiers ? lastWay === 'none' : stepsTaken === 0);

/** No unit may enter a hex that an enemy fills, or move on from one that it shares with an enemy. */
const isHeldUp = (
  mover: Mover,
  from: PathPosition,
  to: number,
  elevation: number,
  occupancy: Occupancy,
): boolean =>
  occupantAt(mover, occupancy, to, elevation) === ENEMY ||
  (from.hex !== mover.hex && occupantAt(mover, occupancy, from.hex, from.elevation) === CONTACT);

/** Units in a hex, for a unit at this height. */
export function occupantAt({ roomAt }: Mover, occupancy: Occupancy, hex: number, elevation: number): number {
  const occupant = occupancy[hex] as number;
  return roomAt === undefined || occupant === EMPTY ? occupant : roomAt(hex, elevation);
}

function barredFromMoving({ stuck }: Mover, { prone }: PathPosition): StepObstacle | undefined {
  if (prone) return 'prone';
  return stuck ? 'stuck' : undefined;
}

/** A jump is a whole turn's movement, so it comes first. It leads out of mire. */
function takeOff(mover: Mover, at: PathPosition): StepTaken {
  const position: PathPosition = { ...at, mode: 'jump', stepsTaken: at.stepsTaken + 1 };
  const obstacle = at.prone ? 'prone' : at.stepsTaken > 0 || mover.jump === 0 ? 'cannot-jump' : undefined;
  return stepTaken('jump', 0, position, obstacle);
}

/** In the air turns are free, and every hex costs one point (docs/rules/movement.md). */
function flownStep(map: HexMap, mover: Mover, at: PathPosition, kind: StepKind): StepTaken {
  const turn = TURNS[kind];
  if (turn !== undefined) {
    const position = { ...at, facing: turned(at.facing, turn), stepsTaken: at.stepsTaken + 1 };
    return stepTaken(kind, 0, position, undefined);
  }
  if (kind !== 'forward') return stepTaken(kind, 0, at, 'in-flight');
  const to = map.neighbors[at.hex * 6 + at.facing] as number;
  if (to === OFF_MAP) return stepTaken(kind, 0, at, 'off-map');
  const landing = landingElevation(map, mover, to);
  const elevation = landing === NO_WAY ? topElevation(map, to) : landing;
  const mp = at.mp + 1;
  const position: PathPosition = {
    ...at,
    hex: to,
    elevation,
    facingOnArrival: at.facing,
    mp,
    hexesMoved: at.hexesMoved + 1,
    lastWay: 'ahead',
    stepsTaken: at.stepsTaken + 1,
  };
  const obstacle =
    mp > mover.jump
      ? 'no-points'
      : landing === NO_WAY || hasComeThroughWindow(map, mover, at)
        ? 'too-high'
        : map.distance(mover.hex, to) + mover.jumpDetour < mp
          ? 'not-the-shortest-way'
          : undefined;
  return stepTaken(kind, 1, position, obstacle);
}

/** A unit that landed below a roof is inside the building, and flies no farther. */
const hasComeThroughWindow = (map: HexMap, mover: Mover, { hex, elevation }: PathPosition): boolean =>
  hex !== mover.hex && isInBuilding(map, hex, elevation);

/** Whether a jump cannot pass, or land on, the contents of a hex at this elevation. */
export const isTooHigh = (map: HexMap, mover: Mover, hex: number, elevation: number): boolean =>
  (map.level[hex] as number) + Math.max(0, elevation) >
  (map.level[mover.hex] as number) + mover.elevation + mover.jump;

/** Why a mover cannot end its move at a position. */
export function endObstacle(
  map: HexMap,
  mover: Mover,
  at: PathPosition,
  occupancy?: Occupancy,
): StepObstacle | undefined {
  if (at.mode === 'jump') {
    if (at.hex === mover.hex) return 'cannot-jump';
    if (map.impassable[at.hex] !== 0) return 'impassable';
    if (isNoLanding(map, at.hex, at.elevation, mover.footwork)) return 'prohibited';
  }
  return occupancy !== undefined &&
    (at.hex !== mover.hex || (mover.roomAt !== undefined && at.elevation !== mover.elevation)) &&
    isTaken(occupantAt(mover, occupancy, at.hex, at.elevation))
    ? 'hex-taken'
    : undefined;
}

/** There is no room for another unit. */
export const isTaken = (occupant: number | undefined): boolean => occupant !== EMPTY && occupant !== CONTACT;
