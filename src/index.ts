export { officialCatalog } from './catalog/official.js';
export * from './edge/battle.js';
export * from './edge/battle-value.js';
export * from './edge/catalog.js';
export * from './edge/dice.js';
export * from './edge/rules/index.js';
export * from './edge/simulate.js';
export * from './edge/units.js';
