import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Opened, whereAbsent, whyNot } from './page.js';

/** As wide as A4 between its margins, at 96 dots per inch. */
const PAPER = { viewport: { width: 690, height: 1000 } };

describe.skipIf(whyNot !== undefined)(`On paper${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it.each([
    ['an attack', '#/attack?attacker=Atlas+AS7-D&target=Locust+LCT-1V', 'AC/20'],
    ['a report', '#/battle-value?a=Atlas+AS7-D', '1,897'],
    ['a comparison', '#/battle-value?a=Atlas+AS7-D&b=Awesome+AWS-8Q', '▼ −292'],
    ['a force', '#/battle-value?of=force&a=Atlas+AS7-D&a=Locust+LCT-1V', '2,329'],
    ['a battle', '#/battle?red=Atlas+AS7-D&blue=Locust+LCT-1V', 'Battle Value 1,897'],
  ])('%s shows its numbers in black on white, without anything to tap', async (_, hash, number) => {
    const { page, context, errors } = await opened.visit(hash, { ...PAPER, colorScheme: 'dark' });
    await page.getByText(number).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(number).first().isVisible()).toBe(true);
    expect(await page.getByText('TarComp. Rules: TarComp standard').isVisible()).toBe(true);
    const { background, ink, tappable, tooWide } = await page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (element) => element.offsetParent !== null,
        );
      const { backgroundColor, color } = getComputedStyle(document.documentElement);
      return {
        background: backgroundColor,
        ink: color,
        tappable: shown('nav a, .button, .icon-button, .hint-button, input[type=file]').map(
          ({ textContent }) => textContent,
        ),
        tooWide: document.documentElement.scrollWidth > innerWidth,
      };
    });
    expect([background, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    expect(tappable).toEqual([]);
    expect(tooWide).toBe(false);
    expect(errors).toEqual([]);
    await context.close();
  });
});
