import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';
import { button, openUnit, shownPoints, typeDice } from './sheets-page.js';

// What falls on the table, followed to the sheets. A Marauder of red meets a Warhammer of blue; gunnery 4, piloting 5.

const SHEETS = '#/sheets?rules=standard&red=Marauder+MAD-3R&blue=Warhammer+WHM-6R';

/** Up to this phase of the first turn, with dice of the table. */
async function begin(page: Page, ...presses: readonly string[]): Promise<void> {
  await button(page, 'Start the game').click();
  await page.getByRole('radio', { name: 'We type dice' }).check();
  for (const name of ['Red won', ...presses]) await button(page, name).click();
}

async function setHeat(page: Page, heat: number): Promise<void> {
  const field = page.getByRole('spinbutton', { name: 'Heat', exact: true });
  await field.fill(String(heat));
  await field.press('Enter');
}

const isPressed = (page: Page, name: string) => button(page, name).getAttribute('aria-pressed');

describe.skipIf(whyNot !== undefined)(`From the die to the sheet${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it.each(Object.entries(SIZES))('a hit on the head hurts head and pilot (%s)', async (_, size) => {
    const { page, context, errors } = await opened.visit(SHEETS, size);
    await begin(page, 'End movement');
    await page.getByRole('checkbox', { name: /^PPC RA/ }).check();
    await button(page, 'Declare fire').click();
    await button(page, 'End weapon attacks').click();
    // 7 hits, 12 is the head: 9 points of armor, and one of structure. The check for critical hits comes to 4, none; the
    // pilot rolls 5 and needs 3.
    await typeDice(page, 3, 4, 6, 6, 2, 2, 2, 3);
    await openUnit(page, /Warhammer/);
    await expect.poll(() => shownPoints(page)).toContain('Head: armor 0 of 9');
    expect(await shownPoints(page)).toContain('Head: structure 2 of 3');
    expect(await isPressed(page, 'Hit 1: 3+')).toBe('true');
    expect(await isPressed(page, 'Unconscious')).toBe('false');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('ammunition that explodes in the heat takes the torso that held it', async () => {
    const { page, context, errors } = await opened.visit(SHEETS);
    await begin(page, 'End movement', 'End weapon attacks', 'End physical attacks');
    // 16 heat sinks leave 28: ammunition explodes below 8, and the reactor goes out below 10.
    await setHeat(page, 44);
    await button(page, 'Resolve heat, end the turn').click();
    const prompt = page.getByRole('dialog', { name: 'Dice' });
    await expect.poll(() => prompt.textContent()).toContain('needs');
    const asked: string[] = [];
    for (let rolls = 0; rolls < 12 && (await prompt.isVisible()); rolls += 1) {
      const words = (await prompt.getByRole('heading').textContent()) ?? '';
      asked.push(words);
      // Everything goes well but for the ammunition.
      const die = words.includes('ammunition') ? '1' : '6';
      const before = await prompt.allTextContents();
      await page.keyboard.press(die);
      await page.keyboard.press(die);
      // The next roll is told with what this one has brought.
      await expect.poll(() => prompt.allTextContents()).not.toEqual(before);
    }
    expect(asked.some((words) => words.includes('avoids an ammunition explosion'))).toBe(true);
    // 20 rounds of 5 points: more than left torso and center torso hold together.
    await expect.poll(() => shownPoints(page)).toContain('Left torso: structure 0 of 16, destroyed');
    expect(await shownPoints(page)).toContain('Left arm: structure 0 of 12, destroyed');
    await page.getByRole('radio', { name: 'History' }).check();
    await page.getByText(/The AC\/5 Ammo in the left torso of Marauder.* explodes for 100 damage/).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a reactor that gets too hot shuts down, and its pilot rolls for it', async () => {
    const { page, context, errors } = await opened.visit(SHEETS);
    await begin(page, 'End movement', 'End weapon attacks', 'End physical attacks');
    // 30 and 16 sinks: 14, where the roll needs 4.
    await setHeat(page, 30);
    await page.getByText('Ends at').waitFor();
    expect(await page.locator('.turn-panel').textContent()).toContain('shutdown 4+');
    await button(page, 'Resolve heat, end the turn').click();
    // 3 is too little; 12 keeps it on its feet.
    await typeDice(page, 1, 2, 6, 6);
    await expect.poll(() => isPressed(page, 'Shut down')).toBe('true');
    expect(await page.getByRole('spinbutton', { name: 'Heat', exact: true }).inputValue()).toBe('14');
    expect(errors).toEqual([]);
    await context.close();
  });

  it("a squad swarms a 'Mech in its hex, and tears at it in the next turn", async () => {
    const { page, context, errors } = await opened.visit(
      '#/sheets?rules=total-warfare&red=Elemental+Battle+Armor+%5BMG%5D+%28Sqd5%29&blue=Warhammer+WHM-6R',
    );
    await begin(page, 'End movement');
    await page.getByRole('radio', { name: /^Swarm \(7\+\)/ }).check();
    await button(page, 'Declare the attack').click();
    await button(page, 'End weapon attacks').click();
    await typeDice(page, 3, 4);
    await page.getByText('Clings to Warhammer WHM-6R (blue 1)').first().waitFor();
    await openUnit(page, /Warhammer/);
    await page.getByText('Swarmed').first().waitFor();
    for (const name of ['End physical attacks', 'Resolve heat, end the turn', 'Red won', 'End movement'])
      await button(page, name).click();
    await openUnit(page, /Elemental/);
    await page.getByText('It clings to Warhammer WHM-6R (blue 1), and attacks it.').waitFor();
    await button(page, 'Declare no fire').click();
    await button(page, 'End weapon attacks').click();
    // 7 is the center torso; 4 finds nothing inside.
    const prompt = page.getByRole('dialog', { name: 'Dice' });
    for (const die of [3, 4, 2, 2]) {
      await prompt.waitFor();
      await page.keyboard.press(String(die));
    }
    await prompt.waitFor({ state: 'detached' });
    await openUnit(page, /Warhammer/);
    await expect
      .poll(async () => (await shownPoints(page)).join(' '))
      .toMatch(/Center torso: armor (?!22 of)\d+ of 22/);
    await page.getByRole('radio', { name: 'History' }).check();
    await page.getByText(/declares a swarm attack on Warhammer/).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a kick that is not stood up to ends in a fall, with its damage and a roll for the pilot', async () => {
    const { page, context, errors } = await opened.visit(SHEETS);
    await begin(page, 'End movement', 'End weapon attacks');
    await page.getByRole('checkbox', { name: /^Kick, right leg/ }).check();
    await button(page, 'Declare attacks').click();
    await button(page, 'End physical attacks').click();
    // 7 hits the right leg (1) for 15 points, all of its armor; 3 is too little to stay up. It falls on its front (1) for 7 points: 5
    // to the center torso (7), 2 to the left torso (8); the pilot passes with 9, and stays conscious with 8.
    const prompt = page.getByRole('dialog', { name: 'Dice' });
    const dice = [3, 4, 1, 1, 2, 1, 3, 4, 4, 4, 4, 5];
    for (const die of dice) {
      await prompt.waitFor();
      await page.keyboard.press(String(die));
    }
    await prompt.waitFor({ state: 'detached' });
    await openUnit(page, /Warhammer/);
    await expect.poll(() => isPressed(page, 'Prone')).toBe('true');
    expect(await shownPoints(page)).toContain('Right leg: armor 0 of 15');
    expect(errors).toEqual([]);
    await context.close();
  });
});
