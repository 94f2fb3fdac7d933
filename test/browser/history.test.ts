import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Opened, whereAbsent, whyNot } from './page.js';

describe.skipIf(whyNot !== undefined)(`Back, Undo and what is remembered${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  const range = (page: Page) => page.getByRole('spinbutton', { name: 'Range in hexes' });
  const LINK = '#/attack?attacker=Atlas+AS7-D&target=Locust+LCT-1V&range=9';

  it('Back undoes “Start over”, and Forward starts over again', async () => {
    const { page, context } = await opened.visit(LINK);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => range(page).inputValue()).toBe('6');
    await page.goBack();
    await expect.poll(() => range(page).inputValue()).toBe('9');
    expect(await page.getByRole('combobox', { name: 'Unit' }).first().inputValue()).toBe('Atlas AS7-D');
    // Nothing is left to undo.
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await page.goForward();
    await expect.poll(() => range(page).inputValue()).toBe('6');
    await context.close();
  });

  it('“Start over” offers to undo itself', async () => {
    const { page, context } = await opened.visit(LINK);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => range(page).inputValue()).toBe('6');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => range(page).inputValue()).toBe('9');
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await context.close();
  });

  it('Back goes from view to view, and keeps what was changed in each', async () => {
    const { page, context } = await opened.visit(LINK);
    await page.getByRole('button', { name: 'Range in hexes: one more' }).click();
    await page.getByRole('link', { name: 'Battle Value' }).click();
    await page.getByRole('radio', { name: 'A force', exact: true }).check();
    await page.getByRole('link', { name: 'Attack' }).click();
    await page.getByRole('button', { name: 'Range in hexes: one more' }).click();
    await page.goBack();
    await expect.poll(() => page.getByRole('radio', { name: 'A force', exact: true }).isChecked()).toBe(true);
    await page.goBack();
    await expect.poll(() => range(page).inputValue()).toBe('10');
    await context.close();
  });

  it('a new tab has the ruleset that was chosen last, and a link has its own', async () => {
    const { page, context } = await opened.visit('');
    await page.getByRole('radio', { name: 'Total Warfare' }).check();
    const chosen = async (hash: string) => {
      const tab = await context.newPage();
      await tab.goto(opened.address + hash);
      await tab.locator('.weapon').first().waitFor();
      const isBook = await tab.getByRole('radio', { name: 'Total Warfare' }).isChecked();
      await tab.close();
      return isBook;
    };
    expect(await chosen('')).toBe(true);
    // Links name no rules where they mean the standard ones.
    expect(await chosen(LINK)).toBe(false);
    expect(await chosen(`${LINK}&rules=total-warfare`)).toBe(true);
    expect(await chosen('')).toBe(true);
    await context.close();
  });
});
