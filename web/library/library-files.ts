import type { LibrarySource } from '../../src/edge/search.js';

/** Of the library that the page was built with; files of another are kept apart from its own. */
declare const __LIBRARY_VERSION__: string;

const KEPT = 'units-of-tarcomp-';
const FOLDER = import.meta.env.DEV ? '/data/units/' : './data/units/';

/** The files of the library as they lie beside the page, kept for when the network is cut. */
export class LibraryFiles {
  /** Files that turned out to be wrong: no copy of them will do. */
  readonly #distrusted = new Set<string>();

  readonly source: LibrarySource = async (file) => {
    const address = new URL(`${FOLDER}${file}?v=${__LIBRARY_VERSION__}`, location.href).href;
    const cache = await openCache();
    const isFresh = this.#distrusted.has(file);
    const kept = isFresh ? undefined : await cache?.match(address);
    if (kept !== undefined) return kept.text();
    const answer = await fetch(address, isFresh ? { cache: 'reload' } : {});
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    const text = await answer.text();
    this.#distrusted.delete(file);
    // Where there is no room for a copy, the file serves all the same.
    await cache?.put(address, new Response(text)).catch(() => {});
    return text;
  };

  /** The next time the file is fetched anew. */
  distrust(file: string): void {
    this.#distrusted.add(file);
  }
}

let opened: Promise<Cache | undefined> | undefined;

/** Undefined in a private window, or at a plain http address: nothing is kept there. */
function openCache(): Promise<Cache | undefined> {
  opened ??= (async () => {
    try {
      const name = KEPT + __LIBRARY_VERSION__;
      const others = (await caches.keys()).filter((one) => one.startsWith(KEPT) && one !== name);
      await Promise.all(others.map((one) => caches.delete(one)));
      return await caches.open(name);
    } catch {
      return undefined;
    }
  })();
  return opened;
}
