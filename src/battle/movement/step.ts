import type { Mover } from './mover.js';

/**
 * The steps of a mover. `jump` takes off, and the forward steps after it are flown. `up` and `down` are for units that
 * fly or dive; with `hover` a WiGE stays in the air without moving.
 */
export const STEP_KINDS = Object.freeze([
  'forward',
  'backward',
  'turn-left',
  'turn-right',
  'shift-left',
  'shift-right',
  'shift-left-backward',
  'shift-right-backward',
  'stand',
  'go-prone',
  'jump',
  'up',
  'down',
  'hover',
] as const);
export type StepKind = (typeof STEP_KINDS)[number];

/** One step of a path, as in orders and replays. */
export interface MoveStep {
  readonly kind: StepKind;
}

interface Move {
  /** Hexsides from the facing to the side that is crossed. */
  readonly towards: number;
  readonly backward: boolean;
  readonly sideways: boolean;
}

const move = (towards: number, backward: boolean, sideways: boolean): Move => ({
  towards,
  backward,
  sideways,
});

/** Steps that leave the hex; the others stay in it. */
export const MOVES: Readonly<Partial<Record<StepKind, Move>>> = {
  forward: move(0, false, false),
  backward: move(3, true, false),
  'shift-left': move(5, false, true),
  'shift-right': move(1, false, true),
  'shift-left-backward': move(4, true, true),
  'shift-right-backward': move(2, true, true),
};

/** Hexsides of a turn, clockwise. */
export const TURNS: Readonly<Partial<Record<StepKind, number>>> = { 'turn-left': -1, 'turn-right': 1 };

/** A unit with one running point in all may stand up with it (docs/rules/movement.md). */
const isLastEffort = (run: number): boolean => run === 1;
export const standingUpMp = (run: number): number => (isLastEffort(run) ? 1 : 2);
/** Whether a move in which it stands up is a run, even within walking points. */
export const standsUpAtARun = ({
  run,
  standingCountsAsRunning,
}: Pick<Mover, 'run' | 'standingCountsAsRunning'>): boolean =>
  isLastEffort(run) || standingCountsAsRunning === true;
export const GOING_PRONE_MP = 1;
