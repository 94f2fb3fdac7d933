import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleMtf } from '../units/sample-units.js';
import { chooseUnit, Opened, whereAbsent, whyNot } from './page.js';
import { button, openUnit, shownPoints, typeDice } from './sheets-page.js';
import { allowBytes, smuggle } from './storage.js';

// What goes wrong at the table: nothing is lost, and the page says what happened.

const SHEETS = '#/sheets?rules=standard&red=Marauder+MAD-3R&blue=Warhammer+WHM-6R';

async function begin(page: Page): Promise<void> {
  await button(page, 'Start the game').click();
  await page.getByRole('article', { name: 'Sheet of Marauder MAD-3R' }).waitFor();
}

const heatOf = (page: Page) => page.getByRole('spinbutton', { name: 'Heat', exact: true });

describe.skipIf(whyNot !== undefined)(`Mishaps with sheets${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it.each([
    ['a damaged file', '{"format":"tarcomp-table","version":1', 'it is not JSON'],
    ['a foreign file', '{"format":"tarcomp-battle","version":1}', 'format'],
    ['a game without units', '{"format":"tarcomp-table","version":1,"units":[]}', 'table game'],
  ])('%s is refused, and nothing is lost', async (_, text, word) => {
    const { page, context } = await opened.visit(SHEETS);
    await begin(page);
    await button(page, 'Heat: one more').click();
    await page
      .getByLabel('Open a game file')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('game.json cannot be opened');
    expect(await alert.textContent()).toContain(word);
    expect(await heatOf(page).inputValue()).toBe('1');
    await context.close();
  });

  it('a second tab is told that the game is open in the first, and may take it over', async () => {
    const { page, context } = await opened.visit(SHEETS);
    await begin(page);
    await button(page, 'Heat: one more').click();
    await expect.poll(() => heatOf(page).inputValue()).toBe('1');
    const second = await context.newPage();
    await second.goto(opened.address + SHEETS);
    await second.getByRole('heading', { name: 'Your game is open in another tab' }).waitFor();
    await button(second, 'Play here').click();
    const heat = heatOf(second);
    await heat.waitFor();
    expect(await heat.inputValue()).toBe('1');
    await page.getByRole('heading', { name: 'Your game is open in another tab' }).waitFor();
    await context.close();
  });

  it('a damaged stored game is reported, can be saved as it is, and makes room for another', async () => {
    const { page, context } = await opened.visit(SHEETS);
    await begin(page);
    // A seven has fallen.
    const value = {
      id: 'table',
      entries: [{ action: { do: 'begin-turn' }, dice: [6, 5, 2, 7] }],
      undone: [],
      changed: 1,
    };
    await smuggle(page, 'games', { id: 'table', version: 1, value });
    await page.reload();
    await page.getByRole('heading', { name: 'The game on this device cannot be read' }).waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('dice');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save what is left').click(),
    ]);
    const left = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(left).toMatchObject({ format: 'tarcomp-table', entries: value.entries });
    expect(left.units).toHaveLength(2);
    await button(page, 'Delete it and start again').click();
    await begin(page);
    await context.close();
  });

  it('a unit that is not on this device is named, and the others stay', async () => {
    const { page, context } = await opened.visit(
      '#/sheets?rules=standard&red=Wanderer+WND-1&red=Marauder+MAD-3R&blue=Warhammer+WHM-6R',
    );
    await page.getByRole('combobox', { name: 'Red 1', exact: true }).waitFor();
    await page.locator('.sheets-start > .card').first().getByText('Wanderer WND-1').waitFor();
    expect(await button(page, 'Start the game').isDisabled()).toBe(true);
    await button(page, 'Remove Red 1, Wanderer WND-1').click();
    await begin(page);
    expect(await page.getByRole('navigation', { name: 'Units' }).getByRole('button').count()).toBe(2);
    await context.close();
  });

  it('a unit that its owner deletes stays in the game under way; another game with it is refused by name', async () => {
    const { page, context } = await opened.visit(SHEETS);
    await page.locator('input[type=file][multiple]').setInputFiles({
      name: 'own.mtf',
      mimeType: 'text/plain',
      buffer: Buffer.from(sampleMtf({ model: 'SMP-1' })),
    });
    await page.getByText('1 unit of your own').waitFor();
    await chooseUnit(page, 'Red 1', 'sample smp-1', 'Sample SMP-1');
    await button(page, 'Start the game').click();
    await page.getByRole('article', { name: 'Sheet of Sample SMP-1' }).waitFor();
    await button(page, 'Heat: one more').click();
    await expect.poll(() => heatOf(page).inputValue()).toBe('1');
    await page.goto(`${opened.address}#/own-units`);
    await button(page, 'Delete Sample SMP-1').click();
    await page.getByText('None yet.').waitFor();
    await page.goto(`${opened.address}#/sheets`);
    await page.reload();
    await page.getByRole('article', { name: 'Sheet of Sample SMP-1' }).waitFor();
    expect(await heatOf(page).inputValue()).toBe('1');
    await page.goto(`${opened.address}#/sheets?rules=standard&red=Sample+SMP-1&red=Marauder+MAD-3R`);
    await page.getByRole('article', { name: 'Sheet of Sample SMP-1' }).waitFor();
    await button(page, 'Clear the table').click();
    await page.locator('.sheets-start > .card').first().getByText('Sample SMP-1').waitFor();
    expect(await button(page, 'Start the game').isDisabled()).toBe(true);
    await button(page, 'Remove Red 1, Sample SMP-1').click();
    await begin(page);
    await context.close();
  });

  it('a device without room says so; the game goes on, and is kept as soon as there is room', async () => {
    const { page, context } = await opened.visit(SHEETS);
    await button(page, 'Start the game').waitFor();
    await allowBytes(context, page, opened.address, 1000);
    await begin(page);
    await page.getByText('This device has no room left for what you added.').waitFor();
    await button(page, 'Heat: one more').click();
    await expect.poll(() => heatOf(page).inputValue()).toBe('1');
    await allowBytes(context, page, opened.address);
    await button(page, 'Try again').click();
    await expect.poll(() => page.getByText('no room left').count()).toBe(0);
    await page.reload();
    await heatOf(page).waitFor();
    expect(await heatOf(page).inputValue()).toBe('1');
    await context.close();
  });

  it('a die that is none does not count, and dice that fell need not be typed twice', async () => {
    const { page, context } = await opened.visit(SHEETS);
    await begin(page);
    await page.getByRole('radio', { name: 'We type dice' }).check();
    for (const name of ['Red won', 'End movement']) await button(page, name).click();
    await page.getByRole('checkbox', { name: /^PPC RA/ }).check();
    await button(page, 'Declare fire').click();
    await button(page, 'End weapon attacks').click();
    const prompt = page.getByRole('dialog', { name: 'Dice' });
    await prompt.waitFor();
    for (const key of ['0', '7', '9', 'x', '4']) await page.keyboard.press(key);
    await prompt.getByText('So far: 4', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await prompt.waitFor({ state: 'detached' });
    await button(page, 'End weapon attacks').click();
    await prompt.getByText('So far: 4', { exact: true }).waitFor();
    await page.keyboard.press('5');
    await prompt.getByText('So far: 4 5', { exact: true }).waitFor();
    await page.reload();
    await button(page, 'End weapon attacks').click();
    await prompt.getByText('So far: 4 5', { exact: true }).waitFor();
    // 8 is the left torso, for 10 points.
    await typeDice(page, 4, 4);
    await openUnit(page, /Warhammer/);
    await expect.poll(() => shownPoints(page)).toContain('Left torso: armor 7 of 17');
    // Another phase has dice of its own.
    await openUnit(page, /Marauder/);
    await page.getByRole('checkbox', { name: /^Kick, right leg/ }).check();
    await button(page, 'Declare attacks').click();
    await button(page, 'End physical attacks').click();
    await prompt.getByText('No dice yet.').waitFor();
    await context.close();
  });
});
