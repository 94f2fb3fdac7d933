import type { Facing } from '../hex/hex.js';
import type { CrossingObstacle } from './ground.js';
import type { StepKind } from './step.js';

export type MoveMode = 'stationary' | 'walk' | 'run' | 'jump';

/** The position reached on a path. After a fall or a slide, the engine may move it and continue from there. */
export interface PathPosition {
  readonly hex: number;
  readonly elevation: number;
  readonly facing: Facing;
  /** The elevation at which it entered the hex, or at the start of the move. */
  readonly facingOnArrival: Facing;
  readonly prone: boolean;
  /** Points spent so far. */
  readonly mp: number;
  /** Since the last change between forward and backward. */
  readonly hexesMoved: number;
  readonly lastWay: 'none' | 'ahead' | 'back';
  readonly stepsTaken: number;
  readonly mode: MoveMode;
  /** A unit that has just stood up may face any way. */
  readonly justStood: boolean;
  /** Water and backward steps prevent running for the rest of the move. */
  readonly runBarred: boolean;
  /** Every step so far was along a road, for a mover with extra points on roads. */
  readonly onRoad: boolean;
}

/** The part of a move before a fall or a failed booster interrupted it. */
export interface MoveSoFar {
  readonly mp: number;
  readonly mode: Exclude<MoveMode, 'jump'>;
  readonly hexesMoved: number;
  readonly lastWay: PathPosition['lastWay'];
  readonly runBarred: boolean;
  /** Boosters that were switched on for this move, and held. */
  readonly masc: boolean;
  readonly supercharger: boolean;
  /** Points spent in the turn before, which keep some units from running. */
  readonly mpLastTurn: number;
}

/** Why a step is not allowed. */
export type StepObstacle =
  | CrossingObstacle
  | 'enemy-in-the-way'
  | 'hex-taken'
  | 'no-points'
  | 'no-running-into-water'
  | 'no-shifting'
  | 'prone'
  | 'not-prone'
  | 'cannot-stand'
  | 'never-prone'
  | 'stuck'
  | 'cannot-jump'
  | 'in-flight'
  | 'too-high'
  | 'not-the-shortest-way'
  | 'too-low'
  | 'never-backward'
  | 'on-the-ground'
  | 'cannot-rise'
  | 'cannot-sink'
  | 'has-landed';

export interface StepTaken {
  readonly kind: StepKind;
  /** Points for this step. */
  readonly mp: number;
  readonly position: PathPosition;
  /** Left out if the step is legal. Otherwise the position is where it would have led. */
  readonly obstacle?: StepObstacle;
}
