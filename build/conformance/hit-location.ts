import { type Area, alike, byBook, byEdition, type Question, span } from './question.js';

/** By the roll of two dice, from 2 to 12. */
const TABLES = {
  front: ['CT', 'RA', 'RA', 'RL', 'RT', 'CT', 'LT', 'LL', 'LA', 'LA', 'HD'],
  left: ['LT', 'LL', 'LA', 'LA', 'LL', 'LT', 'CT', 'RT', 'RA', 'RL', 'HD'],
  right: ['RT', 'RL', 'RA', 'RA', 'RL', 'RT', 'CT', 'LT', 'LA', 'LL', 'HD'],
  rear: ['CTR', 'RA', 'RA', 'RL', 'RTR', 'CTR', 'LTR', 'LL', 'LA', 'LA', 'HD'],
} as const;
type Arc = keyof typeof TABLES;
const ARCS = Object.keys(TABLES) as readonly Arc[];

/** By one die. */
const PUNCH = {
  front: ['LA', 'LT', 'CT', 'RT', 'RA', 'HD'],
  left: ['LT', 'LT', 'CT', 'LA', 'LA', 'HD'],
  right: ['RT', 'RT', 'CT', 'RA', 'RA', 'HD'],
  rear: ['LA', 'LTR', 'CTR', 'RTR', 'RA', 'HD'],
} as const;
const PUNCH_IN_CORE = {
  ...PUNCH,
  front: ['RA', 'RT', 'CT', 'LT', 'LA', 'HD'],
  rear: ['RA', 'RTR', 'CTR', 'LTR', 'LA', 'HD'],
} as const;
const KICK = {
  front: ['RL', 'RL', 'RL', 'LL', 'LL', 'LL'],
  left: ['LL', 'LL', 'LL', 'LL', 'LL', 'LL'],
  right: ['RL', 'RL', 'RL', 'RL', 'RL', 'RL'],
  rear: ['RL', 'RL', 'RL', 'LL', 'LL', 'LL'],
} as const;

const NAMES: Readonly<Record<string, string>> = {
  HD: 'head',
  CT: 'center_torso',
  LT: 'left_torso',
  RT: 'right_torso',
  CTR: 'center_torso_rear',
  LTR: 'left_torso_rear',
  RTR: 'right_torso_rear',
  LA: 'left_arm',
  RA: 'right_arm',
  LL: 'left_leg',
  RL: 'right_leg',
};
const nameOf = (code: string | undefined) => NAMES[code ?? ''] as string;

const byWeapons = ARCS.flatMap((arc) =>
  TABLES[arc].flatMap((code, place): Question[] => {
    const given = { arc, roll: place + 2 };
    const marked = place === 0 || ['HD', 'CT', 'CTR'].includes(code);
    return [
      { ask: 'hit location', given, answer: alike(nameOf(code)), sources: ['tables'] },
      { ask: 'through-armor critical', given, answer: alike(place === 0), sources: ['through-armor'] },
      { ask: 'critical mark', given, answer: byEdition(marked, place === 0), sources: ['mark'] },
      {
        ask: 'location behind partial cover',
        given,
        answer: alike(code === 'LL' || code === 'RL' ? 'cover' : nameOf(code)),
        sources: ['tables', 'cover'],
      },
      {
        ask: 'location of a Low Profile target',
        given,
        answer: byEdition(code === 'LL' || code === 'RL' ? 'cover' : nameOf(code), nameOf(code)),
        sources: ['tables', 'low-profile'],
      },
    ];
  }),
);

const byLimbs = ARCS.flatMap((arc) =>
  span(1, 6).flatMap((die): Question[] => {
    const at = (table: Readonly<Record<Arc, readonly string[]>>, from: Arc) => nameOf(table[from][die - 1]);
    return [
      {
        ask: 'punch location',
        given: { arc, die },
        answer: byEdition(at(PUNCH, 'front'), at(PUNCH, arc), at(PUNCH_IN_CORE, arc)),
        sources: ['punch'],
      },
      {
        ask: 'kick location',
        given: { arc, die },
        answer: byEdition(at(KICK, 'front'), at(KICK, arc)),
        sources: ['kick'],
      },
    ];
  }),
);

const AIMED = [
  'head',
  'center_torso',
  'left_torso',
  'right_torso',
  'left_arm',
  'right_arm',
  'left_leg',
  'right_leg',
];

/** If the first roll misses the location aimed at, the second is a 7: the center torso from the front. */
const aimed = AIMED.filter((location) => location !== 'center_torso').flatMap((location) => [
  ...span(2, 12).map((roll): Question => {
    const hit = roll >= 6 && roll <= 8 ? location : 'center_torso';
    const answer = { standard: hit, 'total-warfare': hit };
    return { ask: 'location of an aimed shot', given: { location, roll }, answer, sources: ['aimed'] };
  }),
  ...span(1, 6).map((die): Question => {
    const answer = { core: die >= 4 ? location : 'center_torso' };
    return { ask: 'location of an aimed shot', given: { location, die }, answer, sources: ['aimed'] };
  }),
]);

function groupsOf(points: number, size: number): readonly number[] {
  const whole = Array.from({ length: Math.floor(points / size) }, () => size);
  return points % size === 0 ? whole : [...whole, points % size];
}
const each = (hits: number, damage: number) => Array.from({ length: hits }, () => damage);

/** Points per hit, and points per group. */
const VOLLEYS = [
  { weapon: 'LRM 5', size: 5, damage: 1, group: 5 },
  { weapon: 'LRM 10', size: 10, damage: 1, group: 5 },
  { weapon: 'LRM 15', size: 15, damage: 1, group: 5 },
  { weapon: 'LRM 20', size: 20, damage: 1, group: 5 },
  { weapon: 'MRM 30', size: 30, damage: 1, group: 5 },
  { weapon: 'SRM 2', size: 2, damage: 2, group: 2 },
  { weapon: 'SRM 4', size: 4, damage: 2, group: 2 },
  { weapon: 'SRM 6', size: 6, damage: 2, group: 2 },
  { weapon: 'ATM 3', size: 3, damage: 2, group: 5, groupInCore: 6 },
  { weapon: 'ATM 6', size: 6, damage: 2, group: 5, groupInCore: 6 },
  { weapon: 'ATM 9', size: 9, damage: 2, group: 5, groupInCore: 6 },
  { weapon: 'ATM 12', size: 12, damage: 2, group: 5, groupInCore: 6 },
];

const groups = VOLLEYS.flatMap(({ weapon, size, damage, group, groupInCore = group }) =>
  span(1, size).map(
    (hits): Question => ({
      ask: 'damage groups',
      given: { weapon, hits, damagePerHit: damage },
      answer: byEdition<readonly number[]>(
        each(hits, damage),
        groupsOf(hits * damage, group),
        groupsOf(hits * damage, groupInCore),
      ),
      sources: ['groups'],
    }),
  ),
);

/** Hexsides that a unit turns in a fall, and the side that it falls on. */
const FALLS = [
  { turn: 0, side: 'front' },
  { turn: 1, side: 'right' },
  { turn: 2, side: 'right' },
  { turn: 3, side: 'rear' },
  { turn: 4, side: 'left' },
  { turn: 5, side: 'left' },
];

const falls = FALLS.flatMap(({ turn, side }, place) => [
  {
    ask: 'side fallen on',
    given: { die: place + 1 },
    answer: byBook(side, place === 0 ? 'rear' : 'front'),
    sources: ['fall'],
  },
  ...span(0, 5).map(
    (facing): Question => ({
      ask: 'facing after a fall',
      given: { die: place + 1, facing },
      answer: byBook((facing + turn) % 6, facing),
      sources: ['fall'],
    }),
  ),
]);

export const hitLocation: Area = {
  area: 'hit-location',
  sources: {
    tables: "Total Warfare, 'Mech hit location table",
    'through-armor': "Total Warfare, 'Mech hit location table, result 2",
    mark: 'Total Warfare, result 2; standard marks head and center torso as well (docs/rules/standard.md)',
    cover: 'Total Warfare, partial cover: leg hits strike the cover',
    'low-profile': 'standard: docs/rulesets.md; Campaign Operations, Low Profile, has no such rule',
    punch: "Total Warfare, 'Mech punch location table; Core Rulebook p. 81; standard: docs/rulesets.md",
    kick: "Total Warfare, 'Mech kick location table; standard: docs/rulesets.md",
    aimed: 'Total Warfare, aimed shots: 6 to 8 of two dice; Core Rulebook p. 70: 4 to 6 of one die',
    groups: 'Total Warfare, cluster weapons; ATMs: Core Rulebook p. 186; standard: docs/rulesets.md',
    fall: 'Total Warfare, facing after a fall; Core Rulebook p. 115',
  },
  questions: [...byWeapons, ...byLimbs, ...aimed, ...groups, ...falls],
};
