import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPage, Opened, whereAbsent, whyNot } from './page.js';

const MOST_BYTES = 300_000;
const MOST_MILLISECONDS = 3_000;

describe.skipIf(whyNot !== undefined)(`The first load${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it('takes less than 300 kB compressed, all that the service worker fetches included, and no catalog', async () => {
    const { page, context } = await opened.visit('');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => url);
    });
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const files = new Set(
      [...kept, ...loaded, `${opened.address}index.html`, `${opened.address}service-worker.js`].map(
        (url) => new URL(url).pathname,
      ),
    );
    const sizes = [...files].map((file) => gzipSync(readFileSync(join(builtPage, file))).length);
    expect(files.size).toBeGreaterThan(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
    expect([...files].filter((file) => file.includes('official-catalog'))).toEqual([]);
    await context.close();
  });

  it('is soon of use', async () => {
    const { page, context } = await opened.visit('');
    await page.locator('.weapon').first().waitFor();
    // A machine that tests on two busy cores is slower than a phone; a second is meant.
    expect(await page.evaluate(() => performance.now())).toBeLessThan(MOST_MILLISECONDS);
    await context.close();
  });
});
