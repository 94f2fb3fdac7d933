import {
  FiringArc,
  FOGS,
  LIGHTS,
  MECH_LOCATIONS,
  MovementType,
  PRECIPITATIONS,
  TERRAIN_TYPES,
  WINDS,
} from '../../../src/edge/rules.js';
import { REGULAR, WORST_SKILL } from '../../skills.js';
import { amounts, type Field, flag, ids, oneOf, text, whole } from './fields.js';

const FARTHEST = 60;
const MOST_HEAT = 50;
const MOST_POINTS = 999;
/** More than any unit moves. */
export const MOST_HEXES = 30;

const isLocation = (word: string): boolean => MECH_LOCATIONS.some((location) => location === word);
const isIndex = (word: string): boolean => /^\d{1,3}$/.test(word);

/** The target's direction from the attacker's torso. */
export const BEARINGS = ['ahead', 'left', 'right', 'behind'] as const;
export const SECONDARIES = ['no', 'front', 'left', 'right', 'rear'] as const;
export const SPOTTERS = ['no', 'stationary', 'walk', 'run', 'jump', 'none'] as const;
export const CALLED = ['no', ...MECH_LOCATIONS] as const;

/** Everything that an attack depends on, by the names in the address. */
export const FIELDS = {
  attacker: text('Warhammer WHM-6R'),
  gunnery: whole(REGULAR.gunnery, 0, WORST_SKILL),
  piloting: whole(REGULAR.piloting, 0, WORST_SKILL),
  abilities: ids,
  quirksOff: ids,
  quirksOn: ids,
  moved: oneOf(Object.values(MovementType), 'walk'),
  /** Hexes that the attacker moved, for charges and the heat of a jump. */
  ownHexes: whole(0, 0, MOST_HEXES),
  heat: whole(0, 0, MOST_HEAT),
  wounds: whole(0, 0, 5),
  sensors: whole(0, 0, 3),
  prone: flag,
  spotting: flag,
  leftArm: ids,
  rightArm: ids,
  /** The attacker's destroyed locations. */
  lost: ids,
  computerOut: flag,

  target: text('Marauder MAD-3R'),
  targetPiloting: whole(REGULAR.piloting, 0, WORST_SKILL),
  targetAbilities: ids,
  targetQuirksOff: ids,
  targetQuirksOn: ids,
  targetMoved: oneOf(Object.values(MovementType), 'walk'),
  hexes: whole(3, 0, MOST_HEXES),
  targetHeat: whole(0, 0, MOST_HEAT),
  targetProne: flag,
  immobile: flag,
  cover: flag,
  stuck: flag,
  skidded: flag,
  dodging: flag,
  tagged: flag,
  stealth: flag,
  voidSignature: flag,
  chameleon: flag,
  narced: flag,
  homing: flag,
  /** The target's remaining points, in damaged locations. */
  targetArmor: amounts(isLocation, MOST_POINTS),
  targetRear: amounts(isLocation, MOST_POINTS),
  targetStructure: amounts(isLocation, MOST_POINTS),
  targetEngine: whole(0, 0, 2),
  targetGyro: whole(0, 0, 3),
  targetWounds: whole(0, 0, 5),
  /** Rounds left, by bin. */
  targetRounds: amounts(isIndex, MOST_POINTS),

  range: whole(6, 1, FARTHEST),
  side: oneOf(Object.values(FiringArc), 'front'),
  bearing: oneOf(BEARINGS, 'ahead'),
  terrain: oneOf(TERRAIN_TYPES, 'clear'),
  lightWoods: whole(0, 0, 9),
  heavyWoods: whole(0, 0, 9),
  light: oneOf(LIGHTS, 'day'),
  rain: oneOf(PRECIPITATIONS, 'none'),
  fog: oneOf(FOGS, 'none'),
  wind: oneOf(WINDS, 'none'),
  called: oneOf(CALLED, 'no'),
  teammate: flag,
  secondary: oneOf(SECONDARIES, 'no'),
  spotter: oneOf(SPOTTERS, 'no'),
  spotterAttacked: flag,
  /** Weapons that do not fire, by index. */
  silent: ids,
  /** Unusual loads, as `3_lb-10-x-cluster-ammo`, and bursts, both by index of the weapon. */
  loads: ids,
  shots: amounts(isIndex, 6),
  /** Lasers that fire through their pulse modules, by index. */
  pulsed: ids,
  /** Added weapon quirks, as `3_accurate`, by index of the weapon. */
  weaponQuirks: ids,
} as const;

/** An undamaged attacker, for when another unit is chosen. */
export const AS_BUILT = {
  silent: [],
  loads: [],
  shots: {},
  pulsed: [],
  lost: [],
  computerOut: false,
  quirksOff: [],
  quirksOn: [],
  weaponQuirks: [],
} as const;

/** Nothing hides the target: for when another one is chosen. */
export const IN_SIGHT = { stealth: false, voidSignature: false, chameleon: false } as const;

/** An undamaged target. */
export const UNHURT = {
  targetArmor: {},
  targetRear: {},
  targetStructure: {},
  targetEngine: 0,
  targetGyro: 0,
  targetWounds: 0,
  targetRounds: {},
} as const;

type Names = keyof typeof FIELDS;
export type Situation = {
  readonly [Name in Names]: (typeof FIELDS)[Name] extends Field<infer Value> ? Value : never;
};

export const NAMES = Object.keys(FIELDS) as Names[];
export const USUAL = Object.fromEntries(
  NAMES.map((name) => [name, FIELDS[name].usual]),
) as unknown as Situation;
