export { AMMO_FAMILIES, type AmmoFamily, MUNITIONS, type Munition } from './ammunition.js';
export { type Catalog, createCatalog } from './catalog.js';
export { CatalogFileError, readCatalogFile } from './catalog-file.js';
export { evaluateFormula, FORMULA_NAMES, type Formula, type FormulaSubject } from './formula.js';
export { fullRounds } from './full-rounds.js';
export * from './item.js';
export { loadCatalog, pickItems, type ReadJson } from './load.js';
export { type PackedCatalog, packCatalog, unpackCatalog } from './packed.js';
export { TRAITS, type Trait } from './traits.js';
