import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTable, type TableAction, type TableGame } from '../../src/table/index.js';
import { starterUnit } from '../web/starter-unit.js';
import { seriousProblemsInAllColours } from './axe.js';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';
import { button, openUnit, pointsOf, savedGame, shownPoints, typeDice } from './sheets-page.js';

// A Marauder of red meets a Warhammer of blue, as the page puts them there.
const SHEETS = '#/sheets?rules=standard';

async function begin(page: Page): Promise<void> {
  await button(page, 'Start the game').click();
  await page.getByRole('article', { name: 'Sheet of Marauder MAD-3R' }).waitFor();
}

const duel = (): TableGame =>
  openTable({
    red: [{ unit: starterUnit('marauder-mad-3r'), pilot: { gunnery: 4, piloting: 5 } }],
    blue: [{ unit: starterUnit('warhammer-whm-6r'), pilot: { gunnery: 4, piloting: 5 } }],
  });

describe.skipIf(whyNot !== undefined)(`Sheets${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it.each(Object.entries(SIZES))(
    'are marked by hand: damage flows into the structure, and every step can be taken back (%s)',
    async (_, size) => {
      const { page, context, errors } = await opened.visit(SHEETS, size);
      await begin(page);
      const start = await shownPoints(page);
      expect(start).toEqual(pointsOf(duel(), 0));

      // 22 points of armor and 12 of structure.
      await button(page, 'Left arm: armor 22 of 22').click();
      const dialog = page.getByRole('dialog', { name: 'Left arm of Marauder MAD-3R' });
      await button(dialog, '20 damage').click();
      await button(dialog, '5 damage').click();
      await button(dialog, /Upper arm actuator/).click();
      await button(dialog, 'Done').click();
      await expect.poll(() => shownPoints(page)).toContain('Left arm: armor 0 of 22');
      expect(await shownPoints(page)).toContain('Left arm: structure 9 of 12');
      expect(await button(page, 'Left arm: critical slots, 1 hit').count()).toBe(1);

      await button(page, 'Heat: one more').click();
      await button(page, 'Hit 2: 5+').click();
      await button(page, 'Prone').click();
      await button(page, 'AC/5 LT: one less').click();
      await page.getByRole('radio', { name: 'History' }).check();
      await expect.poll(() => page.locator('.history-list > li').count()).toBe(7);
      expect(await page.locator('.history-list h3').allTextContents()).toContain(
        'Marauder MAD-3R (red 1), by hand: left arm takes 20 points',
      );

      await page.getByRole('radio', { name: 'Unit' }).check();
      for (let steps = 0; steps < 7; steps += 1) await page.keyboard.press('Control+z');
      await expect.poll(() => shownPoints(page)).toEqual(start);
      expect(await button(page, 'Undo').isDisabled()).toBe(true);
      for (let steps = 0; steps < 7; steps += 1) await page.keyboard.press('Control+y');
      await expect.poll(() => shownPoints(page)).toContain('Left arm: structure 9 of 12');
      expect(await button(page, 'Prone').getAttribute('aria-pressed')).toBe('true');
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('play a whole turn with typed dice as the same actions do in Node', async () => {
    const { page, context, errors } = await opened.visit(SHEETS);
    await begin(page);
    await page.getByRole('radio', { name: 'We type dice' }).check();
    await button(page, 'Begin turn 1').click();
    await typeDice(page, 6, 5, 2, 1);

    await page.getByRole('radio', { name: /^Walk/ }).check();
    for (let hexes = 0; hexes < 3; hexes += 1) await button(page, 'Hexes moved: one more').click();
    await button(page, 'Move').click();
    await openUnit(page, /Warhammer/);
    await button(page, 'Move').click();
    await button(page, 'End movement').click();

    await openUnit(page, /Marauder/);
    await page.getByRole('checkbox', { name: /^PPC RA/ }).check();
    await button(page, 'Declare fire').click();
    await button(page, 'End weapon attacks').click();
    const dice = page.getByRole('dialog', { name: 'Dice' });
    // Gunnery 4, walked +1.
    await expect.poll(() => dice.textContent()).toContain('2 dice, needs 5+');
    expect(await dice.getByRole('heading').textContent()).toBe(
      'Marauder MAD-3R (red 1) fires PPC at Warhammer WHM-6R (blue 1)',
    );
    // 9 hits; 8 is the left torso, for 10 points.
    await typeDice(page, 5, 4, 4, 4);

    await page.getByRole('checkbox', { name: /^Kick, right leg/ }).check();
    await button(page, 'Declare attacks').click();
    await button(page, 'End physical attacks').click();
    // The kick hits the right leg, and the Warhammer stays on its feet.
    await typeDice(page, 6, 6, 1, 6, 6);
    await button(page, 'Resolve heat, end the turn').click();
    await page.getByText('Turn 1').waitFor();

    const actions: readonly (readonly [TableAction, ...number[]])[] = [
      [{ do: 'begin-turn' }, 6, 5, 2, 1],
      [{ do: 'move', unit: 0, movement: 'walk', hexes: 3 }],
      [{ do: 'move', unit: 1, movement: 'stationary', hexes: 0 }],
      [{ do: 'end-phase' }],
      [
        {
          do: 'fire',
          unit: 0,
          order: { torsoFacing: 0, shots: [{ weapon: 1, target: 1 }] },
          lines: [
            {
              target: 1,
              range: 6,
              side: 'front',
              bearing: 'front',
              between: [],
              cover: false,
              blocked: false,
            },
          ],
        },
      ],
      [{ do: 'end-phase' }, 5, 4, 4, 4],
      [
        {
          do: 'strike',
          unit: 0,
          order: { blows: [{ kind: 'kick', target: 1, limb: 'right_leg' }] },
          beside: [{ target: 1, side: 'front' }],
        },
      ],
      [{ do: 'end-phase' }, 6, 6, 1, 6, 6],
      [{ do: 'end-phase' }],
    ];
    const here = duel();
    for (const [action, ...fell] of actions) expect(here.play(action, fell).done).toBe(true);
    const there = await savedGame(page);
    expect(there.entries).toEqual(here.entries);
    await expect.poll(() => shownPoints(page)).toEqual(pointsOf(here, 0));
    await openUnit(page, /Warhammer/);
    await expect.poll(() => shownPoints(page)).toEqual(pointsOf(here, 1));
    expect(await shownPoints(page)).toContain('Left torso: armor 7 of 17');
    expect(await shownPoints(page)).toContain('Right leg: armor 0 of 15');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('roll with our dice, are kept through a reload, and lead back to the start', async () => {
    const { page, context, errors } = await opened.visit(SHEETS);
    await begin(page);
    const start = await shownPoints(page);
    await button(page, 'Begin turn 1').click();
    await button(page, 'End movement').click();
    await button(page, 'All weapons').click();
    await button(page, 'Declare fire').click();
    await page
      .getByText(/^Declared: 5 shots/)
      .first()
      .waitFor();
    await page.reload();
    await page
      .getByText(/^Declared: 5 shots/)
      .first()
      .waitFor();
    await button(page, 'End weapon attacks').click();
    await button(page, 'End physical attacks').click();
    await button(page, 'Resolve heat, end the turn').click();
    const there = await savedGame(page);
    // The log alone leads to the same state.
    const here = duel();
    for (const { action, dice } of there.entries) expect(here.play(action, dice).done).toBe(true);
    for (const [index, name] of [/Marauder/, /Warhammer/].entries()) {
      await openUnit(page, name);
      await expect.poll(() => shownPoints(page)).toEqual(pointsOf(here, index));
    }
    await openUnit(page, /Marauder/);
    while (!(await button(page, 'Undo').isDisabled())) await button(page, 'Undo').click();
    await expect.poll(() => shownPoints(page)).toEqual(start);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('keep their rules: no other ruleset can be chosen while a game is on the table', async () => {
    const { page, context } = await opened.visit(SHEETS);
    await begin(page);
    const others = page.getByRole('banner').getByRole('radio', { disabled: true });
    await expect.poll(() => others.count()).toBeGreaterThan(1);
    await button(page, 'Clear the table').click();
    await button(page, 'Start the game').waitFor();
    await expect.poll(() => others.count()).toBe(0);
    await context.close();
  });

  it('go to another device by a link that holds the turn', async () => {
    const { page, context } = await opened.visit(SHEETS, {
      ...SIZES.desktop,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await begin(page);
    await button(page, 'Red won').click();
    await button(page, 'Heat: one more').click();
    await button(page, 'Copy a link to this turn').click();
    await page.getByText('The link was copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const there = await opened.visit(link.slice(link.indexOf('#')));
    const heat = there.page.getByRole('spinbutton', { name: 'Heat', exact: true });
    await heat.waitFor();
    expect(await heat.inputValue()).toBe('1');
    await there.context.close();
    const damaged = await opened.visit(`${link.slice(link.indexOf('#'), -200)}`);
    await damaged.page.getByText('This link holds no game that can be opened').waitFor();
    await button(damaged.page, 'Start the game').waitFor();
    await damaged.context.close();
    await context.close();
  });

  it('have the body of a vehicle where it is one', async () => {
    const { page, context, errors } = await opened.visit(
      '#/sheets?rules=total-warfare&red=Manticore+Heavy+Tank&blue=Warhammer+WHM-6R',
    );
    await button(page, 'Start the game').click();
    await page.getByRole('article', { name: 'Sheet of Manticore Heavy Tank' }).waitFor();
    // 42 in front and on the turret, 33 on each side, 26 behind.
    expect(await shownPoints(page)).toEqual(
      expect.arrayContaining([
        'Front: armor 42 of 42',
        'Turret: armor 42 of 42',
        'Left side: armor 33 of 33',
        'Rear: armor 26 of 26',
      ]),
    );
    await button(page, 'Rear: armor 26 of 26').click();
    await button(page.getByRole('dialog'), '10 damage').click();
    await button(page.getByRole('dialog'), 'Done').click();
    await expect.poll(() => shownPoints(page)).toContain('Rear: armor 16 of 26');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('are printed on a page each, as they are or without damage, and the forces as a summary', async () => {
    const { page, context } = await opened.visit(
      '#/sheets?rules=total-warfare&red=Atlas+AS7-D&red=Manticore+Heavy+Tank&blue=Foot+Platoon+%28Rifle%29&blue=Warhammer+WHM-6R',
      SIZES.desktop,
      (fresh) =>
        fresh.addInitScript(() => {
          window.print = () => {};
        }),
    );
    const pagesOf = async (format: 'A4' | 'Letter') =>
      (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g)?.length;
    await button(page, 'Start the game').click();
    await button(page, 'Head: armor 9 of 9').click();
    await button(page.getByRole('dialog'), '5 damage').click();
    await button(page.getByRole('dialog'), 'Done').click();
    await expect.poll(() => shownPoints(page)).toContain('Head: armor 4 of 9');
    for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(format)).toBe(1);
    await button(page, 'Print without damage').click();
    await expect.poll(() => shownPoints(page)).toContain('Head: armor 9 of 9');
    // On paper; then the game is as it was.
    expect(await pagesOf('A4')).toBe(1);
    await expect.poll(() => shownPoints(page)).toContain('Head: armor 4 of 9');

    await page.getByRole('radio', { name: 'All sheets' }).check();
    await page.getByRole('article', { name: 'Sheet of Warhammer WHM-6R' }).waitFor();
    // Sheets that nobody has scrolled to yet are on paper all the same.
    for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(format)).toBe(4);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => page.getByText('Driver hit').isVisible()).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('radio', { name: 'Overview' }).check();
    // Battle Values of the published sheets: 1,897 and 993.
    await page.getByText('160 tons, Battle Value 2,890').waitFor();
    expect(await page.getByRole('button', { name: /Foot Platoon/ }).textContent()).not.toContain('Armor');
    expect(await pagesOf('A4')).toBe(1);
    await context.close();
  });

  it('lead on to the next unit that has not acted', async () => {
    const { page, context } = await opened.visit(
      '#/sheets?rules=standard&red=Marauder+MAD-3R&red=Locust+LCT-1V&blue=Warhammer+WHM-6R',
    );
    await begin(page);
    await button(page, 'Red won').click();
    const awaited = page.getByRole('navigation', { name: 'Units' }).getByRole('button', { name: /to act/ });
    await expect.poll(() => awaited.count()).toBe(3);
    await button(page, 'Move').click();
    await page.getByRole('button', { name: /^Next: .*Locust/ }).click();
    await page.getByRole('article', { name: 'Sheet of Locust LCT-1V' }).waitFor();
    await button(page, 'Move').click();
    await page.getByRole('button', { name: /^Next: .*Warhammer/ }).click();
    await button(page, 'Move').click();
    await expect.poll(() => awaited.count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Next:/ }).count()).toBe(0);
    await button(page, 'End movement').click();
    await expect.poll(() => awaited.count()).toBe(3);
    await context.close();
  });

  it('are played by keys alone, from Tab to Tab', async () => {
    const { page, context, errors } = await opened.visit(SHEETS);
    await button(page, 'Start the game').waitFor();
    /** Tab after Tab, or back, whichever is shorter, until what is meant has the focus. */
    const tabTo = async (locator: Locator) => {
      await locator.first().waitFor();
      const key = await locator.first().evaluate((element) => {
        const all = [...document.querySelectorAll('a, button, input, select, summary, [tabindex]')];
        const ahead = all.indexOf(element) - all.indexOf(document.activeElement ?? document.body);
        return (ahead + all.length) % all.length <= all.length / 2 ? 'Tab' : 'Shift+Tab';
      });
      for (let tabs = 0; tabs < 400; tabs += 1) {
        if (await locator.first().evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press(key);
      }
      throw new Error(`${key} does not lead to ${locator}`);
    };
    const press = async (name: string | RegExp) => {
      await tabTo(button(page, name));
      await page.keyboard.press('Enter');
    };
    await press('Start the game');
    await press('Red won');
    await tabTo(page.getByRole('radio', { name: 'Stand', exact: true }));
    await page.keyboard.press('ArrowRight');
    await press('Hexes moved: one more');
    await press('Move');
    await press('End movement');
    await tabTo(page.getByRole('checkbox', { name: /^AC\/5/ }));
    await page.keyboard.press('Space');
    await press('Declare fire');
    await press('End weapon attacks');
    await tabTo(page.getByRole('checkbox', { name: /^Kick, right leg/ }));
    await page.keyboard.press('Space');
    await press('Declare attacks');
    await press('End physical attacks');
    await press('Resolve heat, end the turn');
    await button(page, 'Begin turn 2').waitFor();
    const { entries } = await savedGame(page);
    expect(entries.map(({ action }) => action.do)).toEqual([
      'begin-turn',
      'move',
      'end-phase',
      'fire',
      'end-phase',
      'strike',
      'end-phase',
      'end-phase',
    ]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each(Object.entries(SIZES))(
    'axe finds no serious problem in any colours (%s)',
    async (_, size) => {
      const { page, context, errors } = await opened.visit(SHEETS, size);
      await begin(page);
      await button(page, 'Red won').click();
      await button(page, 'End movement').click();
      await button(page, 'All weapons').click();
      for (const disclosure of await page.locator('.sheets summary').all()) await disclosure.click();
      expect(await seriousProblemsInAllColours(page)).toEqual([]);
      for (const name of ['Overview', 'Tables']) {
        await page.getByRole('radio', { name, exact: true }).check();
        expect(await seriousProblemsInAllColours(page)).toEqual([]);
      }
      expect(errors).toEqual([]);
      await context.close();
    },
    120_000,
  );
});
