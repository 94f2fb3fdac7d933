import type { Catalog } from '../catalog/index.js';
import { officialCatalog } from '../edge/official.js';

const OFFICIAL: { readonly catalog: Catalog } = { catalog: officialCatalog };

/** Adds the official catalog to options without a catalog. Later checks refuse options that are not an object. */
export function withOfficial<Options extends { readonly catalog: Catalog }>(
  options: Partial<Options> = OFFICIAL as Partial<Options>,
): Options {
  const isObject = typeof options === 'object' && options !== null && !Array.isArray(options);
  const lacksCatalog = isObject && options.catalog === undefined;
  return (lacksCatalog ? { ...options, catalog: officialCatalog } : options) as Options;
}
