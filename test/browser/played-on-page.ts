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

/** What the button says that gives the order, once it can be pressed; undefined when the game is over. */
export const orderButton = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const look = (): void => {
          const isOver = document.querySelector('.turn-bar h2')?.textContent === 'The battle is over';
          const main = document.querySelector<HTMLButtonElement>('.main-row .button.main:enabled');
          if (!isOver && main === null) return;
          changes.disconnect();
          resolve(isOver ? undefined : (main?.textContent ?? ''));
        };
        // Looked at when something has changed: whoever asks again and again takes time from the bot.
        const changes = new MutationObserver(look);
        changes.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        // What a click has brought is drawn by then.
        setTimeout(look);
      }),
  );

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
      await page.locator('.main-row .button', { hasText: 'Suggest' }).click();
      await page.locator('.main-row .button:enabled', { hasText: 'Suggest' }).waitFor();
    }
    await page.locator('.main-row .button.main').click();
    orders += 1;
  }
}

/** Gives each order as it is suggested, by keys alone, until the phase is such a one or the game is over. */
export async function byKeys(page: Page, until: (phase: string) => boolean = () => false): Promise<void> {
  while ((await orderButton(page)) !== undefined && !until(await phaseOf(page)))
    await page.keyboard.press('Control+Enter');
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
