import { ATTACKER_MOVEMENT, MOVEMENTS, type Movement, movementStep } from './movement-table.js';
import {
  type Area,
  alike,
  byEdition,
  Draws,
  IMPOSSIBLE,
  type Question,
  type Rule,
  span,
  sumQuestion,
} from './question.js';

const BRACKETS = ['short', 'medium', 'long', 'extreme'] as const;
type Bracket = (typeof BRACKETS)[number];
type Side = 'front' | 'left' | 'right' | 'rear';
type Category = 'energy' | 'ballistic' | 'missile';

/** A shot as questions describe it. Fields left out have their usual values: nobody is wounded, prone or special. */
export interface Shot {
  readonly gunnery: number;
  readonly range: Bracket;
  readonly distance: number;
  readonly minimumRange?: number;
  readonly movement: Movement;
  readonly heat?: number;
  readonly targetMovement: Movement;
  readonly targetHexes: number;
  readonly targetProne?: true;
  readonly targetImmobile?: true;
  readonly partialCover?: true;
  readonly targetStealth?: true;
  readonly targetSuperheavy?: true;
  readonly targetDodges?: true;
  /** One entry for each hex between. */
  readonly woodsBetween?: readonly Woods[];
  readonly targetWoods?: Woods;
  readonly pilotWounds?: number;
  readonly sensorHits?: number;
  /** Actuators of the arm that holds the weapon. */
  readonly destroyed?: readonly ('shoulder' | 'upper_arm' | 'lower_arm')[];
  readonly targetingComputer?: true;
  readonly actuatorEnhancement?: true;
  readonly prone?: true;
  readonly spotting?: true;
  /** The direction of a secondary target. */
  readonly secondary?: Side;
  /** Movement of the spotter. */
  readonly indirect?: Movement;
  readonly spotterAttacked?: true;
  readonly calledShot?: true;
  readonly teammateCalledShot?: true;
  readonly weapon?: string;
  readonly weaponCategory?: Category;
  readonly quirks?: readonly string[];
  readonly weaponQuirks?: readonly string[];
  readonly targetQuirks?: readonly string[];
  readonly abilities?: readonly string[];
  readonly targetAbilities?: readonly string[];
  readonly designatedWeapon?: string;
  readonly designatedCategory?: Category;
  readonly designatedRange?: Bracket;
  readonly targetIsDesignated?: boolean;
  readonly light?: keyof typeof LIGHT;
  readonly precipitation?: keyof typeof RAIN;
  readonly fog?: keyof typeof FOG;
  readonly wind?: keyof typeof WIND;
}

const WOODS = { light_woods: 1, heavy_woods: 2, light_jungle: 1, heavy_jungle: 2 } as const;
type Woods = keyof typeof WOODS;

/** Weapons of the published tables: their own modifier, and whether a targeting computer works with them. */
const WEAPONS: readonly {
  readonly name: string;
  readonly category: Category;
  readonly minimum?: number;
  readonly direct: boolean;
  readonly adds?: number;
  readonly addsInCore?: number;
}[] = [
  { name: 'Medium Laser', category: 'energy', direct: true },
  { name: 'Large Laser', category: 'energy', direct: true },
  { name: 'PPC', category: 'energy', minimum: 3, direct: true },
  { name: 'Medium Pulse Laser', category: 'energy', direct: true, adds: -2 },
  { name: 'Large Pulse Laser', category: 'energy', direct: true, adds: -2 },
  { name: 'AC/10', category: 'ballistic', direct: true },
  { name: 'AC/5', category: 'ballistic', minimum: 3, direct: true },
  { name: 'Gauss Rifle', category: 'ballistic', minimum: 2, direct: true },
  { name: 'LRM 15', category: 'missile', minimum: 6, direct: false },
  { name: 'SRM 6', category: 'missile', direct: false },
  { name: 'MRM 20', category: 'missile', direct: false, adds: 1, addsInCore: 0 },
  { name: 'Rocket Launcher 10', category: 'missile', direct: false, adds: 1 },
];

/** By the first heat of each step; the last is of `standard` alone. */
const HEAT_STEPS = [8, 13, 17, 24];
const heatSteps = (heat: number, last: readonly number[] = []) =>
  [...HEAT_STEPS, ...last].filter((first) => heat >= first).length;

const RANGE = { short: 0, medium: 2, long: 4, extreme: 6 } as const;

/** The modifier of a bracket, with Range Master and then Sniper. */
function rangeValue(
  { range, abilities = [], designatedRange }: Shot,
  swaps: boolean,
  extreme: boolean,
): number {
  if (range === 'extreme' && !extreme) return IMPOSSIBLE;
  let value: number = RANGE[range];
  if (abilities.includes('range_master') && designatedRange !== undefined) {
    if (range === designatedRange) value = 0;
    else if (range === 'short' && swaps) value = RANGE[designatedRange];
  }
  return abilities.includes('sniper') ? Math.floor(value / 2) : value;
}

function secondaryValue(
  { secondary, quirks = [], abilities = [] }: Shot,
  edition: 'standard' | 'tw' | 'core',
) {
  if (secondary === undefined) return 0;
  const ahead = secondary === 'front';
  let value = ahead || edition === 'core' ? 1 : 2;
  const eased = edition === 'standard' ? ahead : secondary !== 'rear';
  if (quirks.includes('multi_trac') && eased) value = 0;
  return abilities.includes('multi_tasker') ? Math.max(0, value - 1) : value;
}

function armValue({ destroyed = [] }: Shot, edition: 'standard' | 'tw' | 'core'): number {
  const shoulder = destroyed.includes('shoulder') ? 4 : 0;
  const upper = destroyed.includes('upper_arm') ? 1 : 0;
  const lower = destroyed.includes('lower_arm') && edition !== 'core' ? 1 : 0;
  return shoulder > 0 && edition !== 'standard' ? shoulder : shoulder + upper + lower;
}

function calledValue({ calledShot, teammateCalledShot, abilities = [] }: Shot): number {
  if (!calledShot) return 0;
  const penalty = teammateCalledShot ? 0 : abilities.includes('sharpshooter') ? 2 : 3;
  return penalty - (abilities.includes('marksman') ? 1 : 0);
}

const SPOTTER = { stationary: 0, walk: 1, run: 2, jump: 3 } as const;

function indirectValue({ indirect, spotterAttacked, abilities = [] }: Shot, standard: boolean): number {
  if (indirect === undefined) return 0;
  if (standard && (indirect === 'run' || indirect === 'jump')) return IMPOSSIBLE;
  const eased = abilities.includes('oblique_attacker') ? 1 : 0;
  return 1 + SPOTTER[indirect] + (spotterAttacked ? 1 : 0) - eased;
}

/** Darkness and weather: in `standard` for all weapons alike but for wind, by the book for some kinds of weapons. */
const LIGHT = { dawn_dusk: 1, night: 2, moonless_night: 3, pitch_black: 4 };
type Pair = readonly [standard: number, book: number];
const RAIN = {
  light_rain: [1, 0],
  moderate_rain: [2, 1],
  heavy_rain: [2, 1],
  downpour: [3, 2],
  snow: [1, 1],
  heavy_snow: [2, 1],
} as const;
/** By the book for energy weapons alone. */
const FOG = { light_fog: [1, 0], heavy_fog: [2, 1] } as const;
/** For missiles, and by the book for ballistic weapons. */
const WIND = { moderate_gale: [1, 0], strong_gale: [2, 1], storm: [3, 2] } as const;
const NONE: Pair = [0, 0];
const namesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

function weather({ precipitation, fog, wind, weaponCategory }: Shot) {
  const [rain, rainByBook]: Pair = precipitation === undefined ? NONE : RAIN[precipitation];
  const [mist, energy]: Pair = fog === undefined ? NONE : FOG[fog];
  const [missiles, ballistic]: Pair = wind === undefined ? NONE : WIND[wind];
  const windForMissiles = weaponCategory === 'missile' ? missiles : 0;
  const windByBook = weaponCategory === 'ballistic' ? ballistic : windForMissiles;
  const fogByBook = weaponCategory === 'energy' ? energy : 0;
  return byEdition(rain + mist + windForMissiles, rainByBook + fogByBook + windByBook);
}

function weaponOf({ weapon }: Shot) {
  return WEAPONS.find(({ name }) => name === weapon);
}

function specialist({ abilities = [], weapon, designatedWeapon, weaponCategory, designatedCategory }: Shot) {
  if (abilities.includes('weapon_specialist')) return weapon === designatedWeapon ? -2 : 0;
  if (abilities.includes('gunnery_specialist')) return weaponCategory === designatedCategory ? -1 : 1;
  return 0;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const of = (present: unknown, value: number) => (present ? alike(value) : undefined);

const RULES: readonly Rule<Shot>[] = [
  { source: 'gunnery', value: ({ gunnery }) => alike(gunnery) },
  {
    source: 'range',
    value: (shot) => byEdition(rangeValue(shot, false, true), rangeValue(shot, true, false)),
  },
  {
    source: 'minimum-range',
    value: ({ minimumRange = 0, distance }) =>
      minimumRange === 0 || distance > minimumRange
        ? undefined
        : byEdition(minimumRange - distance, minimumRange - distance + 1),
  },
  {
    source: 'attacker-movement',
    value: ({ movement, abilities = [] }) =>
      alike(movement === 'jump' && abilities.includes('jumping_jack') ? 1 : ATTACKER_MOVEMENT[movement]),
  },
  {
    source: 'target-movement',
    value: ({ targetMovement, targetHexes, targetAbilities = [] }) => {
      const value = movementStep(targetHexes) + (targetMovement === 'jump' ? 1 : 0);
      const fast = targetMovement === 'run' || targetMovement === 'jump';
      return byEdition(value + (fast && targetAbilities.includes('evasive') ? 1 : 0), value);
    },
  },
  {
    source: 'heat',
    value: ({ heat = 0, abilities = [] }) => {
      if (heat < (HEAT_STEPS[0] as number)) return undefined;
      const eased = abilities.includes('some_like_it_hot') ? 1 : 0;
      return byEdition(heatSteps(heat, [26]) - eased, heatSteps(heat) - eased);
    },
  },
  { source: 'target-state', value: ({ targetProne, distance }) => of(targetProne, distance === 1 ? -2 : 1) },
  { source: 'target-state', value: ({ targetImmobile }) => of(targetImmobile, -4) },
  { source: 'cover', value: ({ partialCover }) => of(partialCover, 1) },
  {
    source: 'stealth',
    value: ({ targetStealth, range }) =>
      of(targetStealth, { short: 0, medium: 1, long: 2, extreme: 2 }[range]),
  },
  { source: 'target-state', value: ({ targetSuperheavy }) => of(targetSuperheavy, -1) },
  { source: 'dodging', value: ({ targetDodges }) => (targetDodges ? byEdition(2, 0) : undefined) },
  {
    source: 'woods',
    value: ({ woodsBetween, targetWoods }) => {
      if (woodsBetween === undefined && targetWoods === undefined) return undefined;
      const between = sum((woodsBetween ?? []).map((kind) => WOODS[kind]));
      return alike(between + (targetWoods === undefined ? 0 : WOODS[targetWoods]));
    },
  },
  {
    source: 'wounds',
    value: ({ pilotWounds = 0, abilities = [] }) => {
      if (pilotWounds === 0) return undefined;
      return byEdition(pilotWounds - (abilities.includes('pain_resistance') ? 1 : 0), 0);
    },
  },
  {
    source: 'sensors',
    value: ({ sensorHits = 0 }) =>
      sensorHits === 0 ? undefined : byEdition(sensorHits, sensorHits === 1 ? 2 : IMPOSSIBLE),
  },
  {
    source: 'actuators',
    value: (shot) =>
      shot.destroyed === undefined
        ? undefined
        : byEdition(armValue(shot, 'standard'), armValue(shot, 'tw'), armValue(shot, 'core')),
  },
  {
    source: 'targeting-computer',
    value: (shot) => (shot.targetingComputer ? byEdition(-1, weaponOf(shot)?.direct ? -1 : 0) : undefined),
  },
  { source: 'attacker-state', value: ({ actuatorEnhancement }) => of(actuatorEnhancement, -1) },
  { source: 'attacker-state', value: ({ prone }) => of(prone, 2) },
  { source: 'attacker-state', value: ({ spotting }) => of(spotting, 1) },
  {
    source: 'secondary-target',
    value: (shot) =>
      shot.secondary === undefined
        ? undefined
        : byEdition(
            secondaryValue(shot, 'standard'),
            secondaryValue(shot, 'tw'),
            secondaryValue(shot, 'core'),
          ),
  },
  {
    source: 'indirect-fire',
    value: (shot) =>
      shot.indirect === undefined
        ? undefined
        : byEdition(indirectValue(shot, true), indirectValue(shot, false)),
  },
  {
    source: 'called-shot',
    value: (shot) => (shot.calledShot ? { standard: calledValue(shot) } : undefined),
  },
  {
    source: 'weapon',
    value: (shot) => {
      const weapon = weaponOf(shot);
      if (weapon === undefined) return undefined;
      const adds = weapon.adds ?? 0;
      return byEdition(adds, adds, weapon.addsInCore ?? adds);
    },
  },
  {
    source: 'quirks',
    value: ({ quirks = [], range }) => {
      const bracket = (word: string) =>
        quirks.filter((quirk) => quirk === `${word}_targeting_${range}`).length;
      const ghosts = quirks.includes('sensor_ghosts') ? 1 : 0;
      return quirks.length === 0 ? undefined : alike(bracket('poor') - bracket('improved') + ghosts);
    },
  },
  {
    source: 'quirks',
    value: ({ targetQuirks = [], partialCover }) => {
      if (targetQuirks.length === 0) return undefined;
      const distracting = targetQuirks.includes('distracting') ? 1 : 0;
      const low = targetQuirks.includes('low_profile') && !partialCover ? 1 : 0;
      return byEdition(distracting + low, 0);
    },
  },
  {
    source: 'quirks',
    value: ({ weaponQuirks = [], movement }) => {
      if (weaponQuirks.length === 0) return undefined;
      const value = { accurate: -1, inaccurate: 1, stable_weapon: movement === 'run' ? -1 : 0 };
      return alike(sum(weaponQuirks.map((quirk) => value[quirk as keyof typeof value])));
    },
  },
  {
    source: 'abilities',
    value: (shot) => {
      const { abilities = [], targetIsDesignated } = shot;
      if (abilities.length === 0) return undefined;
      const hunt = abilities.includes('blood_stalker') ? (targetIsDesignated ? -1 : 2) : 0;
      return alike(specialist(shot) + hunt);
    },
  },
  { source: 'darkness', value: ({ light }) => of(light, light === undefined ? 0 : LIGHT[light]) },
  {
    source: 'weather',
    value: (shot) => (shot.precipitation || shot.fog || shot.wind ? weather(shot) : undefined),
  },
];

const question = (shot: Shot): Question => sumQuestion('to-hit number', shot, RULES);

const PLAIN: Shot = {
  gunnery: 4,
  range: 'short',
  distance: 3,
  movement: 'stationary',
  targetMovement: 'stationary',
  targetHexes: 0,
};

/** The bracket of a weapon with six hexes per bracket. */
const DISTANCES: Readonly<Record<Bracket, readonly number[]>> = {
  short: span(1, 6),
  medium: span(7, 12),
  long: span(13, 18),
  extreme: span(19, 24),
};

/** Each rule by itself. */
function singleRules(): readonly Shot[] {
  const changes: Partial<Shot>[] = [
    ...span(0, 8).map((gunnery) => ({ gunnery })),
    ...BRACKETS.map((range) => ({ range, distance: DISTANCES[range][2] as number })),
    ...span(1, 6).flatMap((minimumRange) =>
      span(1, 7).map((distance) => ({ minimumRange, distance, range: 'short' as const })),
    ),
    ...MOVEMENTS.map((movement) => ({ movement })),
    ...span(0, 40).map((heat) => ({ heat })),
    ...span(1, 6).map((distance) => ({ targetProne: true as const, distance })),
    { targetImmobile: true },
    { targetImmobile: true, targetProne: true, distance: 1 },
    { partialCover: true },
    ...(['short', 'medium', 'long'] as const).map((range) => ({
      range,
      distance: DISTANCES[range][0] as number,
      targetStealth: true as const,
    })),
    { targetSuperheavy: true },
    { targetDodges: true, targetAbilities: ['dodge_maneuver'] },
    ...namesOf(WOODS).flatMap((kind) => [{ woodsBetween: [kind] }, { targetWoods: kind }]),
    { woodsBetween: ['light_woods', 'light_woods'] },
    { woodsBetween: ['light_woods'], targetWoods: 'heavy_woods' },
    ...span(1, 5).flatMap((pilotWounds) => [
      { pilotWounds },
      { pilotWounds, abilities: ['pain_resistance'] },
    ]),
    { sensorHits: 1 },
    { sensorHits: 2 },
    ...ARMS.map((destroyed) => ({ destroyed })),
    { actuatorEnhancement: true },
    { prone: true },
    { spotting: true },
    ...SIDES.flatMap((secondary) => [
      { secondary },
      { secondary, quirks: ['multi_trac'] },
      { secondary, abilities: ['multi_tasker'] },
      { secondary, quirks: ['multi_trac'], abilities: ['multi_tasker'] },
    ]),
    ...MOVEMENTS.flatMap((indirect) => [{ indirect }, { indirect, spotterAttacked: true as const }]),
    { indirect: 'stationary', abilities: ['oblique_attacker'] },
    { calledShot: true },
    { calledShot: true, abilities: ['sharpshooter'] },
    { calledShot: true, abilities: ['marksman'] },
    { calledShot: true, abilities: ['marksman', 'sharpshooter'] },
    { calledShot: true, teammateCalledShot: true },
    { calledShot: true, teammateCalledShot: true, abilities: ['sharpshooter'] },
    ...['sensor_ghosts', ...TARGETING].flatMap((quirk) =>
      (['short', 'medium', 'long', 'extreme'] as const).map((range) => ({
        range,
        distance: DISTANCES[range][0] as number,
        quirks: [quirk],
      })),
    ),
    { targetQuirks: ['distracting'] },
    { targetQuirks: ['low_profile'] },
    { targetQuirks: ['low_profile'], partialCover: true },
    { targetQuirks: ['distracting', 'low_profile'] },
    ...['accurate', 'inaccurate', 'stable_weapon'].flatMap((quirk) =>
      MOVEMENTS.map((movement) => ({ movement, weaponQuirks: [quirk] })),
    ),
    ...MOVEMENTS.map((movement) => ({ movement, abilities: ['jumping_jack'] })),
    ...MOVEMENTS.slice(1).map((targetMovement) => ({
      targetMovement,
      targetHexes: 5,
      targetAbilities: ['evasive'],
    })),
    ...BRACKETS.flatMap((range) => {
      const distance = DISTANCES[range][1] as number;
      return [
        { range, distance, abilities: ['sniper'] },
        { range, distance, abilities: ['range_master'], designatedRange: 'medium' as const },
        { range, distance, abilities: ['range_master'], designatedRange: 'long' as const },
        { range, distance, abilities: ['range_master', 'sniper'], designatedRange: 'medium' as const },
      ];
    }),
    ...span(0, 30, 2).map((heat) => ({ heat, abilities: ['some_like_it_hot'] })),
    { abilities: ['blood_stalker'], targetIsDesignated: true },
    { abilities: ['blood_stalker'], targetIsDesignated: false },
    ...namesOf(LIGHT).map((light) => ({ light })),
    ...(['energy', 'ballistic', 'missile'] as const).flatMap((weaponCategory) => [
      ...namesOf(RAIN).map((precipitation) => ({ precipitation, weaponCategory })),
      ...namesOf(FOG).map((fog) => ({ fog, weaponCategory })),
      ...namesOf(WIND).map((wind) => ({ wind, weaponCategory })),
      ...(['energy', 'ballistic', 'missile'] as const).map((designatedCategory) => ({
        weaponCategory,
        designatedCategory,
        abilities: ['gunnery_specialist'],
      })),
    ]),
    ...WEAPONS.flatMap(({ name, category, minimum }) => {
      const fired = { weapon: name, weaponCategory: category, distance: 7, range: 'medium' as const };
      const reach = minimum === undefined ? fired : { ...fired, minimumRange: minimum };
      return [
        reach,
        { ...reach, targetingComputer: true as const },
        { ...reach, abilities: ['weapon_specialist'], designatedWeapon: 'Medium Laser' },
        { ...reach, abilities: ['weapon_specialist'], designatedWeapon: name },
      ];
    }),
  ];
  return changes.map((change) => ({ ...PLAIN, ...change }));
}

const SIDES = ['front', 'left', 'right', 'rear'] as const;
const TARGETING = ['improved', 'poor'].flatMap((word) =>
  ['short', 'medium', 'long'].map((bracket) => `${word}_targeting_${bracket}`),
);
const ARMS = [
  ['shoulder'],
  ['upper_arm'],
  ['lower_arm'],
  ['upper_arm', 'lower_arm'],
  ['shoulder', 'upper_arm'],
  ['shoulder', 'upper_arm', 'lower_arm'],
] as const;

/** Several rules at once, as in a game. */
function anyShot(draws: Draws): Shot {
  const range = draws.once(20) ? 'extreme' : draws.one(['short', 'medium', 'long'] as const);
  const distance = draws.one(DISTANCES[range]);
  const still = draws.once(4);
  const targetMovement = still ? 'stationary' : draws.one(MOVEMENTS.slice(1));
  const prone = draws.once(8);
  const weapon = draws.once(2) ? draws.one(WEAPONS) : undefined;
  const ability = draws.once(3)
    ? draws.one(['sniper', 'jumping_jack', 'multi_tasker', 'some_like_it_hot'])
    : undefined;
  return {
    gunnery: draws.one([2, 3, 3, 4, 4, 4, 5, 5, 6]),
    range,
    distance,
    movement: draws.one(MOVEMENTS),
    ...(draws.once(2) && { heat: draws.number(31) }),
    targetMovement,
    targetHexes: still ? 0 : 1 + draws.number(targetMovement === 'run' ? 12 : 8),
    ...(prone && { targetProne: true as const }),
    ...(still && draws.once(4) && { targetImmobile: true as const }),
    ...(!prone && draws.once(6) && { partialCover: true as const }),
    ...(range !== 'extreme' && draws.once(10) && { targetStealth: true as const }),
    ...(draws.once(3) && {
      woodsBetween: draws.one([['light_woods'], ['heavy_woods'], ['light_woods', 'light_woods']] as const),
    }),
    ...(draws.once(3) && { targetWoods: draws.one(['light_woods', 'heavy_woods'] as const) }),
    ...(draws.once(5) && { pilotWounds: 1 + draws.number(4) }),
    ...(draws.once(8) && { sensorHits: 1 + draws.number(2) }),
    ...(draws.once(6) && { destroyed: draws.one(ARMS) }),
    ...(draws.once(8) && { prone: true as const }),
    ...(draws.once(5) && { secondary: draws.one(SIDES) }),
    ...(weapon !== undefined && {
      weapon: weapon.name,
      weaponCategory: weapon.category,
      ...(weapon.minimum !== undefined && { minimumRange: weapon.minimum }),
      ...(draws.once(3) && { targetingComputer: true as const }),
      ...(draws.once(6) && { weaponQuirks: [draws.one(['accurate', 'inaccurate', 'stable_weapon'])] }),
    }),
    ...(draws.once(5) && { quirks: [draws.one([...TARGETING, 'sensor_ghosts', 'multi_trac'])] }),
    ...(draws.once(8) && { targetQuirks: [draws.one(['distracting', 'low_profile'])] }),
    ...(ability !== undefined && { abilities: [ability] }),
    ...(draws.once(10) && { light: draws.one(namesOf(LIGHT)) }),
    ...(weapon !== undefined && draws.once(8) && { precipitation: draws.one(namesOf(RAIN)) }),
  };
}

const COMBINATIONS = 1500;
const SEED = 3025;

function combinations(): readonly Shot[] {
  const draws = new Draws(SEED);
  return Array.from({ length: COMBINATIONS }, () => anyShot(draws));
}

/** Short, medium, long and extreme range of published weapons. */
const REACHES = [
  [3, 6, 9, 12],
  [5, 10, 15, 20],
  [6, 12, 18, 24],
  [7, 14, 21, 28],
  [7, 15, 22, 30],
  [8, 16, 24, 32],
] as const;

const brackets = REACHES.flatMap(([short, medium, long, extreme]) =>
  span(1, extreme + 1).map((distance): Question => {
    const found = BRACKETS.find((_, place) => distance <= ([short, medium, long, extreme][place] as number));
    return {
      ask: 'range bracket',
      given: { short, medium, long, extreme, distance },
      answer: alike(found ?? 'out_of_range'),
      sources: ['range'],
    };
  }),
);

const targetMovements = MOVEMENTS.slice(1).flatMap((targetMovement) =>
  span(1, 27).map(
    (targetHexes): Question => ({
      ask: 'target movement modifier',
      given: { targetMovement, targetHexes },
      answer: alike(movementStep(targetHexes) + (targetMovement === 'jump' ? 1 : 0)),
      sources: ['target-movement'],
    }),
  ),
);

/** Ways of 36 in which two dice reach a number, from 2 on. */
const WAYS = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0];
const chances = WAYS.map(
  (ways, place): Question => ({
    ask: 'ways of 36',
    given: { targetNumber: place + 2 },
    answer: alike(ways),
    sources: ['dice'],
  }),
);

export const toHit: Area = {
  area: 'to-hit',
  sources: {
    gunnery: 'Total Warfare, weapon attacks: the gunnery skill is the base',
    range:
      'Total Warfare, range modifiers; extreme range is optional there and part of standard (docs/rulesets.md)',
    'minimum-range': 'Total Warfare, minimum range; standard: docs/rulesets.md',
    'attacker-movement': 'Total Warfare, attacker movement modifiers; Jumping Jack: Campaign Operations',
    'target-movement': 'Total Warfare, target movement modifiers; Evasive: docs/rulesets.md',
    heat: 'Total Warfare, heat scale; standard adds a step at 26 (docs/rulesets.md)',
    'target-state':
      'Total Warfare, target modifiers: prone, immobile; superheavy targets: Interstellar Operations',
    cover: 'Total Warfare, partial cover',
    stealth: 'Total Warfare, stealth armor',
    dodging:
      'Campaign Operations, Dodge Maneuver, against physical attacks alone; standard: docs/rulesets.md',
    woods: 'Total Warfare, terrain modifiers',
    wounds: 'standard: docs/rulesets.md; the books know no such modifier for a MechWarrior',
    sensors: 'Total Warfare, sensor hits; standard: docs/rulesets.md',
    actuators: 'Total Warfare, arm actuators; Core Rulebook p. 97; standard: docs/rulesets.md',
    'targeting-computer': 'Total Warfare, targeting computer; standard: docs/rulesets.md',
    'attacker-state': 'Total Warfare, attacker modifiers: prone, spotting, actuator enhancement system',
    'secondary-target':
      'Total Warfare, secondary targets; Core Rulebook p. 64; Multi-Trac and Multi-Tasker: docs/rulesets.md',
    'indirect-fire': 'Total Warfare, indirect fire; standard: docs/rulesets.md',
    'called-shot': 'standard: docs/rulesets.md and docs/rules/standard.md',
    weapon: 'Total Warfare, weapons and equipment tables; MRMs: Core Rulebook p. 186',
    quirks: 'Campaign Operations, design quirks; standard: docs/rulesets.md',
    abilities: 'Campaign Operations, special pilot abilities; standard: docs/rulesets.md',
    darkness: 'Tactical Operations: Advanced Rules, light; standard: docs/rules/standard.md',
    weather: 'Tactical Operations: Advanced Rules, weather; standard: docs/rules/standard.md',
    dice: 'the 36 ways two dice fall',
  },
  questions: [
    ...singleRules().map(question),
    ...combinations().map(question),
    ...brackets,
    ...targetMovements,
    ...chances,
  ],
};
