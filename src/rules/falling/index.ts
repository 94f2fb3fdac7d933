export {
  calculateFallDamage,
  calculateFallInjuryRoll,
  FALL_FACING_TABLE,
  type Fall,
  type Falling,
  type FallOptions,
  resolveFall,
} from './fall.js';
export { calculateFallOntoUnitDamage, FALL_ONTO_UNIT_LEVELS, FALL_ONTO_UNIT_NUMBER } from './onto-unit.js';
export {
  calculateSkidDamage,
  calculateSkidDistance,
  SKID_COLLISION_MODIFIER,
  type SkidObstacle,
} from './skid.js';
