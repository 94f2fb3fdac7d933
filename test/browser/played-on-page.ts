import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** A game on the start page of Play, with map and dice by its seed. */
export interface GameOnPage {
  readonly red?: readonly string[];
  readonly blue?: readonly string[];
  readonly map?: string;
  readonly seed?: number;
  readonly turns?: number;
  readonly rules?: string;
  readonly twoPeople?: boolean;
}

export function playLink(game: GameOnPage): string {
  const { red = ['Marauder MAD-3R'], blue = ['Warhammer WHM-6R'], map = 'light-woods:12x12' } = game;
  const query = new URLSearchParams({ rules: game.rules ?? 'total-warfare', seeded: 'yes', map });
  for (const unit of red) query.append('red', unit);
  for (const unit of blue) query.append('blue', unit);
  query.set('seed', String(game.seed ?? 3));
  if (game.turns !== undefined) query.set('turns', String(game.turns));
  if (game.twoPeople) query.set('blue-plays', 'person');
  return `#/play?${query}`;
}

/** The chance of winning takes both cores, which most tests want for themselves. */
export const withoutStanding = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.setItem('tarcomp-standing', 'off');
  });

export const phaseOf = (page: Page): Promise<string> =>
  page
    .locator('.turn-bar h2')
    .textContent()
    .then((text) => text ?? '');
export const wordsOf = (page: Page, place: string): Promise<string> =>
  page
    .locator(place)
    .textContent()
    .then((text) => text ?? '');
export const isOver = async (page: Page): Promise<boolean> => (await phaseOf(page)) === 'The battle is over';

/** The button that gives the order, once it can be pressed; undefined when the game is over. */
async function orderButton(page: Page): Promise<string | undefined> {
  const main = page.locator('.main-row .button.main');
  for (;;) {
    if (await isOver(page)) return undefined;
    if ((await main.count()) > 0 && (await main.isEnabled())) return (await main.textContent()) ?? '';
    await page.waitForTimeout(30);
  }
}

/** Gives orders by clicks, each as it is suggested, until the phase is such a one or the game is over. */
export async function playByClicks(
  page: Page,
  until: (phase: string) => boolean = () => false,
): Promise<number> {
  let orders = 0;
  for (;;) {
    const label = await orderButton(page);
    if (label === undefined || until(await phaseOf(page))) return orders;
    if (label === 'Stay here') {
      await page.getByRole('button', { name: 'Suggest', exact: true }).click();
      await page.getByRole('button', { name: 'Suggest', exact: true }).waitFor();
    }
    const before = await wordsOf(page, '.turn-words');
    await page.locator('.main-row .button.main').click();
    orders += 1;
    // The next one that is asked has other words, or another phase.
    await page
      .waitForFunction((words) => document.querySelector('.turn-words')?.textContent !== words, before, {
        timeout: 300,
      })
      .catch(() => {});
  }
}

/** Gives each order as it is suggested, by keys alone, until the phase is such a one or the game is over. */
export async function byKeys(page: Page, until: (phase: string) => boolean = () => false): Promise<void> {
  while ((await orderButton(page)) !== undefined && !until(await phaseOf(page))) {
    await page.keyboard.press('Control+Enter');
    await page.waitForTimeout(50);
  }
}

/** What you and each opponent need at best, as the list of opponents says it and as the map writes it. */
export async function neededInPanel(page: Page): Promise<readonly string[]> {
  const lines = await page.locator('.outlook > li').allTextContents();
  return lines.flatMap((words) => {
    const [, you, it] = /You: (no shot|\d+\+).* It: (no shot|\d+\+)/.exec(words) ?? [];
    return [`you ${you?.replace('no shot', '–')}`, `it ${it?.replace('no shot', '–')}`];
  });
}

/** The game as the page saves it. */
export async function savedReplay(page: Page): Promise<{
  readonly decisions: readonly { readonly kind: string; readonly unit: number }[];
  readonly result: { readonly hash: string; readonly turns: number; readonly winner?: number | null };
}> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game as a file' }).click(),
  ]);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}
