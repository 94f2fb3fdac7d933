import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleBlk, sampleFighterBlk, sampleMtf } from '../units/sample-units.js';
import { chooseUnit, Opened, SIZES, whereAbsent, whyNot } from './page.js';

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const starter = (name: string) =>
  readFileSync(new URL(`../../public/data/starters/${name}.json`, import.meta.url), 'utf8');

describe.skipIf(whyNot !== undefined)(`Units of one’s own${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  const drop = (page: Page, ...files: ReturnType<typeof file>[]) =>
    page.locator('input[type=file][multiple]').setInputFiles(files);
  const toast = (page: Page) => page.locator('.toast');

  it('show in every view what was not understood of their file', async () => {
    const { page, context, errors } = await opened.visit('#/attack');
    await drop(page, file('mega.mtf', sampleMtf().replaceAll('\nMedium Laser\n', '\nMega Laser\n')));
    const words = /Not understood: Mega Laser, 2×, lines \d+ and \d+/;
    const attacker = page.getByRole('region', { name: 'Attacker' });
    await attacker.getByText(words).waitFor();
    await page.getByRole('link', { name: 'Battle Value' }).click();
    await chooseUnit(page, 'Unit', 'sample smp-1', 'Sample SMP-1');
    await page.getByText(words).waitFor();
    expect(await page.getByRole('note').textContent()).toContain('The Battle Value leaves this out');
    await page.getByRole('radio', { name: 'A force', exact: true }).check();
    await chooseUnit(page, 'Unit 1', 'sample smp-1', 'Sample SMP-1');
    await page.getByText(words).waitFor();
    await page.getByText(/The total leaves out equipment that was not understood/).waitFor();
    await page.getByRole('button', { name: 'Battle with this force as Red' }).click();
    await page.getByText(words).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('are chosen as soon as they are dropped', async () => {
    const { page, context } = await opened.visit('#/attack');
    await drop(page, file('sample.mtf', sampleMtf()));
    const chosen = page.getByRole('region', { name: 'Attacker' }).getByRole('combobox', { name: 'Unit' });
    await expect.poll(() => chosen.inputValue()).toBe('Sample SMP-1');
    await page.getByRole('link', { name: 'Battle Value' }).click();
    await drop(page, file('tank.blk', sampleBlk()));
    await expect.poll(() => page.getByRole('combobox', { name: 'Unit' }).inputValue()).toBe('Sample Tank');
    await context.close();
  });

  it('that are no ’Mechs are told apart in words where only ’Mechs can attack', async () => {
    const { page, context } = await opened.visit('#/attack');
    await drop(page, file('tank.blk', sampleBlk()));
    await expect
      .poll(() => toast(page).textContent())
      .toBe(
        'Sample Tank was read (vehicle: only ’Mechs here so far). The Battle Value view shows what it is worth.',
      );
    const field = page.getByRole('region', { name: 'Attacker' }).getByRole('combobox', { name: 'Unit' });
    await field.click();
    await field.fill('sample tank');
    await page.getByRole('option', { name: /vehicle: only ’Mechs here so far/ }).waitFor();
    await context.close();
  });

  it('with remarks alone are not said to leave anything out', async () => {
    const { page, context } = await opened.visit('#/battle-value');
    const quirk = 'weaponquirk:accurate:RA:4:Medium Laser';
    await drop(page, file('odd.mtf', sampleMtf().replace(quirk, 'weaponquirk:accurate:RA:9:PPC')));
    const note = page.getByRole('note', { name: 'Remarks on this unit’s file' });
    await note.getByText('Read with these remarks:').waitFor();
    await note.getByText('Quirk "accurate": no "PPC" at RA:9').waitFor();
    expect(await note.textContent()).not.toMatch(/not everything|leaves this out/i);
    await context.close();
  });

  it('are put into a battle by their owner, who is told how', async () => {
    const { page, context } = await opened.visit('#/battle');
    await drop(page, file('sample.mtf', sampleMtf()));
    await expect
      .poll(() => toast(page).textContent())
      .toBe(
        'Sample SMP-1 was read. Put it into the battle with “+ Add a unit to Red” or “+ Add a unit to Blue”.',
      );
    await page.getByRole('button', { name: '+ Add a unit to Red' }).click();
    await chooseUnit(page, 'Red 2', 'sample smp-1', 'Sample SMP-1');
    await context.close();
  });

  it('that cannot fight stay behind when their force goes to a battle, and a link with one says so', async () => {
    const { page, context } = await opened.visit('#/battle-value?of=force&a=Atlas+AS7-D&a=Sample+Fighter');
    await drop(page, file('fighter.blk', sampleFighterBlk()));
    await page.getByText('Sample Fighter cannot fight in a battle yet and will stay behind.').waitFor();
    await page.getByRole('button', { name: 'Battle with this force as Red' }).click();
    await expect.poll(() => page.url()).toMatch(/red=Atlas\+AS7-D/);
    expect(page.url()).not.toContain('Fighter');
    await page.evaluate(() => {
      location.hash = '#/battle?red=Sample+Fighter&blue=Atlas+AS7-D';
    });
    await page
      .getByText(
        'Sample Fighter cannot fight in a battle (aerospace fighter: units of this kind do not fight here yet). Choose another unit.',
      )
      .waitFor();
    expect(await page.getByRole('button', { name: '▶ Play' }).isDisabled()).toBe(true);
    await context.close();
  });

  it('are missed by others only where the page does not bring the same', async () => {
    const { page, context } = await opened.visit('#/battle-value?a=Atlas+AS7-D');
    await drop(page, file('atlas.json', starter('atlas-as7-d')));
    await expect.poll(() => toast(page).textContent()).toBe('Atlas AS7-D was read.');
    expect(await page.getByText(/only on this device/).count()).toBe(0);
    await drop(page, file('atlas.json', starter('atlas-as7-d').replace('"tonnage": 100', '"tonnage": 95')));
    await page.getByText(/Atlas AS7-D is only on this device/).waitFor();
    await context.close();
  });

  it.each(['phone', 'desktop'] as const)(
    'that cannot be read are told in a sentence, in the middle of a %s',
    async (size) => {
      const { page, context } = await opened.visit('#/battle-value', SIZES[size]);
      await drop(page, file('One.mtf', 'chassis:Broken\n'), file('Two.mtf', ''));
      await expect.poll(() => toast(page).textContent()).toBe('No units added: 2 files could not be read.');
      const box = await toast(page).boundingBox();
      const width = page.viewportSize()?.width ?? 0;
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
      await drop(page, file('notes.txt', 'Buy milk'), file('sample.mtf', sampleMtf()));
      await expect
        .poll(() => toast(page).textContent())
        .toBe('Sample SMP-1 was read. Ignored, because it is not a unit file: notes.txt.');
      await context.close();
    },
  );

  it('do not come before the plain variant that was meant', async () => {
    const { page, context } = await opened.visit('#/battle-value?a=Locust+LCT-1V');
    const variant = (model: string) =>
      file(`${model}.json`, starter('atlas-as7-d').replace('"model": "AS7-D"', `"model": "${model}"`));
    await drop(page, variant('AS7-D-DC'), variant('AS7-A'), variant('AS7-D'));
    await expect.poll(() => toast(page).textContent()).toBe('3 units were read.');
    await chooseUnit(page, 'Unit', 'atlas', 'Atlas AS7-D');
    await chooseUnit(page, 'Unit', 'atlas as7-d-dc', 'Atlas AS7-D-DC');
    await context.close();
  });
});
