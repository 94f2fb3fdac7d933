import type { Movement } from './movement-table.js';
import {
  type Area,
  alike,
  byBook,
  byEdition,
  Draws,
  IMPOSSIBLE,
  type Question,
  type Rule,
  span,
  sumQuestion,
} from './question.js';

/** Damage to one leg. */
export interface Leg {
  readonly destroyed?: true;
  readonly hip?: true;
  readonly upperLeg?: true;
  readonly lowerLeg?: true;
  readonly foot?: true;
}

const CAUSES = {
  'falling over': alike(0),
  '20 damage': alike(1),
  'kicked or pushed': alike(0),
  charged: alike(2),
  'hit by death from above': alike(2),
  'after death from above': byBook(4, 2),
  shutdown: alike(3),
  'standing up': byBook(0, -1),
  'entering water of depth 1': alike(-1),
  'entering water of depth 2': alike(0),
  'entering water of depth 3': alike(1),
  'entering rubble': alike(0),
} as const;
export type Cause = keyof typeof CAUSES | 'skid';
const PLAIN_CAUSES = Object.keys(CAUSES) as readonly (keyof typeof CAUSES)[];

export interface Roll {
  readonly piloting: number;
  readonly cause: Cause;
  /** Before the turn that causes the skid. */
  readonly hexesMoved?: number;
  /** Of the turn; water asks for a roll in `core` after running alone. */
  readonly movement: Movement;
  readonly chassis?: 'quad';
  readonly gyro?: 'xl' | 'compact' | 'heavy-duty';
  readonly gyroHits?: number;
  readonly legs?: readonly Leg[];
  readonly cockpit?: 'small' | 'torso-mounted';
  readonly pilotWounds?: number;
  readonly quirks?: readonly string[];
  readonly abilities?: readonly string[];
}

const isTerrain = (cause: Cause) => cause.startsWith('entering');
const NATURAL_GRACE: readonly Cause[] = [
  'falling over',
  '20 damage',
  'kicked or pushed',
  'charged',
  'shutdown',
];

/** By the first hexes of each step. */
const SKIDS: readonly (readonly [from: number, modifier: number])[] = [
  [0, -1],
  [3, 0],
  [5, 1],
  [8, 2],
  [11, 4],
  [18, 5],
  [25, 6],
];
const skid = (hexes: number) => SKIDS.filter(([from]) => hexes >= from).at(-1)?.[1] ?? 0;

function bookLeg({ destroyed, hip, upperLeg, lowerLeg, foot }: Leg): number {
  if (destroyed) return 5;
  return hip ? 2 : [upperLeg, lowerLeg, foot].filter(Boolean).length;
}
function coreLeg({ destroyed, hip, upperLeg, lowerLeg }: Leg): number {
  return destroyed ? 4 : [hip, upperLeg, lowerLeg].filter(Boolean).length;
}

function gyro({ gyro: kind, gyroHits = 0 }: Roll) {
  if (kind !== 'heavy-duty') return gyroHits === 1 ? byBook(3, 2) : alike(IMPOSSIBLE);
  if (gyroHits === 1) return alike(1);
  if (gyroHits === 2) return byBook(3, 2);
  return byBook(IMPOSSIBLE, gyroHits === 3 ? 3 : IMPOSSIBLE);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function quirk(id: string, { cause, piloting }: Roll) {
  const ground = isTerrain(cause) ? 1 : 0;
  switch (id) {
    case 'easy_to_pilot':
      return byEdition(-ground, piloting >= 4 && (ground || cause === '20 damage') ? -1 : 0);
    case 'stable':
      return byEdition(-1, cause === 'kicked or pushed' ? -1 : 0);
    case 'unbalanced':
      return alike(ground);
    // Hard to Pilot and Cramped Cockpit.
    default:
      return alike(1);
  }
}

function ability(id: string, { cause, movement }: Roll) {
  const ground = isTerrain(cause);
  switch (id) {
    case 'maneuvering_ace':
      return byEdition(ground || cause === 'skid' ? -1 : 0, cause === 'skid' ? -1 : 0);
    case 'cross_country':
      return byEdition(ground && movement === 'run' ? -1 : 0, 0);
    case 'acrobat':
      return byEdition(cause === 'after death from above' ? -1 : 0, 0);
    // Natural Grace.
    default:
      return byEdition(NATURAL_GRACE.includes(cause) ? -1 : 0, 0);
  }
}

function allOf(values: readonly Record<'standard' | 'total-warfare' | 'core', number>[]) {
  return byEdition(
    sum(values.map(({ standard }) => standard)),
    sum(values.map((value) => value['total-warfare'])),
    sum(values.map(({ core }) => core)),
  );
}

const RULES: readonly Rule<Roll>[] = [
  { source: 'skill', value: ({ piloting }) => alike(piloting) },
  {
    source: 'cause',
    value: ({ cause, hexesMoved = 0 }) => {
      if (cause !== 'skid') return CAUSES[cause];
      return { standard: skid(hexesMoved), 'total-warfare': skid(hexesMoved) };
    },
  },
  { source: 'gyro', value: (roll) => (roll.gyroHits === undefined ? undefined : gyro(roll)) },
  {
    source: 'legs',
    value: ({ legs }) =>
      legs === undefined ? undefined : byBook(sum(legs.map(bookLeg)), sum(legs.map(coreLeg))),
  },
  { source: 'quad', value: ({ chassis }) => (chassis === 'quad' ? alike(-2) : undefined) },
  { source: 'cockpit', value: ({ cockpit }) => (cockpit === undefined ? undefined : alike(1)) },
  {
    source: 'wounds',
    value: ({ pilotWounds = 0 }) => (pilotWounds === 0 ? undefined : byEdition(pilotWounds, 0)),
  },
  {
    source: 'quirks',
    value: (roll) =>
      roll.quirks === undefined ? undefined : allOf(roll.quirks.map((id) => quirk(id, roll))),
  },
  {
    source: 'abilities',
    value: (roll) =>
      roll.abilities === undefined ? undefined : allOf(roll.abilities.map((id) => ability(id, roll))),
  },
];

const question = (roll: Roll): Question => sumQuestion('piloting number', roll, RULES);
const PLAIN: Roll = { piloting: 5, cause: 'falling over', movement: 'run' };

/** The book does not say whether these count for skids. */
const OF_THE_GROUND = ['easy_to_pilot', 'unbalanced'];
const QUIRKS = ['easy_to_pilot', 'stable', 'hard_to_pilot', 'unbalanced', 'cramped_cockpit'];
const ABILITIES = ['maneuvering_ace', 'natural_grace', 'acrobat', 'cross_country'];
const LEGS: readonly (readonly Leg[])[] = [
  [{ destroyed: true }, {}],
  [{ hip: true }, {}],
  [{ upperLeg: true }, {}],
  [{ lowerLeg: true }, {}],
  [{ foot: true }, {}],
  [{ hip: true, upperLeg: true }, {}],
  [{ hip: true, upperLeg: true, lowerLeg: true, foot: true }, {}],
  [{ upperLeg: true, lowerLeg: true, foot: true }, {}],
  [{ hip: true }, { hip: true }],
  [{ upperLeg: true }, { foot: true }],
  [{ hip: true, foot: true }, { lowerLeg: true }],
  [{ destroyed: true }, { upperLeg: true }],
];

const single: readonly Roll[] = [
  ...span(0, 8).flatMap((piloting) => PLAIN_CAUSES.map((cause) => ({ ...PLAIN, piloting, cause }))),
  ...span(0, 26).map((hexesMoved) => ({ ...PLAIN, cause: 'skid' as const, hexesMoved })),
  ...LEGS.map((legs) => ({ ...PLAIN, legs })),
  ...span(1, 2).map((gyroHits) => ({ ...PLAIN, gyroHits })),
  ...span(1, 3).map((gyroHits) => ({ ...PLAIN, gyro: 'heavy-duty' as const, gyroHits })),
  { ...PLAIN, chassis: 'quad' },
  { ...PLAIN, cockpit: 'small' },
  { ...PLAIN, cockpit: 'torso-mounted' },
  ...span(1, 5).map((pilotWounds) => ({ ...PLAIN, pilotWounds })),
  ...[...PLAIN_CAUSES, 'skid' as const].flatMap((cause) => [
    ...QUIRKS.filter((id) => cause !== 'skid' || !OF_THE_GROUND.includes(id)).map((id) => ({
      ...PLAIN,
      cause,
      quirks: [id],
      ...(cause === 'skid' && { hexesMoved: 4 }),
    })),
    ...ABILITIES.map((id) => ({
      ...PLAIN,
      cause,
      abilities: [id],
      ...(cause === 'skid' && { hexesMoved: 4 }),
    })),
  ]),
  { ...PLAIN, piloting: 3, cause: '20 damage', quirks: ['easy_to_pilot'] },
  { ...PLAIN, piloting: 3, cause: 'entering rubble', quirks: ['easy_to_pilot'] },
  ...(['walk', 'run', 'jump'] as const).map((movement) => ({
    ...PLAIN,
    movement,
    cause: 'entering rubble' as const,
    abilities: ['cross_country'],
  })),
];

function anyRoll(draws: Draws): Roll {
  const hits = draws.once(4) ? 1 + draws.number(2) : 0;
  return {
    piloting: draws.one([3, 4, 4, 5, 5, 5, 6, 7]),
    cause: draws.one(PLAIN_CAUSES),
    movement: 'run',
    ...(hits > 0 && draws.once(3) && { gyro: 'heavy-duty' as const }),
    ...(hits > 0 && { gyroHits: hits }),
    ...(draws.once(2) && { legs: draws.one(LEGS) }),
    ...(draws.once(8) && { cockpit: draws.one(['small', 'torso-mounted'] as const) }),
    ...(draws.once(4) && { pilotWounds: 1 + draws.number(4) }),
    ...(draws.once(3) && { quirks: [draws.one(QUIRKS)] }),
    ...(draws.once(3) && { abilities: [draws.one(ABILITIES)] }),
  };
}

const COMBINATIONS = 450;
function combinations(): readonly Roll[] {
  const draws = new Draws(COMBINATIONS);
  return Array.from({ length: COMBINATIONS }, () => anyRoll(draws));
}

const fallDamage = span(20, 100, 5).flatMap((tonnage) =>
  span(0, 4).map(
    (levels): Question => ({
      ask: 'fall damage',
      given: { tonnage, levels },
      answer: alike(Math.ceil(tonnage / 10) * (levels + 1)),
      sources: ['falling'],
    }),
  ),
);

/** The MechWarrior's roll to avoid injury: the failed roll and the height, or only the skill and the height. */
const injuries = span(0, 3).flatMap((levels) =>
  [
    { cause: '20 damage' as const },
    { cause: '20 damage' as const, gyroHits: 1 },
    { cause: 'kicked or pushed' as const },
    { cause: 'shutdown' as const },
  ].map((roll): Question => {
    const adds = CAUSES[roll.cause]['total-warfare'] + ('gyroHits' in roll ? 3 : 0);
    return {
      ask: 'roll to avoid injury in a fall',
      given: { piloting: 5, levels, ...roll },
      answer: byBook(5 + adds + Math.max(0, levels - 1), 5 + levels),
      sources: ['injury'],
    };
  }),
);

/** By wounds, from the first to the fifth. */
const CONSCIOUSNESS = [3, 5, 7, 10, 11];
const EASED: readonly (readonly [abilities: readonly string[], standard: number])[] = [
  [[], 0],
  [['iron_man'], 2],
  [['iron_will'], 2],
  [['iron_man', 'iron_will'], 2],
  [['toughness'], 1],
  [['iron_man', 'toughness'], 3],
];
const consciousness = CONSCIOUSNESS.flatMap((number, place) =>
  EASED.map(
    ([abilities, less]): Question => ({
      ask: 'consciousness number',
      given: { wounds: place + 1, abilities },
      answer: byEdition(Math.max(2, number - less), number),
      sources: ['consciousness'],
    }),
  ),
);

const LEADERS: readonly (readonly [quirks: readonly string[], bonus: number])[] = [
  [[], 0],
  [['command_mech'], 1],
  [['battle_computer'], 2],
  [['command_mech', 'battle_computer'], 2],
];
const initiative = LEADERS.flatMap(([quirks, bonus]) =>
  [false, true].map(
    (genius): Question => ({
      ask: 'initiative modifier',
      given: { quirks, abilities: genius ? ['tactical_genius'] : [] },
      answer: byEdition(bonus + (genius ? 1 : 0), bonus),
      sources: ['initiative'],
    }),
  ),
);

export const piloting: Area = {
  area: 'piloting',
  sources: {
    skill: 'Total Warfare, piloting skill rolls: the piloting skill is the base',
    cause: 'Total Warfare, piloting skill roll table; Core Rulebook pp. 45, 51, 80, 111',
    gyro: 'Total Warfare, gyro hits; Core Rulebook p. 98',
    legs: 'Total Warfare, leg damage; Core Rulebook pp. 90, 93, 99',
    quad: "Total Warfare, four-legged 'Mechs",
    cockpit: 'Tactical Operations, small and torso-mounted cockpits',
    wounds: 'standard: docs/rulesets.md; the books know no such modifier for a MechWarrior',
    quirks: 'Campaign Operations, design quirks; standard: docs/rulesets.md',
    abilities: 'Campaign Operations, special pilot abilities; standard: docs/rulesets.md',
    falling: 'Total Warfare, falling damage',
    injury: 'Total Warfare, injury in a fall; Core Rulebook p. 117',
    consciousness: 'Total Warfare, consciousness table; standard: docs/rulesets.md',
    initiative:
      'Campaign Operations, Command BattleMech and Battle Computer; standard: docs/rules/standard.md',
  },
  questions: [
    ...[...single, ...combinations()].map(question),
    ...fallDamage,
    ...injuries,
    ...consciousness,
    ...initiative,
  ],
};
