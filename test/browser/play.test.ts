import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGame, playReplay } from '../../src/battle/index.js';
import { stateHash } from '../../src/battle/save/state-hash.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { seriousProblems } from './axe.js';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';
import {
  byKeys,
  isOver,
  neededInPanel,
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
/** Over in a few turns, with blows in the first of them. */
const DUEL = { red: ['Hunchback HBK-4G'], blue: ['Jenner JR7-D'], map: 'open:10x10', seed: 43 } as const;
/** Heavy guns against light armor, in each other's faces: one side is gone in a few turns. */
const UNEVEN = {
  red: ['Hunchback HBK-4G', 'Warhammer WHM-6R', 'Marauder MAD-3R', 'Centurion CN9-A'],
  blue: ['Locust LCT-1V', 'Locust LCT-1V', 'Jenner JR7-D', 'Locust LCT-1V'],
  map: 'open:8x8',
  seed: 52,
} as const;
/** Over in a few turns even if red never moves, with blows on the way. */
const BY_KEYS = { red: ['Locust LCT-1V'], blue: ['Hunchback HBK-4G'], map: 'open:8x8', seed: 46 } as const;
const MIXED = {
  red: [
    'Elemental Battle Armor (Fire) [Flamer](Sqd5)',
    'Manticore Heavy Tank',
    'Warrior Attack Helicopter H-7',
  ],
  blue: ['Hunchback HBK-4G', 'Jump Platoon (Anti-Mech) (Laser)'],
  map: 'open:8x8',
  seed: 30,
} as const;
const FACINGS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];
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

  /** What the page has saved comes to the same end here. */
  const sameInNode = async (page: Page) => {
    const replay = await savedReplay(page);
    const battle = playReplay(replay, officialCatalog);
    expect(stateHash(battle)).toBe(replay.result.hash);
    return { replay, battle };
  };

  it.each(Object.entries(SIZES))(
    'comes to its end by clicks alone, one against one (%s), shuts nobody out, and its replay ends in the same state in Node',
    async (_, size) => {
      const { page, context, errors } = await opened.visit(playLink(DUEL), size, withoutStanding);
      await page.getByRole('button', { name: 'Start the battle' }).waitFor();
      expect(await seriousProblems(page)).toEqual([]);
      await page.getByRole('button', { name: 'Start the battle' }).click();
      await page.locator('.plan-words').waitFor();
      expect(await seriousProblems(page)).toEqual([]);
      await playByClicks(page, (phase) => phase.includes('Weapons'));
      expect(await seriousProblems(page)).toEqual([]);
      expect(await playByClicks(page)).toBeGreaterThan(5);
      expect(await isOver(page)).toBe(true);
      await expect.poll(() => wordsOf(page, '.turn-words')).toMatch(/has won/);
      expect((await sameInNode(page)).battle.phase).toBe('over');

      await page.locator('label.segment', { hasText: 'Replay' }).click();
      await page.getByRole('slider').waitFor();
      if (size === SIZES.phone) return context.close();
      await page.getByRole('button', { name: 'Work out the chances turn by turn' }).click();
      // The moment that ended it is named, and leads to its place in the replay.
      const swings = page.getByRole('list', { name: 'Turns that swung the game' });
      await swings
        .getByText(/Turn \d+ swung it to (Red|Blue), by [\d.]+ points/)
        .first()
        .waitFor({ timeout: 60_000 });
      await swings.locator('.moment').first().click();
      await expect.poll(() => page.getByRole('slider').inputValue()).not.toBe('0');
      expect(await seriousProblems(page)).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it(
    'comes to its own end by clicks alone, four against four, each unit by its own order',
    async () => {
      const { page, context, errors } = await start(playLink(UNEVEN));
      const orders = await playByClicks(page);
      expect(await isOver(page)).toBe(true);
      await expect.poll(() => wordsOf(page, '.turn-words')).toMatch(/has won/);
      const { replay, battle } = await sameInNode(page);
      expect(battle.winner).toBeDefined();
      expect(battle.turn).toBeLessThan(battle.turnLimit);
      // Only who has nothing to do in a phase is not asked.
      const own = replay.decisions.filter(({ unit }) => battle.unit(unit).side === 0);
      expect(orders).toBeGreaterThan(own.length / 2);
      expect(new Set(own.map(({ unit }) => unit))).toEqual(new Set([0, 1, 2, 3]));
      expect(errors).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it('leaves phases to the bot, or skips what is left of them', async () => {
    const { page, context } = await start(playLink({ ...LANCES, map: 'light-woods:14x14', turns: 1 }));
    await page.getByRole('button', { name: 'Bot finishes my phase' }).click();
    await expect.poll(() => phaseOf(page), { timeout: 30_000 }).toMatch(/^Turn 1: Weapons/);
    await page.getByRole('button', { name: 'Skip the rest of the phase' }).click();
    await expect.poll(() => phaseOf(page), { timeout: 30_000 }).not.toMatch(/Weapons/);
    await playByClicks(page);
    expect((await sameInNode(page)).replay.result.turns).toBe(1);
    await context.close();
  });

  it(
    'comes to its own end with mixed arms: battle armor, a tank and a helicopter against a BattleMech and a platoon',
    async () => {
      const { page, context, errors } = await start(playLink(MIXED));
      await playByClicks(page);
      await expect.poll(() => wordsOf(page, '.turn-words')).toMatch(/has won/);
      const { replay } = await sameInNode(page);
      expect(new Set(replay.decisions.map(({ unit }) => unit))).toEqual(new Set([0, 1, 2, 3, 4]));
      expect(errors).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it(
    'comes to its own end between two at one device, where each side is asked in its turn',
    async () => {
      const { page, context } = await start(
        playLink({
          red: ['Manticore Heavy Tank'],
          blue: ['Hunchback HBK-4G'],
          map: 'open:10x10',
          seed: 13,
          twoPeople: true,
        }),
      );
      await playByClicks(page);
      await expect.poll(() => wordsOf(page, '.turn-words')).toMatch(/has won/);
      const { replay } = await sameInNode(page);
      expect(new Set(replay.decisions.map(({ unit }) => unit))).toEqual(new Set([0, 1]));
      await context.close();
    },
    LONG,
  );

  it('is finished by the bot at any time', async () => {
    const { page, context } = await start(playLink(DUEL));
    await playByClicks(page, (phase) => phase.includes('Weapons'));
    await page.getByRole('button', { name: 'Bot finishes the game' }).click();
    await expect.poll(() => isOver(page), { timeout: 60_000 }).toBe(true);
    await sameInNode(page);
    await context.close();
  });

  it(
    'needs no mouse',
    async () => {
      const { page, context } = await opened.visit(playLink(BY_KEYS), SIZES.desktop, withoutStanding);
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
      const width = () => page.locator('.map').evaluate((element) => element.clientWidth);
      const before = await width();
      await page.keyboard.press('+');
      await expect.poll(width).toBeGreaterThan(before);
      await page.keyboard.press('0');
      await expect.poll(width).toBe(before);
      const mayOrder = page.locator('.main-row .button.main');
      while ((await mayOrder.textContent()) !== 'Stay here') await page.keyboard.press('Backspace');
      const faces = await page.getByRole('row', { name: /Red/ }).locator('td').nth(1).textContent();
      const turned = FACINGS[(FACINGS.indexOf(faces ?? '') + 1) % FACINGS.length];
      await page.keyboard.press('d');
      await expect.poll(() => wordsOf(page, '.plan-words')).toContain(`facing ${turned}:`);
      await byKeys(page, (phase) => phase.includes('Weapons'));
      const fires = () => page.locator('.gun').evaluateAll((guns) => guns.map((gun) => gun.dataset.fires));
      const suggested = await fires();
      const gun = String(suggested.indexOf('true') + 1);
      await page.keyboard.press(gun);
      await expect.poll(fires).not.toEqual(suggested);
      await page.keyboard.press(gun);
      await expect.poll(fires).toEqual(suggested);
      const torso = page.getByRole('combobox', { name: 'Torso or turret faces' });
      const ahead = await torso.inputValue();
      for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('a');
      const left = await torso.inputValue();
      await page.keyboard.press('d');
      await expect.poll(() => torso.inputValue()).not.toBe(left);
      await page.keyboard.press('a');
      await expect.poll(() => torso.inputValue()).toBe(left);
      while ((await torso.inputValue()) !== ahead) await page.keyboard.press('d');
      await byKeys(page);
      await expect.poll(() => wordsOf(page, '.turn-words')).toMatch(/has won/);
      await sameInNode(page);
      await context.close();
    },
    LONG,
  );

  it(
    'loses nothing when the page is loaded again in the middle of any phase',
    async () => {
      const { page, context } = await start(playLink(DUEL));
      for (const phase of ['Movement', 'Weapons', 'Physical', 'Movement', 'Weapons']) {
        await playByClicks(page, (now) => now.includes(phase));
        expect(await phaseOf(page)).toContain(phase);
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

  it('lets units be deployed by hand, takes a move back that no dice have followed, and says what may not be', async () => {
    const { page, context, errors } = await opened.visit(
      playLink({ red: ['Locust LCT-1V'], blue: ['Locust LCT-1V'], map: 'open:12x12', twoPeople: true }),
      SIZES.desktop,
      withoutStanding,
    );
    await page.getByRole('button', { name: 'Deploy by hand' }).click();
    const place = page.getByRole('textbox', { name: 'Place in hex' });
    const go = page.getByRole('button', { name: 'Go', exact: true });
    await place.fill('0501');
    await go.click();
    await page.getByText(/Locust LCT-1V cannot begin in 0501\./).waitFor();
    await place.fill('0311');
    await go.click();
    await page.getByRole('combobox', { name: 'Facing' }).selectOption('1');
    await page.getByRole('button', { name: /Locust LCT-1V: 0311, facing north-east/ }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /Locust LCT-1V: 0311, facing north-east/ }).waitFor();
    await page.getByRole('button', { name: 'Begin the battle' }).click();
    await page.locator('.main-row .button.main').waitFor();
    expect(await page.getByRole('row', { name: /Red .*Locust/ }).textContent()).toContain('0311');

    const first = await wordsOf(page, '.turn-words');
    await page.getByRole('textbox', { name: 'Move to hex' }).fill('9999');
    await go.first().click();
    await page.getByText('There is no hex 9999 on this map.').waitFor();
    for (let step = 0; step < 3; step += 1)
      await page.getByRole('button', { name: 'Forward', exact: true }).click();
    await expect
      .poll(() => wordsOf(page, '.plan-words'))
      .toMatch(/3 of 8 walking MP\. Target modifier \+1, own shots \+1/);
    await page
      .getByText(/hexes: in sight\./)
      .first()
      .waitFor();
    // The map says the same: a line to each opponent in sight, with what both need at best.
    const onMap = page.locator('.outlook-lines text');
    const inPanel = async () => String(await neededInPanel(page));
    await expect.poll(async () => String(await onMap.allTextContents()) === (await inPanel())).toBe(true);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.poll(() => wordsOf(page, '.turn-words')).not.toBe(first);
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    await expect.poll(() => wordsOf(page, '.turn-words')).toBe(first);
    expect((await savedReplay(page)).decisions).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('says what happened beside the turn, roll by roll, and shows it on the map', async () => {
    const { page, context } = await start(playLink(DUEL));
    await playByClicks(page, (phase) => phase.includes('Physical'));
    const report = page.getByRole('log', { name: 'What happened' });
    const shots = report.getByRole('button', {
      name: /fires its .*: needs \d+, rolls \d \+ \d = \d+: (hit|missed)/,
    });
    expect(await shots.count()).toBeGreaterThan(1);
    await report
      .getByText(/\d modifiers/)
      .first()
      .click();
    await report
      .getByText(/gunnery/i)
      .first()
      .waitFor();
    await shots.first().click();
    await page.locator('.shot').first().waitFor();
    await page.getByRole('button', { name: 'Back to the present' }).click();
    expect(await page.getByRole('button', { name: 'Back to the present' }).count()).toBe(0);
    await context.close();
  });

  it('says what all shots did where nobody is near enough for a physical attack', async () => {
    const { page, context } = await start(playLink({ map: 'open:24x24' }));
    await playByClicks(page, (phase) => phase.includes('Weapons'));
    // Its target is marked on the map, with what the best shot needs.
    await expect.poll(() => wordsOf(page, '.aims')).toMatch(/^\d+\+$/);
    await playByClicks(page, (phase) => phase.includes('Movement'));
    const { decisions } = await savedReplay(page);
    expect(decisions.filter(({ kind }) => kind === 'strike').length).toBeGreaterThan(0);
    const shots = page
      .getByRole('log', { name: 'What happened' })
      .getByRole('button', { name: /fires its .*: needs \d+, rolls \d \+ \d = \d+: (hit|missed)/ });
    const before = await shots.count();
    expect(before).toBeGreaterThan(1);
    await page.reload();
    await page.locator('.main-row .button.main').waitFor();
    expect(await shots.count()).toBe(before);
    await context.close();
  });

  it('shows who acts where both forces only fit if hexes are too small for a finger', async () => {
    const { page, context } = await start(playLink({ map: 'open:32x32' }), SIZES.phone);
    const fit = page.getByRole('button', { name: 'Fit the map to both forces' });
    await page.locator('.main-row .button.main').waitFor();
    const map = page.locator('.map');
    const hex = async () => ((await map.boundingBox())?.width ?? 0) / 32;
    await expect.poll(hex).toBeGreaterThan(22);
    expect(await fit.getAttribute('aria-pressed')).toBe('false');
    const isInSight = (side: string) =>
      page.evaluate((className) => {
        const token = document.querySelector(`.token.${className}`)?.getBoundingClientRect();
        const frame = document.querySelector('.map-scroll')?.getBoundingClientRect();
        return (
          token !== undefined && frame !== undefined && token.top < frame.bottom && token.bottom > frame.top
        );
      }, side);
    await expect.poll(() => isInSight('red')).toBe(true);
    expect(await isInSight('blue')).toBe(false);
    await page.getByRole('button', { name: 'Larger map' }).click();
    await expect.poll(() => isInSight('red')).toBe(true);
    await fit.click();
    await expect.poll(() => isInSight('blue')).toBe(true);
    expect(await isInSight('red')).toBe(true);
    expect(await fit.getAttribute('aria-pressed')).toBe('true');
    // The key does what the button does.
    await page.getByRole('button', { name: 'Larger map' }).click();
    await page.locator('.map-scroll').press('0');
    await expect.poll(() => fit.getAttribute('aria-pressed')).toBe('true');
    expect(await isInSight('red')).toBe(true);
    expect(await isInSight('blue')).toBe(true);
    await context.close();
  });

  it('has plan and order at hand on a phone, below the map, and never over it', async () => {
    const { page, context } = await start(playLink(DUEL), SIZES.phone);
    for (const phase of ['Movement', 'Weapons', 'Physical']) {
      await playByClicks(page, (now) => now.includes(phase));
      await page.evaluate(() => scrollTo(0, 0));
      const bar = await page.locator('.order-bar').boundingBox();
      const map = await page.locator('.map-scroll').boundingBox();
      if (bar === null || map === null) throw new Error('there is no map, or nothing to order');
      expect(bar.y + bar.height).toBeLessThanOrEqual(SIZES.phone.viewport.height);
      expect(map.y + map.height).toBeLessThanOrEqual(bar.y);
    }
    await context.close();
  });

  it('lets whatever flies choose its height where the move ends, with what each height costs', async () => {
    const { page, context, errors } = await start(
      playLink({ red: ['Warrior Attack Helicopter H-7'], map: 'open:12x12', turns: 1 }),
    );
    const height = page.getByRole('combobox', { name: 'Height where the move ends' });
    await height.waitFor();
    const before = await height.inputValue();
    for (const words of await height.locator('option').allTextContents())
      expect(words).toMatch(/, (cruise|flank) \d+ MP$/);
    const higher = String(Number(before) + 1);
    await height.selectOption(higher);
    await expect.poll(() => height.inputValue()).toBe(higher);
    await page.locator('.main-row .button.main').click();
    await playByClicks(page, (phase) => !phase.includes('Movement'));
    const { decisions } = await savedReplay(page);
    expect(decisions).toContainEqual(expect.objectContaining({ kind: 'move', unit: 0 }));
    expect(errors).toEqual([]);
    await context.close();
  });

  it('draws a line of sight between any two hexes that are tapped, and says what is on it', async () => {
    const { page, context } = await start(playLink({ ...DUEL, map: 'heavy-woods:12x12' }));
    const tap = (x: number, y: number) =>
      page.locator('.map').evaluate(
        (map, [across, down]) => {
          const { left, top, width, height } = map.getBoundingClientRect();
          map.dispatchEvent(
            new MouseEvent('click', {
              bubbles: true,
              clientX: left + width * (across ?? 0),
              clientY: top + height * (down ?? 0),
            }),
          );
        },
        [x, y],
      );
    await tap(0.9, 0.15);
    await page.getByRole('button', { name: 'Line of sight from here' }).click();
    await tap(0.9, 0.8);
    await expect
      .poll(() => wordsOf(page, '.hex-line'))
      .toMatch(
        /Line of sight from level 0 to level 0: \d{4} to \d{4}, \d+ hexes; blocked by growth; through/,
      );
    expect(await page.locator('.sight-line').getAttribute('data-blocked')).toBe('true');
    await page.getByRole('button', { name: 'No line of sight' }).click();
    expect(await page.locator('.sight-line').count()).toBe(0);
    await context.close();
  });

  it('grows and shrinks with the wheel and with two fingers, about where they are', async () => {
    const { page, context } = await start(playLink(DUEL));
    const map = page.locator('.map');
    const width = async () => (await map.boundingBox())?.width ?? 0;
    const before = await width();
    await page.locator('.map-scroll').hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(width).toBeGreaterThan(before * 1.1);
    const enlarged = await width();
    await page.locator('.map-scroll').evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      const finger = (type: string, pointerId: number, x: number) =>
        element.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            pointerType: 'touch',
            pointerId,
            clientX: left + x,
            clientY: top + 200,
          }),
        );
      finger('pointerdown', 1, 200);
      finger('pointerdown', 2, 260);
      finger('pointermove', 2, 290);
      finger('pointerup', 1, 200);
      finger('pointerup', 2, 290);
    });
    await expect.poll(width).toBeGreaterThan(enlarged * 1.3);
    await page.getByRole('button', { name: 'Fit the map to both forces' }).click();
    await expect.poll(width).toBeCloseTo(before, 0);
    await context.close();
  });

  it('gives a hint: three orders with the chance of winning after each, one of which can be planned', async () => {
    const { page, context, errors } = await opened.visit(playLink(DUEL));
    await page.getByRole('button', { name: 'Start the battle' }).click();
    await page.getByRole('button', { name: 'Show the best orders' }).click();
    await page.getByText(/orders tried/).waitFor();
    const hints = page.locator('.hint-list li');
    expect(await hints.count()).toBe(3);
    for (const words of await hints.allTextContents())
      expect(words).toMatch(/(Walks|Runs|Jumps|Stays) .*wins [\d.]+ % \([\d.]+ % to [\d.]+ %, \d+ games?\)/);
    await hints.last().getByRole('button').click();
    const [planned] = /\d{4}/.exec((await hints.last().textContent()) ?? '') ?? [];
    await expect.poll(() => wordsOf(page, '.plan-words')).toContain(planned);
    // Who wants to judge by themselves is told neither.
    await page.getByRole('checkbox', { name: 'Show the chance of winning' }).uncheck();
    expect(await page.getByRole('button', { name: 'Show the best orders' }).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('goes on from the last step that fits where a kept game is damaged, and says so', async () => {
    const { page, context } = await start(playLink({ ...DUEL, turns: 3 }));
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

  it('refuses a file that is no game, says what another version has changed, and opens one that fits', async () => {
    const { page, context } = await start(playLink(DUEL));
    await playByClicks(page, (phase) => phase.includes('Weapons'));
    const replay = await savedReplay(page);
    const give = (name: string, content: object) =>
      page.getByLabel('Open a game or replay').setInputFiles({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(content)),
      });
    await give('none.json', { format: 'other' });
    await page.getByText(/none.json cannot be opened.*Nothing was changed/).waitFor();
    await give('newer.json', { ...replay, version: 99 });
    await page.getByText(/newer.json cannot be opened.*version.*Nothing was changed/).waitFor();
    // Other rules, or other figures of a weapon, bring the same decisions to another state.
    await give('older.json', { ...replay, result: { ...replay.result, hash: 'f'.repeat(16) } });
    await page.getByText(/ends in a different state than before/).waitFor();
    await page.getByRole('button', { name: 'Clear the game away' }).click();
    await page.getByRole('button', { name: 'Start the battle' }).waitFor();
    await give('game.json', replay);
    await page.locator('.main-row .button.main').waitFor();
    expect((await savedReplay(page)).result.hash).toBe(replay.result.hash);
    expect(openGame(replay, officialCatalog).problem).toBeUndefined();
    await context.close();
  });

  it('takes back only the last order after a reload or from a saved file, even if a person held fire', async () => {
    const { page, context } = await start(playLink({ map: 'open:10x10', twoPeople: true }));
    await playByClicks(page, (phase) => phase.includes('Weapons'));
    const kept = async () => (await savedReplay(page)).decisions.length;
    const before = await kept();
    await page.locator('.main-row .button', { hasText: 'Hold fire' }).first().click();
    await expect.poll(kept).toBe(before + 1);
    const file = await savedReplay(page);
    await page.reload();
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    await expect.poll(kept).toBe(before);
    await page.getByLabel('Open a game or replay').setInputFiles({
      name: 'held.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
    await expect.poll(kept).toBe(before + 1);
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    await expect.poll(kept).toBe(before);
    await context.close();
  });

  it('survives a worker that dies in the middle of the bot’s move', async () => {
    const { page, context } = await opened.visit(
      playLink({ ...DUEL, turns: 2 }),
      SIZES.desktop,
      async (fresh) => {
        await withoutStanding(fresh);
        await fresh.addInitScript(() => {
          const Whole = Worker;
          let left = 2;
          // The first two workers that the battle asks die of it.
          Object.assign(globalThis, {
            Worker: class extends Whole {
              override postMessage(...given: [unknown]) {
                if (document.querySelector('.turn-bar') !== null && left-- > 0) {
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

  it('judges on where a worker dies that plays games on, and says so where none can', async () => {
    const dying = (most: number) =>
      opened.visit(playLink(DUEL), SIZES.desktop, (fresh) =>
        fresh.addInitScript((limit) => {
          const Whole = Worker;
          let left = limit;
          Object.assign(globalThis, {
            Worker: class extends Whole {
              override postMessage(...given: [{ question?: { do: string } }]) {
                if (given[0].question?.do === 'standing' && left-- > 0) {
                  this.terminate();
                  setTimeout(() => this.onerror?.(new ErrorEvent('error')), 20);
                } else super.postMessage(...given);
              }
            },
          });
        }, most),
      );
    const few = await dying(2);
    await few.page.getByRole('button', { name: 'Start the battle' }).click();
    await few.page.getByText(/200 games in/).waitFor({ timeout: 60_000 });
    await few.context.close();
    const all = await dying(1000);
    await all.page.getByRole('button', { name: 'Start the battle' }).click();
    await all.page.getByText(/No more games are played on from here: it came to an end/).waitFor();
    await all.page.getByText('Chance of winning: unknown').waitFor();
    await all.page.getByRole('button', { name: 'Show the best orders' }).click();
    await all.page.getByText('No hint: it came to an end.').waitFor();
    await all.page.getByRole('button', { name: 'Show the best orders' }).click({ trial: true });
    await all.page.getByRole('button', { name: 'Bot finishes the game' }).click();
    await expect.poll(() => isOver(all.page), { timeout: 60_000 }).toBe(true);
    await all.context.close();
  });

  it('goes on in a new tab where one was closed in the middle of the bot’s move', async () => {
    const { page, context } = await opened.visit(playLink(DUEL), SIZES.desktop, async (fresh) => {
      await withoutStanding(fresh);
      // The bot thinks for ever.
      await fresh.addInitScript(() => {
        Worker.prototype.postMessage = () => {};
      });
    });
    await page.getByRole('button', { name: 'Start the battle' }).click();
    while (!(await wordsOf(page, '.turn-words')).includes('The bot is thinking'))
      await page.locator('.main-row .button.main').click();
    const before = await savedReplay(page);
    await page.close();
    const next = await context.newPage();
    await withoutStanding(next);
    await next.goto(`${opened.address}#/play`);
    await next.locator('.main-row .button.main').waitFor();
    const after = await savedReplay(next);
    expect(after.decisions.slice(0, before.decisions.length)).toEqual(before.decisions);
    expect(after.decisions.length).toBeGreaterThan(before.decisions.length);
    await context.close();
  });
});
