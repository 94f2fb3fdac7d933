import { type Area, alike, byBook, byEdition, type Question, span } from './question.js';

/** Hits by the roll of two dice, from 2 to 12. */
const TABLE: Readonly<Record<number, readonly number[]>> = {
  2: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
  3: [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3],
  4: [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4],
  5: [1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5],
  6: [2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6],
  7: [2, 2, 3, 4, 4, 4, 4, 6, 6, 7, 7],
  8: [2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 8],
  9: [3, 3, 4, 5, 5, 5, 5, 7, 7, 9, 9],
  10: [3, 3, 4, 6, 6, 6, 6, 8, 8, 10, 10],
  11: [4, 4, 5, 7, 7, 7, 7, 9, 9, 11, 11],
  12: [4, 4, 5, 8, 8, 8, 8, 10, 10, 12, 12],
  13: [4, 4, 5, 8, 8, 8, 8, 11, 11, 13, 13],
  14: [5, 5, 6, 9, 9, 9, 9, 11, 11, 14, 14],
  15: [5, 5, 6, 9, 9, 9, 9, 12, 12, 15, 15],
  16: [5, 5, 7, 10, 10, 10, 10, 13, 13, 16, 16],
  17: [5, 5, 7, 10, 10, 10, 10, 14, 14, 17, 17],
  18: [6, 6, 8, 11, 11, 11, 11, 14, 14, 18, 18],
  19: [6, 6, 8, 11, 11, 11, 11, 15, 15, 19, 19],
  20: [6, 6, 9, 12, 12, 12, 12, 16, 16, 20, 20],
  21: [7, 7, 9, 13, 13, 13, 13, 17, 17, 21, 21],
  22: [7, 7, 9, 14, 14, 14, 14, 18, 18, 22, 22],
  23: [7, 7, 10, 15, 15, 15, 15, 19, 19, 23, 23],
  24: [8, 8, 10, 16, 16, 16, 16, 20, 20, 24, 24],
  25: [8, 8, 10, 16, 16, 16, 16, 21, 21, 25, 25],
  26: [9, 9, 11, 17, 17, 17, 17, 21, 21, 26, 26],
  27: [9, 9, 11, 17, 17, 17, 17, 22, 22, 27, 27],
  28: [9, 9, 11, 17, 17, 17, 17, 23, 23, 28, 28],
  29: [10, 10, 12, 18, 18, 18, 18, 23, 23, 29, 29],
  30: [10, 10, 12, 18, 18, 18, 18, 24, 24, 30, 30],
  40: [12, 12, 18, 24, 24, 24, 24, 32, 32, 40, 40],
};
const SIZES = Object.keys(TABLE).map(Number);

const hits = (size: number, roll: number): number =>
  TABLE[size]?.[Math.min(12, Math.max(2, roll)) - 2] as number;

const plain = SIZES.flatMap((size) =>
  span(2, 12).map(
    (roll): Question => ({
      ask: 'cluster hits',
      given: { size, roll },
      answer: alike(hits(size, roll)),
      sources: ['table'],
    }),
  ),
);

const modified = [4, 6, 10, 15, 20, 30].flatMap((size) =>
  [-4, -1, 1, 2, 3].flatMap((modifier) =>
    span(2, 12).map(
      (roll): Question => ({
        ask: 'cluster hits',
        given: { size, roll, modifier },
        answer: alike(hits(size, roll + modifier)),
        sources: ['table', 'limits'],
      }),
    ),
  ),
);

/** An anti-missile system may leave nothing of a volley in the Core Rulebook. */
const engaged = [
  { weapon: 'SRM 4', size: 4 },
  { weapon: 'SRM 6', size: 6 },
  { weapon: 'LRM 5', size: 5 },
  { weapon: 'LRM 10', size: 10 },
  { weapon: 'LRM 15', size: 15 },
  { weapon: 'LRM 20', size: 20 },
].flatMap(({ weapon, size }) =>
  span(2, 12).map(
    (roll): Question => ({
      ask: 'hits of a volley',
      given: { weapon, roll, antiMissile: true },
      answer: byBook(hits(size, roll - 4), roll - 4 < 2 ? 0 : hits(size, roll - 4)),
      sources: ['table', 'anti-missile'],
    }),
  ),
);

/** Modifiers of a launcher, its equipment and its pilot. */
const SHOTS: readonly (readonly [given: object, answer: Question['answer'], source: string])[] = [
  ...['LRM 5', 'LRM 10', 'LRM 15', 'LRM 20', 'SRM 2', 'SRM 4', 'SRM 6'].flatMap((weapon) => [
    [{ weapon }, alike(0), 'table'] as const,
    [{ weapon, fireControl: 'Artemis IV FCS' }, alike(2), 'artemis'] as const,
    [{ weapon, abilities: ['cluster_hitter'] }, alike(1), 'abilities'] as const,
    [
      { weapon, fireControl: 'Artemis IV FCS', abilities: ['cluster_hitter'] },
      alike(3),
      'abilities',
    ] as const,
    [{ weapon, antiMissile: true }, alike(-4), 'anti-missile'] as const,
    [{ weapon, fireControl: 'Artemis IV FCS', antiMissile: true }, alike(-2), 'anti-missile'] as const,
  ]),
  ...['MRM 10', 'MRM 20', 'MRM 30', 'MRM 40'].flatMap((weapon) => [
    [{ weapon }, byBook(0, -1), 'mrm'] as const,
    [{ weapon, fireControl: 'Apollo MRM FCS' }, byBook(-1, 0), 'mrm'] as const,
  ]),
  ...['ATM 3', 'ATM 6', 'ATM 9', 'ATM 12'].map((weapon) => [{ weapon }, alike(2), 'atm'] as const),
  ...['Ultra AC/5', 'Ultra AC/10', 'Ultra AC/20', 'Rotary AC/2', 'Rotary AC/5'].flatMap((weapon) => [
    [{ weapon }, alike(0), 'table'] as const,
    [{ weapon, abilities: ['cluster_hitter'] }, alike(1), 'abilities'] as const,
    ...(['short', 'medium', 'long'] as const).map(
      (range, place) =>
        [
          { weapon, range, abilities: ['sandblaster'], designatedWeapon: weapon },
          byEdition(1, 4 - place),
          'abilities',
        ] as const,
    ),
  ]),
];

const modifiers = SHOTS.map(
  ([given, answer, source]): Question => ({ ask: 'cluster modifier', given, answer, sources: [source] }),
);

export const clusters: Area = {
  area: 'clusters',
  sources: {
    table: 'Total Warfare, cluster hits table',
    limits: 'Total Warfare, cluster hits: a modified roll counts at least as 2 and at most as 12',
    artemis: 'Total Warfare, Artemis IV fire-control system',
    mrm: 'Total Warfare, MRMs and Apollo; Core Rulebook pp. 186, 197',
    atm: 'Total Warfare, advanced tactical missiles',
    'anti-missile': 'Total Warfare, anti-missile system; Core Rulebook p. 206',
    abilities: 'Campaign Operations, Cluster Hitter and Sandblaster; standard: docs/rulesets.md',
  },
  questions: [...plain, ...modified, ...engaged, ...modifiers],
};
