import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Opened, whereAbsent, whyNot } from './page.js';

describe.skipIf(whyNot !== undefined)(`With the network cut${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it('the page loads again and reckons on', async () => {
    const { page, context } = await opened.visit('#/attack?attacker=Atlas+AS7-D&target=Locust+LCT-1V');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated') {
        await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
      }
    });
    await context.setOffline(true);
    await opened.stopServing();
    await page.reload();
    await page.getByRole('button', { name: /^AC\/20 RT/ }).waitFor();
    await page.getByRole('button', { name: 'Range in hexes: one more' }).click();
    await expect.poll(() => page.url()).toMatch(/range=7/);
    await page.getByRole('link', { name: 'Battle Value' }).click();
    await page.getByRole('heading', { level: 1, name: 'Battle Value' }).waitFor({ state: 'attached' });
    expect(await page.getByText('could not be fetched').count()).toBe(0);
    await context.close();
  });
});
