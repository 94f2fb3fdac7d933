import type { Facing } from '../hex/hex.js';
import type { CrossingObstacle } from './ground.js';
import type { StepKind } from './step.js';

export type MoveMode = 'stationary' | 'walk' | 'run' | 'jump';

/** The position reached on a path. After a fall or a slide, the engine may move it and continue from there. */
export interface PathPosition {
  readonly hex: number;
  readonly elevation: number;
  readonly facing: Facing;
  /** As it came into the hex, or as it stood at the start. */
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
  /** Water and steps back bar running for the rest of the move. */
  readonly runBarred: boolean;
  /** Every step so far led along a road, of a mover that roads lend points. */
  readonly onRoad: boolean;
}

/** What a move has taken already that was broken off, by a fall or by boosters that failed; the rest is still to come. */
export interface MoveSoFar {
  readonly mp: number;
  readonly mode: Exclude<MoveMode, 'jump'>;
  readonly hexesMoved: number;
  readonly lastWay: PathPosition['lastWay'];
  readonly runBarred: boolean;
  /** Boosters that were switched on for this move, and held. */
  readonly masc: boolean;
  readonly supercharger: boolean;
  /** Points of the turn before, by which some are barred from running. */
  readonly mpLastTurn: number;
}

/** Why a step cannot be taken. */
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
  /** Points of this step. */
  readonly mp: number;
  readonly position: PathPosition;
  /** Left out if the step is legal. Otherwise the position is where it would have led. */
  readonly obstacle?: StepObstacle;
}
