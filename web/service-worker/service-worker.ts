/// <reference lib="webworker" />

// Makes the page work offline: all its files are fetched once for each build, and then served from here.

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const __BUILD__: string;
declare const __FILES__: readonly string[];

const NAME = 'tarcomp-';
const CACHE = NAME + __BUILD__;
/** Files of a build have a hash of their content in their names, so a stored one is always valid. */
const HASHED = /\/assets\//;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll(
        __FILES__.map((file) => new Request(file, { cache: HASHED.test(`/${file}`) ? 'default' : 'reload' })),
      );
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(
        names.filter((name) => name.startsWith(NAME) && name !== CACHE).map((name) => caches.delete(name)),
      );
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  // The page itself is fetched from the network first, so that a new build appears at once.
  if (request.mode === 'navigate') {
    try {
      return await fetch(request);
    } catch (error) {
      const page = await cache.match('index.html');
      if (page === undefined) throw error;
      return page;
    }
  }
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  if (fetched.ok && HASHED.test(request.url)) await cache.put(request, fetched.clone());
  return fetched;
}
