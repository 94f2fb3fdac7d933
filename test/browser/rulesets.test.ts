import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousProblems } from './axe.js';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';

const QUESTION = 'Which rules do you play?';

/** A PPC at its minimum range of 3 hexes: too close by the books, by 1. */
const CLOSE = 'attacker=Awesome+AWS-8Q&target=Locust+LCT-1V&range=3&moved=stationary&targetMoved=stationary';

describe.skipIf(whyNot !== undefined)(`The choice of rules${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  const question = (page: Page) => page.getByRole('region', { name: QUESTION });
  const chosen = async (page: Page) =>
    page.getByRole('group', { name: 'Rules' }).locator('input:checked').getAttribute('value');

  it.each(['desktop', 'phone'] as const)('is asked for once, on the first visit (%s)', async (size) => {
    const { page, context, errors } = await opened.firstVisit('', SIZES[size]);
    await page.locator('.weapon').first().waitFor();
    const answers = question(page).getByRole('button');
    expect(await answers.allTextContents()).toEqual([
      expect.stringMatching(/^Total Warfare/),
      expect.stringMatching(/^Core 2026/),
      expect.stringMatching(/^TarComp standard.*own, simpler rules/),
    ]);
    for (const answer of await answers.all()) expect(await answer.isVisible()).toBe(true);
    expect(await seriousProblems(page)).toEqual([]);
    await question(page)
      .getByRole('button', { name: /^Core 2026/ })
      .click();
    await question(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(await chosen(page)).toBe('core');
    await expect.poll(() => page.url()).toContain('rules=core');
    const later = await context.newPage();
    await later.goto(opened.address);
    await later.locator('.weapon').first().waitFor();
    expect(await question(later).count()).toBe(0);
    expect(await chosen(later)).toBe('core');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is asked for again after a reload, as long as there is no answer', async () => {
    const { page, context } = await opened.firstVisit('');
    await expect.poll(() => page.url()).toContain('attacker=');
    expect(page.url()).not.toContain('rules=');
    await page.reload();
    await question(page).waitFor();
    await page.getByRole('radio', { name: 'TarComp standard' }).click();
    await page.getByRole('group', { name: 'Rules' }).getByRole('radio', { name: 'Total Warfare' }).check();
    await question(page).waitFor({ state: 'detached' });
    await context.close();
  });

  it('is not asked for where a link is opened: it names the rules, or means the standard ones', async () => {
    const { page, context, errors } = await opened.firstVisit(`#/attack?rules=core&${CLOSE}`);
    await page.locator('.weapon').first().waitFor();
    expect(await question(page).count()).toBe(0);
    expect(await chosen(page)).toBe('core');
    const old = await opened.firstVisit(`#/attack?${CLOSE}`);
    await old.page.locator('.weapon').first().waitFor();
    expect(await question(old.page).count()).toBe(0);
    expect(await chosen(old.page)).toBe('standard');
    // The link that the page makes of it says so.
    await expect.poll(() => old.page.url()).toContain('rules=standard');
    expect([...errors, ...old.errors]).toEqual([]);
    await context.close();
    await old.context.close();
  });

  it('says what it does with a link of rules that it does not know', async () => {
    const { page, context } = await opened.firstVisit(`#/attack?rules=house-rules&${CLOSE}`);
    await page
      .getByRole('alert')
      .getByText(/rules that this page does not know \(“house-rules”\)/)
      .waitFor();
    expect(await chosen(page)).toBe('standard');
    await context.close();
  });

  it('marks every number anew at once when it changes, and a tap tells what other rules give', async () => {
    const { page, context, errors } = await opened.firstVisit(
      `#/attack?rules=total-warfare&${CLOSE}&wounds=2`,
    );
    const ppc = page.locator('.weapon').filter({ hasText: 'PPC' }).first();
    const needs = ppc.locator('.weapon-needs');
    // Gunnery 4, minimum range 1. In TarComp's own rules two wounds and a Low Profile count instead, by 1 each.
    await expect.poll(() => needs.textContent()).toBe('5+');
    expect(await ppc.locator('.weapon-elsewhere').allTextContents()).toContain('TarComp standard: 7+');
    const rolls = page.getByRole('region', { name: 'Physical attacks' });
    const kick = rolls.getByRole('row', { name: /^Kick \(right leg\)/ });
    await kick.waitFor();
    await page.getByRole('radio', { name: 'TarComp standard' }).check();
    await expect.poll(() => needs.textContent()).toBe('7+');
    expect(await ppc.locator('.weapon-elsewhere').allTextContents()).toContainEqual(
      expect.stringMatching(/^Total Warfare.*: 5\+$/),
    );
    // The attacker rolls for a kick that misses; by the books its pilot's wounds are no part of it.
    const missed = rolls.getByRole('row', { name: /^Attacker, kick \(right leg\) misses/ });
    const number = missed.getByRole('button');
    const here = await number.textContent();
    await number.click();
    const there = await missed.locator('.by-rules-note').textContent();
    expect(there).toMatch(/Total Warfare.*: \d+\+/);
    await page.getByRole('radio', { name: 'Total Warfare' }).check();
    await expect.poll(() => missed.textContent()).not.toContain(`misses${here}`);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('prices a force anew at once when it changes', async () => {
    // A C3 master and two slaves: 5 % of all three by the old book, of the own value three times by the new one.
    const units = ['Atlas AS7-CM', 'Akuma AKU-2X', 'Akuma AKU-2X'];
    const link = new URLSearchParams([
      ['rules', 'total-warfare'],
      ['name', 'C3'],
      ...units.map((unit) => ['unit', unit]),
    ]);
    const { page, context, errors } = await opened.firstVisit(`#/forces?${link}`);
    await page.getByRole('button', { name: 'Keep this force' }).click();
    const rows = page.locator('.force-table tbody tr');
    await rows.first().waitFor();
    const figures = async (): Promise<readonly (readonly number[])[]> => {
      const heads = await page.locator('.force-table thead th').allTextContents();
      const cells = await Promise.all(
        (await rows.all()).map((row) => row.locator('th, td').allTextContents()),
      );
      return cells.map((row) =>
        ['Base', 'C3'].map((head) => Number(row[heads.indexOf(head)]?.replace(/[+,]/g, ''))),
      );
    };
    const total = async () =>
      Number((await page.locator('.force-head .force-total strong').textContent())?.replace(',', ''));
    // Units come from the library one by one.
    await expect.poll(async () => (await figures()).flat().every(Number.isFinite)).toBe(true);
    const bases = (await figures()).map(([base = 0]) => base);
    const sum = bases.reduce((one, other) => one + other, 0);
    for (const [, bonus = 0] of await figures()) expect(bonus).toBeCloseTo(sum * 0.05, -1);
    const before = await total();
    await page.getByRole('radio', { name: 'Core 2026' }).check();
    await expect.poll(total).not.toBe(before);
    for (const [base = 0, bonus = 0] of await figures())
      expect(Math.abs(bonus - base * 0.15)).toBeLessThan(1);
    await page.getByRole('radio', { name: 'Total Warfare' }).check();
    await expect.poll(total).toBe(before);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is that of the game at the table until it is over', async () => {
    const { page, context, errors } = await opened.visit(
      '#/sheets?rules=core&red=Atlas+AS7-D&blue=Marauder+MAD-3R',
    );
    await page.getByRole('button', { name: 'Start the game' }).click();
    const standard = page.getByRole('radio', { name: 'TarComp standard' });
    await expect.poll(() => standard.isDisabled()).toBe(true);
    expect(await chosen(page)).toBe('core');
    await page.getByRole('link', { name: 'Attack' }).click();
    await page.locator('.weapon').first().waitFor();
    expect(await standard.isDisabled()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('stays as it is in the middle of a game', async () => {
    const { page, context, errors } = await opened.visit(
      '#/battle?rules=core&red=Atlas+AS7-D&blue=Marauder+MAD-3R&map=hills:18x20&turns=40&games=100000&seed=7',
    );
    const book = page.getByRole('radio', { name: 'Total Warfare' });
    await page.getByRole('button', { name: '▶ Play', exact: true }).click();
    await expect.poll(() => book.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'About the rulesets' }).click();
    await page.getByText(/A game is in progress or on screen/).waitFor();
    await page.keyboard.press('Escape');
    // Nor does a link change them.
    await page.evaluate(() => {
      location.hash = '#/attack?rules=total-warfare';
    });
    await page
      .getByRole('alert')
      .getByText(/A game is in progress, and it stays with .*Core 2026/)
      .waitFor();
    expect(await chosen(page)).toBe('core');
    await page.goBack();
    await page.getByRole('button', { name: /Stop/ }).click();
    await expect.poll(() => book.isDisabled()).toBe(false);
    await book.check();
    expect(await chosen(page)).toBe('total-warfare');
    expect(errors).toEqual([]);
    await context.close();
  });
});
