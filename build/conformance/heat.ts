import { type Area, alike, byBook, byEdition, type Question, span } from './question.js';

const HOTTEST = 40;
const heats = span(0, HOTTEST);

/** The number to avoid a shutdown: `null` if no roll is needed, and 'automatic' if none helps. */
function shutdown(heat: number, first: number): number | 'automatic' | null {
  if (heat >= 30) return 'automatic';
  return heat < first ? null : 4 + 2 * Math.floor((heat - first) / 4);
}

const eased = (number: number | 'automatic' | null) => (typeof number === 'number' ? number - 1 : number);

/** By the first heat of each step. */
const AMMUNITION: readonly (readonly [from: number, number: number])[] = [
  [19, 4],
  [23, 6],
  [28, 8],
];
const ammunition = (heat: number) => AMMUNITION.filter(([from]) => heat >= from).at(-1)?.[1] ?? null;

const scale = heats.flatMap((heat): Question[] => [
  { ask: 'movement lost to heat', given: { heat }, answer: alike(Math.floor(heat / 5)), sources: ['scale'] },
  { ask: 'shutdown number', given: { heat }, answer: alike(shutdown(heat, 14)), sources: ['scale'] },
  {
    ask: 'shutdown number',
    given: { heat, abilities: ['hot_dog'] },
    answer: byEdition(shutdown(heat, 17), eased(shutdown(heat, 14))),
    sources: ['scale', 'hot-dog'],
  },
  {
    ask: 'ammunition explosion number',
    given: { heat },
    answer: alike(ammunition(heat)),
    sources: ['scale'],
  },
]);

/** Wounds in each heat phase, once life support is hit. */
const wounds = heats.flatMap((heat): Question[] => {
  const of = (first: number, second: number) => (heat >= second ? 2 : heat >= first ? 1 : 0);
  const torso = heat === 0 ? 0 : 1 + (heat >= 15 ? 1 : 0) + (heat >= 25 ? 1 : 0);
  return [
    {
      ask: 'wounds from heat',
      given: { heat, lifeSupportHits: 1 },
      answer: byBook(of(15, 25), of(10, 20)),
      sources: ['life-support'],
    },
    {
      ask: 'wounds from heat',
      given: { heat, lifeSupportHits: 0 },
      answer: alike(0),
      sources: ['life-support'],
    },
    {
      ask: 'wounds from heat',
      given: { heat, lifeSupportHits: 1, cockpit: 'torso-mounted' },
      answer: byBook(torso, Math.min(2, torso)),
      sources: ['life-support'],
    },
  ];
});

const walking = span(1, 8).flatMap((walk) =>
  [0, 4, 5, 8, 9, 10, 14, 15, 19, 20, 24, 25, 29, 30].flatMap((heat): Question[] => {
    const lost = Math.floor(heat / 5);
    const slowed = Math.max(0, walk - lost);
    const driven = Math.max(0, walk - lost + (heat >= 9 ? 2 : 0));
    return [
      { ask: 'walking MP', given: { walk, heat }, answer: alike(slowed), sources: ['scale'] },
      {
        ask: 'walking MP',
        given: { walk, heat, tripleStrengthMyomer: true },
        answer: alike(driven),
        sources: ['scale', 'myomer'],
      },
    ];
  }),
);

const running = span(1, 12).flatMap((walk): Question[] => [
  { ask: 'running MP', given: { walk }, answer: alike(Math.ceil(walk * 1.5)), sources: ['running'] },
  { ask: 'running MP', given: { walk, masc: true }, answer: alike(walk * 2), sources: ['running'] },
  { ask: 'running MP', given: { walk, supercharger: true }, answer: alike(walk * 2), sources: ['running'] },
  {
    ask: 'running MP',
    given: { walk, masc: true, supercharger: true },
    answer: alike(Math.ceil(walk * 2.5)),
    sources: ['running'],
  },
]);

const boosters = [3, 5, 7, 11].map(
  (number, place): Question => ({
    ask: 'booster number',
    given: { turnsUsedBefore: place },
    answer: byBook(number, [3, 5, 7, 10][place]),
    sources: ['boosters'],
  }),
);

const moving: readonly Question[] = [
  { ask: 'movement heat', given: { movement: 'stationary' }, answer: alike(0), sources: ['movement'] },
  { ask: 'movement heat', given: { movement: 'walk' }, answer: alike(1), sources: ['movement'] },
  { ask: 'movement heat', given: { movement: 'run' }, answer: alike(2), sources: ['movement'] },
  ...span(1, 10).flatMap((hexesJumped): Question[] => [
    {
      ask: 'movement heat',
      given: { movement: 'jump', hexesJumped },
      answer: alike(Math.max(3, hexesJumped)),
      sources: ['movement'],
    },
    {
      ask: 'movement heat',
      given: { movement: 'jump', hexesJumped, improvedJumpJets: true },
      answer: alike(Math.max(3, Math.ceil(hexesJumped / 2))),
      sources: ['movement'],
    },
    {
      ask: 'movement heat',
      given: { movement: 'jump', hexesJumped, engine: 'xxl' },
      answer: alike(Math.max(6, 2 * hexesJumped)),
      sources: ['movement'],
    },
  ]),
  {
    ask: 'movement heat',
    given: { movement: 'stationary', engine: 'xxl' },
    answer: alike(2),
    sources: ['movement'],
  },
  {
    ask: 'movement heat',
    given: { movement: 'walk', engine: 'xxl' },
    answer: alike(4),
    sources: ['movement'],
  },
  {
    ask: 'movement heat',
    given: { movement: 'run', engine: 'xxl' },
    answer: alike(6),
    sources: ['movement'],
  },
  ...span(1, 3).map(
    (attemptsToStand): Question => ({
      ask: 'movement heat',
      given: { movement: 'walk', attemptsToStand },
      answer: byBook(1 + attemptsToStand, 1),
      sources: ['movement', 'standing'],
    }),
  ),
];

const weapons = span(1, 20).flatMap((heat): Question[] => [
  { ask: 'weapon heat', given: { heat, weaponQuirks: [] }, answer: alike(heat), sources: ['cooling'] },
  {
    ask: 'weapon heat',
    given: { heat, weaponQuirks: ['improved_cooling'] },
    answer: byEdition(heat - 1, Math.max(1, heat - 1)),
    sources: ['cooling'],
  },
  {
    ask: 'weapon heat',
    given: { heat, weaponQuirks: ['poor_cooling'] },
    answer: alike(heat + 1),
    sources: ['cooling'],
  },
  {
    ask: 'weapon heat',
    given: { heat, weaponQuirks: ['no_cooling'] },
    answer: byEdition(heat * 2, heat + 2),
    sources: ['cooling'],
  },
]);

const sinks = (['single', 'double'] as const).flatMap((kind) =>
  [10, 11, 12, 14, 15, 17, 20].flatMap((count): Question[] => {
    const dissipation = count * (kind === 'double' ? 2 : 1);
    return [
      { ask: 'dissipation', given: { count, kind }, answer: alike(dissipation), sources: ['sinks'] },
      {
        ask: 'dissipation',
        given: { count, kind, waterDepth: 2 },
        answer: alike(dissipation + 6),
        sources: ['sinks', 'water'],
      },
      ...[1, 2, 4].map(
        (inLegs): Question => ({
          ask: 'dissipation',
          given: { count, kind, inLegs, waterDepth: 1 },
          answer: alike(dissipation + Math.min(6, inLegs * (kind === 'double' ? 2 : 1))),
          sources: ['sinks', 'water'],
        }),
      ),
    ];
  }),
);

const turns = [0, 3, 8, 15, 24].flatMap((heat) =>
  [0, 7, 12, 20, 33].flatMap((generated) =>
    [10, 20, 34].map(
      (dissipation): Question => ({
        ask: 'heat after a turn',
        given: { heat, generated, dissipation },
        answer: alike(Math.max(0, heat + generated - dissipation)),
        sources: ['sinks'],
      }),
    ),
  ),
);

export const heat: Area = {
  area: 'heat',
  sources: {
    scale: 'Total Warfare, heat scale',
    'hot-dog': 'Campaign Operations, Hot Dog; standard: docs/rulesets.md and docs/rules/standard.md',
    'life-support':
      'Total Warfare, life support; Tactical Operations, torso-mounted cockpit; Core Rulebook p. 98',
    myomer: 'Total Warfare, triple-strength myomer',
    running: 'Total Warfare, running; MASC and supercharger',
    boosters: 'Total Warfare, MASC; Core Rulebook pp. 180, 204',
    movement: 'Total Warfare, heat point table: movement; XXL engines: Tactical Operations',
    standing: 'Total Warfare, attempts to stand; Core Rulebook p. 100',
    cooling: 'Campaign Operations, cooling quirks; standard: docs/rulesets.md',
    sinks: 'Total Warfare, heat sinks',
    water: 'Total Warfare, heat sinks under water',
  },
  questions: [
    ...scale,
    ...wounds,
    ...walking,
    ...running,
    ...boosters,
    ...moving,
    ...weapons,
    ...sinks,
    ...turns,
  ],
};
