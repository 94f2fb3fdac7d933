import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';

describe.skipIf(whyNot !== undefined)(`The attack view${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  const weapon = (page: Page, name: string, place: string) =>
    page.getByRole('button', { name: new RegExp(`^${name} ${place}`) });

  async function choose(page: Page, card: string, typed: string, name: string): Promise<void> {
    const field = page.getByRole('region', { name: card }).getByRole('combobox', { name: 'Unit' });
    await field.click();
    await field.fill(typed);
    await field.press('Enter');
    expect(await field.inputValue()).toBe(name);
  }

  it.each(['phone', 'desktop'] as const)(
    'tells on a %s what an Atlas needs against a Locust that ran, and why',
    async (size) => {
      const { page, context, errors } = await opened.visit('', SIZES[size]);
      await choose(page, 'Attacker', 'atl', 'Atlas AS7-D');
      await choose(page, 'Target', 'locust lct-1v', 'Locust LCT-1V');
      const target = page.getByRole('region', { name: 'Target' });
      await target.getByRole('radio', { name: 'Ran' }).check();
      await target.getByRole('spinbutton', { name: 'Hexes moved' }).fill('8');
      await page.getByRole('spinbutton', { name: 'Range in hexes' }).fill('9');
      await page.getByRole('region', { name: 'Attacker' }).getByRole('radio', { name: 'Stood' }).check();

      // One too small to be hit easily: the quirk makes it 12, and without it the number is the plain sum.
      const cannon = weapon(page, 'AC/20', 'RT');
      expect(await cannon.textContent()).toMatch(/12\+[\s\S]*2\.8 %/);
      await target.getByText('Quirks').click();
      await target.getByRole('checkbox', { name: /^Low Profile/ }).uncheck();

      // Gunnery 4, AC/20 at long range (7 to 9) +4, target moved 8 hexes +3.
      expect(await cannon.textContent()).toMatch(/11\+[\s\S]*8\.3 %/);
      await cannon.press('Enter');
      const sums = page.getByRole('table', { name: /What AC\/20 needs/ });
      expect(await sums.textContent()).toMatch(
        /Gunnery[\s\S]*4[\s\S]*long range[\s\S]*\+4[\s\S]*8 hexes[\s\S]*\+3[\s\S]*11\+/i,
      );
      // 20 points or nothing, as often as the number comes up: 3 of 36.
      expect(await cannon.textContent()).toMatch(/1\.7/);
      expect(await page.getByText(/Sampled, not exact/).textContent()).toMatch(/2,000 volleys with seed 1/);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('leaves weapons out of the volley that are unticked', async () => {
    const { page, context } = await opened.visit(
      '#/attack?attacker=Atlas+AS7-D&target=Locust+LCT-1V&range=2&hexes=0',
    );
    const expected = page.locator('.figure').filter({ hasText: 'Expected damage' });
    const before = await expected.textContent();
    await page.getByRole('checkbox', { name: 'AC/20 (RT) fires' }).uncheck();
    await expect.poll(() => expected.textContent()).not.toBe(before);
    await expect.poll(() => page.url()).toMatch(/silent=\d/);
    await context.close();
  });

  it('shows what a link says, whoever opens it', async () => {
    const link =
      '#/attack?rules=total-warfare&attacker=Awesome+AWS-8Q&target=Raven+RVN-3L&gunnery=2&range=12&terrain=light_woods' +
      '&targetMoved=jump&hexes=5&abilities=sniper';
    const { page, context, errors } = await opened.visit(link);
    expect(await page.getByRole('radio', { name: 'Total Warfare' }).isChecked()).toBe(true);
    expect(
      await page
        .getByRole('region', { name: 'Attacker' })
        .getByRole('combobox', { name: 'Unit' })
        .inputValue(),
    ).toBe('Awesome AWS-8Q');
    // Gunnery 2, medium range halved by the sniper +1, walked +1, jumped 5 hexes +3, light woods +1.
    expect(await weapon(page, 'PPC', 'RT').textContent()).toMatch(/8\+[\s\S]*41\.7 %/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('puts the situation into the address as it is changed', async () => {
    const { page, context } = await opened.visit('');
    await page.getByRole('button', { name: 'Range in hexes: one more' }).click();
    await page.getByRole('radio', { name: 'Total Warfare' }).check();
    await expect.poll(() => page.url()).toMatch(/rules=total-warfare.*range=7/);
    await context.close();
  });

  it('names a broken file with its reason, and reads a good one beside it', async () => {
    const { page, context, errors } = await opened.visit('');
    const atlas = readFileSync(new URL('../../public/data/units/atlas-as7-d.json', import.meta.url), 'utf8');
    await page.getByLabel('Choose files').setInputFiles([
      { name: 'Broken.mtf', mimeType: 'text/plain', buffer: Buffer.from('chassis:Broken\nmodel:X\n') },
      {
        name: 'Good.json',
        mimeType: 'application/json',
        buffer: Buffer.from(atlas.replace('"chassis": "Atlas"', '"chassis": "Paladin"')),
      },
    ]);
    const list = page.getByRole('alert').filter({ hasText: 'was not read' });
    await list.waitFor();
    expect(await list.textContent()).toMatch(/Broken\.mtf: .{10,}/);
    await choose(page, 'Attacker', 'pala', 'Paladin AS7-D');
    await weapon(page, 'AC/20', 'RT').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
