export * from './battle-value/index.js';
export * from './built-in/units.js';
export * from './catalog/index.js';
export { officialCatalog } from './catalog/official.js';
export { RULESETS, type RulesetName } from './rules/ruleset.js';
