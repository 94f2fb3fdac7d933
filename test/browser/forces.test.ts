import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousProblems } from './axe.js';
import { chooseUnit, KEEPS_PAGE, Opened, SIZES, whereAbsent, whyNot } from './page.js';
import { denyStorage, smuggle } from './storage.js';

const LANCE = ['Atlas AS7-D:3/4:sniper+edge=2;Ann', 'Marauder MAD-3R', 'Archer ARC-2R', 'Locust LCT-1V'];

/** Games in workers beside it leave the page little time on a busy machine. */
const PATIENCE = 30_000;

async function visit(opened: Opened, ...given: Parameters<Opened['visit']>): ReturnType<Opened['visit']> {
  const visited = await opened.visit(...given);
  visited.context.setDefaultTimeout(PATIENCE);
  return visited;
}

/** A link to a force, as “Copy link” writes it. */
const linkTo = (name: string, units: readonly string[], budget?: number): string =>
  `#/forces?${new URLSearchParams([
    ['name', name],
    ...(budget === undefined ? [] : [['budget', String(budget)]]),
    ...units.map((unit) => ['unit', unit]),
  ] as [string, string][])}`;

const total = (page: Page) => page.locator('.force-head .force-total strong');

async function keep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep this force' }).click();
  await page.getByRole('textbox', { name: 'Name of the force' }).waitFor();
}

const addUnit = async (page: Page, number: number, typed: string, name: string) => {
  await page.getByRole('button', { name: '+ Add a unit to the force' }).click();
  await chooseUnit(page, `Unit ${number}`, typed, name);
};

/** What a button hands out as a file. */
async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

const importFile = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Import forces from .mul or .json files')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

const poll = <Value>(ask: () => Value | Promise<Value>) => expect.poll(ask, { timeout: PATIENCE });

describe.skipIf(whyNot !== undefined)(`Forces${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it.each(Object.entries(SIZES))(
    'are made, named and kept: still there after a reload, and offline (%s)',
    async (_, size) => {
      const { page, context, errors } = await visit(opened, '#/forces', { ...size, ...KEEPS_PAGE });
      await page.getByRole('button', { name: '+ New force' }).click();
      await page.getByRole('textbox', { name: 'Name of the force' }).fill('Alpha Lance');
      await page.getByRole('textbox', { name: 'Name of the force' }).press('Tab');
      await addUnit(page, 1, 'atlas as7-d', 'Atlas AS7-D');
      await addUnit(page, 2, 'locust 1v', 'Locust LCT-1V');
      // 1,897 and 432 with regular pilots; a gunnery of 3 makes it 1.2 times as much (TechManual).
      await poll(() => total(page).textContent()).toBe('2,329');
      await page.getByRole('button', { name: 'Gunnery: one less' }).first().click();
      await poll(() => total(page).textContent()).toBe('2,708');

      await page.reload();
      await poll(() => total(page).textContent()).toBe('2,708');
      expect(await page.getByRole('textbox', { name: 'Name of the force' }).inputValue()).toBe('Alpha Lance');

      await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        if (active?.state !== 'activated')
          await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
      });
      await context.setOffline(true);
      await page.reload();
      await poll(() => total(page).textContent()).toBe('2,708');
      expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
      await context.close();
    },
  );

  it('hold several of the same unit, which keys move up and down', async () => {
    const { page, context } = await visit(opened, linkTo('Alpha', LANCE.slice(0, 2)));
    await keep(page);
    await page.getByRole('button', { name: 'Add another: Unit 2, Marauder MAD-3R' }).press('Enter');
    const names = () =>
      page
        .getByRole('combobox', { name: /^Unit \d/ })
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    await poll(names).toEqual(['Atlas AS7-D', 'Marauder MAD-3R', 'Marauder MAD-3R']);
    await page.getByRole('button', { name: 'Move down: Unit 1, Atlas AS7-D' }).press('Enter');
    await poll(names).toEqual(['Marauder MAD-3R', 'Atlas AS7-D', 'Marauder MAD-3R']);
    // The focus goes along with the unit.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Move down: Unit 2, Atlas AS7-D');
    await page.keyboard.press('Enter');
    await poll(names).toEqual(['Marauder MAD-3R', 'Marauder MAD-3R', 'Atlas AS7-D']);
    await page.getByRole('button', { name: 'Remove Unit 1, Marauder MAD-3R' }).click();
    await poll(names).toEqual(['Marauder MAD-3R', 'Atlas AS7-D']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await poll(names).toEqual(['Marauder MAD-3R', 'Marauder MAD-3R', 'Atlas AS7-D']);
    await context.close();
  });

  it('say what is left of their budget, and lead to the units that still fit', async () => {
    const { page, context } = await visit(opened, linkTo('Alpha', ['Atlas AS7-D', 'Locust LCT-1V'], 3000));
    await keep(page);
    await page.getByText('671 left').waitFor();
    await page.getByRole('button', { name: 'Find units that fit' }).click();
    await poll(() => page.url()).toContain(`q=${encodeURIComponent('bv<=671')}`);
    await page.getByRole('heading', { level: 1, name: 'Units' }).waitFor({ state: 'attached' });
    await page.goBack();
    await page.getByRole('spinbutton', { name: 'Budget' }).fill('2000');
    await page.getByRole('spinbutton', { name: 'Budget' }).press('Tab');
    await page.getByText('329 over the budget').waitFor();
    await context.close();
  });

  it('itemise what pilots, C3 and TAG are worth, and agree with the battle', async () => {
    const { page, context } = await visit(opened, '#/forces?show=list');
    // An Inner Sphere C3 master and two slaves.
    const units = ['Atlas AS7-CM', 'Akuma AKU-2X', 'Akuma AKU-2X'];
    await page.goto(`${opened.address}${linkTo('C3', units)}`);
    await keep(page);
    await poll(() => page.locator('.force-table thead').textContent()).toContain('C3');
    const sum = await total(page).textContent();
    const before = Number(sum?.replace(',', ''));
    await page.getByRole('combobox', { name: 'C3' }).first().selectOption('in no network');
    await expect
      .poll(async () => Number((await total(page).textContent())?.replace(',', '')))
      .toBeLessThan(before);
    await page.getByRole('combobox', { name: 'C3' }).first().selectOption('linked as far as it fits');
    await poll(() => total(page).textContent()).toBe(sum);
    await page.getByRole('button', { name: 'Battle with this force as Red' }).click();
    await expect
      .poll(() => page.getByRole('region', { name: 'Red' }).locator('summary').textContent())
      .toContain(`Battle Value ${sum}`);
    await context.close();
  });

  it('are saved as .json and .mul, and come back from both as they were', async () => {
    const { page, context } = await visit(opened, linkTo('Alpha Lance', LANCE, 7000));
    await keep(page);
    const sum = await total(page).textContent();
    const json = await saved(page, 'Save as .json');
    const mul = await saved(page, 'Save as .mul');
    expect([json.name, mul.name]).toEqual(['alpha-lance.json', 'alpha-lance.mul']);
    expect(JSON.parse(json.text)).toMatchObject({
      format: 'tarcomp-force',
      schema: 2,
      name: 'Alpha Lance',
      budget: 7000,
      units: [
        {
          chassis: 'Atlas',
          model: 'AS7-D',
          pilot: { name: 'Ann', gunnery: 3, abilities: ['sniper', 'edge'], edge: 2 },
        },
        { chassis: 'Marauder' },
        { chassis: 'Archer' },
        { chassis: 'Locust' },
      ],
    });

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('None yet.').waitFor();
    for (const { name, text } of [json, mul]) {
      await importFile(page, name, text);
      await poll(() => total(page).textContent()).toBe(sum);
      await page.getByText('3/4 Ann, Sniper, Edge 2').first().waitFor();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByText('None yet.').waitFor();
    }
    await context.close();
  });

  it('go to somebody else as a link, and to a chat as text', async () => {
    const { page, context } = await visit(opened, linkTo('Alpha Lance', LANCE), {
      ...SIZES.desktop,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await keep(page);
    const copied = async (button: string) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByText('copied').waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const text = await copied('Copy as text');
    expect(text.split('\n').slice(0, 3)).toEqual([
      'Alpha Lance: 5,776 Battle Value (TarComp standard rules)',
      '1. Atlas AS7-D (100 t), 3/4 Ann, Sniper, Edge 2: 2,504',
      '2. Marauder MAD-3R (75 t), 4/5: 1,363',
    ]);
    const link = await copied('Copy link');
    expect(text).toContain(link);

    const elsewhere = await visit(opened, link.slice(opened.address.length));
    await elsewhere.page.getByText('This force comes from a link').waitFor();
    await keep(elsewhere.page);
    await poll(() => total(elsewhere.page).textContent()).toBe('5,776');
    // The address of somebody’s own force says that it leads nowhere else.
    const own = page.url();
    await elsewhere.page.goto(own);
    await elsewhere.page.getByText('This force is not on this device').waitFor();
    await elsewhere.context.close();

    await page.getByText('Import from a link').click();
    await page.getByRole('textbox', { name: 'Link to a force' }).fill(link);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Name of the force' }).inputValue())
      .toBe('Alpha Lance 2');
    await context.close();
  });

  it('are duplicated, deleted, and brought back', async () => {
    const { page, context } = await visit(opened, linkTo('Alpha', LANCE));
    await keep(page);
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Name of the force' }).inputValue())
      .toBe('Alpha 2');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await poll(() => page.locator('.force-item').count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await poll(() => page.locator('.force-item').count()).toBe(2);
    await page.reload();
    await poll(() => page.locator('.force-item').count()).toBe(2);
    await context.close();
  });

  it('serve Battle and Attack by one tap', async () => {
    const { page, context } = await visit(opened, linkTo('Alpha', LANCE));
    await keep(page);
    await page.getByRole('button', { name: 'Battle with this force as Blue' }).click();
    const blue = page.getByRole('region', { name: 'Blue' });
    await blue.waitFor();
    await expect
      .poll(() =>
        blue
          .getByRole('combobox', { name: /^Blue \d$/ })
          .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
      )
      .toEqual(['Atlas AS7-D', 'Marauder MAD-3R', 'Archer ARC-2R', 'Locust LCT-1V']);
    await page.goBack();
    await page.getByRole('button', { name: 'Attack with it: unit 1, Atlas AS7-D' }).click();
    await expect
      .poll(() =>
        page.getByRole('region', { name: 'Attacker' }).getByRole('combobox', { name: 'Unit' }).inputValue(),
      )
      .toBe('Atlas AS7-D');
    expect(page.url()).toMatch(/gunnery=3&.*abilities=sniper/);
    await page.goBack();
    await page.getByRole('button', { name: 'Attack it: unit 4, Locust LCT-1V' }).click();
    await expect
      .poll(() =>
        page.getByRole('region', { name: 'Target' }).getByRole('combobox', { name: 'Unit' }).inputValue(),
      )
      .toBe('Locust LCT-1V');
    await context.close();
  });

  it('can be used for a side of a battle, and a side kept as a force', async () => {
    const { page, context } = await visit(opened, linkTo('Alpha', LANCE));
    await keep(page);
    await page.getByRole('link', { name: 'Battle', exact: true }).click();
    const red = page.getByRole('region', { name: 'Red' });
    await red.getByRole('combobox', { name: 'One of your forces as Red' }).selectOption('Alpha');
    await red.getByRole('button', { name: 'Use it' }).click();
    await poll(() => red.getByRole('combobox', { name: /^Red \d$/ }).count()).toBe(4);
    await page.getByRole('button', { name: 'Keep as a force: Blue' }).click();
    await page.getByRole('link', { name: 'Forces' }).click();
    await poll(() => page.locator('.force-item strong').allTextContents()).toEqual(['Blue', 'Alpha']);
    await context.close();
  });

  it('hold units of all kinds, and say who cannot fight', async () => {
    const { page, context } = await visit(
      opened,
      linkTo('Mixed', ['Atlas AS7-D', 'Manticore Heavy Tank', 'Shilone SL-17']),
    );
    await keep(page);
    await page.getByText('Shilone SL-17 cannot fight in a battle yet and will stay behind.').waitFor();
    // Units come from the library one by one.
    await poll(() => page.getByText('not counted').count()).toBe(0);
    await page
      .getByText('In attacks and battles: aerospace fighter: units of this kind do not fight here yet.')
      .waitFor();
    await context.close();
  });

  it('print on one page, a company of twelve', async () => {
    const company = [...LANCE, ...LANCE, ...LANCE].map((unit, place) =>
      unit.replace('Ann', `Pilot ${place}`),
    );
    const { page, context } = await visit(opened, linkTo('The Company', company, 20_000));
    await keep(page);
    await poll(() => total(page).textContent()).toBe('17,328');
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'The Company' }).count()).toBe(0);
    const summary = page.locator('.force-summary');
    expect(await summary.isVisible()).toBe(true);
    expect(await summary.textContent()).toContain('The Company: 17,328 of 20,000 Battle Value');
    expect(await summary.locator('tbody tr').count()).toBe(12);
    expect(await summary.locator('tbody tr').first().textContent()).toContain('AC/20');
    await context.close();
  });

  describe('with bad input', () => {
    it('name a unit that is gone, and keep everything else', async () => {
      const { page, context } = await visit(opened, linkTo('Alpha', ['Nobody N-1:2/3;Bob', 'Locust LCT-1V']));
      await keep(page);
      await page.getByText('The total leaves out 1 unit that is not available here').waitFor();
      await page.getByText(/Nobody N-1 is not among the units here/).waitFor();
      await poll(() => total(page).textContent()).toBe('432');
      await page.reload();
      await page.getByText('2/3 Bob').first().waitFor();
      const { text } = await saved(page, 'Save as .json');
      expect(JSON.parse(text).units[0]).toMatchObject({
        chassis: 'Nobody N-1',
        pilot: { name: 'Bob', gunnery: 2 },
      });
      await saved(page, 'Save as .mul');
      await page.getByText('The .mul leaves out 1 unit that could not be found here.').waitFor();
      await context.close();
    });

    it('say what is wrong with a stored force, and lose nothing else', async () => {
      const { page, context } = await visit(opened, linkTo('Alpha', LANCE));
      await keep(page);
      await smuggle(page, 'forces', { id: 'broken', version: 1, value: { id: 'broken', name: 7 } });
      await page.reload();
      await page.getByText(/A force that is kept here cannot be read: name/).waitFor();
      expect(await page.locator('.force-item').count()).toBe(1);
      const { text } = await saved(page, 'Save what is left');
      expect(JSON.parse(text)).toMatchObject({ id: 'broken' });
      await page.getByRole('button', { name: 'Delete it' }).click();
      await poll(() => page.getByText(/cannot be read/).count()).toBe(0);
      await context.close();
    });

    it('refuse a file that is no force, each with its reason', async () => {
      const { page, context } = await visit(opened, '#/forces');
      for (const [name, text, words] of [
        ['foreign.json', '{ "lance": [] }', 'not a force of TarComp'],
        [
          'newer.json',
          '{ "format": "tarcomp-force", "schema": 9, "units": [] }',
          'use the one that wrote it',
        ],
        ['cut.json', '{ "format": "tarcomp-force", "sch', 'not JSON'],
        ['empty.json', '{ "format": "tarcomp-force", "schema": 2, "units": [] }', 'No force was imported'],
        ['foreign.mul', 'hello', 'not XML'],
        [
          'nobody.mul',
          '<unit><entity chassis="Nobody" model="N-1"/></unit>',
          'Nobody N-1 is not among the units here',
        ],
      ] as const) {
        await importFile(page, name, text);
        await poll(() => page.locator('.import-forces .problems').textContent()).toContain(words);
        expect(await page.locator('.force-item').count()).toBe(0);
      }
      await context.close();
    });

    it('offer no link where a force is too large for one', async () => {
      const { page, context } = await visit(opened, '#/forces');
      const units = Array(30).fill({ chassis: 'Locust', model: 'LCT-1V' });
      await importFile(page, 'large.json', JSON.stringify({ format: 'tarcomp-force', schema: 2, units }));
      await poll(() => total(page).textContent()).toBe('12,960');
      await page.getByText('A link holds at most 24 units').waitFor();
      expect(await page.getByRole('button', { name: 'Copy link' }).count()).toBe(0);
      await context.close();
    });

    it('work without storage until the page is closed, and say so', async () => {
      const { page, context } = await visit(opened, linkTo('Alpha', LANCE), SIZES.desktop, denyStorage);
      await keep(page);
      await page.getByText(/This browser does not let the page keep anything/).waitFor();
      await page.getByText('until you close the page', { exact: false }).first().waitFor();
      await poll(() => total(page).textContent()).toBe('5,776');
      await context.close();
    });
  });

  it('are the same in two tabs', async () => {
    const { page, context } = await visit(opened, linkTo('Alpha', LANCE));
    await keep(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await poll(() => total(other).textContent()).toBe('5,776');
    await other.getByRole('spinbutton', { name: 'Budget' }).fill('6000');
    await other.getByRole('spinbutton', { name: 'Budget' }).press('Tab');
    await page.getByText('224 left').waitFor();
    await page.getByRole('textbox', { name: 'Name of the force' }).fill('Beta');
    await page.getByRole('textbox', { name: 'Name of the force' }).press('Tab');
    await expect
      .poll(() => other.getByRole('textbox', { name: 'Name of the force' }).inputValue())
      .toBe('Beta');
    // The budget that the other tab has set is still there.
    await page.reload();
    await page.getByText('224 left').waitFor();
    await context.close();
  });

  it.each([
    ['phone', 'dark'],
    ['desktop', 'light'],
  ] as const)('shut nobody out (%s, %s)', async (size, colorScheme) => {
    const { page, context } = await visit(opened, linkTo('Alpha', LANCE, 6000), {
      ...SIZES[size],
      colorScheme,
    });
    await page.getByRole('button', { name: 'Keep this force' }).waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await keep(page);
    await page.getByText('Pilot', { exact: true }).first().click();
    expect(await seriousProblems(page)).toEqual([]);
    await page.goto(`${opened.address}#/forces?show=muster`);
    await page.getByRole('heading', { name: 'Muster a force' }).waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await context.close();
  });
});

describe.skipIf(whyNot !== undefined)(`Mustering${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  const muster = (page: Page) => page.getByRole('button', { name: '▶ Muster' }).click();
  const drawnUnits = (page: Page) => page.locator('.drawn-units li').allTextContents();

  it('draws four units for 6,000, the same from the same seed, and keeps them', async () => {
    const { page, context, errors } = await visit(opened, '#/forces');
    await page.getByRole('button', { name: 'Muster a force for a budget' }).click();
    await muster(page);
    await poll(() => drawnUnits(page)).toHaveLength(4);
    const first = await drawnUnits(page);
    await page.getByRole('button', { name: 'Draw another' }).click();
    await poll(() => drawnUnits(page)).not.toEqual(first);
    await poll(() => drawnUnits(page)).toHaveLength(4);
    await page.goto(`${opened.address}#/forces?show=muster&bv=6000`);
    await muster(page);
    await poll(() => drawnUnits(page)).toEqual(first);
    await page.getByRole('button', { name: /^Keep as a force/ }).click();
    await expect
      .poll(async () => Number((await total(page).textContent())?.replace(',', '')))
      .toBeGreaterThanOrEqual(5880);
    expect(await page.getByRole('textbox', { name: 'Name of the force' }).inputValue()).toBe(
      'Mustered for 6,000',
    );
    expect(errors).toEqual([]);
    await context.close();
  });

  it('ranks candidates against a lance by how often they beat it', { timeout: 300_000 }, async () => {
    const { page, context } = await visit(opened, linkTo('Lance', LANCE));
    await keep(page);
    await page.getByRole('button', { name: 'Muster a force against it' }).click();
    await poll(() => page.getByRole('spinbutton', { name: 'Budget' }).inputValue()).toBe('5776');
    const url = new URL(page.url());
    await page.goto(`${opened.address}${url.hash.replace('bv=5776', 'bv=6000')}&candidates=3&games=10`);
    await page.reload();
    await muster(page);
    await page.getByRole('button', { name: '◼ Stop' }).waitFor();
    await page.getByText('In brackets').waitFor({ timeout: 280_000 });
    const rates = (await page.locator('.mustered .bar-words').allTextContents()).map(Number.parseFloat);
    expect(rates).toHaveLength(3);
    expect([...rates].sort((a, b) => b - a)).toEqual(rates);
    for (const value of await page.locator('.mustered .force-total strong').allTextContents()) {
      expect(Number(value.replace(',', ''))).toBeGreaterThanOrEqual(5880);
      expect(Number(value.replace(',', ''))).toBeLessThanOrEqual(6000);
    }
    await page
      .getByRole('button', { name: /^Battle: / })
      .first()
      .click();
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Blue 1', exact: true }).inputValue())
      .toBe('Atlas AS7-D');
    await context.close();
  });

  it('stops when it is told to, and what was drawn stays', async () => {
    const enemies = LANCE.map((unit) => `enemy=${encodeURIComponent(unit)}`).join('&');
    const { page, context } = await visit(opened, `#/forces?show=muster&bv=6000&against=Lance&${enemies}`);
    await muster(page);
    await page.locator('progress').waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: '◼ Stop' }).click();
    await page.getByText(/^Stopped after/).waitFor();
    expect(await page.locator('.mustered > li').count()).toBe(8);
    await context.close();
  });

  it('says in plain words what it could not satisfy', async () => {
    const { page, context } = await visit(opened, '#/forces?show=muster');
    for (const [order, words] of [
      [
        'bv=100&query=tons%3D100',
        /Even the cheapest 4 with the least skilled pilots allowed are worth [\d,]+\. Change the budget/,
      ],
      ['bv=90000', /Even the most expensive 4 with the best pilots allowed are worth only/],
      ['query=xyzzy', /No unit fits the query\. Change it/],
      ['query=tons%3D%3Dmany', /The query cannot be read at “.*”: /],
    ] as const) {
      await page.goto(`${opened.address}#/forces?show=muster&${order}`);
      await muster(page);
      await poll(() => page.getByRole('alert').textContent()).toMatch(words);
    }
    await context.close();
  });

  it('shows what came of it on a phone, and which units cannot fight', async () => {
    const enemy = 'against=Lance&enemy=Locust+LCT-1V';
    const { page, context } = await visit(
      opened,
      `#/forces?show=muster&bv=500&query=kind%3Daero&${enemy}`,
      SIZES.phone,
    );
    await muster(page);
    const alert = page.getByRole('alert');
    await poll(() => alert.textContent()).toMatch(/^None of the [\d,]+ units that fit the query can fight/);
    // Above the bar with the button.
    await poll(async () => (await alert.boundingBox())?.y ?? Number.NaN).toBeLessThan(700);
    await context.close();
  });

  it('says that a part of the page cannot be had', async () => {
    const { page, context } = await visit(opened, '#/forces?show=muster');
    await page.context().route('**/official-catalog*', (route) => route.abort());
    await muster(page);
    await page.getByText('The equipment catalog could not be fetched. Check your connection').waitFor();
    await page.context().route('**/muster-worker*', (route) => route.abort());
    await muster(page);
    await page.getByText('Nothing could be drawn, because part of the page did not load.').waitFor();
    await context.close();
  });

  it('says that the library cannot be had', async () => {
    const { page, context } = await visit(opened, '#/forces?show=muster', SIZES.desktop, (fresh) =>
      fresh.context().route('**/data/units/**', (route) => route.abort()),
    );
    await muster(page);
    await page.getByText(/The library of units is not complete: index\.json/).waitFor();
    await context.close();
  });
});

describe.skipIf(whyNot !== undefined)(`Making a battle fair${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it('finds the skills that make it even, and uses them', { timeout: 300_000 }, async () => {
    const { page, context, errors } = await visit(
      opened,
      '#/battle?red=Marauder+MAD-3R&blue=Warhammer+WHM-6R&map=open:12x12&games=30&turns=12&show=fair',
    );
    await page.getByRole('button', { name: '▶ Find even skills' }).click();
    await page.getByRole('heading', { name: 'Nearest to even' }).waitFor({ timeout: 280_000 });
    await poll(() => page.locator('.partial').count()).toBe(0);
    const skills = (await page.locator('.fair-results strong').first().textContent())?.replace('Skills ', '');
    const [gunnery, piloting] = (skills ?? '').split('/');
    await page.getByRole('button', { name: `Use skills ${skills}` }).click();
    const blue = page.getByRole('region', { name: 'Blue' });
    await poll(() => blue.getByRole('spinbutton', { name: 'Gunnery' }).inputValue()).toBe(gunnery);
    await poll(() => blue.getByRole('spinbutton', { name: 'Piloting' }).inputValue()).toBe(piloting);
    await page.getByRole('button', { name: 'Undo' }).click();
    await poll(() => blue.getByRole('spinbutton', { name: 'Gunnery' }).inputValue()).toBe('4');
    expect(errors).toEqual([]);
    await context.close();
  });
});
