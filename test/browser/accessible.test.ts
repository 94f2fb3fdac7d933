import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousProblemsInAllColours } from './axe.js';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';

describe.skipIf(whyNot !== undefined)(`For everybody${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it.each(Object.entries(SIZES))('axe finds no serious problem in any colours (%s)', async (_, size) => {
    const { page, context, errors } = await opened.visit('', size);
    await page.locator('.weapon-button').first().click();
    for (const disclosure of await page.locator('summary').all()) await disclosure.click();
    await page.getByRole('button', { name: 'About the rulesets' }).click();
    expect(await seriousProblemsInAllColours(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('the keyboard alone reaches the units, the numbers and their reasons', async () => {
    const { page, context } = await opened.visit('');
    await page.getByRole('combobox').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('Tab');
    await page.keyboard.type('hunch');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('combobox').first().inputValue()).toBe('Hunchback HBK-4G');
    await context.close();
  });
});
