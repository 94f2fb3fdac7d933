export type { HostileSurroundings } from '../rulesets/areas/critical.js';
export { type ICriticalCheck, type ICriticalResult, resolveCriticalCheck } from './check.js';
export { FATAL_ENGINE_HITS } from './engine-hits.js';
export { explosionDamage, type IExplosiveState } from './explosion.js';
export {
  type ArmoredCarrier,
  criticalChecksAfterDfa,
  criticalChecksWhenKicked,
  type LeggedUnit,
  rollBreach,
  rollWeaponLinkage,
} from './further-checks.js';
export { rollCriticalSlot } from './slots.js';
