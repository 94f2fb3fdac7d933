import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_POLICY } from '../../src/cli/serve/page-policy.js';
import { sampleMtf } from '../units/sample-units.js';
import { builtPage, KEEPS_PAGE, Opened, SIZES, whereAbsent, whyNot } from './page.js';

/** Each view, and whatever it shows when somebody uses it. */
const WALKS: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  [
    'an attack',
    '#/attack',
    async (page) => {
      await page.locator('.weapon-button').first().click();
      for (const disclosure of await page.locator('summary').all()) await disclosure.click();
      await page
        .getByText(/volleys/)
        .first()
        .waitFor();
    },
  ],
  [
    'a unit that is dropped',
    '#/battle-value',
    async (page) => {
      await page
        .locator('input[type=file][multiple]')
        .setInputFiles({ name: 'a.mtf', mimeType: 'text/plain', buffer: Buffer.from(sampleMtf()) });
      await page.getByText('1 unit of your own').waitFor();
    },
  ],
  [
    'two forces',
    '#/battle-value?of=force&a=Atlas+AS7-D&b=Locust+LCT-1V',
    async (page) => {
      await page.getByText('Atlas AS7-D').first().waitFor();
    },
  ],
  [
    'games that are played, their bars and their files',
    '#/battle?red=Atlas+AS7-D&blue=Atlas+AS7-D&games=20&turns=10',
    async (page) => {
      await page.getByRole('button', { name: '▶ Play' }).click();
      await page.locator('.histogram-bar').first().waitFor();
      await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download JSON' }).click(),
      ]);
    },
  ],
  [
    'a change',
    '#/battle?red=Atlas+AS7-D&blue=Atlas+AS7-D&games=20&turns=10&show=change&change=red.1.skills%3D3%2F4',
    async (page) => {
      await page.getByRole('button', { name: '▶ Play both' }).click();
      await page.locator('.difference-value').first().waitFor();
    },
  ],
  [
    'a replay',
    '#/battle?red=Atlas+AS7-D&blue=Locust+LCT-1V&turns=10&show=replay&game=1&map=hills',
    async (page) => {
      await page.locator('svg.map').waitFor();
    },
  ],
];

/** Keeps what the policy refused where the test can ask for it. */
const watchViolations = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      refused.push(`${effectiveDirective} ${blockedURI} ${sourceFile}`),
    );
  });
};

describe.skipIf(whyNot !== undefined)(`The policy of the page${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it.each(WALKS)('lets everything be done: %s', async (_, hash, walk) => {
    const { page, context, errors } = await opened.visit(
      hash,
      { ...SIZES.desktop, ...KEEPS_PAGE },
      watchViolations,
    );
    await walk(page);
    await page.getByRole('button', { name: /^Theme/ }).click();
    expect(await page.evaluate('refused')).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('refuses a script and a style that are written into the page', async () => {
    const { page, context } = await opened.visit('', { ...SIZES.desktop, ...KEEPS_PAGE }, watchViolations);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      document.body.setAttribute('style', 'display: none');
    });
    expect(await page.evaluate('window.ran')).toBeUndefined();
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none');
    expect(await page.evaluate('refused')).toHaveLength(4);
    await context.close();
  });

  it('is in the page, too, for hosts elsewhere', () => {
    const html = readFileSync(join(builtPage, 'index.html'), 'utf8').replaceAll('&#39;', "'");
    const meta = `<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}">`;
    expect(html).toContain(meta);
    expect(html.indexOf(meta)).toBeLessThan(html.search(/<(script|link)/));
    expect(html).not.toMatch(/ style=|<style|<script(?![^>]* src=)| on\w+=/);
  });
});
