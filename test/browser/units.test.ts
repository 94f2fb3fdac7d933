import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Request, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousProblemsInAllColours } from './axe.js';
import { builtPage, chooseUnit, KEEPS_PAGE, Opened, SIZES, whereAbsent, whyNot } from './page.js';
import { kept } from './service-worker.js';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search for units' });
const results = (page: Page) => page.getByRole('grid', { name: 'Units found' });
const rows = (page: Page) => results(page).locator('[data-place]');
const names = (page: Page) => results(page).locator('.unit-link').allTextContents();
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

describe.skipIf(whyNot !== undefined)(`The library of units${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
    it('finds a tank by its name, and shows all about it', async () => {
      const { page, context, errors } = await opened.visit('#/units', SIZES[size]);
      await page.getByText('10,242 units').waitFor();
      await box(page).fill('manticore');
      await expect.poll(() => rows(page).first().textContent()).toContain('Manticore Heavy Tank');
      await link(page, 'Manticore Heavy Tank').click();
      await page.getByRole('heading', { name: 'Manticore Heavy Tank', exact: true }).waitFor();
      // Figures of its record sheet.
      await page.getByRole('row', { name: 'PPC TU 10 10 6/12/18 min 3' }).waitFor();
      await page.getByText('60 tons · Tank').waitFor();
      expect(await page.locator('.unit-figures .figure').first().textContent()).toBe('Battle Value993');
      await page.goBack();
      await rows(page).first().waitFor();
      expect(await box(page).inputValue()).toBe('manticore');
      expect(errors).toEqual([]);
      await context.close();
    });

    it('finds a Clan heavy with two ER PPCs under 2,500 by filters, which write the query', async () => {
      const { page, context } = await opened.visit('#/units', SIZES[size]);
      await rows(page).first().waitFor();
      if (size === 'phone') await page.getByText('Filters and pilots').click();
      await page.getByRole('checkbox', { name: 'Clan', exact: true }).check({ force: true });
      await page.getByRole('checkbox', { name: 'Heavy', exact: true }).check({ force: true });
      await page.getByRole('combobox', { name: 'Equipment' }).fill('ER PPC');
      await page.getByRole('spinbutton', { name: 'How many at least' }).fill('2');
      await page.getByRole('spinbutton', { name: 'How many at least' }).press('Enter');
      await page.getByRole('spinbutton', { name: 'Battle Value: at most' }).fill('2499');
      await page.getByRole('spinbutton', { name: 'Battle Value: at most' }).press('Enter');
      expect(await box(page).inputValue()).toBe('tech=clan tons=60-75 has="ER PPC":>=2 bv<=2499');
      await expect.poll(() => names(page)).toContain('Loki (Hellbringer) T');
      for (const row of await rows(page).allTextContents()) expect(row).toMatch(/Clan/);
      // Each step was one of its own.
      await page.goBack();
      await expect.poll(() => box(page).inputValue()).toBe('tech=clan tons=60-75 has="ER PPC":>=2');
      await context.close();
    });

    it('shows thousands of rows without a stutter, and only those in sight', async () => {
      const { page, context, errors } = await opened.visit('#/units?sort=bv:desc', SIZES[size]);
      await rows(page).first().waitFor();
      expect(await results(page).getAttribute('aria-rowcount')).toBe('10243');
      await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let step = 1; step <= 30; step += 1) {
          scrollTo(0, (document.documentElement.scrollHeight * step) / 30);
          await frame();
        }
      });
      await expect.poll(() => results(page).locator('[aria-rowindex="10243"] .unit-link').count()).toBe(1);
      expect(await rows(page).count()).toBeLessThan(100);
      expect(errors).toEqual([]);
      await context.close();
    });

    it('axe finds no serious problem in any colours', async () => {
      const { page, context } = await opened.visit('#/units?q=tons%3Ex', SIZES[size]);
      await page.getByRole('alert').waitFor();
      expect(await seriousProblemsInAllColours(page)).toEqual([]);
      await box(page).fill('atlas');
      await rows(page).first().waitFor();
      for (const disclosure of await page.locator('summary:visible').all()) await disclosure.click();
      expect(await seriousProblemsInAllColours(page)).toEqual([]);
      await link(page, 'Atlas AS7-D').click();
      await page.getByRole('heading', { name: /Variants/ }).waitFor();
      await page.getByText('Battle Value, step by step').click();
      expect(await seriousProblemsInAllColours(page)).toEqual([]);
      await context.close();
    }, 120_000);
  });

  it('is shared by an address that holds the query, the order and the pilots', async () => {
    const { page, context } = await opened.visit('#/units');
    await box(page).fill('kind=mek tons=100 walk>=4');
    await results(page).getByRole('button', { name: 'BV' }).click();
    await page.getByRole('button', { name: 'Gunnery: one less' }).click();
    await expect.poll(() => page.url()).toMatch(/q=kind.*sort=bv%3Adesc&skills=3%2F5/);
    const found = await names(page);
    const { page: other, context: elsewhere } = await opened.visit(new URL(page.url()).hash);
    await expect.poll(() => names(other)).toEqual(found);
    expect(await box(other).inputValue()).toBe('kind=mek tons=100 walk>=4');
    const first = await rows(other).first().textContent();
    await other.getByRole('button', { name: 'Gunnery: one more' }).click();
    // Every row is worth less with a worse gunner.
    await expect.poll(() => rows(other).first().textContent()).not.toBe(first);
    await elsewhere.close();
    await context.close();
  });

  it('says at its place what is wrong with a query, and keeps what was found before', async () => {
    const { page, context } = await opened.visit('#/units?q=atlas');
    await rows(page).first().waitFor();
    const before = await names(page);
    await box(page).fill('atlas bv>lots tons=100');
    const alert = page.getByRole('alert');
    await alert.getByText('"lots" is not a number').waitFor();
    expect(await alert.locator('mark').textContent()).toBe('lots');
    expect(await box(page).getAttribute('aria-invalid')).toBe('true');
    expect(await names(page)).toEqual(before);
    await alert.getByRole('button', { name: 'Go to it' }).click();
    const selected = await box(page).evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    );
    expect(selected).toBe('lots');
    await context.close();
  });

  it('is gone through by keys alone', async () => {
    const { page, context } = await opened.visit('#/units?q=kind%3Dmek');
    await rows(page).first().waitFor();
    await box(page).focus();
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[data-place]')?.getAttribute('data-place'));
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('0');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('1');
    await page.keyboard.press('End');
    await expect.poll(focused).toBe(String(Number(await results(page).getAttribute('aria-rowcount')) - 2));
    await page.keyboard.press('Home');
    await expect.poll(focused).toBe('0');
    await page.keyboard.press('PageDown');
    await expect.poll(async () => Number(await focused())).toBeGreaterThan(5);
    const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name, exact: true }).waitFor();
    await context.close();
  });

  it('keeps searches by name: saved, made again, renamed, deleted', async () => {
    const { page, context } = await opened.visit('#/units?q=kind%3Dvtol&sort=bv');
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.getByRole('textbox', { name: 'Name of this search' }).fill('Rotors');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Rotors', exact: true }).waitFor();
    await page.reload();
    await box(page).fill('atlas');
    await page.getByRole('button', { name: 'Rotors', exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/q=kind%3Dvtol&sort=bv/);
    await page.getByRole('button', { name: 'Rename “Rotors”' }).click();
    await page.getByRole('textbox', { name: 'New name of “Rotors”' }).fill('Helicopters');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Helicopters', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Delete “Helicopters”' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Helicopters', exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Helicopters', exact: true }).waitFor();
    await context.close();
  });

  it('puts any ’Mech of it into the Attack view', async () => {
    const { page, context, errors } = await opened.visit('#/units?q=marauder+ii+mad-5a');
    await link(page, 'Marauder II MAD-5A').click();
    await page.getByRole('button', { name: 'Gunnery: one less' }).click();
    await page.getByRole('button', { name: 'Attack with it' }).click();
    const attacker = page.getByRole('region', { name: 'Attacker' });
    await expect
      .poll(() => attacker.getByRole('combobox', { name: 'Unit' }).inputValue())
      .toBe('Marauder II MAD-5A');
    await page.locator('.weapon').first().waitFor();
    expect(page.url()).toContain('gunnery=3');
    // Whoever opens the link finds it there, too.
    const { page: other, context: elsewhere } = await opened.visit(new URL(page.url()).hash);
    await other.getByText('100 t · 3/5/3 MP').waitFor();
    await other.locator('.weapon').first().waitFor();
    expect(errors).toEqual([]);
    await elsewhere.close();
    await context.close();
  });

  it('adds any unit of it to a force', async () => {
    const { page, context } = await opened.visit('#/units?unit=manticore-heavy-tank');
    await page.getByRole('button', { name: 'Add to a force' }).click();
    await page.getByText(/Manticore Heavy Tank was added to/).waitFor();
    await page.getByRole('link', { name: 'Forces' }).click();
    await expect.poll(() => page.getByRole('main').textContent()).toContain('Manticore Heavy Tank');
    await context.close();
  });

  it('is searched by the pickers of all views, well-known designs first', async () => {
    const { page, context } = await opened.visit('#/battle-value');
    const field = page.getByRole('combobox', { name: 'Unit', exact: true });
    await chooseUnit(page, 'Unit', 'timber wolf', 'Mad Cat Prime');
    await field.click();
    await field.fill('elemental');
    await page
      .getByRole('option', { name: /Elemental Battle Armor.*battle armor/ })
      .first()
      .waitFor();
    await field.fill('manticore heavy tank (hppc');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toMatch(/^Manticore Heavy Tank \(HPPC/);
    await page.getByText('60-ton vehicle').waitFor();
    await context.close();
  });
});

describe.skipIf(whyNot !== undefined)(`Files of the library${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  const DATA = /\/data\/units\//;
  const requestsOf = (page: Page): Request[] => {
    const asked: Request[] = [];
    page.on('request', (request) => {
      // Browsers fetch the icon when they feel like it.
      if (!request.url().endsWith('/icon.svg')) asked.push(request);
    });
    return asked;
  };

  it('are no part of the first load', async () => {
    const asked: Request[] = [];
    const { page, context } = await opened.visit('', SIZES.desktop, async (fresh) => {
      fresh.on('request', (request) => asked.push(request));
    });
    await page.locator('.weapon').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(
      asked.map((request) => request.url()).filter((url) => /\/data\/|library-worker/.test(url)),
    ).toEqual([]);
    await context.close();
  });

  it('cost one request of at most 50 kB for a unit, on a slow network and a plain static host', async () => {
    const host = await plainHost();
    const { page, context } = await opened.visit('#/units');
    const catalog = page.waitForEvent('requestfinished', {
      predicate: (request) => request.url().includes('official-catalog'),
      timeout: 30_000,
    });
    await page.goto(`${host.address}#/units`);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 100_000,
    });
    await box(page).fill('manticore');
    await link(page, 'Manticore Heavy Tank').waitFor({ timeout: 30_000 });
    // What all units share is fetched once, as soon as the list is there.
    await catalog;
    const asked = requestsOf(page);
    await link(page, 'Manticore Heavy Tank').click();
    await page.getByRole('row', { name: /^PPC/ }).waitFor();
    await page.waitForLoadState('networkidle');
    const pathOf = (request: Request): string => new URL(request.url()).pathname;
    const ofUnit = asked.filter((request) => pathOf(request).startsWith('/data/'));
    expect(ofUnit.map(pathOf)).toEqual([expect.stringMatching(/^\/data\/units\/units-\d{3}[.]json$/)]);
    const { responseBodySize, responseHeadersSize } = await (ofUnit[0] as Request).sizes();
    expect(responseBodySize + responseHeadersSize).toBeLessThan(50_000);
    // Where units have been measured, the first also fetches the table of what all of them are worth.
    const soFar = asked.length;
    expect(soFar).toBeLessThanOrEqual(2);
    // Another of the same chassis is there already.
    await link(page, 'Manticore Heavy Tank (HPPC)').click();
    await page.getByRole('row', { name: /^Heavy PPC/ }).waitFor();
    expect(asked).toHaveLength(soFar);
    await context.close();
    host.close();
  });

  it('that are missing or damaged are named, and fetched again on demand', async () => {
    const { page, context } = await opened.visit('#/units', SIZES.desktop, (fresh) =>
      fresh.route(DATA, (route) => route.fulfill({ status: 404 })),
    );
    const alert = page.getByRole('alert');
    await alert.getByText('data/units/index.json: cannot be read: the server answered 404').waitFor();
    // The rest of the page goes on.
    await page.getByRole('link', { name: 'Attack', exact: true }).click();
    await page.locator('.weapon').first().waitFor();
    const cutOff = async (route: Route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).slice(0, 500_000) });
    };
    // Before anybody asks again: the newest rule for an address is the one that counts.
    await page.route(DATA, cutOff);
    await page.getByRole('link', { name: 'Units', exact: true }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await alert.getByText('data/units/index.json: damaged: it is not complete JSON').waitFor();
    await page.unroute(DATA);
    await page.getByRole('button', { name: 'Try again' }).click();
    await rows(page).first().waitFor();
    expect(await alert.count()).toBe(0);

    await page.route(/units-\d+[.]json/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('chassis', 'chasiss') });
    });
    await box(page).fill('wolfhound wlf-2');
    await link(page, 'Wolfhound WLF-2').click();
    await alert.getByText(/data\/units\/units-\d+[.]json: damaged/).waitFor();
    await page.unroute(/units-\d+[.]json/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Weapons' }).waitFor();
    await context.close();
  });

  it('that cannot be had are told where a unit of a link needs them, and the rest works', async () => {
    const { page, context } = await opened.visit(
      '#/attack?attacker=Marauder+II+MAD-5A',
      SIZES.desktop,
      (fresh) => fresh.route(DATA, (route) => route.abort()),
    );
    await page
      .getByRole('region', { name: 'Attacker' })
      .getByText(/Marauder II MAD-5A cannot be fetched from the library: index.json/)
      .waitFor();
    await page.unroute(DATA);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.weapon').first().waitFor();
    await context.close();
  });

  it('are there with the network cut, once they were opened', async () => {
    const { page, context } = await opened.visit('#/units?q=manticore', { ...SIZES.desktop, ...KEEPS_PAGE });
    await link(page, 'Manticore Heavy Tank').click();
    await page.getByRole('row', { name: /^PPC/ }).waitFor();
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    // Some browsers forget it with the page.
    await context.setOffline(false);
    await context.setOffline(true);
    await page.getByRole('row', { name: /^PPC/ }).waitFor();
    await page.getByRole('button', { name: '‹ All units' }).click();
    await box(page).fill('kind=mek tons=100');
    await rows(page).first().waitFor();
    // One that was never opened is not there, and the page says so.
    await box(page).fill('zeus zeu-6s');
    await link(page, 'Zeus ZEU-6S').click();
    await page.getByText('You are offline: try again when there is a network.').waitFor();
    await context.close();
  });
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** A server that knows nothing but files, and packs none: the page's folder with the library in `data/units`. */
async function plainHost(): Promise<{ readonly address: string; readonly close: () => void }> {
  const units = fileURLToPath(new URL('../../public/data/units', import.meta.url));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path.startsWith('/data/units/')
      ? join(units, path.slice('/data/units/'.length))
      : join(builtPage, path === '/' ? 'index.html' : path);
    try {
      const bytes = readFileSync(file);
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream').end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.closeAllConnections() };
}
