export { determineAimedShotLocation, determineCalledShotLocation } from './called-shot.js';
export { type CoverKind, hasCoveredLegs, type ICoveredTarget, struckLocation } from './cover.js';
export {
  distributeClusterHits,
  groupHitsByLocation,
  type IClusterHit,
  type IDistributionOptions,
  splitDamage,
} from './distribute.js';
export { glancingDamage, isGlancingBlow } from './glancing.js';
export {
  determineHitLocation,
  determineHitLocationFromRoll,
  determineKickLocation,
  determinePunchLocation,
  type IHitLocation,
  type IHitLocationOptions,
  type IPhysicalLocationOptions,
  type IRolledLocationOptions,
} from './hit-location.js';
export { HIT_LOCATIONS, type HitLocation, MECH_LOCATIONS, type MechLocation } from './locations.js';
export { HIT_LOCATION_TABLES, type HitLocationTable, KICK_TABLES, PUNCH_TABLES } from './tables.js';
