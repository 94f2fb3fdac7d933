import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeUnitJson } from '../../src/units/index.js';
import { DROPSHIP, FIGHTER, several } from '../battle-value/aerospace/sample-craft.js';
import { sampleMech } from '../battle-value/sample-mech.js';
import { BATTLE_ARMOR, type BlockValues, blkText, INFANTRY } from '../units/blk/blk-text.js';
import { sampleBlk } from '../units/sample-units.js';
import { seriousProblems } from './axe.js';
import { chooseUnit, Opened, SIZES, whereAbsent, whyNot } from './page.js';

// Battle Values are those of the Master Unit List: Atlas AS7-D 1,897, Awesome AWS-8Q 1,605, Locust LCT-1V 432.

describe.skipIf(whyNot !== undefined)(`The Battle Value view${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());
  const rowOf = (page: Page, label: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });

  it.each(['phone', 'desktop'] as const)(
    'tells on a %s what an Atlas is worth, line by line, and what its pilot adds',
    async (size) => {
      const { page, context, errors } = await opened.visit('#/battle-value', SIZES[size]);
      await chooseUnit(page, 'Unit', 'atlas', 'Atlas AS7-D');
      const atlas = page.getByRole('region', { name: 'Atlas AS7-D' });
      expect(await atlas.textContent()).toContain('1,897');
      // 304 points of armor count 2.5 each.
      expect(await rowOf(page, 'Armor').textContent()).toMatch(/304 × 2\.5\s*760/);

      await page.getByRole('spinbutton', { name: 'Gunnery' }).fill('3');
      await page.getByRole('spinbutton', { name: 'Piloting' }).fill('4');
      await page.getByRole('spinbutton', { name: 'Piloting' }).press('Tab');
      // Gunnery 3 and piloting 4 make it 1.32 times as much.
      await page.getByText('1,897 × 1.32, rounded').waitFor();
      expect(await atlas.textContent()).toContain('2,504');
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('sets two units side by side and marks what differs, with a sign and not with colour alone', async () => {
    const { page, context, errors } = await opened.visit('#/battle-value?a=Atlas+AS7-D');
    await page.getByRole('checkbox', { name: 'Compare with another unit' }).check();
    await chooseUnit(page, 'Compared with', 'awesome', 'Awesome AWS-8Q');
    expect(await page.locator('.verdict').textContent()).toMatch(/worth 292 less than Atlas AS7-D ▼ −292/);
    expect(await rowOf(page, 'Armor').textContent()).toMatch(/760.*600.*▼ −160/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('compares two reports by what each line is worth, not by the sum so far', async () => {
    const { page, context } = await opened.visit('#/battle-value?a=Marauder+MAD-3R&b=Warhammer+WHM-6R');
    // Both carry a PPC in the left arm, worth 176; the Warhammer counts its machine guns before it.
    expect(await rowOf(page, 'PPC (LA)').textContent()).toMatch(/176.*176.*the same/);
    await context.close();
  });

  it('asks which unit to add, and adds none where no one is chosen', async () => {
    const { page, context } = await opened.visit('#/battle-value?of=force&a=Atlas+AS7-D');
    const rows = page.getByRole('combobox', { name: /^Unit \d/ });
    await page.getByRole('button', { name: '+ Add a unit to your force' }).click();
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByRole('button', { name: '+ Add a unit to your force' }).click();
    await page.getByRole('option').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
      .toBe('combobox');
    await page.keyboard.type('locust');
    await page
      .getByRole('option', { name: /^Locust/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByText('2,329', { exact: true }).first().waitFor();
    expect(await rows.last().evaluate((field) => field === document.activeElement)).toBe(true);
    await context.close();
  });

  it('sends a force to the battle with one tap, and the battle sends its forces back', async () => {
    const { page, context, errors } = await opened.visit(
      '#/battle-value?of=force&a=Atlas+AS7-D%3A3%2F4&a=Locust+LCT-1V',
    );
    await page.getByRole('button', { name: 'Battle with this force as Blue' }).click();
    const blue = page.getByRole('region', { name: 'Blue', exact: true });
    await expect
      .poll(() => blue.getByRole('combobox', { name: 'Blue 1', exact: true }).inputValue())
      .toBe('Atlas AS7-D');
    expect(await blue.getByRole('combobox', { name: 'Blue 2', exact: true }).inputValue()).toBe(
      'Locust LCT-1V',
    );
    expect(await blue.getByRole('spinbutton', { name: 'Gunnery' }).first().inputValue()).toBe('3');
    await page.getByRole('button', { name: 'Compare the Battle Values' }).click();
    // 2,504 and 432 against the 1,363 of a Marauder.
    const forces = page.getByRole('region', { name: 'Difference between the forces' });
    expect(await forces.textContent()).toMatch(/1,363.*2,936.*▲ \+1,573/);
    await page.getByRole('button', { name: /^Battle: Force A/ }).click();
    await expect
      .poll(() => blue.getByRole('combobox', { name: 'Blue 1', exact: true }).inputValue())
      .toBe('Atlas AS7-D');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('keeps the cards of a force in line, where only some have a C3 computer', async () => {
    const { page, context } = await opened.visit('#/battle-value?of=force&a=Atlas+AS7-D&a=Barghest+BGS-4T');
    const skills = page.getByRole('spinbutton', { name: 'Gunnery' });
    await skills.last().waitFor();
    const tops = await skills.evaluateAll((fields) =>
      fields.map((field) => field.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    await context.close();
  });

  it.each(['phone', 'desktop'] as const)(
    'adds up on a %s a force with its pilots, and a link opened fresh shows the same',
    async (size) => {
      const { page, context, errors } = await opened.visit('#/battle-value', SIZES[size]);
      await page.getByRole('radio', { name: 'A force', exact: true }).check();
      await chooseUnit(page, 'Unit 1', 'atlas', 'Atlas AS7-D');
      await chooseUnit(page, 'Unit 2', 'locust lct-1v', 'Locust LCT-1V');
      await page.getByRole('spinbutton', { name: 'Gunnery' }).first().fill('3');
      await page.getByRole('spinbutton', { name: 'Piloting' }).first().fill('4');
      await page.getByRole('spinbutton', { name: 'Piloting' }).first().press('Tab');
      // 2,504 and 432.
      await page.getByText('2,936', { exact: true }).first().waitFor();
      await page.waitForFunction(() => location.hash.includes('Atlas+AS7-D%3A3%2F4'));
      const { hash } = new URL(page.url());
      expect(errors).toEqual([]);
      await context.close();

      const fresh = await opened.visit(hash, SIZES[size]);
      await fresh.page.getByText('2,936', { exact: true }).first().waitFor();
      expect(fresh.errors).toEqual([]);
      await fresh.context.close();
    },
  );

  it('itemises a vehicle that was dropped, and says that a link cannot hold it', async () => {
    const { page, context, errors } = await opened.visit('#/battle-value');
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles({ name: 'sample.blk', mimeType: 'text/plain', buffer: Buffer.from(sampleBlk()) });
    await page.getByText('Sample Tank was read').waitFor();
    await chooseUnit(page, 'Unit', 'sample tank', 'Sample Tank');
    const tank = page.getByRole('region', { name: 'Sample Tank' });
    expect(await tank.textContent()).toContain('40-ton vehicle');
    // 80 points of armor, 2.5 each.
    expect(await rowOf(page, 'Armor').textContent()).toMatch(/80 × 2\.5/);
    await page.getByText(/Sample Tank is only on this device/).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  const named = { Name: 'Dropped', Model: 'X' };
  const side = [
    ...several(2, 'Large Laser'),
    ...several(2, 'Medium Laser'),
    ...several(2, '(R) Medium Laser'),
  ];
  // The values are those of the worked examples in test/battle-value.
  it.each([
    [
      'battle armor',
      'battle armor',
      {
        ...BATTLE_ARMOR,
        armor: 9,
        'Squad Equipment': ['BADavidLightGaussRifle:RA', 'ISBASRM2OS:Body', 'BABattleClaw:LA'],
      },
      '203',
    ],
    [
      'a platoon with field guns',
      'infantry',
      {
        ...INFANTRY,
        motion_type: 'Tracked',
        armorKit: 'GenericKit',
        'Field Guns Equipment': ['Autocannon/10', 'Autocannon/10', 'IS Ammo AC/10', 'IS Ammo AC/10'],
      },
      '293',
    ],
    [
      'an aerospace fighter',
      '100-ton aerospace fighter',
      {
        ...FIGHTER,
        tonnage: 100,
        SafeThrust: 5,
        heatsinks: 30,
        armor: [84, 54, 54, 48],
        'Nose Equipment': ['LRM 20', 'SRM 4', 'Medium Laser'],
        'Left Wing Equipment': several(2, 'Large Laser'),
        'Right Wing Equipment': several(2, 'Large Laser'),
        'Aft Equipment': several(2, 'Medium Laser'),
        'Fuselage Equipment': [...several(2, 'IS Ammo LRM-20'), 'IS Ammo SRM-4'],
      },
      '1,790',
    ],
    [
      'a ProtoMech',
      '5-ton ProtoMech',
      {
        UnitType: 'ProtoMek',
        year: 3067,
        type: 'Clan Level 2',
        motion_type: 'Biped',
        tonnage: '5.0',
        cruiseMP: 6,
        jumpingMP: 0,
        armor: [3, 10, 3, 3, 6, 2],
        'Body Equipment': ['CLMyomerBooster', 'Clan Ammo SRM-1 (20)', 'CLAPGaussRifle Ammo (13)'],
        'Torso Equipment': ['CLSRM1', 'CLSRM1'],
        'Main Gun Equipment': ['CLAPGaussRifle'],
      },
      '227',
    ],
    [
      'a DropShip',
      '3,000-ton DropShip',
      {
        ...DROPSHIP,
        heatsinks: 68,
        structural_integrity: 12,
        armor: [736, 0, 0, 0],
        'Nose Equipment': [...several(3, 'PPC'), ...several(4, 'Medium Laser'), ...several(4, 'Small Laser')],
        'Left Side Equipment': side,
        'Right Side Equipment': side,
        'Aft Equipment': [
          ...several(2, 'Large Laser'),
          ...several(2, 'Medium Laser'),
          ...several(4, 'Small Laser'),
        ],
      },
      '3,426',
    ],
  ] as const)('itemises %s that was dropped', async (_, facts, blocks: BlockValues, value) => {
    const { page, context, errors } = await opened.visit('#/battle-value');
    const buffer = Buffer.from(blkText({ ...blocks, ...named }));
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles({ name: 'dropped.blk', mimeType: 'text/plain', buffer });
    await page.getByText('Dropped X was read').waitFor();
    await chooseUnit(page, 'Unit', 'dropped', 'Dropped X');
    const subject = page.getByRole('region', { name: 'Dropped X' });
    expect(await subject.textContent()).toContain(facts);
    expect(await subject.textContent()).toContain(value);
    expect(await page.getByRole('table').count()).toBeGreaterThan(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('counts C3 among a master and its slaves, and TAG for a friend with guided rounds', async () => {
    const { page, context, errors } = await opened.visit('#/battle-value?of=force');
    const file = (name: string, unit: Parameters<typeof writeUnitJson>[0]) => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(writeUnitJson(unit)),
    });
    const carrying = (model: string, ...items: string[]) =>
      sampleMech({ chassis: 'Own', model, carrying: { LT: items } });
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles([
        file('master.json', carrying('Master', 'ISC3MasterUnit')),
        file('slave.json', carrying('Slave', 'ISC3SlaveUnit')),
        file('spotter.json', carrying('Spotter', 'ISTAG')),
        file('launcher.json', carrying('Launcher', 'LRM 20', 'IS Ammo LRM-20 Semi-guided')),
      ]);
    await page.getByText('4 units were read').waitFor();
    await chooseUnit(page, 'Unit 1', 'own master', 'Own Master');
    await chooseUnit(page, 'Unit 2', 'own slave', 'Own Slave');
    for (const name of ['Spotter', 'Launcher']) {
      await page.getByRole('button', { name: '+ Add a unit to your force' }).click();
      const place = name === 'Spotter' ? 'Unit 3' : 'Unit 4';
      await chooseUnit(page, place, `own ${name}`, `Own ${name}`);
    }
    const networks = page.getByRole('combobox', { name: 'C3' });
    await networks.first().selectOption('network 1');
    await networks.last().selectOption('network 1');
    // A bare sample is worth 325: 5 % of two of them is 32.5.
    expect(await rowOf(page, 'Own Master').textContent()).toContain('+33');
    expect(await rowOf(page, 'Own Slave').textContent()).toContain('+33');
    // A ton of semi-guided missiles for an LRM 20 is worth 23.
    expect(await rowOf(page, 'Own Spotter').textContent()).toContain('+23');
    expect(await rowOf(page, 'Own Launcher').textContent()).not.toContain('+');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('says of a network of slaves without a master that it adds nothing', async () => {
    const { page, context } = await opened.visit(
      '#/battle-value?of=force&a=Barghest+BGS-4T&a=Barghest+BGS-4T',
    );
    const networks = page.getByRole('combobox', { name: 'C3' });
    await networks.first().selectOption('network 1');
    await networks.last().selectOption('network 1');
    await page.getByText(/slaves need a master/).waitFor();
    await context.close();
  });

  it.each([
    ['phone', 'light', '#/battle-value?a=Atlas+AS7-D'],
    ['desktop', 'dark', '#/battle-value?a=Atlas+AS7-D&b=Awesome+AWS-8Q'],
    ['phone', 'dark', '#/battle-value?of=force&a=Barghest+BGS-4T&b=Raven+RVN-3L'],
  ] as const)(
    'axe finds no serious problem on a %s in the %s colours at %s',
    async (size, colorScheme, hash) => {
      const { page, context, errors } = await opened.visit(hash, { ...SIZES[size], colorScheme });
      await page.getByRole('table').first().waitFor();
      expect(await seriousProblems(page)).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});
