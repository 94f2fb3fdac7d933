import { ATTACKER_MOVEMENT, type Movement, movementStep } from './movement-table.js';
import {
  type Area,
  alike,
  byBook,
  byEdition,
  Draws,
  type Question,
  type Rule,
  span,
  sumQuestion,
} from './question.js';

/** The modifier of an attack to the piloting skill, and that in `core` if it differs. */
const ATTACKS = {
  punch: [0, -1],
  kick: [-2, -1],
  push: [-1],
  charge: [0],
  dfa: [0],
  club: [-1],
  hatchet: [-1],
  sword: [-2],
  mace: [1],
  lance: [1, 0],
  // A punch with an object in the hand.
  claw: [1, -1],
  flail: [0],
  wrecking_ball: [1],
  chain_whip: [-2],
  combine: [-2],
  mining_drill: [-1],
  spot_welder: [-1],
  chainsaw: [0],
  dual_saw: [0],
  backhoe: [1],
  rock_cutter: [1],
  pile_driver: [2],
} satisfies Readonly<Record<string, readonly [book: number, core?: number]>>;
type Attack = keyof typeof ATTACKS;

type Actuator = 'upper_arm' | 'lower_arm' | 'hand' | 'upper_leg' | 'lower_leg' | 'foot';
const ACTUATORS: Readonly<Record<Actuator, number>> = {
  upper_arm: 2,
  lower_arm: 2,
  hand: 1,
  upper_leg: 2,
  lower_leg: 2,
  foot: 1,
};

export interface Blow {
  readonly attack: Attack;
  readonly piloting: number;
  readonly movement: Movement;
  readonly targetMovement: Movement;
  readonly targetHexes: number;
  /** For charges and deaths from above. */
  readonly targetPiloting?: number;
  readonly targetImmobile?: true;
  readonly targetProne?: true;
  readonly targetDodges?: true;
  readonly targetWoods?: 'light_woods' | 'heavy_woods';
  /** Of the limb that strikes. */
  readonly destroyed?: readonly Actuator[];
  readonly actuatorEnhancement?: true;
  readonly spotting?: true;
  readonly quirks?: readonly string[];
  readonly targetQuirks?: readonly string[];
  readonly abilities?: readonly string[];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const of = (present: unknown, value: number) => (present ? alike(value) : undefined);

const RULES: readonly Rule<Blow>[] = [
  { source: 'skill', value: ({ piloting }) => alike(piloting) },
  {
    source: 'attack',
    value: ({ attack }) => {
      const [book, core = book]: readonly number[] = ATTACKS[attack];
      if (book === undefined) return undefined;
      return byBook(book, core);
    },
  },
  {
    source: 'difference',
    value: ({ piloting, targetPiloting, targetImmobile }) =>
      targetPiloting === undefined
        ? undefined
        : byBook(piloting - targetPiloting, piloting - (targetImmobile ? 4 : targetPiloting)),
  },
  { source: 'movement', value: ({ movement }) => alike(ATTACKER_MOVEMENT[movement]) },
  {
    source: 'movement',
    value: ({ targetMovement, targetHexes }) =>
      alike(movementStep(targetHexes) + (targetMovement === 'jump' ? 1 : 0)),
  },
  { source: 'target', value: ({ targetImmobile }) => of(targetImmobile, -4) },
  { source: 'target', value: ({ targetProne }) => of(targetProne, -2) },
  { source: 'dodging', value: ({ targetDodges }) => of(targetDodges, 2) },
  {
    source: 'woods',
    value: ({ targetWoods }) => of(targetWoods, targetWoods === 'heavy_woods' ? 2 : 1),
  },
  {
    source: 'actuators',
    value: ({ destroyed }) => of(destroyed, sum((destroyed ?? []).map((actuator) => ACTUATORS[actuator]))),
  },
  { source: 'attacker', value: ({ actuatorEnhancement }) => of(actuatorEnhancement, -1) },
  { source: 'attacker', value: ({ spotting }) => of(spotting, 1) },
  {
    source: 'quirks',
    value: ({ quirks }) => (quirks?.includes('battle_fists_ra') ? byEdition(0, -1) : undefined),
  },
  {
    source: 'quirks',
    value: ({ targetQuirks }) => (targetQuirks?.includes('distracting') ? byEdition(1, 0) : undefined),
  },
  { source: 'abilities', value: ({ abilities }) => of(abilities?.includes('melee_specialist'), -1) },
];

const PLAIN = {
  piloting: 5,
  movement: 'stationary',
  targetMovement: 'stationary',
  targetHexes: 0,
} as const satisfies Partial<Blow>;

/** A charge follows a run, and a death from above a jump. */
const wayOf = (attack: Attack): Partial<Blow> => {
  if (attack === 'charge')
    return { movement: 'run', targetPiloting: 5, targetMovement: 'walk', targetHexes: 1 };
  return attack === 'dfa' ? { movement: 'jump', targetPiloting: 5 } : {};
};
const NAMES = Object.keys(ATTACKS) as Attack[];
const plain = (attack: Attack): Blow => ({ attack, ...PLAIN, ...wayOf(attack) });

const ARM_DAMAGE = [['upper_arm'], ['lower_arm'], ['hand'], ['upper_arm', 'lower_arm']] as const;
const LEG_DAMAGE = [
  ['upper_leg'],
  ['lower_leg'],
  ['foot'],
  ['upper_leg', 'lower_leg'],
  ['upper_leg', 'foot'],
] as const;

const single: readonly Blow[] = [
  ...NAMES.flatMap((attack) => span(3, 6).map((piloting) => ({ ...plain(attack), piloting }))),
  ...NAMES.flatMap((attack) => [
    { ...plain(attack), abilities: ['melee_specialist'] },
    { ...plain(attack), targetQuirks: ['distracting'] },
    { ...plain(attack), targetDodges: true as const },
    { ...plain(attack), spotting: true as const },
  ]),
  ...(['punch', 'kick', 'hatchet', 'sword'] as const).flatMap((attack) => [
    ...(['walk', 'run', 'jump'] as const).map((movement) => ({ ...plain(attack), movement })),
    ...span(1, 12).map((targetHexes) => ({ ...plain(attack), targetMovement: 'run' as const, targetHexes })),
    ...span(1, 8).map((targetHexes) => ({ ...plain(attack), targetMovement: 'jump' as const, targetHexes })),
    { ...plain(attack), targetWoods: 'light_woods' as const },
    { ...plain(attack), targetWoods: 'heavy_woods' as const },
    { ...plain(attack), targetImmobile: true as const },
    { ...plain(attack), actuatorEnhancement: true as const },
  ]),
  { ...plain('kick'), targetProne: true },
  { ...plain('kick'), targetProne: true, targetImmobile: true },
  ...ARM_DAMAGE.map((destroyed) => ({ ...plain('punch'), destroyed })),
  ...ARM_DAMAGE.filter((destroyed) => !(destroyed as readonly string[]).includes('hand')).flatMap(
    (destroyed) => (['hatchet', 'sword', 'mace'] as const).map((attack) => ({ ...plain(attack), destroyed })),
  ),
  ...LEG_DAMAGE.map((destroyed) => ({ ...plain('kick'), destroyed })),
  { ...plain('punch'), quirks: ['battle_fists_ra'] },
  ...(['charge', 'dfa'] as const).flatMap((attack) =>
    span(2, 7).flatMap((targetPiloting) => [
      { ...plain(attack), targetPiloting },
      {
        ...plain(attack),
        targetPiloting,
        targetMovement: 'stationary' as const,
        targetHexes: 0,
        targetImmobile: true as const,
      },
    ]),
  ),
];

function anyBlow(draws: Draws): Blow {
  const attack = draws.one(['punch', 'kick', 'hatchet', 'sword', 'mace', 'claw'] as const);
  const still = draws.once(4);
  const targetMovement = still ? 'stationary' : draws.one(['walk', 'run', 'jump'] as const);
  const hurt = draws.once(3);
  return {
    attack,
    piloting: draws.one([3, 4, 4, 5, 5, 5, 6, 7]),
    movement: draws.one(['stationary', 'walk', 'run', 'jump'] as const),
    targetMovement,
    targetHexes: still ? 0 : 1 + draws.number(8),
    ...(still && draws.once(3) && { targetImmobile: true as const }),
    ...(draws.once(4) && { targetWoods: draws.one(['light_woods', 'heavy_woods'] as const) }),
    ...(hurt && attack === 'punch' && { destroyed: draws.one(ARM_DAMAGE) }),
    ...(hurt && attack === 'kick' && { destroyed: draws.one(LEG_DAMAGE) }),
    ...(draws.once(8) && { spotting: true as const }),
    ...(draws.once(8) && { targetDodges: true as const }),
    ...(draws.once(5) && { abilities: ['melee_specialist'] }),
  };
}

const COMBINATIONS = 400;
function combinations(): readonly Blow[] {
  const draws = new Draws(COMBINATIONS);
  return Array.from({ length: COMBINATIONS }, () => anyBlow(draws));
}

const TONNAGES = span(20, 100, 5);

/** Damage by tonnage. */
const DAMAGE: Readonly<Record<string, (tonnage: number) => number>> = {
  punch: (tonnage) => Math.ceil(tonnage / 10),
  kick: (tonnage) => Math.floor(tonnage / 5),
  club: (tonnage) => Math.floor(tonnage / 5),
  hatchet: (tonnage) => Math.floor(tonnage / 5),
  sword: (tonnage) => Math.ceil(tonnage / 10) + 1,
  mace: (tonnage) => Math.ceil(tonnage / 4),
  claw: (tonnage) => Math.ceil(tonnage / 7),
  lance: (tonnage) => tonnage / 5,
  dfa: (tonnage) => Math.ceil((tonnage * 3) / 10),
};
/** Whatever the tonnage is. */
const FIXED: Readonly<Record<string, number>> = {
  flail: 9,
  wrecking_ball: 8,
  chain_whip: 3,
  combine: 3,
  mining_drill: 4,
  spot_welder: 5,
  chainsaw: 5,
  dual_saw: 7,
  backhoe: 6,
  rock_cutter: 5,
  pile_driver: 10,
};
const MYOMER = ['punch', 'kick', 'hatchet', 'sword', 'mace', 'claw'];

const damageBy = Object.entries(DAMAGE).flatMap(([attack, damage]) =>
  TONNAGES.flatMap((tonnage): Question[] => {
    const ask = 'physical damage';
    const points = damage(tonnage);
    const given = { attack, tonnage };
    const questions: Question[] = [{ ask, given, answer: alike(points), sources: ['damage'] }];
    if (MYOMER.includes(attack)) {
      questions.push(
        {
          ask,
          given: { ...given, tripleStrengthMyomer: true },
          answer: alike(points * 2),
          sources: ['damage', 'myomer'],
        },
        {
          ask,
          given: { ...given, abilities: ['melee_master'] },
          answer: byEdition(points + 1, points),
          sources: ['damage', 'abilities'],
        },
        {
          ask,
          given: { ...given, abilities: ['melee_specialist'] },
          answer: byEdition(points, points + 1),
          sources: ['damage', 'abilities'],
        },
      );
    }
    if (attack === 'punch' || attack === 'kick') {
      const destroyed = [attack === 'punch' ? 'upper_arm' : 'lower_leg'];
      const answer = alike(Math.floor(points / 2));
      questions.push({ ask, given: { ...given, destroyed }, answer, sources: ['damage', 'actuators'] });
    }
    if (attack === 'punch') {
      const answer = byEdition(points + 1, points);
      questions.push({
        ask,
        given: { ...given, quirks: ['battle_fists_ra'] },
        answer,
        sources: ['damage', 'quirks'],
      });
    }
    return questions;
  }),
);

const fixed = Object.entries(FIXED).map(
  ([attack, points]): Question => ({
    ask: 'physical damage',
    given: { attack, tonnage: 60 },
    answer: alike(points),
    sources: ['damage'],
  }),
);

const charges = TONNAGES.flatMap((tonnage) => [
  ...[1, 2, 3, 4, 5, 7, 8, 10].map(
    (hexesMoved): Question => ({
      ask: 'physical damage',
      given: { attack: 'charge', tonnage, hexesMoved },
      answer: byBook(
        Math.ceil((tonnage * (hexesMoved - 1)) / 10),
        Math.ceil((tonnage * (movementStep(hexesMoved) + 1)) / 5),
      ),
      sources: ['charge'],
    }),
  ),
  {
    ask: 'damage to the attacker',
    given: { attack: 'charge', tonnage: 60, hexesMoved: 5, targetTonnage: tonnage },
    answer: alike(Math.ceil(tonnage / 10)),
    sources: ['charge'],
  },
  {
    ask: 'damage to the attacker',
    given: { attack: 'dfa', tonnage, targetTonnage: 60 },
    answer: alike(Math.ceil(tonnage / 5)),
    sources: ['death-from-above'],
  },
]);

/** Levels from the attacker's feet up to the target's, and the hit table. */
const TABLES: readonly (readonly [attack: string, levels: number, prone: boolean, table: string])[] = [
  ['punch', 0, false, 'punch'],
  ['punch', 1, false, 'kick'],
  ['punch', 1, true, 'full'],
  ['kick', 0, false, 'kick'],
  ['kick', 0, true, 'full'],
  ['kick', -1, false, 'punch'],
  ...['hatchet', 'sword', 'mace'].flatMap(
    (attack) =>
      [
        [attack, 0, false, 'full'],
        [attack, 1, false, 'kick'],
        [attack, -1, false, 'punch'],
      ] as const,
  ),
];
const tables = TABLES.map(
  ([attack, levels, targetProne, table]): Question => ({
    ask: 'hit table',
    given: { attack, levels, targetProne },
    answer: alike(table),
    sources: ['levels'],
  }),
);

export const physical: Area = {
  area: 'physical',
  sources: {
    skill: 'Total Warfare, physical attacks: the piloting skill is the base',
    attack: 'Total Warfare, physical attacks table; Core Rulebook pp. 81, 82, 194',
    difference:
      'Total Warfare, charge and death from above; Core Rulebook p. 77: an immobile target counts as piloting 4',
    movement: 'Total Warfare, attacker and target movement modifiers',
    target: 'Total Warfare, target modifiers',
    dodging: 'Campaign Operations, Dodge Maneuver',
    woods: 'Total Warfare, terrain modifiers',
    actuators: 'Total Warfare, damaged limbs in physical attacks',
    attacker: 'Total Warfare, spotting; actuator enhancement system',
    quirks: 'Campaign Operations, Battle Fists; Distracting and standard: docs/rulesets.md',
    abilities: 'Campaign Operations, Melee Specialist and Melee Master; standard: docs/rulesets.md',
    damage: 'Total Warfare, physical attacks table: damage',
    myomer: 'Total Warfare, triple-strength myomer',
    charge: 'Total Warfare, charge; Core Rulebook p. 78',
    'death-from-above': 'Total Warfare, death from above',
    levels: 'Total Warfare, physical attacks at different levels',
  },
  questions: [
    ...[...single, ...combinations()].map((blow) => sumQuestion('physical to-hit number', blow, RULES)),
    ...damageBy,
    ...fixed,
    ...charges,
    ...tables,
  ],
};
