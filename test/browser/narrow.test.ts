import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';

describe.skipIf(whyNot !== undefined)(`On a narrow phone${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  /** A phone widens its window to what does not fit, and shows all of it smaller. */
  const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

  it.each([320, 360, 390])('nothing is wider than the screen: %i pixels', async (width) => {
    const phone = { ...SIZES.phone, viewport: { ...SIZES.phone.viewport, width } };
    const { page, context, errors } = await opened.visit('#/attack', phone);
    await page.locator('.weapon').first().waitFor();
    expect(await widthOf(page), 'Attack').toBe(width);

    await page.goto(`${opened.address}#/battle-value?a=Marauder+MAD-3R&b=Warhammer+WHM-6R`);
    await page.getByText('Warhammer WHM-6R is worth').waitFor();
    expect(await widthOf(page), 'Battle Value').toBe(width);

    await page.goto(`${opened.address}#/battle?games=2`);
    await page.getByRole('button', { name: /Play/ }).first().click();
    const typical = page.getByRole('button', { name: /A typical game/ });
    await typical.waitFor();
    expect(await widthOf(page), 'Battle').toBe(width);

    await typical.click();
    await page.getByRole('slider').waitFor();
    expect(await widthOf(page), 'Replay').toBe(width);
    expect(errors).toEqual([]);
    await context.close();
  });
});
