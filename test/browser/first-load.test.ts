import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CountedServer, countedWire } from './counted-wire.js';
import { longTasks } from './long-tasks.js';
import { KEEPS_PAGE, Opened, SIZES, serveBuiltPage, whereAbsent, whyNot } from './page.js';

const MOST_BYTES = 285_000;
/** With every view, every worker and the whole equipment catalog. */
const MOST_BYTES_FOR_ALL = 840_000;
const MOST_MILLISECONDS = 3_000;
/** On a machine that does nothing else it is a tenth. */
const LONGEST_BEFORE_CONTENT = 250;

describe.skipIf(whyNot !== undefined)(`The first load${whereAbsent}`, () => {
  let server: CountedServer;
  let opened: Opened;
  beforeAll(async () => {
    server = await countedWire(await serveBuiltPage());
    opened = await Opened.startAt(server);
  });
  afterAll(() => opened?.stop());

  it('takes less than 285 kB on the wire', async () => {
    const before = server.sent();
    const { page, context } = await opened.visit('');
    await page.locator('.weapon').first().waitFor();
    await page
      .getByText(/volleys/)
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    expect(server.sent() - before).toBeGreaterThan(100_000);
    expect(server.sent() - before).toBeLessThan(MOST_BYTES);
    await context.close();
  });

  it('and all that is kept for when the network is cut, the catalog included, take less than 840 kB', async () => {
    const before = server.sent();
    const { page, context } = await opened.visit('', { ...SIZES.desktop, ...KEEPS_PAGE });
    await page.evaluate(() => navigator.serviceWorker.ready);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => url);
    });
    expect(kept.filter((url) => url.includes('official-catalog'))).toHaveLength(1);
    expect(kept.filter((url) => /[.](br|gz)$|licenses/.test(url))).toEqual([]);
    expect(server.sent() - before).toBeLessThan(MOST_BYTES_FOR_ALL);
    await context.close();
  });

  it.each(['#/attack', '#/battle-value', '#/battle'])(
    'shows its frame before it reckons anything (%s)',
    async (hash) => {
      const { page, context } = await opened.visit(hash, SIZES.desktop, (fresh) =>
        fresh.addInitScript(() => {
          new MutationObserver((_, observer) => {
            if (document.querySelector('main [role=combobox]') === null) return;
            performance.mark('view-drawn');
            observer.disconnect();
          }).observe(document, { childList: true, subtree: true });
        }),
      );
      await page.getByRole('combobox').first().waitFor();
      const [painted = Number.NaN, drawn] = await page.evaluate(() =>
        ['first-contentful-paint', 'view-drawn'].map(
          (name) => performance.getEntriesByName(name)[0]?.startTime,
        ),
      );
      expect(painted).toBeLessThan(Number(drawn));
      const before = (await longTasks(page)).filter(({ start }) => start < painted);
      expect(Math.max(0, ...before.map(({ duration }) => duration))).toBeLessThan(LONGEST_BEFORE_CONTENT);
      await context.close();
    },
  );

  it('is soon of use', async () => {
    const { page, context } = await opened.visit('');
    await page.locator('.weapon').first().waitFor();
    // A machine that tests on two busy cores is slower than a phone; a second is meant.
    expect(await page.evaluate(() => performance.now())).toBeLessThan(MOST_MILLISECONDS);
    await context.close();
  });
});
