import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseUnit, Opened, SIZES, whereAbsent, whyNot } from './page.js';
import { traceTasks } from './processor-time.js';

const SOON = 100;
const units = (side: string, count: number) =>
  Array.from({ length: count }, () => `${side}=Atlas+AS7-D`).join('&');

describe.skipIf(whyNot !== undefined)(`A link that asks for too much${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it.each([
    ['too many units in a battle', `#/battle?${units('red', 5_000)}`, /too long/, 'Battle'],
    ['25 units in a battle', `#/battle?${units('blue', 25)}`, /25 units.*may have 24/, 'Battle'],
    [
      '500 units in a force',
      `#/battle-value?of=force&${units('a', 500)}`,
      /500 units.*may have 24/,
      'Battle Value',
    ],
    ['a megabyte', `#/attack?attacker=${'A'.repeat(1_000_000)}`, /977 kB.*limit is 64 kB/, 'Attack'],
  ])('is refused with a word that can be seen, and the page works: %s', async (_, hash, words, title) => {
    const { page, context, errors } = await opened.visit(hash, SIZES.phone);
    const alert = page.getByRole('alert').filter({ hasText: 'This link' });
    await alert.waitFor({ state: 'visible' });
    expect(await alert.textContent()).toMatch(words);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor({ state: 'attached' });
    // On a phone the cards of a battle begin folded.
    const pickers = page.locator('[role=combobox]');
    await pickers.first().waitFor({ state: 'attached' });
    expect(await pickers.count()).toBeLessThan(10);
    await page.getByRole('button', { name: 'Close this message' }).click();
    expect(await alert.count()).toBe(0);
    await page.getByRole('link', { name: 'Attack' }).click();
    await page.locator('.weapon').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is refused in less than 100 ms of the processor, and the next good one is shown', async () => {
    const { page, context } = await opened.visit('#/battle-value?a=Locust+LCT-1V');
    await page.getByRole('combobox').first().waitFor();
    const stop = await traceTasks(page);
    await page.evaluate(async (hashes) => {
      for (const hash of hashes) {
        location.hash = '#/battle-value?a=Locust+LCT-1V';
        await new Promise((resolve) => setTimeout(resolve, 400));
        location.hash = hash;
        await new Promise<void>((resolve) => {
          const look = () => {
            if (document.querySelector('main > [role=alert]') !== null) resolve();
            else setTimeout(look, 1);
          };
          look();
        });
      }
    }, Array.from({ length: 3 }, () => [
      `#/battle-value?of=force&${units('a', 2_000)}`,
      `#/battle-value?of=force&${units('a', 4_000)}`,
      `#/battle-value?a=${'A'.repeat(1_000_000)}`,
    ]).flat());
    expect((await stop()).filter((task) => task > SOON)).toEqual([]);
    await page.goto(`${opened.address}#/battle-value?a=Atlas+AS7-D`);
    await expect.poll(() => page.getByRole('combobox').first().inputValue()).toBe('Atlas AS7-D');
    expect(await page.getByText('This link').count()).toBe(0);
    await context.close();
  });

  it('has its like in a .mul of 2,000 units, which leaves the side as it was', async () => {
    const { page, context, errors } = await opened.visit(`#/battle?${units('red', 2)}`);
    const entities = '<entity chassis="Atlas" model="AS7-D"/>'.repeat(2_000);
    await page.getByLabel('Open a .mul as Red').setInputFiles({
      name: 'many.mul',
      mimeType: 'application/xml',
      buffer: Buffer.from(`<unit>${entities}</unit>`),
    });
    await page.getByText('many.mul: too many units (2,000): there may be 24 here').waitFor();
    expect(await page.getByRole('combobox', { name: /^Red \d+$/ }).count()).toBe(2);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is not written by the page: a link cannot hold a force of 25, and the page says so', async () => {
    const { page, context } = await opened.visit(`#/battle-value?of=force&${units('a', 24)}`);
    await expect.poll(() => page.url()).toContain('a=Atlas+AS7-D');
    await page.getByRole('button', { name: /^\+ Add a unit/ }).click();
    await chooseUnit(page, 'Unit 25', 'locust lct-1v', 'Locust LCT-1V');
    await page.getByText('A link holds at most 24 units a side').waitFor();
    await expect.poll(() => page.url()).not.toContain('a=Atlas');
    await page.getByRole('button', { name: /^Remove .* 25/ }).click();
    await expect.poll(() => page.url()).toContain('a=Atlas+AS7-D');
    expect(await page.getByText('A link holds at most').count()).toBe(0);
    await context.close();
  });
});
