export * from './catalog/index.js';
export { officialCatalog } from './catalog/official.js';
