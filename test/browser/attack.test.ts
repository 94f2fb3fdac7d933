import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleMtf } from '../units/sample-units.js';
import { chooseUnit, Opened, SIZES, whereAbsent, whyNot } from './page.js';

describe.skipIf(whyNot !== undefined)(`The attack view${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  const weapon = (page: Page, name: string, place: string) =>
    page.getByRole('button', { name: new RegExp(`^${name} ${place}`) });

  const choose = (page: Page, card: string, typed: string, name: string): Promise<void> =>
    chooseUnit(page.getByRole('region', { name: card }), 'Unit', typed, name);

  it.each(['phone', 'desktop'] as const)(
    'tells on a %s what an Atlas needs against a Locust that ran, and why',
    async (size) => {
      const { page, context, errors } = await opened.visit('', SIZES[size]);
      await choose(page, 'Attacker', 'atl', 'Atlas AS7-D');
      await choose(page, 'Target', 'locust lct-1v', 'Locust LCT-1V');
      const target = page.getByRole('region', { name: 'Target' });
      await target.getByRole('radio', { name: 'Ran' }).check();
      await target.getByRole('spinbutton', { name: 'Hexes moved' }).fill('8');
      await page.getByRole('spinbutton', { name: 'Range in hexes' }).fill('9');
      await page.getByRole('region', { name: 'Attacker' }).getByRole('radio', { name: 'Stood' }).check();

      // One too small to be hit easily: the quirk makes it 12, and without it the number is the plain sum.
      const cannon = weapon(page, 'AC/20', 'RT');
      expect(await cannon.textContent()).toMatch(/12\+[\s\S]*2\.8 %/);
      await target.getByText('Quirks', { exact: true }).click();
      await target.getByRole('checkbox', { name: /^Low Profile/ }).uncheck();

      // Gunnery 4, AC/20 at long range (7 to 9) +4, target moved 8 hexes +3.
      expect(await cannon.textContent()).toMatch(/11\+[\s\S]*8\.3 %/);
      await cannon.press('Enter');
      const sums = page.getByRole('table', { name: /What AC\/20 needs/ });
      expect(await sums.textContent()).toMatch(
        /Gunnery[\s\S]*4[\s\S]*long range[\s\S]*\+4[\s\S]*8 hexes[\s\S]*\+3[\s\S]*11\+/i,
      );
      // 20 points or nothing, as often as the number comes up: 3 of 36.
      expect(await cannon.textContent()).toMatch(/1\.7/);
      expect(await page.getByText(/^Sampled, not exact/).textContent()).toMatch(/5,000 volleys with seed 1/);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('fires a laser through its pulse module if it is switched on, and a link says so', async () => {
    const link =
      '#/attack?attacker=Sample+SMP-1&target=Marauder+MAD-3R&moved=stationary&targetMoved=stationary&range=1&targetQuirksOff=low_profile';
    const { page, context, errors } = await opened.visit(link);
    const served = sampleMtf()
      .replace('weaponquirk:accurate:RA:4:Medium Laser\n', '')
      .replace(/(Right Arm:\n(?:.*\n){4}Medium Laser)/, '$1\nISRISCLaserPulseModule');
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles({ name: 'pulses.mtf', mimeType: 'text/plain', buffer: Buffer.from(served) });
    const laser = weapon(page, 'Medium Laser', 'RA');
    await laser.waitFor();
    // Gunnery 4 at short range, 3 heat; the module takes 2 off the one and adds 2 to the other.
    expect(await laser.textContent()).toMatch(/4\+[\s\S]*heat 3/);
    await laser.press('Enter');
    await page.getByRole('checkbox', { name: /^Pulse module/ }).check();
    expect(await laser.textContent()).toMatch(/2\+[\s\S]*heat 5/);
    await expect.poll(() => page.url()).toContain('pulsed=');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('leaves weapons out of the volley that are unticked', async () => {
    const { page, context } = await opened.visit(
      '#/attack?attacker=Atlas+AS7-D&target=Locust+LCT-1V&range=2&hexes=0',
    );
    const expected = page.locator('.figure').filter({ hasText: 'Expected damage' });
    const before = await expected.textContent();
    await page.getByRole('checkbox', { name: 'AC/20 (RT) fires' }).uncheck();
    await expect.poll(() => expected.textContent()).not.toBe(before);
    await expect.poll(() => page.url()).toMatch(/silent=\d/);
    await context.close();
  });

  it('shows what a link says, whoever opens it', async () => {
    const link =
      '#/attack?rules=total-warfare&attacker=Awesome+AWS-8Q&target=Phoenix+Hawk+PXH-1&gunnery=2&range=12&terrain=light_woods' +
      '&targetMoved=jump&hexes=5&abilities=sniper';
    const { page, context, errors } = await opened.visit(link);
    expect(await page.getByRole('radio', { name: 'Total Warfare' }).isChecked()).toBe(true);
    expect(
      await page
        .getByRole('region', { name: 'Attacker' })
        .getByRole('combobox', { name: 'Unit' })
        .inputValue(),
    ).toBe('Awesome AWS-8Q');
    // Gunnery 2, medium range halved by the sniper +1, walked +1, jumped 5 hexes +3, light woods +1.
    expect(await weapon(page, 'PPC', 'RT').textContent()).toMatch(/8\+[\s\S]*41\.7 %/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('gives a weapon a quirk, which acts on that weapon alone, and a link says so', async () => {
    const { page, context } = await opened.visit(
      '#/attack?attacker=Awesome+AWS-8Q&target=Raven+RVN-3L&gunnery=2&range=12&targetMoved=walk&hexes=2',
    );
    // Gunnery 2, medium range +2, walked +1.
    const ppc = weapon(page, 'PPC', 'RT');
    expect(await ppc.textContent()).toMatch(/5\+/);
    await ppc.press('Enter');
    await page.getByRole('combobox', { name: 'Another quirk for PPC (RT)' }).selectOption('Accurate Weapon');
    await page.getByRole('listitem').filter({ has: ppc }).getByRole('button', { name: 'Add' }).click();
    await expect.poll(() => ppc.textContent()).toMatch(/4\+/);
    expect(await weapon(page, 'PPC', 'LT').textContent()).toMatch(/5\+/);
    await expect.poll(() => page.url()).toMatch(/weaponQuirks=\d+_accurate/);
    const again = await opened.visit(new URL(page.url()).hash);
    expect(await weapon(again.page, 'PPC', 'RT').textContent()).toMatch(/4\+/);
    await again.context.close();
    await page.getByRole('checkbox', { name: /^Accurate Weapon/ }).click();
    await expect.poll(() => ppc.textContent()).toMatch(/5\+/);
    await context.close();
  });

  it('lets systems that hide the target be switched on and off', async () => {
    const { page, context } = await opened.visit(
      '#/attack?attacker=Awesome+AWS-8Q&target=Raven+RVN-3L&gunnery=2&range=12&targetMoved=walk&hexes=2&voidSignature=1&chameleon=1',
    );
    // Gunnery 2, medium range +2, walked +1; a void signature after 2 hexes +2, a chameleon shield at medium range +1.
    expect(await weapon(page, 'PPC', 'RT').textContent()).toMatch(/8\+[\s\S]*41\.7 %/);
    const target = page.getByRole('region', { name: 'Target' });
    await target.getByText('More', { exact: true }).click();
    await target.getByRole('checkbox', { name: 'Void signature on' }).uncheck();
    expect(await weapon(page, 'PPC', 'RT').textContent()).toMatch(/6\+/);
    await target.getByRole('checkbox', { name: 'Chameleon shield on' }).uncheck();
    expect(await weapon(page, 'PPC', 'RT').textContent()).toMatch(/5\+/);
    await context.close();
  });

  it('offers no move that a unit cannot make, and says what it changed', async () => {
    // An Archer walks 4, runs 6 and has no jump jets; a Phoenix Hawk has 6, 9 and 6.
    const { page, context, errors } = await opened.visit(
      '#/attack?attacker=Archer+ARC-2R&moved=jump&target=Phoenix+Hawk+PXH-1&targetMoved=walk&hexes=25',
    );
    const [attacker, target] = ['Attacker', 'Target'].map((name) => page.getByRole('region', { name }));
    if (attacker === undefined || target === undefined) throw new Error('no cards');
    expect(await attacker.getByRole('radio', { name: 'Jumped' }).isDisabled()).toBe(true);
    expect(await attacker.getByRole('radio', { name: 'Walked' }).isChecked()).toBe(true);
    await attacker.getByText('Archer ARC-2R cannot jump, so it counts as walking.').waitFor();
    const hexes = target.getByRole('spinbutton', { name: 'Hexes moved' });
    expect(await hexes.inputValue()).toBe('6');
    await target.getByText('It can walk 6 hexes at most.').waitFor();
    await target.getByRole('radio', { name: 'Ran' }).check();
    await hexes.fill('12');
    await hexes.press('Tab');
    await expect.poll(() => hexes.inputValue()).toBe('9');
    await target.getByRole('radio', { name: 'Jumped' }).check();
    await expect.poll(() => hexes.inputValue()).toBe('6');
    await choose(page, 'Target', 'marauder', 'Marauder MAD-3R');
    expect(await target.getByRole('radio', { name: 'Jumped' }).isDisabled()).toBe(true);
    await target.getByText(/Marauder MAD-3R cannot jump, so it counts as walking/).waitFor();
    expect(await hexes.inputValue()).toBe('4');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('fires no weapon that cannot hit, and says how much heat the others generate', async () => {
    // Gunnery 8, long range +4, walked +1: 13.
    const { page, context } = await opened.visit(
      '#/attack?attacker=Awesome+AWS-8Q&target=Marauder+MAD-3R&gunnery=8&range=18&quirksOff=&targetQuirksOff=low_profile',
    );
    const ppc = page.getByRole('checkbox', { name: 'PPC (RT) fires' });
    expect([await ppc.isChecked(), await ppc.isDisabled()]).toEqual([false, true]);
    expect(await weapon(page, 'PPC', 'RT').textContent()).toContain('Cannot hit');
    const heat = page.locator('.figure').filter({ hasText: 'Weapon heat' });
    expect(await heat.locator('dd').textContent()).toMatch(/^0/);
    await page.getByRole('spinbutton', { name: 'Range in hexes' }).fill('12');
    await page.getByRole('spinbutton', { name: 'Range in hexes' }).press('Tab');
    // Three PPCs of 10.
    await expect.poll(() => heat.locator('dd').textContent()).toMatch(/^30/);
    await page.getByText(/The weapons generate 30 heat\./).waitFor();
    await context.close();
  });

  it('shows physical attacks, the piloting rolls that follow and where the heat ends', async () => {
    const { page, context, errors } = await opened.visit(
      '#/attack?attacker=Awesome+AWS-8Q&target=Marauder+MAD-3R&range=6&moved=run&ownHexes=4&heat=5&quirksOff=battle_fists_la,battle_fists_ra&targetMoved=stationary',
    );
    // Piloting 5, ran 2, a kick takes 2; 80 tons kick with 16 points.
    const kick = page.getByRole('row', { name: /^Kick \(left leg\)/ });
    expect(await kick.textContent()).toMatch(/5\+83\.3 %16$/);
    // Four hexes and the one into the target: 8 points for each but the first; 75 tons hit back with 8.
    expect(await page.getByRole('row', { name: /^Charge/ }).textContent()).toContain('328 to itself');
    await page.getByRole('row', { name: /^Target takes 20 or more damage in a phase/ }).waitFor();
    // 5, ran 2, three PPCs of 10, a small laser out of range; 28 sinks.
    const heat = page.getByRole('region', { name: 'Heat' });
    expect(await heat.getByRole('row', { name: /^Ends at/ }).textContent()).toBe('Ends at9');
    expect(await heat.textContent()).toContain('Walking MP −1');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('explains the rulesets where they are chosen, and shows where the other one gives other numbers', async () => {
    const { page, context, errors } = await opened.visit(
      '#/attack?attacker=Archer+ARC-2R&target=Locust+LCT-1V&targetMoved=stationary',
    );
    await page.getByRole('button', { name: 'About the rulesets' }).click();
    await page.getByText(/not those of the rulebook/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(/not those of the rulebook/).waitFor({ state: 'hidden' });
    const other = page.locator('.other-rules');
    expect(await other.textContent()).toMatch(
      /^Total Warfare gives different numbers:.*for a head hit.*every missile rolls its own hit location/,
    );
    const [, head] = /([\d.]+ %) for a head hit/.exec((await other.textContent()) ?? '') ?? [];
    await page.getByRole('button', { name: 'Switch to Total Warfare' }).click();
    await expect.poll(() => other.textContent()).toMatch(/^TarComp standard gives different numbers/);
    const shown = page.locator('.figure').filter({ hasText: 'Head hit' });
    expect(await shown.textContent()).toContain(head);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('lists quirks that an attack does not ask for apart from the others', async () => {
    // Battle Fists are for punches; Sensor Ghosts make its own shots harder.
    const { page, context } = await opened.visit('#/attack?quirksOn=battle_fists_la.sensor_ghosts');
    const attacker = page.getByRole('region', { name: 'Attacker' });
    await attacker.getByText('Quirks', { exact: true }).click();
    await attacker.getByRole('checkbox', { name: /^Sensor Ghosts/ }).waitFor();
    expect(await attacker.getByRole('checkbox', { name: /Battle Fists/ }).count()).toBe(0);
    await attacker.getByText(/no effect on an attack with weapons/).click();
    await attacker.getByText(/Battle Fists/).waitFor();
    await context.close();
  });

  it('shows on a phone the first target number within a screen and a half, and always at its foot', async () => {
    const { page, context } = await opened.visit('', SIZES.phone);
    const box = await page.locator('.weapon-needs').first().boundingBox();
    expect(box?.y).toBeLessThan(1.5 * SIZES.phone.viewport.height);
    expect(await page.locator('.volley-bar').textContent()).toMatch(/needs \d+\+/);
    await context.close();
  });

  it('marks the axis of damage at whole numbers, each where it belongs', async () => {
    const { page, context } = await opened.visit('');
    await page.locator('.tick').first().waitFor();
    const ticks = await page
      .locator('.tick')
      .evaluateAll((marks) =>
        marks.map((mark) => ({ value: Number(mark.textContent), y: Number(mark.getAttribute('y')) })),
      );
    expect(ticks.length).toBeGreaterThan(2);
    const [zero, one] = ticks;
    if (zero === undefined || one === undefined) throw new Error('no ticks');
    const perPoint = (one.y - zero.y) / one.value;
    for (const { value, y } of ticks) {
      expect(Number.isInteger(value)).toBe(true);
      expect(y).toBeCloseTo(zero.y + value * perPoint, 3);
    }
    await context.close();
  });

  it('puts the situation into the address as it is changed', async () => {
    const { page, context } = await opened.visit('');
    await page.getByRole('button', { name: 'Range in hexes: one more' }).click();
    await page.getByRole('radio', { name: 'Total Warfare' }).check();
    await expect.poll(() => page.url()).toMatch(/rules=total-warfare.*range=7/);
    await context.close();
  });

  it('names a broken file with its reason, and reads a good one beside it', async () => {
    const { page, context, errors } = await opened.visit('');
    const atlas = readFileSync(
      new URL('../../public/data/starters/atlas-as7-d.json', import.meta.url),
      'utf8',
    );
    await page.getByLabel('Choose files').setInputFiles([
      { name: 'Broken.mtf', mimeType: 'text/plain', buffer: Buffer.from('chassis:Broken\nmodel:X\n') },
      {
        name: 'Good.json',
        mimeType: 'application/json',
        buffer: Buffer.from(atlas.replace('"chassis": "Atlas"', '"chassis": "Paladin"')),
      },
    ]);
    const list = page.getByRole('alert').filter({ hasText: 'could not be read' });
    await list.waitFor();
    expect(await list.textContent()).toMatch(/Broken\.mtf: .{10,}/);
    await choose(page, 'Attacker', 'pala', 'Paladin AS7-D');
    await weapon(page, 'AC/20', 'RT').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  /** Sampled, in per cent. */
  async function killChance(page: Page): Promise<number> {
    await page.locator('.kill[aria-busy=false]').waitFor();
    const text = (await page.locator('.kill strong').textContent()) ?? '';
    return Number.parseFloat(text.replace(/[<>]/, ''));
  }

  it.each(['phone', 'desktop'] as const)(
    'kills on a %s a target that has lost its armor as often as it is hit there, and a whole one never',
    async (size) => {
      // One medium laser at a head that a teammate named: gunnery 4 at short range, and nobody moves. 4 is 33 of 36.
      const link =
        '#/attack?attacker=Sample+SMP-1&target=Marauder+MAD-3R&moved=stationary&targetMoved=stationary&range=1' +
        '&called=head&teammate=1&targetQuirksOff=low_profile';
      const { page, context, errors } = await opened.visit(link, SIZES[size]);
      await page.locator('input[type=file][multiple]').setInputFiles({
        name: 'one-laser.mtf',
        mimeType: 'text/plain',
        buffer: Buffer.from(sampleMtf().replaceAll('weaponquirk:accurate:RA:4:Medium Laser\n', '')),
      });
      await weapon(page, 'Medium Laser', 'RA').waitFor();
      for (const other of ['Medium Laser (LA)', 'SRM 6 (LT)'])
        await page.getByRole('checkbox', { name: `${other} fires` }).uncheck();
      expect(await weapon(page, 'Medium Laser', 'RA').textContent()).toMatch(/4\+[\s\S]*91\.7 %/);
      // Five points are less than the nine of the armor there.
      await expect.poll(() => killChance(page)).toBe(0);

      const target = page.getByRole('region', { name: 'Target' });
      await target.getByText('Damage', { exact: true }).click();
      await target.getByRole('spinbutton', { name: /^Armor, Head/ }).fill('0');
      await target.getByRole('spinbutton', { name: /^Armor, Head/ }).press('Tab');
      await expect.poll(() => page.url()).toContain('targetArmor=head_0');
      // Five points are more than the three of the structure.
      await expect.poll(() => killChance(page)).toBeGreaterThan(90);
      expect(await killChance(page)).toBeLessThan(93.5);
      await target.getByRole('button', { name: 'Undamaged' }).click();
      await expect.poll(() => killChance(page)).toBe(0);
      expect(errors).toEqual([]);
      await context.close();
    },
    60_000,
  );

  it('shows of a link what the target and the attacker have suffered, and what it does to the numbers', async () => {
    const link =
      '#/attack?attacker=Warhammer+WHM-6R&target=Marauder+MAD-3R&moved=stationary&targetMoved=stationary&range=6' +
      '&targetQuirksOff=low_profile&quirksOff=imp_targeting_short.improved_targeting_short.anti_air' +
      '&sensors=1&heat=8&rightArm=shoulder&lost=left_arm' +
      '&targetArmor=center_torso_7&targetStructure=left_leg_0&targetEngine=2&targetWounds=3&targetRounds=0_4';
    const { page, context, errors } = await opened.visit(link);
    // In the right arm: gunnery 4, one sensor hit +1, 8 points of heat +1, no shoulder +4.
    expect(await weapon(page, 'PPC', 'RA').textContent()).toMatch(/10\+/);
    expect(await weapon(page, 'PPC', 'LA').textContent()).toContain('it is destroyed');
    const target = page.getByRole('region', { name: 'Target' });
    await target.getByText('Damage', { exact: true }).click();
    const points = (name: RegExp) => target.getByRole('spinbutton', { name }).inputValue();
    expect(await points(/^Armor, Center torso/)).toBe('7');
    expect(await points(/^Structure, Left leg/)).toBe('0');
    expect(await points(/^Engine hits/)).toBe('2');
    expect(await points(/^Pilot hits/)).toBe('3');
    expect(await points(/^AC\/5/)).toBe('4');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('fires the load that was chosen, aboard or not, and a link says which', async () => {
    const { page, context, errors } = await opened.visit(
      '#/attack?attacker=Hunchback+HBK-4G&target=Marauder+MAD-3R&moved=stationary&range=2&targetMoved=run&hexes=5&targetQuirksOff=low_profile',
    );
    const cannon = weapon(page, 'AC/20', 'RT');
    // Gunnery 4, short range, and 5 hexes +2.
    expect(await cannon.textContent()).toMatch(/6\+/);
    await cannon.press('Enter');
    const load = page.getByRole('combobox', { name: 'Load' });
    await load.selectOption({ label: 'Precision AC/20 Ammo (not on board)' });
    // Precision rounds take up to 2 off what the target's movement adds.
    await expect.poll(() => cannon.textContent()).toMatch(/4\+/);
    await load.selectOption({ label: 'Flechette AC/20 Ammo (not on board)' });
    // Ten points, and 26 of 36.
    await expect.poll(() => cannon.textContent()).toMatch(/6\+[\s\S]*72\.2 %[\s\S]*7\.2/);
    await expect.poll(() => page.url()).toMatch(/loads=\d+_flechette-ac-20-ammo/);
    const { hash } = new URL(page.url());
    expect(errors).toEqual([]);
    await context.close();

    const fresh = await opened.visit(hash);
    expect(await weapon(fresh.page, 'AC/20', 'RT').textContent()).toContain('Flechette AC/20 Ammo');
    await fresh.context.close();
  });

  it('scatters the pellets of an LB-X autocannon, which its slugs are not', async () => {
    const link = '#/attack?attacker=Thor+Prime&target=Marauder+MAD-3R&range=5';
    const { page, context } = await opened.visit(link);
    const cannon = page.getByRole('button', { name: /^LB / });
    await cannon.press('Enter');
    const load = page.getByRole('combobox', { name: 'Load' });
    const needs = async () => Number(/(\d+)\+/.exec((await cannon.textContent()) ?? '')?.[1]);
    const options = await load.locator('option').allTextContents();
    expect(options.some((name) => /Cluster/.test(name)) && options.length).toBe(2);
    await load.selectOption({ label: options.find((name) => !name.includes('Cluster')) ?? '' });
    const slug = await needs();
    await load.selectOption({ label: options.find((name) => name.includes('Cluster')) ?? '' });
    // A cluster round is one easier to hit with.
    await expect.poll(needs).toBe(slug - 1);
    await context.close();
  });

  it('samples in the background: the page answers at once while the chance of a kill is on its way', async () => {
    const { page, context } = await opened.visit('');
    await page.locator('.kill[aria-busy=false]').waitFor();
    await page.getByRole('button', { name: 'Range in hexes: one less' }).click();
    await page.locator('.kill[aria-busy=true]').waitFor();
    expect(await page.getByRole('spinbutton', { name: 'Range in hexes' }).inputValue()).toBe('5');
    await page.locator('.kill[aria-busy=false]').waitFor();
    await page.getByText(/^Sampled, not exact/).waitFor();
    await context.close();
  });
});
