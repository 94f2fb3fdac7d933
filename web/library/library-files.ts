import type { LibrarySource } from '../../src/edge/search.js';

/** The library that the page was built with; files of other libraries are kept apart. */
declare const __LIBRARY_VERSION__: string;

const KEPT = 'units-of-tarcomp-';
const FOLDER = import.meta.env.DEV ? '/data/units/' : './data/units/';

/** The library's files beside the page, cached for offline use. */
export class LibraryFiles {
  /** Files that turned out to be wrong: no cached copy may be used. */
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
    // Without room for a copy, the file is used all the same.
    await cache?.put(address, new Response(text)).catch(() => {});
    return text;
  };

  /** Fetches the file again the next time. */
  distrust(file: string): void {
    this.#distrusted.add(file);
  }
}

let opened: Promise<Cache | undefined> | undefined;

/** Undefined in a private window or over plain HTTP: nothing is cached there. */
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
