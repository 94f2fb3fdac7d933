import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import { compareBattles, type SimulationSetup, simulate } from '../../src/simulate/index.js';
import { writeUnitJson } from '../../src/units/index.js';
import { withWeaponQuirks } from '../../src/units/mech/other-quirks.js';
import { sampleMech } from '../battle-value/sample-mech.js';
import { starterUnit } from '../web/starter-unit.js';
import { seriousProblems } from './axe.js';
import { chooseUnit, KEEPS_PAGE, Opened, SIZES, whereAbsent, whyNot } from './page.js';

/** Marauder against Warhammer and Locust, as the links below have it. */
const setup = (games: number): SimulationSetup => ({
  red: [{ unit: starterUnit('marauder-mad-3r'), pilot: { gunnery: 3, piloting: 4, abilities: ['sniper'] } }],
  blue: [
    { unit: starterUnit('warhammer-whm-6r'), pilot: { gunnery: 4, piloting: 5 } },
    { unit: starterUnit('locust-lct-1v'), pilot: { gunnery: 4, piloting: 5 } },
  ],
  map: { landscape: 'hills', width: 18, height: 20 },
  games,
  seed: 7,
  turnLimit: 40,
});
const link = (games: number, more = ''): string =>
  `#/battle?red=Marauder+MAD-3R:3/4:sniper&blue=Warhammer+WHM-6R&blue=Locust+LCT-1V&map=hills:18x20&turns=40&games=${games}&seed=7${more}`;

/** Battles take their time on a machine with one core to spare. */
const LONG = 120_000;

describe.skipIf(whyNot !== undefined)(`The battle view${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  async function downloaded(page: Page): Promise<string> {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download JSON' }).click(),
    ]);
    return readFileSync(await download.path(), 'utf8');
  }

  const finished = (page: Page) =>
    page.getByRole('button', { name: /^▶ Play/ }).waitFor({ state: 'visible', timeout: LONG });

  it.each(['phone', 'desktop'] as const)(
    'plays on a %s two forces that a person puts together, and shows who wins and how',
    async (size) => {
      const { page, context, errors } = await opened.visit('#/battle', SIZES[size]);
      if (size === 'phone')
        for (const card of ['Red', 'Blue', 'Field'])
          await page.getByRole('region', { name: card, exact: true }).locator('summary').first().click();
      await chooseUnit(page, 'Red 1', 'phoenix hawk', 'Phoenix Hawk PXH-1');
      await chooseUnit(page, 'Blue 1', 'locust lct-1v', 'Locust LCT-1V');
      await page.getByRole('combobox', { name: 'Add an ability to Red 1' }).selectOption('Sniper');
      await page.getByRole('button', { name: '+ Add a unit to Blue' }).click();
      await chooseUnit(page, 'Blue 2', 'commando', 'Commando COM-2D');
      await page.getByRole('combobox', { name: 'Landscape' }).selectOption('Open ground');
      await page.getByRole('spinbutton', { name: 'Games' }).fill('10');
      await page.getByRole('button', { name: /^▶ Play/ }).click();
      await finished(page);
      const result = page.getByRole('region', { name: 'Result' });
      expect(await result.textContent()).toMatch(
        /Red wins.*Blue wins.*10 games; Open ground, 32 × 32; seed 1/s,
      );
      expect(await result.getByRole('img', { name: /^Games by turn/ }).count()).toBe(1);
      const hawk = page.getByRole('region', { name: 'Phoenix Hawk PXH-1' });
      await hawk.getByText('Weapons', { exact: true }).click();
      expect(await hawk.textContent()).toMatch(/Medium Laser/);
      expect(errors).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it('allows teammate-called shots if asked to, and keeps that in the address', async () => {
    const { page, context, errors } = await opened.visit('#/battle');
    const called = page.getByRole('checkbox', { name: /^Teammate-called shots/ });
    expect(await called.isChecked()).toBe(false);
    await called.check();
    await expect.poll(() => page.url()).toContain('teammates=yes');
    await page.reload();
    await called.waitFor();
    expect(await called.isChecked()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('takes a force from MegaMek and gives it back, and says what of it is not here', async () => {
    const { page, context, errors } = await opened.visit('#/battle');
    const text = `<?xml version="1.0" encoding="UTF-8"?>
<unit version="0.50.07">
<entity chassis="Locust" model="LCT-1V"><pilot gunnery="2" piloting="3" advantages="sniper true"/></entity>
<entity chassis="Nobody" model="X"/>
<entity chassis="Mad Cat (Timber Wolf)" model="Prime"/>
</unit>`;
    await page
      .getByLabel('Open a .mul as Red')
      .setInputFiles({ name: 'lance.mul', mimeType: 'application/xml', buffer: Buffer.from(text) });
    await page.getByText(/line 4: Nobody X is not among the units here/).waitFor();
    const red = page.getByRole('region', { name: 'Red', exact: true });
    expect(await red.getByRole('combobox', { name: 'Red 1', exact: true }).inputValue()).toBe(
      'Locust LCT-1V',
    );
    expect(await red.getByRole('combobox', { name: 'Red 2', exact: true }).inputValue()).toBe(
      'Mad Cat Prime',
    );
    expect(await red.getByRole('spinbutton', { name: 'Gunnery' }).first().inputValue()).toBe('2');
    await red.getByRole('button', { name: 'Remove Sniper from Red 1' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as .mul: Red' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('red.mul');
    expect(readFileSync(await download.path(), 'utf8')).toMatch(
      /<entity chassis="Locust" model="LCT-1V"[\s\S]*gunnery="2" piloting="3"[\s\S]*chassis="Mad Cat \(Timber Wolf\)" model="Prime"/,
    );
    expect(errors).toEqual([]);
    await context.close();
  });

  it(
    'fights with the damage that a .mul tells, gives it back, and repairs it when asked',
    async () => {
      const { page, context, errors } = await opened.visit(
        '#/battle?red=Atlas+AS7-D&blue=Locust+LCT-1V&games=20',
      );
      const text = `<?xml version="1.0" encoding="UTF-8"?>
<unit version="0.50.07">
<entity chassis="Locust" model="LCT-1V"><pilot gunnery="4" piloting="5"/>
<location index="1"><armor points="1"/><armor points="1" type="Rear"/><armor points="1" type="Internal"/></location>
</entity>
</unit>`;
      const blue = page.getByRole('region', { name: 'Blue', exact: true });
      await page
        .getByLabel('Open a .mul as Blue')
        .setInputFiles({ name: 'wreck.mul', mimeType: 'application/xml', buffer: Buffer.from(text) });
      await blue.getByText('Damaged, as its file says.').waitFor();
      await page.getByText('The link leaves out damage.').waitFor();
      const saved = async () => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Save as .mul: Blue' }).click(),
        ]);
        return readFileSync(await download.path(), 'utf8');
      };
      expect(await saved()).toMatch(/<location index="1">[\s\S]*points="1" type="Internal"/);

      await page.getByRole('button', { name: /^▶ Play/ }).click();
      await page.getByRole('button', { name: 'Download JSON' }).waitFor({ timeout: LONG });
      const center = { center_torso: 1 };
      const result = simulate({
        red: [{ unit: starterUnit('atlas-as7-d'), pilot: { gunnery: 4, piloting: 5 } }],
        blue: [
          {
            unit: starterUnit('locust-lct-1v'),
            pilot: { gunnery: 4, piloting: 5 },
            condition: { armor: center, rearArmor: center, structure: center },
          },
        ],
        games: 20,
      });
      expect(await downloaded(page)).toBe(`${JSON.stringify({ schema: 1, ...result })}\n`);

      await blue.getByRole('button', { name: /^Repair Blue 1/ }).click();
      expect(await saved()).not.toMatch(/<location/);
      expect(errors).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it('links computers of one network, which shows in the Battle Value of the force', async () => {
    const { page, context, errors } = await opened.visit('#/battle');
    const linked = sampleMech({ chassis: 'Own', model: 'Linked', carrying: { LT: ['ISC3iUnit'] } });
    await page.locator('input[type=file][multiple]').setInputFiles({
      name: 'linked.json',
      mimeType: 'application/json',
      buffer: Buffer.from(writeUnitJson(linked)),
    });
    await page
      .getByText(/Own Linked/)
      .first()
      .waitFor();
    await chooseUnit(page, 'Red 1', 'own linked', 'Own Linked');
    await page.getByRole('button', { name: '+ Add a unit to Red' }).click();
    await chooseUnit(page, 'Red 2', 'own linked', 'Own Linked');
    const red = page.getByRole('region', { name: 'Red', exact: true });
    // A bare sample is worth 325; 5 % of two of them, 33, for each that is linked.
    await red.getByText('Battle Value 716').waitFor();
    await red.getByRole('combobox', { name: 'C3' }).first().selectOption('network 1');
    await red.getByText('Battle Value 650').waitFor();
    await red.getByRole('combobox', { name: 'C3' }).last().selectOption('network 1');
    await red.getByText('Battle Value 716').waitFor();
    await expect.poll(() => page.url()).toMatch(/Own\+Linked%401/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it(
    'plays a battle once more with a quirk on a weapon, as the command line does',
    async () => {
      const { page, context, errors } = await opened.visit(link(10));
      await page.getByRole('radio', { name: 'What if' }).check();
      await page
        .getByRole('combobox', { name: 'What changes' })
        .selectOption('a weapon quirk, added or removed');
      await page.getByRole('combobox', { name: 'Weapons' }).selectOption('AC/5');
      await page.getByRole('combobox', { name: 'Quirk' }).selectOption('with Inaccurate Weapon');
      await page.getByRole('button', { name: /^▶ Play/ }).click();
      await page.getByRole('button', { name: 'Download JSON' }).waitFor({ timeout: LONG });
      const before = setup(10);
      const [marauder] = before.red;
      if (marauder?.unit.unitType !== 'Mek') throw new TypeError('no Mech');
      const unit = withWeaponQuirks(
        marauder.unit,
        ({ item, quirks }) => (item?.name === 'AC/5' ? ['inaccurate'] : quirks),
        officialCatalog,
      );
      const told = JSON.parse(await downloaded(page)) as { readonly after: unknown };
      expect(told.after).toEqual(
        JSON.parse(JSON.stringify(compareBattles(before, { ...before, red: [{ ...marauder, unit }] }).after)),
      );
      expect(errors).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it(
    'gives for 50 games the very JSON that the library gives in Node',
    async () => {
      const { page, context, errors } = await opened.visit(link(50));
      await page.getByRole('button', { name: '▶ Play' }).click();
      await finished(page);
      expect(await downloaded(page)).toBe(`${JSON.stringify({ schema: 1, ...simulate(setup(50)) })}\n`);
      expect(errors).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it(
    'stops a long battle at once, and keeps what was played, labelled so',
    async () => {
      const { page, context, errors } = await opened.visit(link(100_000));
      await page.getByRole('button', { name: '▶ Play' }).click();
      await page.getByText(/so far, [\d,]+ games/).waitFor({ timeout: LONG });
      await page.getByRole('button', { name: 'Stop' }).click();
      const words = await page.getByText(/^Stopped: the first/).textContent();
      const games = Number(/first ([\d,]+) of 100,000 games/.exec(words ?? '')?.[1]?.replace(',', ''));
      expect(games).toBeGreaterThan(0);
      // What stays is the whole result of so many games.
      expect(await downloaded(page)).toBe(`${JSON.stringify({ schema: 1, ...simulate(setup(games)) })}\n`);
      expect(errors).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it(
    'plays a battle with one change beside it, with the paired difference that Node finds',
    async () => {
      const { page, context, errors } = await opened.visit(link(20, '&show=change'));
      await page.getByRole('combobox', { name: 'What changes' }).selectOption('an ability, added or removed');
      await page.getByRole('combobox', { name: 'Ability', exact: true }).selectOption('without Sniper');
      await page.getByRole('button', { name: '▶ Play both' }).click();
      await finished(page);
      const before = setup(20);
      const [red] = before.red;
      if (red === undefined) throw new Error('red is empty');
      const after = { ...before, red: [{ ...red, pilot: { ...red.pilot, abilities: [] } }] };
      const { schema, games, seed, change, ...comparison } = JSON.parse(await downloaded(page));
      expect({ schema, games, seed, change }).toEqual({
        schema: 1,
        games: 20,
        seed: 7,
        change: ['red.1.ability=-sniper'],
      });
      expect(comparison).toEqual(compareBattles(before, after));
      expect(await page.getByText(/95 % interval/).count()).toBeGreaterThan(1);
      expect(errors).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it.each(['phone', 'desktop'] as const)('replays on a %s a game step by step', async (size) => {
    const { page, context, errors } = await opened.visit(link(50, '&show=replay&game=2'), SIZES[size]);
    await page.getByText('Both forces are on their map edges.').waitFor();
    const now = page.locator('.now');
    await page.getByRole('button', { name: 'Next event' }).click();
    expect(await now.textContent()).toContain('Turn 1');
    // At the end the head may be gone.
    expect(await page.getByRole('img', { name: /head armor/ }).count()).toBe(1);
    await page.getByRole('radio', { name: 'Turn', exact: true }).check();
    await page.getByRole('button', { name: 'Next turn' }).click();
    await page.getByRole('button', { name: 'Next turn' }).click();
    await page.getByRole('region', { name: /^Map/ }).press('ArrowLeft');
    await page.getByRole('radio', { name: 'Event', exact: true }).check();
    await page.getByRole('button', { name: 'Next event' }).click();

    await page.getByRole('button', { name: 'Last' }).click();
    expect(await now.textContent()).toMatch(/won|draw|undecided/i);
    await page.locator('.log summary').first().click();
    await page.locator('.log details[open] li').first().waitFor();
    await page.getByRole('button', { name: 'First' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLInputElement>('.scrubber')?.value) >= 2,
    );
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(errors).toEqual([]);
    await context.close();
  });

  /** Over in a moment. */
  const SHORT = '#/battle?red=Marauder+MAD-3R&blue=Locust+LCT-1V&map=open:12x12&games=10&seed=7';
  const play = async (page: Page) => {
    await page.getByRole('button', { name: '▶ Play' }).click();
    await page.getByText('Played 10 games.').waitFor({ timeout: LONG });
  };

  it(
    'keeps a result as long as the battle is the same: over another view and Back, and over a change taken back',
    async () => {
      const { page, context, errors } = await opened.visit(SHORT);
      await play(page);
      const changed = page.getByText('The battle has changed. Play it again.');
      await page.getByRole('link', { name: 'Attack' }).click();
      await page.locator('.attack').waitFor();
      await page.goBack();
      await page.getByText('Played 10 games.').waitFor();
      expect(await changed.count()).toBe(0);
      await page.getByRole('button', { name: 'Seed: one more' }).click();
      await changed.waitFor();
      await page.getByRole('button', { name: 'Seed: one less' }).click();
      await page.getByText('Played 10 games.').waitFor();
      expect(await changed.count()).toBe(0);
      expect(errors).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it(
    'has Play within reach on a phone wherever the page is scrolled to, and shows the result at once',
    async () => {
      const { page, context, errors } = await opened.visit(SHORT, SIZES.phone);
      const { height } = SIZES.phone.viewport;
      const button = page.getByRole('button', { name: '▶ Play' });
      const inReach = async (): Promise<boolean> => {
        const box = await button.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= height;
      };
      expect(await inReach()).toBe(true);
      // The forces are folded to their names.
      const red = page.getByRole('region', { name: 'Red', exact: true });
      await red.getByText('Marauder MAD-3R 4/5').waitFor();
      for (const card of ['Red', 'Blue', 'Field'])
        await page.getByRole('region', { name: card, exact: true }).locator('summary').first().click();
      await page.getByRole('spinbutton', { name: 'Games' }).waitFor();
      expect(await inReach()).toBe(true);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await inReach()).toBe(true);
      await page.evaluate(() => scrollTo(0, 0));
      await play(page);
      const result = await page.getByRole('heading', { name: 'Who wins' }).boundingBox();
      expect(result?.y).toBeLessThan(height / 2);
      await page.getByRole('radio', { name: 'What if' }).check();
      await page.getByRole('button', { name: '▶ Play both' }).click();
      await page.getByText('Played 10 games.').waitFor({ timeout: LONG });
      const change = await page.getByRole('heading', { name: 'What it changes' }).boundingBox();
      expect(change?.y).toBeLessThan(height / 2);
      expect(errors).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it('says of a folded force what is damaged, missing or not understood', async () => {
    const { page, context, errors } = await opened.visit('#/battle?red=Own+Odd&red=Nobody+X', SIZES.phone);
    const red = page.getByRole('region', { name: 'Red', exact: true });
    await red.getByText('Own Odd 4/5 (missing), Nobody X 4/5 (missing)').waitFor();
    const odd = sampleMech({ chassis: 'Own', model: 'Odd', carrying: { LT: ['ISC3iUnit'] } });
    await page.locator('input[type=file][multiple]').setInputFiles({
      name: 'odd.json',
      mimeType: 'application/json',
      buffer: Buffer.from(writeUnitJson(odd).replaceAll('ISC3iUnit', 'Mega Laser')),
    });
    await red.getByText('Own Odd 4/5 (not everything understood), Nobody X 4/5 (missing)').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it(
    'offers games worth watching with what happens in each, and Back returns from a game to the result',
    async () => {
      const { page, context, errors } = await opened.visit(SHORT);
      await play(page);
      const card = page.getByRole('region', { name: 'Watch a game' });
      const typical = card.getByRole('button', { name: /^A typical game/ });
      const words = (await typical.textContent()) ?? '';
      const [, game, winner, turn] =
        /Game (\d+): (Red|Blue) wins in turn (\d+) with \d+ % of its strength left\./.exec(words) ?? [];
      await typical.click();
      await page.locator('.stage').waitFor({ timeout: LONG });
      expect(await page.locator('.replay-end').textContent()).toBe(`${winner} has won in turn ${turn}.`);
      expect(await page.getByRole('spinbutton', { name: 'Game', exact: true }).inputValue()).toBe(game);
      expect(page.url()).toContain(`show=replay&game=${game}`);
      // The same games are offered there.
      await page.getByRole('combobox', { name: 'Worth watching' }).selectOption({ index: 2 });
      await page.locator('.stage').waitFor({ timeout: LONG });
      await page.goBack();
      await page.getByText('Played 10 games.').waitFor();
      expect(await page.locator('.stage').count()).toBe(0);
      await page.goForward();
      await page.locator('.stage').waitFor({ timeout: LONG });
      await page.goBack();

      await card.getByRole('spinbutton', { name: 'Any game' }).fill('4');
      await page.keyboard.press('Tab');
      await card.getByRole('button', { name: 'Watch game 4' }).click();
      await page.locator('.stage').waitFor({ timeout: LONG });
      expect(page.url()).toContain('game=4');
      expect(errors).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it(
    'prints its results without the controls',
    async () => {
      const { page, context } = await opened.visit(SHORT);
      await play(page);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('heading', { name: 'Who wins' }).isVisible()).toBe(true);
      expect(await page.getByText('Marauder MAD-3R 4/5').isVisible()).toBe(true);
      expect(await page.getByRole('button', { name: '▶ Play' }).isVisible()).toBe(false);
      expect(await page.getByRole('spinbutton', { name: 'Games' }).isVisible()).toBe(false);
      await context.close();
    },
    LONG,
  );

  it('takes a map of one’s own, and says of a broken one what is wrong and where', async () => {
    const { page, context, errors } = await opened.visit('#/battle?show=replay');
    const input = page.locator('input[accept=".board,.json"]');
    const give = (name: string, text: string) =>
      input.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await give('broken.board', 'size 2 2\nhex 0101 zero "" ""\nend\n');
    expect(await page.getByRole('alert').textContent()).toMatch(/broken:2: /);
    const hexes = Array.from({ length: 64 }, (_, index) => {
      const number = `0${(index % 8) + 1}0${Math.floor(index / 8) + 1}`;
      return `hex ${number} ${index % 3} "woods:1;foliage_elev:2" ""`;
    });
    await give('hill.board', ['size 8 8', ...hexes, 'end', ''].join('\n'));
    await page.getByRole('region', { name: 'Map: hill, 8 × 8' }).waitFor();
    await page.getByText('The link leaves out your map.').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it(
    'plays with the network cut',
    async () => {
      const own = await Opened.start();
      const { page, context, errors } = await own.visit(link(10), { ...SIZES.desktop, ...KEEPS_PAGE });
      // What the page still fetches when the server goes away fails, and is no concern of this test.
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        if (active?.state !== 'activated') {
          await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
        }
      });
      // Without a server as well: what a worker fetches may pass a cut that holds for the page.
      await context.setOffline(true);
      await own.stopServing();
      await page.reload();
      await page.getByRole('button', { name: '▶ Play' }).click();
      await finished(page);
      await page.getByText(/10 games; Hills, 18 × 20/).waitFor();
      expect(errors).toEqual([]);
      await own.stop();
    },
    LONG,
  );

  it.each([
    ['phone', 'light'],
    ['desktop', 'dark'],
  ] as const)(
    'axe finds no serious problem on a %s in the %s colours',
    async (size, colorScheme) => {
      const { page, context, errors } = await opened.visit(link(10), { ...SIZES[size], colorScheme });
      await page.getByRole('button', { name: '▶ Play' }).click();
      await finished(page);
      for (const summary of await page.locator('.result summary').all()) await summary.click();
      expect(await seriousProblems(page)).toEqual([]);
      await page.getByRole('radio', { name: 'What if', exact: true }).check();
      await page.getByRole('button', { name: '▶ Play both' }).click();
      await finished(page);
      expect(await seriousProblems(page)).toEqual([]);
      await page.getByRole('radio', { name: 'Replay', exact: true }).check();
      await page.getByRole('button', { name: 'Last' }).click();
      await page.getByText('What the signs on the map mean').click();
      expect(await seriousProblems(page)).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    },
    LONG,
  );
});
