export { rollCoolingFlaw } from './cooling-flaw.js';
export { calculateDissipation, type HeatSinks, heatAfterTurn, type Surroundings } from './dissipation.js';
export { calculateHeatGenerated, type HeatSources, type IHeatGenerated } from './generated.js';
export { calculateMovementHeat, type MovementHeatOptions } from './movement-heat.js';
export { calculateOtherHeat, type OtherHeatSources } from './other-heat.js';
export { type CockpitHeat, calculateHeatWounds } from './pilot-heat.js';
export {
  type AmmunitionCheckOptions,
  calculateAmmunitionExplosionCheck,
  calculateShutdownCheck,
  calculateStartupCheck,
} from './rolls.js';
export { AMMUNITION_EXPLOSION_TABLE, INFERNO_EXPLOSION_TABLE, SHUTDOWN_TABLE } from './scale.js';
export { calculateWeaponHeat } from './weapon-heat.js';
