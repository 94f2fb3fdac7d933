import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type D6Roller, SeededDice } from '../../src/dice/index.js';
import type { Fire, Move, Strike, TableAction, TableLine } from '../../src/table/action.js';
import { openTable, type TableGame } from '../../src/table/index.js';
import { starterUnit } from '../web/starter-unit.js';
import { Opened, SIZES, whereAbsent, whyNot } from './page.js';
import { button, openUnit, pointsOf, savedGame, shownPoints, typeDice } from './sheets-page.js';
import { written } from './storage.js';

// Two lances meet on the page, and the same ones here, with the same dice.

const RED = ['Marauder MAD-3R', 'Archer ARC-2R', 'Wolverine WVR-6R', 'Locust LCT-1V'];
const BLUE = ['Warhammer WHM-6R', 'Griffin GRF-1N', 'Hunchback HBK-4G', 'Panther PNT-9R'];
const fileOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const REGULAR = { gunnery: 4, piloting: 5 };

const lances = (): TableGame =>
  openTable({
    red: RED.map((name) => ({ unit: starterUnit(fileOf(name)), pilot: REGULAR })),
    blue: BLUE.map((name) => ({ unit: starterUnit(fileOf(name)), pilot: REGULAR })),
  });

const ADDRESS = `#/sheets?${new URLSearchParams([
  ['rules', 'standard'],
  ...RED.map((name) => ['red', name]),
  ...BLUE.map((name) => ['blue', name]),
])}`;

/** As the page has it where nobody says anything else. */
const line = (target: number): TableLine => ({
  target,
  range: 6,
  side: 'front',
  bearing: 'front',
  between: [],
  cover: false,
  blocked: false,
});

/** Who plays on the page. Each gesture brings one action, which is played here with the same dice. */
class Players {
  readonly #page: Page;
  readonly #dice: D6Roller;
  readonly #types: boolean;
  readonly here = lances();

  /** @param types whether they type the dice; else the page rolls, which has been given the same ones */
  constructor(page: Page, dice: D6Roller, types: boolean) {
    this.#page = page;
    this.#dice = dice;
    this.#types = types;
  }

  /** Where they are given: to look for roles and names in all of the page takes long. */
  get #orders(): Locator {
    return this.#page.locator('.turn-panel');
  }

  async #same(action: TableAction, gesture: () => Promise<void>): Promise<void> {
    const { dice } = this.here.roll(action, this.#dice);
    await gesture();
    if (this.#types) await typeDice(this.#page, ...dice);
  }

  press(action: TableAction, name: string): Promise<void> {
    return this.#same(action, () => button(this.#page, name).click());
  }

  /** Whoever stands walks two hexes. */
  async move(unit: number): Promise<void> {
    const page = this.#page;
    const { prone, canAct } = this.here.battle.unit(unit);
    const action: Move = { do: 'move', unit, movement: 'walk', hexes: 2 };
    if (prone || !canAct || !isAllowed(() => this.here.forecastMove(action))) return;
    await openUnit(page, unit);
    await this.#orders.getByRole('radio', { name: /^Walk/ }).check();
    await this.#orders.getByRole('spinbutton', { name: 'Hexes moved', exact: true }).fill('2');
    await this.#same(action, () => button(this.#orders, 'Move').click());
  }

  /** Everybody fires all that can be fired, at the one opposite or the next. */
  async fire(unit: number): Promise<void> {
    const page = this.#page;
    const { battle } = this.here;
    const own = battle.unit(unit);
    const enemies = battle.units.filter(({ side, isOut }) => side !== own.side && !isOut);
    const target = enemies[unit % enemies.length]?.index;
    if (!own.canAttack || target === undefined) return;
    const of = (weapons: readonly number[]): Fire => ({
      do: 'fire',
      unit,
      order: { torsoFacing: 0, shots: weapons.map((weapon) => ({ weapon, target })) },
      lines: [line(target)],
    });
    const guns = own.design.weapons.flatMap(({ index, use }) => (use === 'attack' ? [index] : []));
    const can = this.here
      .forecastFire(of(guns))
      .shots.flatMap(({ weapon, obstacle, toHit }) =>
        obstacle === undefined && toHit?.impossible === false ? [weapon] : [],
      );
    await openUnit(page, unit);
    await this.#orders.getByRole('combobox', { name: 'Target', exact: true }).selectOption(String(target));
    await button(this.#orders, 'All weapons').click();
    const declare = can.length === 0 ? 'Declare no fire' : 'Declare fire';
    await this.#same(of(can), () => button(this.#orders, declare).click());
  }

  /** Kicks the one opposite, if both stand. */
  async kick(unit: number): Promise<void> {
    const page = this.#page;
    const { battle } = this.here;
    const own = battle.unit(unit);
    const target = battle.units.find(({ side, isOut }) => side !== own.side && !isOut)?.index;
    if (!own.canAttack || target === undefined) return;
    const kick = this.here
      .forecastStrikes(unit, { target })
      .find(({ kind, limb }) => kind === 'kick' && limb === 'right_leg');
    if (kick === undefined || kick.toHit.impossible) return;
    await openUnit(page, unit);
    await this.#orders.getByRole('checkbox', { name: /^Kick, right leg/ }).check();
    const action: Strike = {
      do: 'strike',
      unit,
      order: { blows: [{ kind: 'kick', target, limb: 'right_leg' }] },
      beside: [{ target, side: 'front' }],
    };
    await this.#same(action, () => button(this.#orders, 'Declare attacks').click());
  }

  async turn(): Promise<void> {
    const { units } = this.here.battle;
    await this.press({ do: 'begin-turn' }, `Begin turn ${this.here.battle.turn + 1}`);
    for (const { index } of units) await this.move(index);
    await this.press({ do: 'end-phase' }, 'End movement');
    for (const { index } of units) await this.fire(index);
    await this.press({ do: 'end-phase' }, 'End weapon attacks');
    for (const unit of [0, 5]) await this.kick(unit);
    await this.press({ do: 'end-phase' }, 'End physical attacks');
    await this.press({ do: 'end-phase' }, 'Resolve heat, end the turn');
  }

  /** Every sheet shows what is so here, or that of these units. */
  async compare(units: readonly number[] = [...this.here.battle.units.keys()]): Promise<void> {
    for (const index of units) {
      await openUnit(this.#page, index);
      await expect.poll(() => shownPoints(this.#page)).toEqual(pointsOf(this.here, index));
    }
  }
}

function isAllowed(ask: () => unknown): boolean {
  try {
    ask();
    return true;
  } catch {
    return false;
  }
}

async function begin(page: Page): Promise<void> {
  await button(page, 'Start the game').click();
  await page.getByRole('article', { name: `Sheet of ${RED[0]}` }).waitFor();
}

/** `npm run interleavings` has more of all; `test/table` does the same without a page, by the thousand. */
const WHOLE = process.env.MODE === 'whole';
const [SEEDS, STEPS] = WHOLE ? [Array.from({ length: 10 }, (_, index) => index + 1), 80] : [[1], 50];
/** A second turn goes on with units that have fallen and are damaged. */
const TURNS = WHOLE ? 3 : 2;

describe.skipIf(whyNot !== undefined)(`Games at the table${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it.each(Object.entries(SIZES))(
    'of two lances go the same way with typed dice as the same dice do in Node, and back to the start (%s)',
    async (_, size) => {
      const { page, context, errors } = await opened.visit(ADDRESS, size);
      await begin(page);
      await page.getByRole('radio', { name: 'We type dice' }).check();
      const players = new Players(page, new SeededDice(23).d6, true);
      for (let turn = 1; turn <= TURNS; turn += 1) {
        await players.turn();
        // In the middle of the game, the page is left and comes back.
        if (turn === 1) {
          const kept = () => written<{ entries: unknown[] }>(page, 'games', 'table');
          await expect.poll(async () => (await kept())?.entries.length).toBe(players.here.entries.length);
          await page.reload();
        }
        await players.compare(turn < TURNS ? [0, 4] : undefined);
      }
      expect((await savedGame(page)).entries).toEqual(players.here.entries);
      for (let step = players.here.entries.length; step > 0; step -= 1)
        await page.keyboard.press('Control+z');
      await expect.poll(() => button(page, 'Undo').isDisabled()).toBe(true);
      while (players.here.undo());
      await players.compare();
      expect(errors).toEqual([]);
      await context.close();
    },
    300_000,
  );

  it('of two lances go the same way with our dice and a seed', async () => {
    const dice = new SeededDice(5);
    const fallen = Array.from({ length: 5000 }, () => dice.d6() - 1);
    const { page, context, errors } = await opened.visit(ADDRESS, SIZES.desktop, (fresh) =>
      // The page takes a byte for each die, and its rest by six.
      fresh.addInitScript((bytes) => {
        let used = 0;
        crypto.getRandomValues = (list) => {
          if (list instanceof Uint8Array) list[0] = bytes[used++] ?? 0;
          return list;
        };
      }, fallen),
    );
    await begin(page);
    const players = new Players(page, new SeededDice(5).d6, false);
    for (let turn = 1; turn <= TURNS; turn += 1) await players.turn();
    await players.compare();
    expect((await savedGame(page)).entries).toEqual(players.here.entries);
    expect(errors).toEqual([]);
    await context.close();
  }, 300_000);

  it.each(SEEDS)(
    'hold one state, whatever was done, undone and reloaded: the log alone leads to it (%s)',
    async (seed) => {
      const { page, context, errors } = await opened.visit(ADDRESS);
      await begin(page);
      const dice = new SeededDice(seed);
      const chance = (sides: number): number => (dice.d6() * 36 + dice.d6() * 6 + dice.d6()) % sides;
      const ifThere = async (name: RegExp | string): Promise<void> => {
        const found = button(page, name);
        if ((await found.count()) > 0 && (await found.first().isEnabled())) await found.first().click();
      };
      const byHand = async () => {
        await openUnit(page, chance(8));
        await ifThere('Heat: one more');
        await page.locator('.figure-cell').nth(chance(6)).click();
        await button(page.getByRole('dialog'), '5 damage').click();
        await button(page.getByRole('dialog'), 'Done').click();
      };
      const fire = async () => {
        await openUnit(page, chance(8));
        await ifThere('All weapons');
        await ifThere('Declare fire');
      };
      const onward = async () => {
        await ifThere(
          /^(Begin turn \d+|End (movement|weapon attacks|physical attacks)|Resolve heat, end the turn)$/,
        );
      };
      // The prompt opens when the phase has been worked out, which may be after the tap has returned.
      const prompt = page.getByRole('dialog', { name: 'Dice' });
      await page.addLocatorHandler(prompt, async () => {
        await page.keyboard.press(String(dice.d6()));
        if (await prompt.isVisible()) await button(prompt, 'Roll all the rest').click();
      });
      const steps: readonly (() => Promise<unknown>)[] = [
        byHand,
        fire,
        fire,
        onward,
        onward,
        onward,
        () => page.keyboard.press('Control+z'),
        () => page.keyboard.press('Control+y'),
        async () => {
          await page.reload();
          await page.getByRole('navigation', { name: 'Units' }).waitFor();
        },
        () => page.getByRole('radio', { name: chance(2) === 0 ? 'We type dice' : 'Roll for us' }).check(),
      ];
      for (let step = 0; step < STEPS; step += 1) await steps[chance(steps.length)]?.();
      const { entries } = await savedGame(page);
      expect(entries.length).toBeGreaterThan(5);
      const here = lances();
      for (const { action, dice: fell } of entries) expect(here.play(action, fell).done).toBe(true);
      for (const { index, heat } of here.battle.units) {
        await openUnit(page, index);
        await expect.poll(() => shownPoints(page)).toEqual(pointsOf(here, index));
        expect(await page.getByRole('spinbutton', { name: 'Heat', exact: true }).inputValue()).toBe(
          String(heat),
        );
      }
      expect(errors).toEqual([]);
      await context.close();
    },
    200_000,
  );
});
