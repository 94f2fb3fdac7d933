export { applyDamage, type IDamageOptions } from './apply-damage.js';
export { applyExplosion, type IExplosionOptions, rollCriticalBehindCaseII } from './apply-explosion.js';
export type { ILocationCondition, IMechCondition } from './condition.js';
export type { DamageKind } from './damage-kind.js';
export type { IDamageReport, IDamageStep } from './report.js';
