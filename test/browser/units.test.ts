import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousProblems } from './axe.js';
import { chooseUnit, Opened, SIZES, whereAbsent, whyNot } from './page.js';

describe.skipIf(whyNot !== undefined)(`The library of units${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  const box = (page: Page) => page.getByRole('searchbox', { name: 'Search for units' });
  const results = (page: Page) => page.getByRole('grid', { name: 'Units found' });
  const rows = (page: Page) => results(page).locator('[data-place]');

  describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
    it('finds a tank by its name, and shows all about it', async () => {
      const { page, context, errors } = await opened.visit('#/units', SIZES[size]);
      await page.getByText('10,242 units').waitFor();
      await box(page).fill('manticore');
      await expect.poll(() => rows(page).first().textContent()).toContain('Manticore Heavy Tank');
      await page.getByRole('link', { name: 'Manticore Heavy Tank', exact: true }).click();
      await page.getByRole('heading', { name: 'Manticore Heavy Tank', exact: true }).waitFor();
      // Figures of its record sheet.
      await page.getByRole('row', { name: 'PPC TU 10 10 6/12/18 min 3' }).waitFor();
      await page.getByText('60 tons · Tank').waitFor();
      expect(await page.locator('.unit-figures strong').textContent()).toBe('993');
      await page.goBack();
      await rows(page).first().waitFor();
      expect(await box(page).inputValue()).toBe('manticore');
      expect(errors).toEqual([]);
      await context.close();
    });

    it.each(['light', 'dark'] as const)(
      'axe finds no serious problem in the %s colours',
      async (colorScheme) => {
        const { page, context } = await opened.visit('#/units?q=tons%3Ex', { ...SIZES[size], colorScheme });
        await page.getByRole('alert').waitFor();
        expect(await seriousProblems(page)).toEqual([]);
        await box(page).fill('atlas');
        await rows(page).first().waitFor();
        expect(await seriousProblems(page)).toEqual([]);
        await page.getByRole('link', { name: 'Atlas AS7-D', exact: true }).click();
        await page.getByRole('heading', { name: /Variants/ }).waitFor();
        await page.getByText('Battle Value, step by step').click();
        expect(await seriousProblems(page)).toEqual([]);
        await context.close();
      },
    );
  });

  it('puts any ’Mech of it into the Attack view', async () => {
    const { page, context, errors } = await opened.visit('#/units?q=marauder+ii+mad-5a');
    await page.getByRole('link', { name: 'Marauder II MAD-5A', exact: true }).click();
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
