import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleBlk } from '../units/sample-units.js';
import { seriousProblems } from './axe.js';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';

// Battle Values are those of the Master Unit List: Atlas AS7-D 1,897, Awesome AWS-8Q 1,605, Locust LCT-1V 432.

describe.skipIf(whyNot !== undefined)(`The Battle Value view${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  async function choose(page: Page, label: string, typed: string, name: string): Promise<void> {
    const field = page.getByRole('combobox', { name: label, exact: true });
    await field.click();
    await field.fill(typed);
    await field.press('Enter');
    expect(await field.inputValue()).toBe(name);
  }
  const rowOf = (page: Page, label: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });

  it.each(['phone', 'desktop'] as const)(
    'tells on a %s what an Atlas is worth, line by line, and what its pilot adds',
    async (size) => {
      const { page, context, errors } = await opened.visit('#/battle-value', SIZES[size]);
      await choose(page, 'Unit', 'atlas', 'Atlas AS7-D');
      const atlas = page.getByRole('region', { name: 'Atlas AS7-D' });
      expect(await atlas.textContent()).toContain('1,897');
      // 304 points of armor count 2.5 each.
      expect(await rowOf(page, 'Armor').textContent()).toMatch(/304 × 2\.5\s*760/);

      await page.getByRole('spinbutton', { name: 'Gunnery' }).fill('3');
      await page.getByRole('spinbutton', { name: 'Piloting' }).fill('4');
      await page.getByRole('spinbutton', { name: 'Piloting' }).press('Tab');
      // Gunnery 3 and piloting 4 make it 1.32 times as much.
      await page.getByText('1897 × 1.32, rounded').waitFor();
      expect(await atlas.textContent()).toContain('2,504');
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('sets two units side by side and marks what differs, with a sign and not with colour alone', async () => {
    const { page, context, errors } = await opened.visit('#/battle-value?a=Atlas+AS7-D');
    await page.getByRole('checkbox', { name: 'Compare with another unit' }).check();
    await choose(page, 'Compared with', 'awesome', 'Awesome AWS-8Q');
    expect(await page.locator('.verdict').textContent()).toMatch(/worth 292 less than Atlas AS7-D ▼ −292/);
    expect(await rowOf(page, 'Armor').textContent()).toMatch(/760.*600.*▼ −160/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each(['phone', 'desktop'] as const)(
    'adds up on a %s a force with its pilots, and a link opened fresh shows the same',
    async (size) => {
      const { page, context, errors } = await opened.visit('#/battle-value', SIZES[size]);
      await page.getByRole('radio', { name: 'A force', exact: true }).check();
      await choose(page, 'Force 1', 'atlas', 'Atlas AS7-D');
      await choose(page, 'Force 2', 'locust lct-1v', 'Locust LCT-1V');
      await page.getByRole('spinbutton', { name: 'Gunnery' }).first().fill('3');
      await page.getByRole('spinbutton', { name: 'Piloting' }).first().fill('4');
      await page.getByRole('spinbutton', { name: 'Piloting' }).first().press('Tab');
      // 2,504 and 432.
      await page.getByText('2,936', { exact: true }).first().waitFor();
      await page.waitForFunction(() => location.hash.includes('Atlas+AS7-D%3A3%2F4'));
      const { hash } = new URL(page.url());
      expect(errors).toEqual([]);
      await context.close();

      const fresh = await opened.visit(hash, SIZES[size]);
      await fresh.page.getByText('2,936', { exact: true }).first().waitFor();
      expect(fresh.errors).toEqual([]);
      await fresh.context.close();
    },
  );

  it('itemises a vehicle that was dropped, and says that a link cannot hold it', async () => {
    const { page, context, errors } = await opened.visit('#/battle-value');
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles({ name: 'sample.blk', mimeType: 'text/plain', buffer: Buffer.from(sampleBlk()) });
    await page.getByText('Sample Tank was read').waitFor();
    await choose(page, 'Unit', 'sample tank', 'Sample Tank');
    const tank = page.getByRole('region', { name: 'Sample Tank' });
    expect(await tank.textContent()).toContain('40-ton vehicle');
    // 80 points of armor, 2.5 each.
    expect(await rowOf(page, 'Armor').textContent()).toMatch(/80 × 2\.5/);
    await page.getByText(/Sample Tank is on this device alone/).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('says of a network of slaves without a master that it adds nothing', async () => {
    const { page, context } = await opened.visit(
      '#/battle-value?of=force&a=Barghest+BGS-4T&a=Barghest+BGS-4T',
    );
    const networks = page.getByRole('combobox', { name: 'C3' });
    await networks.first().selectOption('network 1');
    await networks.last().selectOption('network 1');
    await page.getByText(/a master where there are slaves/).waitFor();
    await context.close();
  });

  it.each([
    ['phone', 'light', '#/battle-value?a=Atlas+AS7-D'],
    ['desktop', 'dark', '#/battle-value?a=Atlas+AS7-D&b=Awesome+AWS-8Q'],
    ['phone', 'dark', '#/battle-value?of=force&a=Barghest+BGS-4T&b=Raven+RVN-3L'],
  ] as const)(
    'axe finds no serious problem on a %s in the %s colours at %s',
    async (size, colorScheme, hash) => {
      const { page, context, errors } = await opened.visit(hash, { ...SIZES[size], colorScheme });
      await page.getByRole('table').first().waitFor();
      expect(await seriousProblems(page)).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});
