import type { PilotState } from '../../rules/piloting/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import type { HexMap } from '../map/hex-map.js';
import type { Mover, Occupancy } from './mover.js';
import type { MoveMode, PathPosition, StepObstacle, StepTaken } from './position.js';
import { type MovementRoll, rollsAtEnd, rollsOnStep } from './rolls.js';
import type { MoveStep } from './step.js';
import { endObstacle, startOfPath, takeStep } from './take-step.js';

export type { PathPosition } from './position.js';

export interface PathReport {
  /** Up to the first illegal one. */
  readonly steps: readonly StepTaken[];
  readonly end: PathPosition;
  readonly mode: MoveMode;
  readonly obstacle?: StepObstacle;
  /** In the order in which they are made; none for an illegal path. */
  readonly rolls: readonly MovementRoll[];
}

/** A whole path as planned: its points, its legality, and its piloting rolls. */
export function evaluatePath(
  map: HexMap,
  mover: Mover,
  steps: readonly MoveStep[],
  pilot: PilotState,
  occupancy?: Occupancy,
  options: RulesetOption = {},
): PathReport {
  const taken: StepTaken[] = [];
  const start = startOfPath(mover, map);
  let at = start;
  let obstacle: StepObstacle | undefined;
  for (const { kind } of steps) {
    const step = takeStep(map, mover, at, kind, occupancy);
    taken.push(step);
    at = step.position;
    obstacle = step.obstacle;
    if (obstacle !== undefined) break;
  }
  obstacle ??= endObstacle(map, mover, at, occupancy);
  if (obstacle !== undefined) return { steps: taken, end: at, mode: at.mode, obstacle, rolls: [] };
  const { mode } = at;
  let before = start;
  const rolls: MovementRoll[] = [];
  for (const [index, step] of taken.entries()) {
    rolls.push(...rollsOnStep(map, before, step, mode, pilot, index, options));
    before = step.position;
  }
  rolls.push(...rollsAtEnd(map, at, mode, pilot, taken.length - 1, options));
  return {
    steps: taken,
    end: at,
    mode,
    rolls,
  };
}
