import { address, takeApart } from 'virtual:packed-catalog';
import { type Catalog, unpackCatalog } from '../../src/edge/catalog.js';

/**
 * Every item of the equipment catalog.
 * @throws {Error} if it cannot be had: the network is cut, and no service worker keeps it
 */
export async function fetchCatalog(): Promise<Catalog> {
  const { ok, status, body } = await fetch(address);
  if (!ok || body === null) throw new Error(`the equipment catalog was not sent (${status})`);
  const text = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).text();
  return unpackCatalog(takeApart(text));
}
