export { calculatePilotingRoll } from './calculate.js';
export { SKID_TABLE } from './causes.js';
export {
  type LegDamage,
  PILOTING_CAUSES,
  type PilotingCause,
  type PilotingCauseKind,
  type PilotingOptions,
  type PilotState,
} from './situation.js';
export {
  HEAVY_DAMAGE,
  needsRollAfterDamage,
  needsRollToLand,
  needsRollToRun,
  needsRollToStand,
  needsRollToWalk,
  type RunOptions,
} from './when-needed.js';
