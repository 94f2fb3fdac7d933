import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousProblems } from './axe.js';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';

interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}
interface Row {
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly kind: string;
  readonly points: Figure;
  readonly fairValue: Figure;
}

/** The published figures, as other programs read them. */
const published = (table: string): readonly Row[] =>
  JSON.parse(readFileSync(new URL(`../../public/data/worth/${table}.json`, import.meta.url), 'utf8')).rows;

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

describe.skipIf(whyNot !== undefined)(`What things are worth${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it.each(['desktop', 'phone'] as const)('has a table of all that was measured (%s)', async (size) => {
    const { page, errors } = await opened.visit('#/worth', SIZES[size]);
    const rows = published('abilities').filter(({ ruleset }) => ruleset === 'standard');
    for (const { name, points } of [rows.at(0), rows.at(-1)] as Row[]) {
      const row = page.getByRole('row', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) });
      await row.first().waitFor();
      expect(await row.first().textContent()).toContain(signed(points.value));
    }
    const units = published('units');
    for (const { name } of units.slice(0, 3))
      await page.getByRole('row').filter({ hasText: name }).first().waitFor();
    const section = (heading: RegExp) =>
      page.locator('section.card').filter({ has: page.getByRole('heading', { name: heading }) });
    const rowsOf = (heading: RegExp) => section(heading).locator('tbody tr');
    expect(await rowsOf(/^Abilities and quirks/).count()).toBe(rows.length);
    expect(await rowsOf(/^Units/).count()).toBe(units.length);
    const skills = section(/^Skills/).locator('tbody td');
    expect((await skills.allTextContents()).filter((words) => words !== '')).toHaveLength(
      published('skills').length,
    );
    expect(await seriousProblems(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('has the figures of the ruleset that is chosen', async () => {
    const { page } = await opened.visit('#/worth?rules=total-warfare');
    const sniper = published('abilities').find(
      ({ id, ruleset }) => id === 'sniper' && ruleset === 'total-warfare',
    ) as Row;
    const row = page.getByRole('row', { name: /^Sniper/ });
    await row.waitFor();
    expect(await row.textContent()).toContain(signed(sniper.points.value));
  });

  it('tells what an ability is worth beside it, with its interval', async () => {
    const { page } = await opened.visit('#/attack?abilities=sniper');
    const { low, high, value } = (
      published('abilities').find(({ id, ruleset }) => id === 'sniper' && ruleset === 'standard') as Row
    ).points;
    await page
      .getByText(/^Pilot/)
      .first()
      .click();
    await page
      .getByText(`${signed(value)} points of win rate (${signed(low)} to ${signed(high)})`)
      .first()
      .waitFor();
  });

  it('tells on the page of a unit which Battle Value it wins like', async () => {
    const [unit] = published('units').filter(({ fairValue }) => fairValue.value >= 100);
    const { page, errors } = await opened.visit(`#/units?unit=${unit?.id}`);
    const figure = unit?.fairValue as Figure;
    await page.getByText('Wins like a value of').waitFor();
    const written = (number: number): string => number.toLocaleString('en');
    await page.getByText(`${written(figure.low)} to ${written(figure.high)}`).waitFor();
    expect(errors).toEqual([]);
  });
});
