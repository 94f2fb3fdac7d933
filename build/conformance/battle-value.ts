import { internalPoints, TONNAGES } from './damage.js';
import { movementStep } from './movement-table.js';
import { type Area, alike, byEdition, type Question, span } from './question.js';

/** By gunnery (row) and piloting (column), 0 to 8 each. */
const SKILLS: readonly (readonly number[])[] = [
  [2.42, 2.31, 2.21, 2.1, 1.93, 1.75, 1.68, 1.59, 1.5],
  [2.21, 2.11, 2.02, 1.92, 1.76, 1.6, 1.54, 1.46, 1.38],
  [1.93, 1.85, 1.76, 1.68, 1.54, 1.4, 1.35, 1.28, 1.21],
  [1.66, 1.58, 1.51, 1.44, 1.32, 1.2, 1.16, 1.1, 1.04],
  [1.38, 1.32, 1.26, 1.2, 1.1, 1, 0.95, 0.9, 0.85],
  [1.31, 1.19, 1.13, 1.08, 0.99, 0.9, 0.86, 0.81, 0.77],
  [1.24, 1.12, 1.07, 1.02, 0.94, 0.85, 0.81, 0.77, 0.72],
  [1.17, 1.06, 1.01, 0.96, 0.88, 0.8, 0.76, 0.72, 0.68],
  [1.1, 0.99, 0.95, 0.9, 0.83, 0.75, 0.71, 0.68, 0.64],
];
const skills = SKILLS.flatMap((row, gunnery) =>
  row.map(
    (factor, piloting): Question => ({
      ask: 'skill factor',
      given: { gunnery, piloting },
      answer: alike(factor),
      sources: ['skills'],
    }),
  ),
);

/** By running points and half of the jumping points, from 0. */
const SPEED = [
  0.44, 0.54, 0.65, 0.77, 0.88, 1, 1.12, 1.24, 1.37, 1.5, 1.63, 1.76, 1.89, 2.02, 2.16, 2.3, 2.44, 2.58, 2.72,
  2.86, 3, 3.15, 3.29, 3.44, 3.59, 3.74,
];
const speed = SPEED.map(
  (factor, points): Question => ({
    ask: 'speed factor',
    given: { points },
    answer: alike(factor),
    sources: ['speed'],
  }),
);

const defense = span(1, 12).flatMap((walk) =>
  [0, 3, 5, 8].map((jump): Question => {
    const best = Math.max(movementStep(Math.ceil(walk * 1.5)), jump === 0 ? 0 : movementStep(jump) + 1);
    return {
      ask: 'defensive factor',
      given: { walk, jump },
      answer: alike((10 + best) / 10),
      sources: ['defense'],
    };
  }),
);

/** The engine's factor on the value of the structure. */
const ENGINES: readonly (readonly [engine: string, clan: boolean, standard: number, book: number])[] = [
  ['fusion', false, 1, 1],
  ['compact', false, 1, 1],
  ['light', false, 0.75, 0.75],
  ['xl', false, 0.5, 0.5],
  ['xl', true, 0.75, 0.75],
  ['xxl', false, 0.33, 0.25],
  ['xxl', true, 0.33, 0.5],
];
const rounded = (value: number) => Number(value.toFixed(6));

const structure = TONNAGES.flatMap((tonnage) =>
  ENGINES.map(
    ([engine, clan, standard, book]): Question => ({
      ask: 'value of the structure',
      given: { tonnage, engine, clan },
      answer: byEdition(
        rounded(internalPoints(tonnage) * 1.5 * standard),
        rounded(internalPoints(tonnage) * 1.5 * book),
      ),
      sources: ['structure', 'engine'],
    }),
  ),
);

const STRUCTURES = { Standard: 1, 'IS Endo Steel': 1, Industrial: 0.5, 'IS Composite': 0.5, Reinforced: 2 };
const structures = Object.entries(STRUCTURES).flatMap(([kind, factor]) =>
  [30, 55, 75, 100].map(
    (tonnage): Question => ({
      ask: 'value of the structure',
      given: { tonnage, engine: 'fusion', clan: false, structure: kind },
      answer: alike(rounded(internalPoints(tonnage) * 1.5 * factor)),
      sources: ['structure'],
    }),
  ),
);

const GYROS = { standard: 0.5, xl: 0.5, compact: 0.5, 'heavy-duty': 1 };
const gyros = Object.entries(GYROS).flatMap(([gyro, share]) =>
  TONNAGES.map(
    (tonnage): Question => ({
      ask: 'value of the gyro',
      given: { tonnage, gyro },
      answer: alike(tonnage * share),
      sources: ['gyro'],
    }),
  ),
);

const MYOMERS = { standard: 1, 'triple-strength': 1.5, 'industrial-triple-strength': 1.15 };
const weights = Object.entries(MYOMERS).flatMap(([myomer, factor]) =>
  TONNAGES.map(
    (tonnage): Question => ({
      ask: 'value of the weight',
      given: { tonnage, myomer },
      answer: alike(rounded(tonnage * factor)),
      sources: ['weight'],
    }),
  ),
);

/** The value of a point of armor. */
const ARMORS = {
  'Standard Armor': 1,
  'IS Ferro-Fibrous': 1,
  'IS Hardened': 2,
  'IS Reactive': 1.5,
  'IS Reflective': 1.5,
  'Clan Ferro-Lamellor': 1.2,
};
const armors = Object.entries(ARMORS).flatMap(([armor, factor]) =>
  [50, 88, 120, 152, 200, 231].map(
    (points): Question => ({
      ask: 'value of the armor',
      given: { armor, points },
      answer: alike(rounded(points * 2.5 * factor)),
      sources: ['armor'],
    }),
  ),
);

const heat = (['single', 'double'] as const).flatMap((kind) =>
  [10, 12, 15, 17, 20].flatMap((sinks) =>
    [0, 2, 4, 6].map(
      (jump): Question => ({
        ask: 'heat efficiency',
        given: { sinks, kind, jump },
        answer: alike(
          6 + sinks * (kind === 'double' ? 2 : 1) - Math.max(2, jump === 0 ? 0 : Math.max(3, jump)),
        ),
        sources: ['heat'],
      }),
    ),
  ),
);

/** Physical weapons whose value depends on the tonnage; triple-strength myomer doubles it. */
const MELEE: Readonly<Record<string, (tonnage: number) => number>> = {
  Hatchet: (tonnage) => Math.ceil(tonnage / 5) * 1.5,
  Sword: (tonnage) => Math.ceil(tonnage / 10 + 1) * 1.725,
  Mace: (tonnage) => Math.ceil(tonnage / 4),
};
const melee = Object.entries(MELEE).flatMap(([weapon, value]) =>
  TONNAGES.filter((tonnage) => tonnage >= 30).flatMap((tonnage) =>
    (['standard', 'triple-strength'] as const).map(
      (myomer): Question => ({
        ask: 'value of a physical weapon',
        given: { weapon, tonnage, myomer },
        answer: alike(rounded(value(tonnage) * (myomer === 'standard' ? 1 : 2))),
        sources: ['melee'],
      }),
    ),
  ),
);

/** Listed values: launchers that work with Artemis IV, and weapons that work with a targeting computer. */
const LAUNCHERS = {
  'LRM 5': 45,
  'LRM 10': 90,
  'LRM 15': 136,
  'LRM 20': 181,
  'SRM 2': 21,
  'SRM 4': 39,
  'SRM 6': 59,
};
const DIRECT = {
  'Small Laser': 9,
  'Medium Laser': 46,
  'Large Laser': 123,
  PPC: 176,
  'Heavy PPC': 317,
  'AC/2': 37,
  'AC/5': 70,
  'AC/10': 123,
};
const ask = 'value of a weapon';
const weapons = [
  ...Object.entries(LAUNCHERS).flatMap(([weapon, value]): Question[] => [
    { ask, given: { weapon }, answer: alike(value), sources: ['weapon'] },
    {
      ask,
      given: { weapon, fireControl: 'Artemis IV FCS' },
      answer: alike(rounded(value * 1.2)),
      sources: ['weapon', 'fire-control'],
    },
    // It does not guide missiles.
    {
      ask,
      given: { weapon, targetingComputer: true },
      answer: alike(value),
      sources: ['weapon', 'fire-control'],
    },
  ]),
  ...Object.entries(DIRECT).flatMap(([weapon, value]): Question[] => [
    { ask, given: { weapon }, answer: alike(value), sources: ['weapon'] },
    {
      ask,
      given: { weapon, targetingComputer: true },
      answer: alike(rounded(value * 1.25)),
      sources: ['weapon', 'fire-control'],
    },
  ]),
];

/** A ton of ammunition, and the launcher whose value limits what it adds. */
const AMMUNITION = [
  { ammunition: 'IS Ammo LRM-10', weapon: 'LRM 10', ton: 11, most: 90 },
  { ammunition: 'IS Ammo LRM-20', weapon: 'LRM 20', ton: 23, most: 181 },
  { ammunition: 'IS Ammo SRM-6', weapon: 'SRM 6', ton: 7, most: 59 },
];
const ammunition = AMMUNITION.flatMap(({ ton, most, ...given }) =>
  span(1, 10).map(
    (tons): Question => ({
      ask: 'value of the ammunition',
      given: { ...given, tons },
      answer: alike(Math.min(ton * tons, most)),
      sources: ['ammunition'],
    }),
  ),
);

/** Whether CASE in a side torso is useful with this engine. */
const SURVIVES = [
  { engine: 'fusion', clan: false, survives: true },
  { engine: 'light', clan: false, survives: true },
  { engine: 'xl', clan: true, survives: true },
  { engine: 'xl', clan: false, survives: false },
];
const explosives = SURVIVES.flatMap(({ survives, ...engine }) =>
  (['head', 'center_torso', 'right_torso', 'right_arm', 'right_leg'] as const).flatMap((location) =>
    (['none', 'case', 'case-ii'] as const).map((protection): Question => {
      const spared = protection === 'case' && location === 'right_torso' && survives;
      // Only CASE in the arm protects an arm.
      const arm = protection === 'case' && location === 'right_arm';
      return {
        ask: 'penalty for a ton of ammunition',
        given: { ...engine, location, protection },
        answer: alike(protection === 'case-ii' || spared || arm ? 0 : 15),
        sources: ['explosive'],
      };
    }),
  ),
);

/** Rounded once, at the end. */
const TOTALS = [
  [802.2, 908.32, 1711],
  [1155.6, 741.5, 1897],
  [962.975, 1774.15, 2737],
  [864, 875.2285, 1739],
  [328.2, 52.2, 380],
] as const;
const totals = TOTALS.map(
  ([defensive, offensive, value]): Question => ({
    ask: 'Battle Value of the ratings',
    given: { defensive, offensive },
    answer: alike(value),
    sources: ['total'],
  }),
);

const COCKPITS = { standard: 1, small: 0.95, 'torso-mounted': 0.95, interface: 1.3 };
const cockpits = Object.entries(COCKPITS).map(
  ([cockpit, factor]): Question => ({
    ask: 'cockpit factor',
    given: { cockpit },
    answer: alike(factor),
    sources: ['cockpit'],
  }),
);

export const battleValue: Area = {
  area: 'battle-value',
  sources: {
    skills: 'TechManual, Battle Value skill multipliers',
    speed: 'TechManual, speed factor table',
    defense: 'TechManual, defensive factor: a tenth for each point of the best target movement modifier',
    structure: 'TechManual, Battle Value of internal structure; internal structure table',
    engine: 'TechManual, engine multipliers; standard: docs/rulesets.md',
    gyro: 'TechManual, Battle Value of gyros',
    weight: 'TechManual, offensive Battle Rating: tonnage and myomer',
    armor: 'TechManual, Battle Value of armor by its type',
    heat: 'TechManual, heat efficiency',
    melee: 'TechManual, Battle Value of physical weapons',
    weapon: 'TechManual, Battle Value of weapons',
    'fire-control': 'TechManual, Artemis IV and targeting computers in the offensive Battle Rating',
    ammunition: 'TechManual, ammunition counts up to the value of its weapons',
    explosive:
      'TechManual, explosive equipment: 15 points a slot, unless CASE or CASE II spares the location',
    total: 'TechManual, final Battle Value, rounded once; ratings of published units',
    cockpit: 'TechManual, final Battle Value: cockpits',
  },
  questions: [
    ...skills,
    ...speed,
    ...defense,
    ...structure,
    ...structures,
    ...gyros,
    ...weights,
    ...armors,
    ...heat,
    ...melee,
    ...weapons,
    ...ammunition,
    ...explosives,
    ...totals,
    ...cockpits,
  ],
};
