import { type Area, alike, byBook, byEdition, type Question, span } from './question.js';

const LOCATIONS = [
  'head',
  'center_torso',
  'left_torso',
  'right_torso',
  'left_arm',
  'right_arm',
  'left_leg',
  'right_leg',
] as const;
const isTorso = (location: string) => location.endsWith('torso');
const isLimb = (location: string) => location.endsWith('arm') || location.endsWith('leg');

/** The number of slots hit, or the loss of the limb or head. */
function critical(roll: number, location: string): number | 'blown off' {
  if (roll >= 12) return isTorso(location) ? 3 : 'blown off';
  if (roll >= 10) return 2;
  return roll >= 8 ? 1 : 0;
}

const after = (hits: number | 'blown off', negated: number) =>
  hits === 'blown off' ? hits : Math.max(0, hits - negated);

const checks = LOCATIONS.flatMap((location) =>
  span(2, 12).flatMap((roll): Question[] => {
    const ask = 'critical hits';
    const plain = critical(roll, location);
    const actuators = (by: number) =>
      byEdition(critical(isLimb(location) ? roll - by : roll, location), plain);
    return [
      { ask, given: { location, roll }, answer: alike(plain), sources: ['check'] },
      {
        ask,
        given: { location, roll, quirks: ['protected_actuators'] },
        answer: actuators(1),
        sources: ['check', 'actuators'],
      },
      {
        ask,
        given: { location, roll, quirks: ['exposed_actuators'] },
        answer: actuators(-1),
        sources: ['check', 'actuators'],
      },
      {
        ask,
        given: { location, roll, quirks: ['rugged_1'], negationsUsed: 0 },
        answer: byEdition(after(plain, 1), plain),
        sources: ['check', 'rugged'],
      },
      {
        ask,
        given: { location, roll, quirks: ['rugged_2'], negationsUsed: 0 },
        answer: byEdition(after(plain, 2), plain),
        sources: ['check', 'rugged'],
      },
      {
        ask,
        given: { location, roll, quirks: ['rugged_2'], negationsUsed: 1 },
        answer: byEdition(after(plain, 1), plain),
        sources: ['check', 'rugged'],
      },
      {
        ask,
        given: { location, roll, structure: 'Reinforced' },
        answer: alike(critical(roll - 1, location)),
        sources: ['check', 'materials'],
      },
      {
        ask,
        given: { location, roll, armor: 'Hardened Armor' },
        answer: alike(critical(roll - 2, location)),
        sources: ['check', 'materials'],
      },
    ];
  }),
);

const slots = [
  ...span(1, 6).map(
    (die): Question => ({
      ask: 'critical slot',
      given: { slots: 6, dice: [die] },
      answer: alike(die),
      sources: ['slots'],
    }),
  ),
  ...span(1, 6).flatMap((half) =>
    span(1, 6).map(
      (die): Question => ({
        ask: 'critical slot',
        given: { slots: 12, dice: [half, die] },
        answer: alike(half <= 3 ? die : die + 6),
        sources: ['slots'],
      }),
    ),
  ),
];

const gyros: readonly Question[] = [
  { ask: 'hits that destroy a gyro', given: { gyro: 'standard' }, answer: alike(2), sources: ['gyro'] },
  { ask: 'hits that destroy a gyro', given: { gyro: 'xl' }, answer: alike(2), sources: ['gyro'] },
  { ask: 'hits that destroy a gyro', given: { gyro: 'compact' }, answer: alike(2), sources: ['gyro'] },
  { ask: 'hits that destroy a gyro', given: { gyro: 'heavy-duty' }, answer: byBook(3, 4), sources: ['gyro'] },
];

/** Weapons that explode when they are hit: points by the book, and slots, which count two each in `core`. */
const EXPLOSIVE: readonly (readonly [weapon: string, points: number, slots: number])[] = [
  ['Gauss Rifle', 20, 7],
  ['Light Gauss Rifle', 16, 5],
  ['Heavy Gauss Rifle', 25, 11],
  ['Improved Heavy Gauss Rifle', 30, 11],
  ['Silver Bullet Gauss Rifle', 20, 7],
  ['Magshot', 3, 2],
  ['HAG/20', 10, 6],
  ['HAG/30', 15, 8],
  ['HAG/40', 20, 10],
];
const gauss = EXPLOSIVE.map(
  ([weapon, points, size]): Question => ({
    ask: 'explosion damage',
    given: { weapon, slots: size },
    answer: byBook(points, 2 * size),
    sources: ['weapon-explosion'],
  }),
);

/** Ammunition by the ton: rounds, and damage per round. */
const AMMUNITION: readonly (readonly [ammunition: string, rounds: number, points: number])[] = [
  ['IS Ammo AC/2', 45, 2],
  ['IS Ammo AC/5', 20, 5],
  ['IS Ammo AC/10', 10, 10],
  ['IS Ammo AC/20', 5, 20],
  ['IS Ammo LRM-5', 24, 5],
  ['IS Ammo LRM-10', 12, 10],
  ['IS Ammo LRM-15', 8, 15],
  ['IS Ammo LRM-20', 6, 20],
  ['IS Ammo SRM-2', 50, 4],
  ['IS Ammo SRM-4', 25, 8],
  ['IS Ammo SRM-6', 15, 12],
];
const bins = AMMUNITION.flatMap(([ammunition, full, points]) =>
  [...new Set([full, Math.ceil(full / 2), 1, 0])].map(
    (rounds): Question => ({
      ask: 'explosion damage',
      given: { ammunition, rounds },
      answer: alike(rounds * points),
      sources: ['ammunition'],
    }),
  ),
);

/** Internal structure by tonnage: head, center torso, side torso, arm, leg. */
const STRUCTURE: Readonly<Record<number, readonly [number, number, number, number, number]>> = {
  20: [3, 6, 5, 3, 4],
  25: [3, 8, 6, 4, 6],
  30: [3, 10, 7, 5, 7],
  35: [3, 11, 8, 6, 8],
  40: [3, 12, 10, 6, 10],
  45: [3, 14, 11, 7, 11],
  50: [3, 16, 12, 8, 12],
  55: [3, 18, 13, 9, 13],
  60: [3, 20, 14, 10, 14],
  65: [3, 21, 15, 10, 15],
  70: [3, 22, 15, 11, 15],
  75: [3, 23, 16, 12, 16],
  80: [3, 25, 17, 13, 17],
  85: [3, 27, 18, 14, 18],
  90: [3, 29, 19, 15, 19],
  95: [3, 30, 20, 16, 20],
  100: [3, 31, 21, 17, 21],
};
const PARTS = ['head', 'center_torso', 'left_torso', 'left_arm', 'left_leg'] as const;
const structure = Object.entries(STRUCTURE).flatMap(([tonnage, points]) =>
  PARTS.map(
    (location, place): Question => ({
      ask: 'internal structure',
      given: { tonnage: Number(tonnage), location },
      answer: alike(points[place] as number),
      sources: ['structure'],
    }),
  ),
);

export const internalPoints = (tonnage: number): number => {
  const [head, center, side, arm, leg] = STRUCTURE[tonnage] as readonly [
    number,
    number,
    number,
    number,
    number,
  ];
  return head + center + 2 * (side + arm + leg);
};
export const TONNAGES = Object.keys(STRUCTURE).map(Number);

/** The points lost where damage strikes, and the damage passed inward. */
const hits = [10, 16, 22].flatMap((armor) =>
  [8, 12, 17].flatMap((points) =>
    [1, 5, 10, 12, 15, 20, 25, 30, 40].flatMap((damage): Question[] => {
      const given = { location: 'left_arm', armor, structure: points, damage };
      const armorLost = Math.min(armor, damage);
      const structureLost = Math.min(points, damage - armorLost);
      return [
        { ask: 'armor lost', given, answer: alike(armorLost), sources: ['transfer'] },
        { ask: 'structure lost', given, answer: alike(structureLost), sources: ['transfer'] },
        {
          ask: 'damage passed on',
          given,
          answer: alike(damage - armorLost - structureLost),
          sources: ['transfer'],
        },
      ];
    }),
  ),
);

/** An explosion in a side torso: the structure lost, and the damage passed to the center torso. */
const explosions = [10, 14, 21].flatMap((points) =>
  [5, 8, 15, 18, 25, 40, 60].flatMap((damage) =>
    (['none', 'case', 'case-ii'] as const).flatMap((protection): Question[] => {
      const given = { location: 'left_torso', structure: points, damage, protection };
      const most = { none: 20, case: 10, 'case-ii': 1 }[protection];
      const book = protection === 'case-ii' ? 1 : damage;
      const core = Math.min(damage, most);
      const passed = (amount: number) => (protection === 'none' ? Math.max(0, amount - points) : 0);
      return [
        {
          ask: 'structure lost to an explosion',
          given,
          answer: byBook(Math.min(points, book), Math.min(points, core)),
          sources: ['explosion'],
        },
        {
          ask: 'explosion passed on',
          given,
          answer: byBook(passed(book), passed(core)),
          sources: ['explosion'],
        },
      ];
    }),
  ),
);

export const damage: Area = {
  area: 'damage',
  sources: {
    check: 'Total Warfare, determining critical hits table',
    actuators:
      'standard: docs/rules/standard.md; Campaign Operations, Protected and Exposed Actuators, concern infantry',
    rugged: 'standard: docs/rules/standard.md; Campaign Operations, Rugged, concerns maintenance',
    materials: 'Tactical Operations, reinforced structure and hardened armor',
    slots: 'Total Warfare, critical hits: upper and lower half by a die, then the slot',
    gyro: 'Total Warfare, gyro hits; Core Rulebook p. 98',
    'weapon-explosion': 'Total Warfare, Gauss rifles; Core Rulebook: two points for each slot',
    ammunition: 'Total Warfare, ammunition explosions: rounds left times the damage of a round',
    structure: 'TechManual, internal structure table',
    transfer: 'Total Warfare, damage resolution and transfer',
    explosion: 'Total Warfare, ammunition explosions, CASE and CASE II; Core Rulebook: at most 20, 10 and 1',
  },
  questions: [...checks, ...slots, ...gyros, ...gauss, ...bins, ...structure, ...hits, ...explosions],
};
