export {
  calculateFallDamage,
  calculateFallInjuryRoll,
  type Fall,
  type FallIntoWater,
  type Falling,
  type FallOptions,
  resolveFall,
} from './fall.js';
export {
  calculateFallOntoUnitDamage,
  FALL_ONTO_UNIT_LEVELS,
  FALL_ONTO_UNIT_NUMBER,
  type FallOntoUnitOptions,
} from './onto-unit.js';
export {
  calculateSkidDamage,
  calculateSkidDistance,
  SKID_COLLISION_MODIFIER,
  type SkidObstacle,
} from './skid.js';
