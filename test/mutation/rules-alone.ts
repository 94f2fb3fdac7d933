// Of the library what tests of rules import, without battles: see vitest.config.ts.
export * from '../../src/catalog/index.js';
export { officialCatalog } from '../../src/catalog/official.js';
export * from '../../src/edge/dice.js';
export * from '../../src/edge/rules/index.js';
