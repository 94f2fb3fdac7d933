import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';
import { button, openUnit, savedGame, shownPoints, typeDice } from './sheets-page.js';

// What players order besides, and what only some units suffer.

const TANK = '#/sheets?rules=total-warfare&red=Manticore+Heavy+Tank&blue=Marauder+MAD-3R';

describe.skipIf(whyNot !== undefined)(`Orders on the sheets${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it.each(Object.entries(SIZES))(
    'a motive hit goes from the die to the sheet of a vehicle, which is marked by hand as well (%s)',
    async (_, size) => {
      const { page, context, errors } = await opened.visit(TANK, size);
      await button(page, 'Start the game').click();
      await page.getByRole('radio', { name: 'We type dice' }).check();
      for (const name of ['Red won', 'End movement']) await button(page, name).click();
      await openUnit(page, /Marauder/);
      // The panel of its weapons, not the one that was open before.
      await page.getByRole('checkbox', { name: /^PPC RA/ }).waitFor();
      await page.getByRole('combobox', { name: 'Side that is struck' }).selectOption('left');
      await page.getByRole('checkbox', { name: /^PPC RA/ }).check();
      await button(page, 'Declare fire').click();
      await button(page, 'End weapon attacks').click();
      // 8 hits; 4 is the side with a roll for the motive system; 8 and two for the side are heavy damage.
      await typeDice(page, 4, 4, 1, 3, 4, 4);
      await openUnit(page, /Manticore/);
      await expect.poll(() => shownPoints(page)).toContain('Left side: armor 23 of 33');
      expect(await button(page, 'Motive damage, heavy').getAttribute('aria-pressed')).toBe('true');
      const lost = page.getByRole('spinbutton', { name: 'Cruising points lost', exact: true });
      expect(await lost.inputValue()).toBe('2');
      // It has no heat, and no pilot with hits of his own.
      expect(await page.getByRole('region', { name: 'Heat' }).count()).toBe(0);
      expect(await button(page, 'Hit 1: 3+').count()).toBe(0);
      await button(page, 'Driver hit').click();
      await button(page, 'Jammed: turret').click();
      await expect.poll(() => button(page, 'Driver hit').getAttribute('aria-pressed')).toBe('true');
      const { battle } = await savedGame(page);
      expect(battle.unit(0).turretHeld).toBe(true);
      await button(page, 'Undo').click();
      await expect.poll(() => button(page, 'Jammed: turret').getAttribute('aria-pressed')).toBe('false');
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('a turret turns all around', async () => {
    const { page, context } = await opened.visit(TANK);
    await button(page, 'Start the game').click();
    for (const name of ['Red won', 'End movement']) await button(page, name).click();
    for (const title of ['Line of fire', 'Other orders'])
      await page.getByText(title, { exact: true }).click();
    await page.getByRole('combobox', { name: 'Target is' }).selectOption('rear');
    const ppc = page.getByRole('checkbox', { name: /^PPC TU/ });
    await expect.poll(() => ppc.isDisabled()).toBe(true);
    await page.getByRole('combobox', { name: 'Turret' }).selectOption({ label: 'Behind' });
    await ppc.check();
    await button(page, 'Declare fire').click();
    await page.getByText('Declared: 1 shot').first().waitFor();
    const [, , fire] = (await savedGame(page)).entries;
    expect(fire?.action).toMatchObject({ order: { torsoFacing: 3 } });
    await context.close();
  });

  it('somebody without a sheet is fired at by what players say of it', async () => {
    const { page, context, errors } = await opened.visit(
      '#/sheets?rules=standard&red=Marauder+MAD-3R&blue=Locust+LCT-1V',
    );
    await button(page, 'Start the game').click();
    await page.getByRole('radio', { name: 'We type dice' }).check();
    for (const name of ['Red won', 'End movement']) await button(page, name).click();
    await page
      .getByRole('combobox', { name: 'Target', exact: true })
      .selectOption({ label: 'A unit without a sheet' });
    await page.getByRole('combobox', { name: 'It is a' }).selectOption('vehicle');
    await page.getByRole('combobox', { name: 'It', exact: true }).selectOption('run');
    for (let hexes = 0; hexes < 5; hexes += 1) await button(page, 'Hexes it moved: one more').click();
    const ppc = page.getByRole('checkbox', { name: /^PPC RA/ });
    await ppc.check();
    // Gunnery 4, five hexes +2.
    expect(await page.locator('.shot', { has: ppc }).textContent()).toContain('6+');
    await button(page, 'Declare fire').click();
    await button(page, 'End weapon attacks').click();
    await typeDice(page, 4, 4, 3, 4);
    await page.getByRole('radio', { name: 'History' }).check();
    await page.getByText('10 damage to the front of somebody').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a friend spots for missiles that cannot see, and a location is aimed at', async () => {
    const { page, context, errors } = await opened.visit(
      '#/sheets?rules=standard&red=Archer+ARC-2R&red=Locust+LCT-1V&blue=Warhammer+WHM-6R',
    );
    await button(page, 'Start the game').click();
    for (const name of ['Red won', 'End movement']) await button(page, name).click();
    await page.getByText('Line of fire', { exact: true }).click();
    await page.getByText('It cannot be seen: indirect fire only').click();
    const lrm = page.getByRole('checkbox', { name: /^LRM 20 RT/ });
    await expect.poll(() => lrm.isDisabled()).toBe(true);
    await page.getByRole('combobox', { name: 'Who spots' }).selectOption({ index: 1 });
    await lrm.check();
    await page.getByText('It cannot be seen: indirect fire only').click();
    const before = await page.locator('.shot', { has: lrm }).locator('strong').textContent();
    await page.getByRole('combobox', { name: 'Aims at' }).selectOption('left_arm');
    // Three harder (docs/rules/standard.md).
    await expect
      .poll(() => page.locator('.shot', { has: lrm }).locator('strong').textContent())
      .toBe(`${Number.parseInt(before ?? '', 10) + 3}+`);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a side leaves as a .mul with its damage, and comes back with it', async () => {
    const { page, context } = await opened.visit(
      '#/sheets?rules=standard&red=Marauder+MAD-3R&blue=Locust+LCT-1V',
    );
    await button(page, 'Start the game').click();
    await button(page, 'Left arm: armor 22 of 22').click();
    await button(page.getByRole('dialog'), '20 damage').click();
    await button(page.getByRole('dialog'), 'Done').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save Red as .mul').click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    await button(page, 'Clear the table').click();
    await page
      .getByLabel('Open a .mul as Blue')
      .setInputFiles({ name: 'red.mul', mimeType: 'application/xml', buffer: Buffer.from(text) });
    await page.getByText('Opened red.mul as Blue').waitFor();
    await button(page, 'Start the game').click();
    await page.getByRole('navigation', { name: 'Units' }).getByRole('button').nth(1).click();
    await expect.poll(() => shownPoints(page)).toContain('Left arm: armor 2 of 22');
    await context.close();
  });

  it('a bin takes another load, which fills it and can be undone; the sheet says technology and Battle Value', async () => {
    const { page, context, errors } = await opened.visit(
      '#/sheets?rules=total-warfare&red=Centurion+CN9-A&blue=Marauder+MAD-3R',
    );
    await button(page, 'Start the game').click();
    const data = page.getByRole('region', { name: 'Unit data' });
    await data.getByText('Inner Sphere').waitFor();
    expect(await data.textContent()).toMatch(/Battle Value945/);
    await page.getByText('Loads', { exact: true }).click();
    const load = page.getByRole('combobox', { name: 'Bin 1 RT' });
    const held = await load.inputValue();
    const value = await load.locator('option', { hasText: 'Armor-Piercing' }).getAttribute('value');
    await load.selectOption(value);
    const weapons = page.getByRole('region', { name: 'Weapons and ammunition' });
    const rounds = weapons.getByRole('spinbutton').first();
    await expect.poll(() => rounds.inputValue()).toBe('5');
    const { battle } = await savedGame(page);
    expect(battle.unit(0).design.bins[0]?.item.munitions).toEqual(['armor-piercing']);
    await button(page, 'Undo').click();
    await expect.poll(() => load.inputValue()).toBe(held);
    expect(await rounds.inputValue()).toBe('10');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('an earlier declaration is taken back with the steps since, which can be redone', async () => {
    const { page, context } = await opened.visit(
      '#/sheets?rules=total-warfare&red=Marauder+MAD-3R&blue=Warhammer+WHM-6R',
    );
    await button(page, 'Start the game').click();
    for (const name of ['Red won', 'End movement']) await button(page, name).click();
    for (const name of [/Marauder/, /Warhammer/]) {
      await openUnit(page, name);
      await button(page, 'Declare no fire').click();
      await button(page, 'Take it back').waitFor();
    }
    await openUnit(page, /Marauder/);
    await button(page, 'Take it back, with 1 step since').click();
    await button(page, 'Declare no fire').waitFor();
    expect((await savedGame(page)).entries).toHaveLength(2);
    await button(page, 'Redo').click();
    await button(page, 'Take it back').waitFor();
    await context.close();
  });

  it('a squad of battle armor has a row of pips for every trooper', async () => {
    const { page, context, errors } = await opened.visit(
      '#/sheets?rules=total-warfare&red=Elemental+Battle+Armor+%5BMG%5D+%28Sqd5%29&blue=Marauder+MAD-3R',
    );
    await button(page, 'Start the game').click();
    await page.getByRole('article', { name: /^Sheet of Elemental/ }).waitFor();
    const points = await shownPoints(page);
    // Five suits of ten points, and who is in them.
    expect(points.filter((words) => words?.endsWith('armor 10 of 10'))).toHaveLength(5);
    expect(points.filter((words) => words?.endsWith('structure 1 of 1'))).toHaveLength(5);
    await page.locator('.figure-cell').first().click();
    await button(page.getByRole('dialog'), '10 damage').click();
    await button(page.getByRole('dialog'), '1 damage').click();
    await button(page.getByRole('dialog'), 'Done').click();
    await expect
      .poll(async () => (await shownPoints(page)).filter((words) => words?.includes('destroyed')).length)
      .toBe(2);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a platoon of infantry is one row of troopers, whom a machine gun costs', async () => {
    const { page, context, errors } = await opened.visit(
      '#/sheets?rules=total-warfare&red=Foot+Platoon+%28Rifle%29&blue=Marauder+MAD-3R',
    );
    await button(page, 'Start the game').click();
    await page.getByRole('article', { name: /^Sheet of Foot Platoon/ }).waitFor();
    const points = await shownPoints(page);
    expect(points.filter((words) => words?.includes('structure'))).toEqual(['Troopers: structure 28 of 28']);
    await page.locator('.figure-cell').last().click();
    const dialog = page.getByRole('dialog');
    await button(dialog, '5 damage').click();
    await button(dialog, 'Done').click();
    await expect.poll(() => shownPoints(page)).toContain('Troopers: structure 23 of 28');
    // It fires as one weapon, and has no heat.
    await button(page, 'Red won').click();
    await button(page, 'End movement').click();
    await page.getByRole('button', { name: 'Declare no fire' }).waitFor();
    expect(await page.locator('.shot').count()).toBe(1);
    expect(await page.getByText('Heat ends at').count()).toBe(0);
    await page.getByRole('radio', { name: 'Tables' }).check();
    await page.getByRole('heading', { name: 'Swarm attack' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a tap tells what other rules give for a shot, a blow and a move', async () => {
    const { page, context, errors } = await opened.visit(
      '#/sheets?rules=total-warfare&red=Marauder+MAD-3R&blue=Warhammer+WHM-6R',
    );
    await button(page, 'Start the game').click();
    await button(page, 'Red won').click();
    const note = page.locator('.turn-panel .by-rules-note').first();
    const others = page.locator('.turn-panel').getByRole('button', { name: 'Other rules' }).first();
    // Into water at a walk: by the new book nobody rolls for that.
    await page.getByRole('radio', { name: /^Walk/ }).check();
    await button(page, 'Hexes moved: one more').click();
    await page.getByRole('combobox', { name: 'Ends in' }).selectOption({ label: 'Water, depth 1' });
    await others.click();
    expect(await note.textContent()).toContain('Core 2026: no roll');
    await button(page, 'End movement').click();
    // A PPC at 2 hexes is too close by 2 in the book, and by 1 in TarComp's own rules.
    for (let hexes = 6; hexes > 2; hexes -= 1) await button(page, 'Range: one less').click();
    await others.click();
    expect(await note.textContent()).toMatch(/TarComp standard: \d+\+/);
    await button(page, 'End weapon attacks').click();
    await page.locator('.shot').filter({ hasText: 'Kick, right leg' }).getByRole('button').click();
    expect(await note.textContent()).toContain('Core 2026: 4+ for 15');
    expect(errors).toEqual([]);
    await context.close();
  });
});
