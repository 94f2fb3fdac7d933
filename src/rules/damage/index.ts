export {
  applyDamage,
  type IDamageOptions,
  type IDamageReport,
  type IDamageStep,
} from './apply-damage.js';
export { applyExplosion, type IExplosionOptions, rollCriticalBehindCaseII } from './apply-explosion.js';
export type { ILocationCondition, IMechCondition } from './condition.js';
