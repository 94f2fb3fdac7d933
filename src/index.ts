export * from './battle/index.js';
export * from './battle-value/index.js';
export { loadBattle, openReplay, playReplay } from './built-in/battles.js';
export {
  calculateClusterModifier,
  calculateToHit,
  itemiseClusterModifier,
  prepareToHit,
  rollWeaponHits,
  toHitNumber,
} from './built-in/rules.js';
export * from './built-in/units.js';
export * from './catalog/index.js';
export { officialCatalog } from './catalog/official.js';
export * from './dice/index.js';
export * from './rules/index.js';
export * from './simulate/index.js';
