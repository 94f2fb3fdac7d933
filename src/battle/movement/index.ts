export { type MovementGear, movementGear } from '../kinds/mech/movement-gear.js';
export { groundElevation, topElevation } from './ground.js';
export {
  type Footwork,
  footworkOf,
  type Mover,
  NO_SIDE_STEP,
  type Occupancy,
  PLAIN_FOOTWORK,
  sideStepOf,
} from './mover.js';
export { evaluatePath, type PathReport } from './path.js';
export type { MoveMode, MoveSoFar, PathPosition, StepObstacle, StepTaken } from './position.js';
export { Reach, type ReachMode } from './reach.js';
export type { MovementRoll } from './rolls.js';
export { type MoveStep, STEP_KINDS, type StepKind } from './step.js';
export { endObstacle, startOfPath, takeStep } from './take-step.js';
