// Of the library what tests of rules import, without battles: see vitest.config.ts.

export {
  calculateClusterModifier,
  calculateToHit,
  itemiseClusterModifier,
  prepareToHit,
  rollWeaponHits,
  toHitNumber,
} from '../../src/built-in/rules.js';
export * from '../../src/catalog/index.js';
export { officialCatalog } from '../../src/catalog/official.js';
export * from '../../src/edge/rules.js';
