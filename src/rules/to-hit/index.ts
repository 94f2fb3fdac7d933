export { calculateToHit, toHitNumber } from './calculate.js';
export { formatToHit } from './format.js';
export { TMM_BRACKETS } from './movement.js';
export { type LineOfFire, type PreparedToHit, preparedToHitNumber, prepareToHit } from './prepare.js';
export {
  calculateAttackerQuirkModifiers,
  calculateAttackerSPAModifiers,
} from './quirk-and-ability-modifiers.js';
export { RANGE_MODIFIERS } from './range.js';
export {
  aggregateModifiers,
  calculateMinimumRangeModifier,
  calculateTMM,
  getRangeBracket,
  HEAT_TO_HIT_TABLE,
} from './single-entries.js';
export type * from './states.js';
export {
  type AimedShot,
  type FireControl,
  FiringArc,
  MovementType,
  RangeBracket,
  type ShieldStance,
  type Soldiers,
  type SuitStealth,
  type ToHitSource,
  type WeaponCategory,
} from './vocabulary.js';
