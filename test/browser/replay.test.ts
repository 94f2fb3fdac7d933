import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';

const DUEL = '#/battle?red=Marauder+MAD-3R&blue=Locust+LCT-1V&games=20&seed=7&show=replay';
const LANCES =
  '#/battle?red=Atlas+AS7-D&red=Locust+LCT-1V&red=Locust+LCT-1V&red=Hunchback+HBK-4G&blue=Marauder+MAD-3R&blue=Locust+LCT-1V&blue=Archer+ARC-2R&blue=Commando+COM-2D&games=1&show=replay';

describe.skipIf(whyNot !== undefined)(`The replay${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  async function open(hash: string, size: keyof typeof SIZES = 'desktop') {
    const visit = await opened.visit(hash, SIZES[size]);
    await visit.page.locator('.stage').waitFor({ timeout: 60_000 });
    return visit;
  }

  const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the game' });
  const at = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
  const last = async (page: Page): Promise<number> => Number(await slider(page).getAttribute('max'));
  const now = async (page: Page): Promise<string> => (await page.locator('.now').textContent()) ?? '';

  it.each(['phone', 'desktop'] as const)('opens on both forces on a %s', async (size) => {
    const { page, context, errors } = await open(LANCES, size);
    const map = await page.getByRole('region', { name: 'Map: Light woods, 32 × 32' }).boundingBox();
    const tokens = await page.locator('.token-body').all();
    expect(tokens).toHaveLength(8);
    for (const token of tokens) {
      const box = await token.boundingBox();
      if (map === null || box === null) throw new Error('not drawn');
      expect(box.x).toBeGreaterThanOrEqual(map.x);
      expect(box.x + box.width).toBeLessThanOrEqual(map.x + map.width);
      expect(box.y).toBeGreaterThanOrEqual(map.y);
      expect(box.y + box.height).toBeLessThanOrEqual(map.y + map.height);
      // Large enough to be seen, however small the map.
      expect(box.width).toBeGreaterThan(15);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it('goes by the keys that it lists, with nothing focused, on the slider and on the map', async () => {
    const { page, context, errors } = await open(DUEL);
    expect(await page.locator('.keys kbd').allTextContents()).toEqual([
      '←',
      '→',
      'Page Up',
      'Page Down',
      'Home',
      'End',
      'Space',
      'Shift + arrows',
    ]);
    const press = (key: string) => page.keyboard.press(key);
    const end = await last(page);
    const focus = {
      nothing: () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
      slider: () => slider(page).focus(),
      map: () => page.getByRole('region', { name: /^Map/ }).focus(),
    };
    for (const where of ['nothing', 'slider', 'map'] as const) {
      await focus[where]();
      await press('Home');
      expect(await at(page), where).toBe(0);
      await press('ArrowRight');
      await press('ArrowRight');
      expect(await at(page), where).toBe(2);
      await press('ArrowLeft');
      expect(await at(page), where).toBe(1);
      await press('PageDown');
      const turn = await at(page);
      await press('PageDown');
      expect(await at(page), where).toBeGreaterThan(turn);
      await press('PageUp');
      expect(await at(page), where).toBe(turn);
      await press('End');
      expect(await at(page), where).toBe(end);
    }
    await press('Home');
    await press(' ');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    expect(await page.locator('.now').getAttribute('aria-live')).toBe('off');
    await press(' ');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(await page.locator('.now').getAttribute('aria-live')).toBe('polite');
    // A field keeps its keys.
    const before = await at(page);
    await page.getByRole('spinbutton', { name: 'Game', exact: true }).focus();
    await press('End');
    expect(await at(page)).toBe(before);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('moves the map by Shift and an arrow, and fits it to both forces again', async () => {
    const { page, context } = await open(DUEL);
    const map = page.getByRole('region', { name: /^Map/ });
    const top = () => map.evaluate(({ scrollTop }) => scrollTop);
    const fit = page.getByRole('button', { name: 'Fit the map to both forces' });
    expect(await fit.getAttribute('aria-pressed')).toBe('true');
    for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Larger map' }).click();
    expect(await fit.getAttribute('aria-pressed')).toBe('false');
    const before = await top();
    await page.keyboard.press('Shift+ArrowDown');
    expect(await top()).toBeGreaterThan(before);
    await fit.click();
    expect(await top()).toBeLessThan(before);
    await context.close();
  });

  it('numbers the hexes so that what the log names can be found', async () => {
    const { page, context, errors } = await open(DUEL);
    while (!/ from \d{4} to \d{4}/.test(await now(page))) await page.keyboard.press('ArrowRight');
    const [, from, to] = / from (\d{4}) to (\d{4})/.exec(await now(page)) ?? [];
    expect(await page.locator('.named-hexes text').allTextContents()).toEqual([from, to]);
    const numbers = page.locator('.hex-numbers text');
    for (let step = 0; step < 4 && (await numbers.count()) === 0; step += 1)
      await page.getByRole('button', { name: 'Larger map' }).click();
    const shown = await numbers.allTextContents();
    expect(new Set(shown).size).toBe(shown.length);
    const size = await numbers.first().evaluate((text) => {
      const { height } = text.getBoundingClientRect();
      return height;
    });
    expect(size).toBeGreaterThanOrEqual(9);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('tells the whole game by turn and phase, and marks the event on show', async () => {
    const { page, context, errors } = await open(`${LANCES}&at=200`);
    const log = page.getByRole('region', { name: 'Log', exact: true });
    const box = await log.boundingBox();
    const map = await page.getByRole('region', { name: /^Map/ }).boundingBox();
    if (box === null || map === null) throw new Error('not drawn');
    // Beside the map, and as high as what is there.
    expect(box.x).toBeGreaterThan(map.x + map.width - 1);
    expect(box.height).toBeGreaterThan(map.height);
    const [, turns] = /turn (\d+)/.exec((await page.locator('.replay-end').textContent()) ?? '') ?? [];
    expect(await log.getByRole('button', { name: /^Turn \d+/ }).count()).toBe(Number(turns));

    const current = log.locator('[aria-current="step"]');
    const inLog = async () => {
      const line = await current.boundingBox();
      return line !== null && line.y >= box.y && line.y + line.height <= box.y + box.height;
    };
    expect(await current.count()).toBe(1);
    expect(await inLog()).toBe(true);
    expect(await current.textContent()).toContain((await now(page)).replace(/^Turn \d+\. /, ''));

    // Another turn opens on demand, and a line goes there.
    expect(await log.locator('.log-line').count()).toBeLessThan((await last(page)) / 2);
    await log.getByRole('button', { name: /^Turn 1 \d/ }).click();
    await log
      .getByRole('button', { name: /wins the initiative/ })
      .first()
      .click();
    expect(await now(page)).toMatch(/^Turn 1\. (Red|Blue) wins the initiative\.$/);
    expect(await inLog()).toBe(true);

    // Even with every turn open a step only touches the turns that it changes.
    await log.getByRole('button', { name: 'Open all turns' }).click();
    expect(await log.locator('.log-line').count()).toBeGreaterThan((await last(page)) / 2);
    const touched = await page.evaluate(async () => {
      const seen = new Set<Element>();
      const watch = new MutationObserver((records) => {
        for (const { target } of records) {
          const turn = (target as Element).closest?.('.log-turn');
          if (turn) seen.add(turn);
        }
      });
      const list = document.querySelector('.log');
      if (list === null) throw new Error('no log');
      watch.observe(list, { subtree: true, childList: true, attributes: true });
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 300));
      watch.disconnect();
      return seen.size;
    });
    expect(touched).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('calls units by their names, and has their left on the reader’s left', async () => {
    const { page, context } = await open(LANCES);
    const units = page.getByRole('combobox', { name: 'Unit', exact: true });
    expect(await units.locator('option').allTextContents()).toEqual([
      '■ Atlas AS7-D',
      '■ Red Locust LCT-1V A',
      '■ Red Locust LCT-1V B',
      '■ Hunchback HBK-4G',
      '● Marauder MAD-3R',
      '● Blue Locust LCT-1V',
      '● Archer ARC-2R',
      '● Commando COM-2D',
    ]);
    const x = async (part: string): Promise<number> =>
      (await page.locator(`[data-part="${part}"]`).boundingBox())?.x ?? Number.NaN;
    for (const [left, right] of [
      ['LA', 'RA'],
      ['LT', 'RT'],
      ['LL', 'RL'],
      ['LT rear', 'RT rear'],
    ] as const)
      expect(await x(left), left).toBeLessThan(await x(right));
    await context.close();
  });

  it('opens at the game and the event of a link', async () => {
    const { page, context } = await open(`${DUEL}&game=3&at=12`);
    expect(await page.getByRole('spinbutton', { name: 'Game', exact: true }).inputValue()).toBe('3');
    expect(await at(page)).toBe(12);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.url()).toMatch(/game=3&at=13/);
    await context.close();
  });
});
