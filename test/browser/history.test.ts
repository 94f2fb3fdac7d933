import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseUnit, Opened, whereAbsent, whyNot } from './page.js';

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

  it('Back undoes the choice of a unit, and Forward makes it again', async () => {
    const { page, context } = await opened.visit(LINK);
    const attacker = page.getByRole('combobox', { name: 'Unit' }).first();
    await attacker.waitFor();
    await chooseUnit(page.getByRole('region', { name: 'Attacker' }), 'Unit', 'commando', 'Commando COM-2D');
    await page.goBack();
    await expect.poll(() => attacker.inputValue()).toBe('Atlas AS7-D');
    expect(await range(page).inputValue()).toBe('9');
    await page.goForward();
    await expect.poll(() => attacker.inputValue()).toBe('Commando COM-2D');

    await page.goto(`${opened.address}#/battle-value?a=Atlas+AS7-D`);
    await expect.poll(() => attacker.inputValue()).toBe('Atlas AS7-D');
    await chooseUnit(page, 'Unit', 'commando', 'Commando COM-2D');
    await page.goBack();
    await expect.poll(() => attacker.inputValue()).toBe('Atlas AS7-D');
    await context.close();
  });

  it('a unit that was removed from a force can be put back, into the force as it is by then', async () => {
    const { page, context } = await opened.visit(
      '#/battle?red=Atlas+AS7-D&red=Locust+LCT-1V&blue=Commando+COM-2D',
    );
    const names = async () =>
      Promise.all(
        (await page.getByRole('combobox', { name: /^Red \d/ }).all()).map((one) => one.inputValue()),
      );
    await expect.poll(names).toEqual(['Atlas AS7-D', 'Locust LCT-1V']);
    await page.getByRole('button', { name: 'Remove Red 1, Atlas AS7-D' }).click();
    await expect.poll(names).toEqual(['Locust LCT-1V']);
    await chooseUnit(page, 'Red 1', 'commando', 'Commando COM-2D');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toEqual(['Atlas AS7-D', 'Commando COM-2D']);
    await context.close();
  });

  it('a force that a .mul has replaced can be brought back', async () => {
    const { page, context } = await opened.visit('#/battle?red=Atlas+AS7-D&blue=Commando+COM-2D');
    const red = page.getByRole('combobox', { name: 'Red 1', exact: true });
    await expect.poll(() => red.inputValue()).toBe('Atlas AS7-D');
    await page.getByLabel('Open a .mul as Red').setInputFiles({
      name: 'one.mul',
      mimeType: 'application/xml',
      buffer: Buffer.from('<unit><entity chassis="Locust" model="LCT-1V"/></unit>'),
    });
    await expect.poll(() => red.inputValue()).toBe('Locust LCT-1V');
    await page.getByText('Opened one.mul as Red: 1 unit.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => red.inputValue()).toBe('Atlas AS7-D');
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
    // A link that names no rules means the standard ones.
    expect(await chosen(LINK)).toBe(false);
    expect(await chosen(`${LINK}&rules=total-warfare`)).toBe(true);
    expect(await chosen('')).toBe(true);
    await context.close();
  });
});
