import { signal } from '@preact/signals';
import { isKnownAbility } from '../../../src/rules/abilities/index.js';
import { FOGS, LIGHTS, PRECIPITATIONS, WINDS } from '../../../src/rules/environment/environment.js';
import { MECH_LOCATIONS } from '../../../src/rules/hit-location/locations.js';
import { TERRAIN_TYPES } from '../../../src/rules/terrain/index.js';
import { FIRING_ARCS, MOVEMENT_TYPES } from '../../../src/rules/to-hit/vocabulary.js';
import { shareInAddress } from '../../state/address.js';
import { type Field, flag, ids, oneOf, text, whole } from './fields.js';

const WORST_SKILL = 8;
const FARTHEST = 60;
const MOST_HEAT = 50;

/** Where the target lies, as the attacker's torso looks. */
export const BEARINGS = ['ahead', 'left', 'right', 'behind'] as const;
export const SECONDARIES = ['no', 'front', 'left', 'right', 'rear'] as const;
export const SPOTTERS = ['no', 'stationary', 'walk', 'run', 'jump', 'none'] as const;
export const CALLED = ['no', ...MECH_LOCATIONS] as const;

/** All that an attack hangs on, under the names that it has in the address. */
const FIELDS = {
  attacker: text('Warhammer WHM-6R'),
  gunnery: whole(4, 0, WORST_SKILL),
  piloting: whole(5, 0, WORST_SKILL),
  abilities: ids,
  quirksOff: ids,
  quirksOn: ids,
  moved: oneOf(MOVEMENT_TYPES, 'walk'),
  heat: whole(0, 0, MOST_HEAT),
  wounds: whole(0, 0, 5),
  sensors: whole(0, 0, 3),
  prone: flag,
  spotting: flag,
  leftArm: ids,
  rightArm: ids,

  target: text('Marauder MAD-3R'),
  targetPiloting: whole(5, 0, WORST_SKILL),
  targetAbilities: ids,
  targetQuirksOff: ids,
  targetQuirksOn: ids,
  targetMoved: oneOf(MOVEMENT_TYPES, 'walk'),
  hexes: whole(3, 0, 30),
  targetHeat: whole(0, 0, MOST_HEAT),
  targetProne: flag,
  immobile: flag,
  cover: flag,
  stuck: flag,
  skidded: flag,
  dodging: flag,
  tagged: flag,
  stealth: flag,

  range: whole(6, 1, FARTHEST),
  side: oneOf(FIRING_ARCS, 'front'),
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
  /** Weapons that stay silent, by index. */
  silent: ids,
} as const;

type Names = keyof typeof FIELDS;
export type Situation = {
  readonly [Name in Names]: (typeof FIELDS)[Name] extends Field<infer Value> ? Value : never;
};

const NAMES = Object.keys(FIELDS) as Names[];
const USUAL = Object.fromEntries(NAMES.map((name) => [name, FIELDS[name].usual])) as unknown as Situation;

export const situation = signal<Situation>(USUAL);

export function change(changes: Partial<Situation>): void {
  situation.value = { ...situation.value, ...changes };
}

export function startOver(): void {
  situation.value = USUAL;
}

function read(query: URLSearchParams): void {
  const values: Record<string, unknown> = { ...USUAL };
  for (const name of NAMES) {
    const written = query.get(name);
    const value = written === null ? undefined : FIELDS[name].read(written);
    if (value !== undefined) values[name] = value;
  }
  const known = values as unknown as Situation;
  situation.value = {
    ...known,
    abilities: known.abilities.filter(isKnownAbility),
    targetAbilities: known.targetAbilities.filter(isKnownAbility),
  };
}

function write(): URLSearchParams {
  const query = new URLSearchParams();
  const { value } = situation;
  // Whose units these are is said even where they are the usual ones: a link should tell something.
  query.set('attacker', value.attacker);
  query.set('target', value.target);
  for (const name of NAMES) {
    const field = FIELDS[name] as Field<unknown>;
    const written = field.write(value[name]);
    if (written !== field.write(field.usual)) query.set(name, written);
  }
  return query;
}

shareInAddress('attack', read, write);
