import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGame, playReplay } from '../../src/battle/index.js';
import { stateHash } from '../../src/battle/save/state-hash.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { seriousProblems } from './axe.js';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';
import {
  isOver,
  phaseOf,
  playByClicks,
  playLink,
  savedReplay,
  withoutStanding,
  wordsOf,
} from './played-on-page.js';

const LANCES = {
  red: ['Marauder MAD-3R', 'Hunchback HBK-4G', 'Locust LCT-1V', 'Jenner JR7-D'],
  blue: ['Warhammer WHM-6R', 'Centurion CN9-A', 'Phoenix Hawk PXH-1', 'Locust LCT-1V'],
} as const;
const LONG = 240_000;

describe.skipIf(whyNot !== undefined)(`A battle that is played on the map${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  const start = async (link: string, size: (typeof SIZES)[keyof typeof SIZES] = SIZES.desktop) => {
    const visit = await opened.visit(link, size, withoutStanding);
    await visit.page.getByRole('button', { name: 'Start the battle' }).click();
    return visit;
  };

  it.each(Object.entries(SIZES))(
    'comes to its end by clicks alone, one against one (%s), and its replay ends in the same state in Node',
    async (_, size) => {
      const { page, context, errors } = await start(playLink({ seed: 4 }), size);
      expect(await playByClicks(page)).toBeGreaterThan(5);
      expect(await isOver(page)).toBe(true);
      await expect.poll(() => wordsOf(page, '.turn-words')).toMatch(/has won|draw|undecided/);
      const replay = await savedReplay(page);
      const battle = playReplay(replay, officialCatalog);
      expect(battle.phase).toBe('over');
      expect(stateHash(battle)).toBe(replay.result.hash);
      await page.locator('label.segment', { hasText: 'Replay' }).click();
      await page.getByRole('slider').waitFor();
      expect(errors).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it(
    'comes to its end with four against four, each unit of the first turn by its own order, and the bot for the rest',
    async () => {
      const { page, context } = await start(playLink({ ...LANCES, map: 'light-woods:16x17', turns: 5 }));
      await playByClicks(page, (phase) => !phase.startsWith('Turn 1:'));
      expect(await phaseOf(page)).toMatch(/^Turn 2: Movement/);
      const orders = (await savedReplay(page)).decisions.filter(({ kind }) => kind === 'move');
      expect(orders.length).toBeGreaterThanOrEqual(8);
      await page.getByRole('button', { name: 'Bot finishes my phase' }).click();
      await expect.poll(() => phaseOf(page), { timeout: 30_000 }).toMatch(/^Turn 2: Weapons/);
      await page.getByRole('button', { name: 'Skip the rest of the phase' }).click();
      await expect.poll(() => phaseOf(page), { timeout: 30_000 }).not.toMatch(/Weapons/);
      await page.getByRole('button', { name: 'Bot finishes the game' }).click();
      await expect.poll(() => isOver(page), { timeout: 120_000 }).toBe(true);
      const replay = await savedReplay(page);
      expect(stateHash(playReplay(replay, officialCatalog))).toBe(replay.result.hash);
      await context.close();
    },
    LONG,
  );

  it(
    'is for two at one device: each side is asked in its turn, tanks and BattleMechs alike',
    async () => {
      const { page, context } = await start(
        playLink({ red: ['Manticore Heavy Tank'], blue: ['Hunchback HBK-4G'], turns: 3, twoPeople: true }),
      );
      await playByClicks(page);
      expect(await isOver(page)).toBe(true);
      const replay = await savedReplay(page);
      expect(new Set(replay.decisions.map(({ unit }) => unit))).toEqual(new Set([0, 1]));
      expect(stateHash(playReplay(replay, officialCatalog))).toBe(replay.result.hash);
      await context.close();
    },
    LONG,
  );

  it(
    'needs no mouse',
    async () => {
      const { page, context } = await opened.visit(
        playLink({ seed: 4, turns: 2 }),
        SIZES.desktop,
        withoutStanding,
      );
      const button = page.getByRole('button', { name: 'Start the battle' });
      await button.waitFor();
      while (!(await button.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.locator('.plan-words').waitFor();
      const map = page.locator('.map-scroll');
      while (!(await map.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect.poll(() => wordsOf(page, '.hex-line')).toMatch(/In reach: walk \d MP/);
      await expect.poll(() => wordsOf(page, '.plan-words')).toMatch(/^Walks to/);
      await page.keyboard.press('Backspace');
      await page.keyboard.press('d');
      await expect.poll(() => wordsOf(page, '.plan-words')).toMatch(/facing north-east/);
      while (!(await isOver(page))) {
        await page.keyboard.press('Control+Enter');
        await page.waitForTimeout(50);
      }
      expect((await savedReplay(page)).result.turns).toBe(2);
      await context.close();
    },
    LONG,
  );

  it(
    'loses nothing when the page is loaded again in the middle of any phase',
    async () => {
      const { page, context } = await start(playLink({ seed: 4 }));
      for (const phase of [
        'Turn 1: Movement',
        'Turn 1: Weapons',
        'Turn 2: Movement',
        'Turn 2: Weapons',
        'Turn 3',
      ]) {
        await playByClicks(page, (now) => now.startsWith(phase));
        const before = await savedReplay(page);
        const words = await wordsOf(page, '.turn-words');
        await page.reload();
        await page.locator('.main-row .button.main').waitFor();
        expect(await wordsOf(page, '.turn-words')).toBe(words);
        expect((await savedReplay(page)).result.hash).toBe(before.result.hash);
      }
      await context.close();
    },
    LONG,
  );

  it('takes a move back that no dice have followed', async () => {
    const { page, context } = await start(
      playLink({ red: ['Locust LCT-1V'], blue: ['Locust LCT-1V'], map: 'open:12x12', twoPeople: true }),
    );
    await page.locator('.main-row .button.main').waitFor();
    const first = await wordsOf(page, '.turn-words');
    await page.getByRole('button', { name: 'Forward', exact: true }).click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.poll(() => wordsOf(page, '.turn-words')).not.toBe(first);
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    await expect.poll(() => wordsOf(page, '.turn-words')).toBe(first);
    expect((await savedReplay(page)).decisions).toEqual([]);
    await context.close();
  });

  it('says why an order cannot be given, and what a move would bring', async () => {
    const { page, context } = await start(
      playLink({
        red: ['Locust LCT-1V'],
        blue: ['Atlas AS7-D'],
        map: 'open:16x17',
        twoPeople: true,
        seed: 2,
      }),
    );
    await page.locator('.plan-words').waitFor();
    await page.getByRole('textbox', { name: 'Move to hex' }).fill('9999');
    await page.getByRole('button', { name: 'Go', exact: true }).first().click();
    await page.getByText('There is no hex 9999 on this map.').waitFor();
    for (let step = 0; step < 3; step += 1)
      await page.getByRole('button', { name: 'Forward', exact: true }).click();
    await expect
      .poll(() => wordsOf(page, '.plan-words'))
      .toMatch(/3 MP .*Target modifier \+1, own shots \+1/);
    await page
      .getByText(/hexes: in sight\./)
      .first()
      .waitFor();
    await context.close();
  });

  it('goes on from the last step that fits where a kept game is damaged, and says so', async () => {
    const { page, context } = await start(playLink({ seed: 4, turns: 3 }));
    await playByClicks(page, (phase) => phase.startsWith('Turn 2'));
    await page.evaluate(async () => {
      const open = indexedDB.open('tarcomp');
      const database = await new Promise<IDBDatabase>((done) => {
        open.onsuccess = () => done(open.result);
      });
      const store = database.transaction('played-games', 'readwrite').objectStore('played-games');
      const get = store.get('play');
      await new Promise((done) => {
        get.onsuccess = () => {
          const record = get.result;
          record.value.decisions[2] = { kind: 'move', unit: 0, order: { steps: Array(50).fill('forward') } };
          store.put(record).onsuccess = done;
        };
      });
    });
    await page.reload();
    await page.getByText(/Decision 3 of \d+ does not fit.*goes on from the last step that fits/).waitFor();
    await playByClicks(page);
    expect(await isOver(page)).toBe(true);
    await context.close();
  });

  it('refuses a file that is no game, and opens one that is', async () => {
    const { page, context } = await start(playLink({ seed: 4 }));
    await playByClicks(page, (phase) => phase.includes('Weapons'));
    const replay = await savedReplay(page);
    const give = (name: string, text: string) =>
      page
        .getByLabel('Open a game or replay')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await give('none.json', '{"format":"other"}');
    await page.getByText(/none.json cannot be opened.*Nothing was changed/).waitFor();
    await page.getByRole('button', { name: 'Clear the game away' }).click();
    await page.getByRole('button', { name: 'Start the battle' }).waitFor();
    await give('game.json', JSON.stringify(replay));
    await page.locator('.main-row .button.main').waitFor();
    expect((await savedReplay(page)).result.hash).toBe(replay.result.hash);
    const { problem } = openGame(replay, officialCatalog);
    expect(problem).toBeUndefined();
    await context.close();
  });

  it('survives a worker that dies in the middle of the bot’s move', async () => {
    const { page, context } = await opened.visit(
      playLink({ seed: 4, turns: 2 }),
      SIZES.desktop,
      async (fresh) => {
        await withoutStanding(fresh);
        await fresh.addInitScript(() => {
          const Whole = Worker;
          let left = 2;
          // The first two workers die when they are asked for the first time.
          Object.assign(globalThis, {
            Worker: class extends Whole {
              override postMessage(...given: [unknown]) {
                if (left-- > 0) {
                  this.terminate();
                  setTimeout(() => this.onerror?.(new ErrorEvent('error')), 20);
                } else super.postMessage(...given);
              }
            },
          });
        });
      },
    );
    await page.getByRole('button', { name: 'Start the battle' }).click();
    await page.locator('.main-row .button.main').click();
    await page.getByText(/The bot stopped in the middle of its move/).waitFor();
    await playByClicks(page);
    expect(await isOver(page)).toBe(true);
    await context.close();
  });

  it.each(Object.entries(SIZES))('can be used by everybody (%s)', async (_, size) => {
    const { page, context } = await opened.visit(playLink({ seed: 4 }), size, withoutStanding);
    await page.getByRole('button', { name: 'Start the battle' }).waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start the battle' }).click();
    await page.locator('.plan-words').waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await playByClicks(page, (phase) => phase.includes('Weapons'));
    // Buttons that can be pressed again take a moment to look like it.
    await page.waitForTimeout(500);
    expect(await seriousProblems(page)).toEqual([]);
    await context.close();
  });
});
