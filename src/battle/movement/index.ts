export {
  DISPLACEMENT_FALL,
  DISPLACEMENT_ORDER,
  type Displacement,
  displacementChain,
  preferredDisplacement,
  type Standing,
  stepsAside,
} from './displacement.js';
export { groundElevation, ICE_BREAKS_ON, iceMayBreak, topElevation } from './ground.js';
export { type MovementGear, movementGear } from './mech-gear.js';
export {
  EMPTY,
  ENEMY,
  type Footwork,
  FRIEND,
  footworkOf,
  type Mover,
  NO_SIDE_STEP,
  type Occupancy,
  PLAIN_FOOTWORK,
  sideStepOf,
} from './mover.js';
export {
  endObstacle,
  evaluatePath,
  type PathReport,
  startOfPath,
  takeStep,
} from './path.js';
export type { MoveMode, MoveSoFar, PathPosition, StepObstacle, StepTaken } from './position.js';
export { Reach, type ReachMode } from './reach.js';
export { type MovementRoll, rollsAtEnd, rollsOnStep } from './rolls.js';
export { type Slide, type SlideStep, slideDamage, slideOn, startOfSlide } from './skid.js';
export { type MoveStep, STEP_KINDS, type StepKind } from './step.js';
