import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateMap } from '../../src/battle/map/generate-map.js';
import { beginGame } from '../../src/battle/play/open-game.js';
import { playReplay } from '../../src/battle/replay/play-replay.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { starterUnit } from '../battle/sample-battle.js';
import { seriousProblems } from './axe.js';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';
import { isOver, orderButton, savedReplay, withoutStanding, wordsOf } from './played-on-page.js';

/** A duel, just before the order after which the red pilot, who has points of Edge, is asked. */
function duel() {
  const game = beginGame({
    map: generateMap({ landscape: 'light-woods', width: 12, height: 12, seed: 2 }),
    red: [{ unit: starterUnit('hunchback-hbk-4g'), pilot: { abilities: ['edge'], edge: 2 } }],
    blue: [{ unit: starterUnit('centurion-cn9-a') }],
    ruleset: 'standard',
    seed: 5,
    turnLimit: 6,
  });
  while (game.asked !== undefined && game.asked.kind !== 'edge') game.give(game.decisionBy('sensible'));
  return game.replay();
}

describe.skipIf(whyNot !== undefined)(`Edge in a battle on the map${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  const open = async (size: Parameters<Opened['visit']>[1]) => {
    const visited = await opened.visit('#/play', size, withoutStanding);
    const file = {
      name: 'duel.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(duel())),
    };
    await visited.page.getByLabel('Open a game or replay').setInputFiles(file);
    await visited.page.locator('.main-row .button.main').waitFor();
    return visited;
  };

  const question = (page: Page) => page.getByRole('heading', { name: 'Spend a point of Edge?' });

  /** Gives the suggested orders until the pilot is asked. */
  const untilAsked = async (page: Page) => {
    const main = page.locator('.main-row .button.main:enabled');
    while ((await orderButton(page)) !== 'Keep it') await main.click();
    await question(page).waitFor();
  };

  it.each([
    ['desktop', SIZES.desktop],
    ['phone', SIZES.phone],
  ])(
    'asks a person whether a point goes, keeps the question through a reload, and records the answer (%s)',
    async (_, size) => {
      const { page, context } = await open(size);
      await untilAsked(page);
      const asked = await wordsOf(page, '.orders .plan-words');
      expect(asked).toMatch(/rolled, \d+ needed|is hit|suffers/);
      expect(await seriousProblems(page)).toEqual([]);
      await page.reload();
      await question(page).waitFor();
      expect(await wordsOf(page, '.orders .plan-words')).toBe(asked);
      await page.keyboard.press('y');
      await page.waitForFunction(
        (words) => document.querySelector('.orders .plan-words')?.textContent !== words,
        asked,
      );
      await page.getByRole('button', { name: 'Bot finishes the game' }).click();
      await expect.poll(() => isOver(page), { timeout: 60_000 }).toBe(true);
      const replay = await savedReplay(page);
      expect(replay.decisions.find(({ kind }) => kind === 'edge')).toMatchObject({ unit: 0, spend: true });
      expect(playReplay(replay, officialCatalog).phase).toBe('over');
      await context.close();
    },
  );
});
