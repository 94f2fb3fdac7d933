export { type ICriticalCheck, type ICriticalResult, resolveCriticalCheck } from './check.js';
export { explosionDamage, type IExplosiveState } from './explosion.js';
export {
  criticalChecksAfterDfa,
  criticalChecksWhenKicked,
  type HostileSurroundings,
  type LeggedUnit,
  rollBreach,
  rollWeaponLinkage,
} from './further-checks.js';
export {
  type ISlotEffect,
  SLOT_COMPONENTS,
  SLOT_EFFECTS,
  type SlotComponent,
  slotEffect,
} from './slot-effects.js';
export { rollCriticalSlot } from './slots.js';
