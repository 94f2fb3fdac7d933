import type { Page } from 'playwright-core';

/** A view of the page for a picture in the README. */
export interface Scene {
  readonly name: string;
  /** The state of the page, as a link. */
  readonly address: string;
  /** The user's steps before the picture is taken. */
  readonly act: (page: Page) => Promise<unknown>;
}

const LANCE = ['Atlas AS7-D:3/4:sniper+edge=2;Ann', 'Marauder MAD-3R', 'Archer ARC-2R', 'Locust LCT-1V'];

const link = (view: string, fields: Readonly<Record<string, string | readonly string[]>>): string => {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as [string, string]),
  );
  return `#/${view}?${new URLSearchParams(pairs)}`;
};

const BATTLE = {
  red: ['Phoenix Hawk PXH-1', 'Hunchback HBK-4G'],
  blue: ['Archer ARC-2R', 'Firestarter FS9-H'],
  map: 'hills:20x17',
  games: '100',
  seed: '2',
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const PLAY = link('play', {
  ...{ rules: 'total-warfare', red: ['Phoenix Hawk PXH-1', 'Hunchback HBK-4G'] },
  ...{ blue: ['Archer ARC-2R', 'Firestarter FS9-H'], map: 'hills:16x17', seeded: 'yes', seed: '6' },
});

/** The second turn of a battle on the map, with a planned move. */
async function planOnMap(page: Page): Promise<void> {
  await press(page, 'Start the battle');
  await page.locator('.plan-words').waitFor();
  // Nobody has a shot in the first turn.
  await press(page, 'Bot finishes my phase');
  await page.getByText(/^Turn 2: Movement/).waitFor();
  await page.locator('.plan-words').waitFor();
  await press(page, 'Suggest');
  await page.getByRole('button', { name: 'Move', exact: true }).waitFor();
  await page.evaluate('scrollTo(0, 0)');
}

export const SCENES: readonly Scene[] = [
  {
    name: 'units',
    address: link('units', { q: 'tech=clan tons=60-75 has="ER PPC":>=2', sort: 'bv' }),
    act: (page) => page.locator('[data-place]').nth(5).waitFor(),
  },
  {
    name: 'forces',
    address: link('forces', { name: 'Alpha Lance', budget: '6000', unit: LANCE }),
    act: async (page) => {
      await press(page, 'Keep this force');
      await page.getByText(/\d left/).waitFor();
    },
  },
  {
    name: 'muster',
    address: link('forces', {
      ...{ show: 'muster', bv: '6000', query: 'kind=mek tech="inner sphere" year<=3050', skills: '3-4/4-5' },
      ...{ against: 'Alpha Lance', enemy: LANCE, candidates: '6', games: '60' },
    }),
    act: async (page) => {
      await press(page, '▶ Muster');
      await page.getByText('In brackets').waitFor();
      // A phone has no room for both the order and its result.
      if (page.viewportSize()?.width === 390) {
        await page.evaluate("document.querySelector('.mustered').parentElement.scrollIntoView()");
      }
    },
  },
  {
    name: 'attack',
    address: link('attack', { attacker: 'Atlas AS7-D', target: 'Phoenix Hawk PXH-1' }),
    act: (page) => page.getByText(/this volley destroys the target/).waitFor(),
  },
  {
    name: 'battle-value',
    address: link('battle-value', { a: 'Atlas AS7-D:3/4', b: 'Awesome AWS-8Q' }),
    act: (page) => page.getByRole('heading', { name: 'Defensive rating' }).waitFor(),
  },
  {
    name: 'battle',
    address: link('battle', BATTLE),
    act: async (page) => {
      await press(page, '▶ Play');
      await page.getByText('Played 100 games').waitFor();
    },
  },
  {
    name: 'replay',
    address: link('battle', { ...BATTLE, show: 'replay' }),
    act: async (page) => {
      await page.locator('.stage').waitFor();
      const place = page.getByRole('slider', { name: 'Position in the game' });
      await place.fill('270');
      await page.locator('.now').getByText('Turn').waitFor();
    },
  },
  {
    name: 'play',
    address: PLAY,
    act: planOnMap,
  },
  {
    name: 'standing',
    address: PLAY,
    act: async (page) => {
      await planOnMap(page);
      await page.getByText(/200 games in/).waitFor();
      await press(page, 'Show the best orders');
      await page.getByText(/orders tried/).waitFor();
      await page.evaluate('scrollTo(0, document.querySelector(".hints").offsetTop - 70)');
    },
  },
  {
    name: 'curve',
    address: PLAY,
    act: async (page) => {
      await press(page, 'Start the battle');
      await press(page, 'Bot finishes the game');
      await page.getByRole('heading', { level: 2, name: 'The battle is over' }).waitFor();
      await page.locator('label.segment', { hasText: 'Replay' }).click();
      await press(page, 'Work out the chances turn by turn');
      await page.locator('.swings .moment').first().click();
      await page.evaluate('scrollTo(0, 0)');
    },
  },
  {
    name: 'sheets',
    address: link('sheets', {
      red: ['Atlas AS7-D', 'Locust LCT-1V'],
      blue: ['Marauder MAD-3R', 'Warhammer WHM-6R'],
    }),
    act: async (page) => {
      await press(page, 'Start the game');
      await press(page, 'Red won');
      await press(page, 'End movement');
      await press(page, 'Best volley');
    },
  },
];
