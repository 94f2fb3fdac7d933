import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';
import { playByClicks, playLink, withoutStanding, wordsOf } from './played-on-page.js';
import { processorTime, traceTasks } from './processor-time.js';

const LANCES = {
  red: ['Marauder MAD-3R', 'Hunchback HBK-4G', 'Locust LCT-1V', 'Jenner JR7-D'],
  blue: ['Warhammer WHM-6R', 'Centurion CN9-A', 'Phoenix Hawk PXH-1', 'Locust LCT-1V'],
} as const;

/** In milliseconds. */
const BOT_MOVES = 500;
const HINT = 3000;
const FIRST_ESTIMATE = 2000;
/** That many workers play. */
const CORES = 2;
/** As long as somebody looks at who fights whom, before the battle begins. */
const SET_UP = 5000;
/** A task that takes the processor longer is felt between a tap and its picture. */
const STUTTER = 100;
const PATIENCE = 30_000;

describe.skipIf(whyNot !== undefined)(`The times of a battle on the map${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  const open = async (...given: Parameters<Opened['visit']>) => {
    const visited = await opened.visit(...given);
    visited.context.setDefaultTimeout(PATIENCE);
    await visited.page.getByRole('button', { name: 'Start the battle' }).click();
    await visited.page.locator('.main-row .button.main').waitFor();
    return visited;
  };

  /** Stays, and waits until the page asks for the next order. */
  const untilAsked = async (page: Page) => {
    const before = await wordsOf(page, '.turn-words');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.waitForFunction((words) => {
      const now = document.querySelector('.turn-words')?.textContent ?? '';
      const main = document.querySelector<HTMLButtonElement>('.main-row .button.main');
      return now !== words && !now.includes('thinks') && main?.disabled === false;
    }, before);
  };

  it('has the bot answer each move of four against four in less than half a second of the processor', async () => {
    const { page, context } = await open(
      playLink({ ...LANCES, map: 'light-woods:32x32', seed: 4 }),
      SIZES.desktop,
      withoutStanding,
    );
    // The first answer waits for the worker to load.
    await untilAsked(page);
    const times: number[] = [];
    for (let move = 0; move < 2; move += 1) {
      const before = await processorTime(page);
      await untilAsked(page);
      times.push((await processorTime(page)) - before);
    }
    expect(Math.max(...times)).toBeLessThan(BOT_MOVES);
    await context.close();
  });

  it.each([
    ['one against one', playLink({ seed: 4 })],
    ['four against four', playLink({ ...LANCES, map: 'light-woods:32x32', seed: 4 })],
  ])('gives a hint in less than three seconds (%s)', async (_, link) => {
    const { page, context } = await open(link);
    await page.getByText(/games (so far|in)/).waitFor();
    const began = Date.now();
    const before = await processorTime(page);
    await page.getByRole('button', { name: 'Show the best orders' }).click();
    await page.getByText(/orders tried/).waitFor();
    // Where other programs use both cores, what its own share would have taken.
    const took = Math.min(Date.now() - began, ((await processorTime(page)) - before) / CORES);
    expect(took).toBeLessThan(HINT);
    expect(await page.locator('.hint-list li').count()).toBe(3);
    await context.close();
  });

  it('has the first estimate of one against one, 200 games, in less than two seconds of two cores', async () => {
    const { page, context } = await opened.visit(playLink({ seed: 4 }));
    context.setDefaultTimeout(PATIENCE);
    const begin = page.getByRole('button', { name: 'Start the battle' });
    await begin.waitFor();
    // Meanwhile the workers play it, and are quick when it counts.
    await page.waitForTimeout(SET_UP);
    const before = await processorTime(page);
    await begin.click();
    await page.getByText(/200 games in/).waitFor();
    expect((await processorTime(page)) - before).toBeLessThan(CORES * FIRST_ESTIMATE);
    await context.close();
  });

  it('shows a map of 64 x 64 hexes without stutter: scrolled, enlarged, planned on', async () => {
    const { page, context } = await open(
      playLink({ ...LANCES, map: 'hills:64x64', seed: 4 }),
      SIZES.desktop,
      withoutStanding,
    );
    await page.waitForTimeout(500);
    const stop = await traceTasks(page);
    const map = page.locator('.map-scroll');
    await page.getByRole('button', { name: 'Larger map' }).click();
    await page.getByRole('button', { name: 'Larger map' }).click();
    for (const [left, top] of [
      [300, 0],
      [0, 300],
      [-300, -300],
      [600, 600],
    ] as const) {
      await map.evaluate((element, by) => element.scrollBy(by), { left, top });
      await page.waitForTimeout(100);
    }
    await page.getByRole('button', { name: 'Smaller map' }).click();
    await page.getByRole('button', { name: 'Forward', exact: true }).click();
    await page.getByRole('button', { name: 'Forward', exact: true }).click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await playByClicks(page, () => true);
    expect((await stop()).filter((task) => task > STUTTER)).toEqual([]);
    await context.close();
  });
});
