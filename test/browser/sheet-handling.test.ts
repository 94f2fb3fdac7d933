import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';
import { button, openUnit, shownPoints, typeDice } from './sheets-page.js';

// One hand holds dice, the screen lies on the table, and somebody else wants to know what has just happened.

const MIXED =
  '#/sheets?rules=total-warfare&red=Marauder+MAD-3R&red=Manticore+Heavy+Tank&blue=Warhammer+WHM-6R&blue=Foot+Platoon+%28Rifle%29';
const DUEL = '#/sheets?rules=standard&red=Marauder+MAD-3R&blue=Warhammer+WHM-6R';

/** In pixels, as the guidelines for touch have it. */
const FINGERTIP = 44;

/** What can be tapped and is smaller than a fingertip. Boxes and radios are tapped by their labels. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('.sheets :is(a, button, input, select, summary)')) {
      const target = element.matches('input') ? (element.closest('label') ?? element) : element;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || !element.checkVisibility()) continue;
      // Half a pixel is lost to rounding.
      if (width < least - 0.5 || height < least - 0.5)
        found.push(`${element.ariaLabel ?? element.textContent}: ${width} × ${height}`);
    }
    return [...new Set(found)];
  }, FINGERTIP);

describe.skipIf(whyNot !== undefined)(`Sheets in the hand${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it.each(Object.entries(SIZES))(
    'whatever can be tapped is as large as a fingertip (%s)',
    async (_, size) => {
      const { page, context } = await opened.visit(MIXED, size);
      const expectRoom = async (where: string) => {
        await page.evaluate(() => {
          for (const closed of document.querySelectorAll('.sheets details')) closed.setAttribute('open', '');
        });
        await expect.poll(() => page.locator('[data-waiting]').count()).toBe(0);
        expect(await tooSmall(page), where).toEqual([]);
      };
      await button(page, 'Start the game').waitFor();
      await expectRoom('before the game');
      await button(page, 'Start the game').click();
      await button(page, 'Red won').click();
      for (const unit of [0, 1, 3]) {
        await openUnit(page, unit);
        await expectRoom(`movement of unit ${unit}`);
      }
      await openUnit(page, 0);
      await button(page, 'End movement').click();
      await button(page, 'All weapons').click();
      await expectRoom('fire');
      await button(page, 'Declare fire').click();
      await button(page, 'End weapon attacks').click();
      await expectRoom('physical attacks');
      await page.locator('.figure-cell').first().click();
      await expectRoom('a location');
      await button(page.getByRole('dialog'), 'Done').click();
      for (const name of ['Overview', 'History', 'Tables']) {
        await page.getByRole('radio', { name, exact: true }).check();
        await expectRoom(name);
      }
      await context.close();
    },
    120_000,
  );

  it('the screen is kept awake while a game is on the table, and again after the page was hidden', async () => {
    const { page, context } = await opened.visit(DUEL, SIZES.phone, (fresh) =>
      fresh.addInitScript(() => {
        const held = { count: 0 };
        Object.assign(window, { held });
        const request = async () => {
          held.count += 1;
          return {
            release: async () => {
              held.count -= 1;
            },
          };
        };
        Object.defineProperty(navigator, 'wakeLock', { value: { request } });
      }),
    );
    const held = () => page.evaluate(() => (window as unknown as { held: { count: number } }).held.count);
    await button(page, 'Start the game').waitFor();
    expect(await held()).toBe(0);
    await button(page, 'Start the game').click();
    await expect.poll(held).toBe(1);
    await page.evaluate(() => {
      // A browser lets go of the screen when the page is hidden.
      (window as unknown as { held: { count: number } }).held.count = 0;
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }
    });
    await expect.poll(held).toBe(1);
    await button(page, 'Clear the table').click();
    await expect.poll(held).toBe(0);
    await context.close();
  });

  it.each(Object.entries(SIZES))(
    'what a phase has brought is told where one looks next (%s)',
    async (_, size) => {
      const { page, context, errors } = await opened.visit(DUEL, size);
      await button(page, 'Start the game').click();
      await page.getByRole('radio', { name: 'We type dice' }).check();
      for (const name of ['Red won', 'End movement']) await button(page, name).click();
      await page.getByRole('checkbox', { name: /^PPC RA/ }).check();
      await page.getByRole('checkbox', { name: /^PPC LA/ }).check();
      await button(page, 'Declare fire').click();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await button(page, 'End weapon attacks').click();
      const prompt = page.getByRole('dialog', { name: 'Dice' });
      await prompt.waitFor();
      for (const die of ['3', '4']) await page.keyboard.press(die);
      await prompt.getByText(/fires its PPC .* rolls 3 \+ 4 = 7: hit/).waitFor();
      // It is the left torso (8); the second one misses with 2.
      await typeDice(page, 4, 4, 1, 1);
      const report = page.locator('.report');
      await report.getByText('Weapon attacks: 1 of 2 attacks hit').waitFor();
      await report.getByText(/10 damage to the left torso of Warhammer/).waitFor();
      const top = await report.evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(size.viewport.height / 2);
      await button(page, 'Undo').click();
      await expect.poll(() => report.getByText(/10 damage/).count()).toBe(0);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('the history leads back to any of its steps, from where all can be made again', async () => {
    const { page, context } = await opened.visit(DUEL);
    await button(page, 'Start the game').click();
    for (let heat = 0; heat < 4; heat += 1) await button(page, 'Heat: one more').click();
    await page.getByRole('radio', { name: 'History' }).check();
    await button(page, 'Back to step 1').click();
    await page.getByText('3 undone').waitFor();
    expect(await page.locator('.history-list > li').count()).toBe(1);
    for (let steps = 0; steps < 3; steps += 1) await button(page, 'Redo').click();
    expect(await page.locator('.history-list > li').count()).toBe(4);
    await context.close();
  });

  it('another device takes the game up from its file, with all of its history', async () => {
    const { page, context } = await opened.visit(DUEL);
    await button(page, 'Start the game').click();
    await button(page, 'Left arm: armor 22 of 22').click();
    await button(page.getByRole('dialog'), '5 damage').click();
    await button(page.getByRole('dialog'), 'Done').click();
    await button(page, 'Red won').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save the game as a file').click(),
    ]);
    const buffer = await readFile(await download.path());
    const there = await opened.visit('#/sheets', SIZES.phone);
    await there.page
      .getByLabel('Open a game file')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    await there.page.getByRole('article', { name: 'Sheet of Marauder MAD-3R' }).waitFor();
    await expect.poll(() => shownPoints(there.page)).toContain('Left arm: armor 17 of 22');
    for (let steps = 0; steps < 2; steps += 1) await button(there.page, 'Undo').click();
    await expect.poll(() => shownPoints(there.page)).toContain('Left arm: armor 22 of 22');
    expect(await button(there.page, 'Undo').isDisabled()).toBe(true);
    await there.context.close();
    await context.close();
  });

  it('before a move, one sees what it does to target numbers and heat', async () => {
    const { page, context } = await opened.visit(DUEL);
    await button(page, 'Start the game').click();
    await button(page, 'Red won').click();
    await page.getByRole('radio', { name: /^Run/ }).check();
    for (let hexes = 0; hexes < 5; hexes += 1) await button(page, 'Hexes moved: one more').click();
    await page.getByText('+2 for shots at it, +2 for its own, +2 heat.').waitFor();
    await context.close();
  });

  it('the sheet counts hits on systems, and lists what a unit strikes with', async () => {
    const { page, context } = await opened.visit('#/sheets?rules=total-warfare&red=Marauder+MAD-3R');
    await button(page, 'Start the game').click();
    await page.getByText('Engine: 0 of 3 hits').waitFor({ state: 'attached' });
    await page.getByText('Gyro: 0 of 2 hits').waitFor({ state: 'attached' });
    await button(page, 'Center torso: critical slots, 0 hit').click();
    await button(page.getByRole('dialog'), '1 Engine').click();
    await button(page.getByRole('dialog'), 'Done').click();
    await page.getByText('Engine: 1 of 3 hits').waitFor({ state: 'attached' });
    // Piloting 5: a kick is 2 easier, for a fifth of 75 tons. A Marauder has no hands to punch with, but arms: a tenth of the tons.
    const blows = page.getByRole('region', { name: 'Physical attacks', exact: true });
    expect(await blows.getByRole('row', { name: /^Kick/ }).textContent()).toBe('Kick3+15');
    await context.close();
  });
});
