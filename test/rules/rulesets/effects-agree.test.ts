import { describe, expect, it } from 'vitest';
import { IllegalOrderError } from '../../../src/battle/illegal-order.js';
import { extendRuleset, RULESETS, type Ruleset } from '../../../src/rules/ruleset.js';
import { itemNamed } from '../items.js';
import { type Cell, cellsOf, pathOf, trialsOf, trialsWithout } from './cells.js';
import { expectationsOf, type Reader, resolved, rolledPoints } from './volleys/outcome.js';
import { inWords, rangeOf, type Volley } from './volleys/volley.js';
import { VOLLEYS } from './volleys/volleys.js';
import { cellsOfHits, wordOf } from './volleys/what-hits-do.js';

/** The rulesets, with extreme range, at which some weapons do less. */
const [STANDARD, BOOK, CORE] = RULESETS.map((name) =>
  extendRuleset(name, { name: `${name} with extreme range`, toHit: { extremeRange: true } }),
) as [Ruleset, Ruleset, Ruleset];

const EVERYBODY: readonly Reader[] = ['odds', 'gunner', 'places'];

/** Who reckons with what becomes of a volley. The dice always do. */
const READERS: Readonly<Record<keyof typeof VOLLEYS, readonly Reader[]>> = {
  AT_MECHS: EVERYBODY,
  AT_OTHERS: EVERYBODY,
  AT_ARMOR: EVERYBODY,
  BEYOND_TABLES: ['odds', 'gunner'],
  THINNED_OUT: ['odds'],
  WITHOUT_POINTS: ['odds', 'gunner'],
};

const TITLES: readonly (readonly [kind: keyof typeof VOLLEYS, title: string])[] = [
  [
    'AT_MECHS',
    "does the same damage to a 'Mech in the open by odds, by bots that aim or look for a place, and by dice",
  ],
  ['AT_OTHERS', 'does so to soldiers, battle armor and vehicles'],
  [
    'AT_ARMOR',
    'does so to special armor: all of them count points before armor, which only the battle reduces',
  ],
  [
    'BEYOND_TABLES',
    'does the same by odds, bots that aim and dice near by, under ECM, with beacons, charges and pods; bots that look for a place leave all that out',
  ],
  [
    'THINNED_OUT',
    'does the same by odds and dice where missiles are shot down or glance off; bots leave that out',
  ],
  [
    'WITHOUT_POINTS',
    'does no damage by odds, bots that aim and dice where it only heats, marks or attaches a pod; only the battle has heat and pods',
  ],
];

interface Tried {
  readonly kind: keyof typeof VOLLEYS;
  readonly volley: Volley;
  readonly readers: readonly Reader[];
  /** Of the weapon, its load, its gear and its target's armor, in the catalog; two at once only try what meets them. */
  readonly words: readonly (string | undefined)[];
}

const wordsOf = (volley: Volley): Tried['words'] => [
  ...rangeOf(volley, BOOK).blue.design.armorTypes,
  ...[volley.weapon, ...(volley.gear ?? []), ...(volley.load === undefined ? [] : [volley.load])]
    .map(itemNamed)
    .flatMap((item) => [
      ...('ammoFamily' in item ? [item.ammoFamily] : []),
      ...('munitions' in item ? item.munitions : []),
      ...item.traits,
    ]),
];

const TRIED: readonly Tried[] = TITLES.flatMap(([kind]) =>
  VOLLEYS[kind].map((volley) => ({
    kind,
    volley,
    readers: READERS[kind],
    words: volley.twice ? [] : wordsOf(volley),
  })),
);

/** Cells of entries concern what has their word; others concern all but what armor makes of points, or that alone. */
function concerns(cell: Cell, { kind, words }: Tried): boolean {
  const word = wordOf(cell);
  if (word !== undefined) return words.includes(word);
  return (cell.area === 'damage') === (kind === 'AT_ARMOR');
}

const REFUSED = 'refused';

/** What is rolled and what is reckoned with, unless the rules refuse the order. */
function glanceAt({ volley, readers }: Tried, rules: Ruleset): string {
  try {
    const expected = expectationsOf(volley, rules);
    return [resolved(volley, rules), ...readers.map((reader) => expected[reader].toFixed(6))].join();
  } catch (error) {
    if (error instanceof IllegalOrderError) return REFUSED;
    throw new Error(`${rules.name} ${inWords(volley)}: ${error}`);
  }
}

function expectAgreement({ volley, readers }: Tried, rules: Ruleset): void {
  const rolled = rolledPoints(volley, rules);
  const expected = expectationsOf(volley, rules);
  for (const reader of readers)
    expect(expected[reader], `${rules.name}, ${reader}: ${inWords(volley)}`).toBeCloseTo(rolled, 4);
}

/** Cells, with the volleys that depend on them and other values for them. */
function movedBy(rules: Ruleset, cells: readonly Cell[]) {
  const usually = new Map(TRIED.map((tried) => [tried, glanceAt(tried, rules)]));
  return cells.map((cell) => {
    const concerned = TRIED.filter((tried) => usually.get(tried) !== REFUSED && concerns(cell, tried));
    const moved = [...trialsOf(rules, cell), ...trialsWithout(rules, cell)].flatMap((trial) =>
      concerned
        .filter((tried) => glanceAt(tried, trial) !== usually.get(tried))
        .map((tried) => [trial, tried] as const),
    );
    return { path: pathOf(cell), moved };
  });
}

const inBook = new Map(cellsOf(BOOK).map((cell) => [pathOf(cell), cell.value]));
const statedBy = (rules: Ruleset): readonly Cell[] =>
  cellsOf(rules).filter((cell) => !inBook.has(pathOf(cell)) || inBook.get(pathOf(cell)) !== cell.value);

describe.each([
  ['the book', BOOK, cellsOf(BOOK)],
  ['standard, where it differs', STANDARD, statedBy(STANDARD)],
  ['core, where it differs', CORE, statedBy(CORE)],
])('A hit in %s', (_, rules, cells) => {
  it.each(TITLES.map(([kind, title]) => ({ kind, title })))('$title', ({ kind }) => {
    for (const tried of TRIED)
      if (tried.kind === kind && glanceAt(tried, rules) !== REFUSED) expectAgreement(tried, rules);
  });

  const trials = movedBy(rules, cellsOfHits(rules, cells));

  it('depends on every cell that says so: another value changes some volley', () => {
    expect(trials.length).toBeGreaterThan(0);
    expect(
      trials
        .filter(({ moved }) => moved.length === 0)
        .map(({ path }) => path)
        .join('\n'),
    ).toBe('');
  });

  it.each(trials)('does the same to all who reckon with it, whatever $path is', ({ moved }) => {
    for (const [trial, tried] of moved) if (glanceAt(tried, trial) !== REFUSED) expectAgreement(tried, trial);
  });
});
