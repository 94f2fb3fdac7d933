import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InPage } from './kept-in-page.js';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';
import { allowBytes, denyStorage, noise, smuggle } from './storage.js';

declare const kept: InPage;

const entry = fileURLToPath(new URL('./kept-in-page.ts', import.meta.url));

async function bundled(): Promise<string> {
  const [output] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'kept' } },
  })) as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}

describe.skipIf(whyNot !== undefined)(`What is kept on the device${whereAbsent}`, () => {
  let opened: Opened;
  let code: string;
  beforeAll(async () => {
    code = await bundled();
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  /** An address of the page's own that holds nothing but the storage. */
  async function prepare(page: Page): Promise<void> {
    await page.route('**/bare', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><script type="module" src="/kept.js"></script>',
      }),
    );
    await page.route('**/kept.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  }
  const visit = () => opened.visit('bare', SIZES.desktop, prepare);
  async function anotherTab(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await prepare(page);
    await page.goto(`${opened.address}bare`);
    return page;
  }
  it('is there after a reload', async () => {
    const { page, context } = await visit();
    expect(await page.evaluate(() => kept.list())).toEqual({ words: [], damaged: [], unkept: [] });
    expect(await page.evaluate(() => kept.put({ id: 'a', words: 'one' }, { id: 'b', words: 'two' }))).toBe(
      true,
    );
    await page.evaluate(() => kept.remove('b'));
    await page.reload();
    expect(await page.evaluate(() => kept.list())).toEqual({ words: ['one'], damaged: [], unkept: [] });
    await context.close();
  });

  it('is shown at once, before the device has taken it', async () => {
    const { page, context } = await visit();
    await page.evaluate(() => kept.list());
    const shown = await page.evaluate(() => {
      void kept.put({ id: 'a', words: 'one' });
      void kept.put({ id: 'a', words: 'two' });
      return kept.shown()?.words;
    });
    expect(shown).toEqual(['two']);
    expect(await page.evaluate(() => kept.list())).toMatchObject({ words: ['two'] });
    await context.close();
  });

  it('is shown by the other tab as well, and changes of both survive', async () => {
    const { page, context } = await visit();
    const other = await anotherTab(context);
    await page.evaluate(() => kept.put({ id: 'a', words: '' }));
    await expect.poll(() => other.evaluate(() => kept.shown()?.words)).toEqual(['']);
    const append = (tab: Page, sign: string) =>
      tab.evaluate((more) => Promise.all(Array.from({ length: 50 }, () => kept.append('a', more))), sign);
    await Promise.all([append(page, 'x'), append(other, 'y')]);
    for (const tab of [page, other]) {
      await expect
        .poll(() => tab.evaluate(() => [...(kept.shown()?.words[0] ?? '')].sort().join('')))
        .toBe('x'.repeat(50) + 'y'.repeat(50));
    }
    await other.evaluate(() => kept.remove('a'));
    await expect.poll(() => page.evaluate(() => kept.shown()?.words)).toEqual([]);
    await context.close();
  });

  it('and damaged is told apart, stays where it is, and does not hide the rest', async () => {
    const { page, context, errors } = await visit();
    await page.evaluate(() => kept.put({ id: 'sound', words: 'one' }));
    await smuggle(page, 'forces', { id: 'cut', version: 1, value: { id: 'cut' } });
    await smuggle(page, 'forces', { id: 'new', version: 2, value: { id: 'new', words: 'later' } });
    await smuggle(page, 'forces', { id: 'odd' });
    await page.reload();
    const { words, damaged } = await page.evaluate(() => kept.list());
    expect(words).toEqual(['one']);
    expect(damaged).toEqual([
      'cut: words: Invalid key: Expected "words" but received undefined',
      'new: it was kept by a newer version of the page',
      'odd: it is not a record of this page',
    ]);
    await page.evaluate(() => kept.append('cut', 'more'));
    await page.reload();
    expect((await page.evaluate(() => kept.list())).damaged).toHaveLength(3);
    await page.evaluate(() => kept.remove('cut', 'odd'));
    expect((await page.evaluate(() => kept.list())).damaged).toHaveLength(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is listed until the page is closed where the browser allows no storage, and said to be', async () => {
    const { page, context, errors } = await opened.visit('bare', SIZES.desktop, async (fresh) => {
      await prepare(fresh);
      await denyStorage(fresh);
    });
    expect(await page.evaluate(() => kept.list())).toEqual({ words: [], damaged: [], unkept: [] });
    expect(await page.evaluate(() => kept.trouble())).toBe(undefined);
    expect(await page.evaluate(() => kept.put({ id: 'a', words: 'one' }))).toBe(false);
    expect(await page.evaluate(() => kept.append('a', ' more'))).toBe(false);
    expect(await page.evaluate(() => kept.list())).toEqual({
      words: ['one more'],
      damaged: [],
      unkept: ['a'],
    });
    expect(await page.evaluate(() => kept.trouble())).toBe('denied');
    await page.evaluate(() => kept.remove('a'));
    expect((await page.evaluate(() => kept.list())).words).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('stays as it was where there is no room for more, and the rest follows as soon as there is', async () => {
    const { page, context } = await visit();
    const quota = (bytes?: number) => allowBytes(context, page, opened.address, bytes);
    await quota(2_000_000);
    expect(await page.evaluate(() => kept.putMany(10, 100_000))).toBe(true);
    expect(await page.evaluate((words) => kept.put({ id: 'large', words }), noise(3_000_000))).toBe(false);
    expect(await page.evaluate(() => kept.trouble())).toBe('full');
    const full = await page.evaluate(() => kept.list());
    expect(full.words).toHaveLength(11);
    expect(full.unkept).toEqual(['large']);
    await quota();
    await page.evaluate(() => kept.remove('many-0'));
    expect(await page.evaluate(() => kept.trouble())).toBe(undefined);
    expect((await page.evaluate(() => kept.list())).unkept).toEqual([]);
    await page.reload();
    expect((await page.evaluate(() => kept.list())).words).toHaveLength(10);
    await context.close();
  });

  it('is let go for a newer page in another tab, and this one asks to be reloaded', async () => {
    const { page, context } = await visit();
    await page.evaluate(() => kept.put({ id: 'a', words: 'one' }));
    const other = await anotherTab(context);
    const upgraded = await other.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const request = indexedDB.open('tarcomp', 1_000);
          request.onerror = () => reject(request.error);
          request.onsuccess = () => resolve(request.result.version);
        }),
    );
    expect(upgraded).toBe(1_000);
    await expect.poll(() => page.evaluate(() => kept.trouble())).toBe('newer');
    expect(await page.evaluate(() => kept.put({ id: 'b', words: 'two' }))).toBe(false);
    expect((await page.evaluate(() => kept.list())).words).toEqual(['one', 'two']);
    expect(await page.evaluate(() => kept.trouble())).toBe('newer');
    await context.close();
  });

  it('is kept all the same after the browser has broken off once', async () => {
    const { page, context } = await visit();
    await page.evaluate(() => kept.list());
    const outcome = await page.evaluate(() => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function breakOff(...of) {
        IDBDatabase.prototype.transaction = transaction;
        const broken = transaction.apply(this, of);
        queueMicrotask(() => queueMicrotask(() => broken.abort()));
        return broken;
      };
      return kept.put({ id: 'a', words: 'one' });
    });
    expect(outcome).toBe(true);
    expect(await page.evaluate(() => kept.trouble())).toBe(undefined);
    await page.reload();
    expect((await page.evaluate(() => kept.list())).words).toEqual(['one']);
    await context.close();
  });

  it('is read again after the browser has cleared it', async () => {
    const { page, context } = await visit();
    await page.evaluate(() => kept.put({ id: 'a', words: 'one' }));
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase('tarcomp').onsuccess = resolve;
        }),
    );
    expect(await page.evaluate(() => kept.put({ id: 'b', words: 'two' }))).toBe(true);
    await page.reload();
    expect((await page.evaluate(() => kept.list())).words).toEqual(['two']);
    await context.close();
  });
});
