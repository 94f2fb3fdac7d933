export {
  type BoosterStrain,
  boosterAfterTurn,
  boosterNumber,
  RESTED_BOOSTER,
  superchargerEngineHits,
} from './boosters.js';
export { jumpDetour, mayRun } from './gait.js';
export {
  calculateJumpingMp,
  calculateWalkingMp,
  type JumpingCondition,
  type WalkingCondition,
} from './points.js';
export {
  calculateRunningMp,
  isTripleStrengthActive,
  movementLostToHeat,
  type RunningOptions,
  walkingMpAtHeat,
} from './speed.js';
