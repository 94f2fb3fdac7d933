import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleMtf } from '../units/sample-units.js';
import { chooseUnit, KEEPS_PAGE, Opened, whereAbsent, whyNot } from './page.js';
import { kept } from './service-worker.js';

describe.skipIf(whyNot !== undefined)(`With the network cut${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it('the page reads the first file that is dropped on it', async () => {
    const { page, context } = await opened.visit('', KEEPS_PAGE);
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles({ name: 'sample.mtf', mimeType: 'text/plain', buffer: Buffer.from(sampleMtf()) });
    await page.getByText('1 unit of your own').waitFor();
    expect(await page.getByText('not read').count()).toBe(0);
    await chooseUnit(page.getByRole('region', { name: 'Attacker' }), 'Unit', 'sample', 'Sample SMP-1');
    await page.locator('.weapon').first().waitFor();
    await context.close();
  });

  it('the page loads again and goes on calculating', async () => {
    const { page, context } = await opened.visit(
      '#/attack?attacker=Atlas+AS7-D&target=Locust+LCT-1V',
      KEEPS_PAGE,
    );
    await kept(page);
    await context.setOffline(true);
    await opened.stopServing();
    await page.reload();
    await page.getByRole('button', { name: /^AC\/20 RT/ }).waitFor();
    await page.getByRole('button', { name: 'Range in hexes: one more' }).click();
    await expect.poll(() => page.url()).toMatch(/range=7/);
    await page.getByRole('link', { name: 'Battle Value' }).click();
    await page.getByRole('heading', { level: 1, name: 'Battle Value' }).waitFor({ state: 'attached' });
    expect(await page.getByText(/could not be (loaded|fetched)/).count()).toBe(0);
    await context.close();
  });
});
