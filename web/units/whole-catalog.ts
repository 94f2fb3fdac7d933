import { type Catalog, unpackCatalog } from '../../src/edge/catalog.js';

/**
 * Every item of the equipment catalog.
 * @throws {Error} if it cannot be had: the network is cut, and no service worker keeps it
 */
export async function fetchCatalog(): Promise<Catalog> {
  return unpackCatalog(await import('virtual:official-catalog'));
}
