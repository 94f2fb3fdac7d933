import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { officialCatalog } from '../../src/catalog/official.js';
import { readTableGame, type TableGame } from '../../src/table/index.js';

// Sheets as a person handles them, and what they ought to show.

export const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** What the sheet on show says of every location: "Left arm: armor 22 of 22". */
export const shownPoints = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('.figure-cell')
    .evaluateAll((cells) => cells.map((cell) => cell.querySelector('.unseen')?.textContent ?? null));

/** The same of a unit of a game that is played here. */
export function pointsOf({ battle }: TableGame, index: number): readonly string[] {
  const unit = battle.unit(index);
  const { plan, design } = unit;
  const layer = (title: string, left: Float64Array, full: Float64Array, onlyRear = false) =>
    plan.words.flatMap((words, location) => {
      if (onlyRear && plan.hasRear[location] === 0) return [];
      const gone = (unit.structure[location] as number) <= 0 ? ', destroyed' : '';
      const name = words.charAt(0).toUpperCase() + words.slice(1);
      return [`${name}: ${title} ${left[location]} of ${full[location]}${gone}`];
    });
  return [
    ...layer('armor', unit.armor, design.armor),
    ...layer('rear armor', unit.rearArmor, design.rearArmor, true),
    ...layer('structure', unit.structure, design.structure),
  ];
}

export async function savedGame(page: Page): Promise<TableGame> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save the game as a file').click(),
  ]);
  return readTableGame(JSON.parse(await readFile(await download.path(), 'utf8')), officialCatalog);
}

/** By its place in the row of units. */
export async function openUnit(page: Page, unit: RegExp | number): Promise<void> {
  const tabs = page.locator('nav[aria-label=Units]');
  if (typeof unit === 'number') await tabs.getByRole('button').nth(unit).click();
  else await tabs.getByRole('button', { name: unit }).click();
}

/** Types dice into the prompt, as they fell. */
export async function typeDice(page: Page, ...dice: readonly number[]): Promise<void> {
  if (dice.length === 0) return;
  const prompt = page.locator('dialog[aria-label=Dice]');
  await prompt.waitFor();
  for (const die of dice) await page.keyboard.press(String(die));
  await prompt.waitFor({ state: 'detached' });
}
