import * as v from 'valibot';
import { WORST_SKILL } from '../../check/check.js';
import { LOCATION_NAMES } from '../../rules/body/plan.js';
import { DEADLY_WOUNDS } from '../../rules/pilot/index.js';
import { RULESETS } from '../../rules/ruleset.js';
import { MOTIVE_EFFECTS } from '../../rules/vehicle/motive.js';
import type { ConditionSetup, ProtoMechCondition, VehicleCondition } from '../combatant/condition.js';
import type { PilotSetup } from '../combatant/pilot.js';
import { MUL_FATES, type MulFate } from '../mul/mul-force.js';
import { listOf, whole } from '../save/read-with.js';
import { FORCE_FORMAT, FORCE_SCHEMA } from './force-format.js';

// A force as JSON: what the player chose, and what it is worth, for programs that read it. Units are given by name.

/** Far more than anyone fields, and few enough to read at once. */
const MOST_UNITS = 1000;
const MOST_ABILITIES = 100;
const MOST_EDGE = 100;
const MOST_POINTS = 100_000;
const MOST_VALUE = 1e9;
const LONGEST_NAME = 200;

/** A unit of a force, by its name. */
export interface ForceFileUnit {
  readonly chassis: string;
  readonly model: string;
  /** Its id in the library, needed if another unit has the same name. */
  readonly id?: string;
  readonly pilot?: PilotSetup;
  /** The name of its C3 network; null for none. If left out, it is linked with others of its kind that name none. */
  readonly network?: string | null;
  readonly condition?: ConditionSetup;
  /** Set in the record of a finished game. */
  readonly fate?: MulFate | null;
  /** What the unit is and what it is worth, for readers without unit data. TarComp recalculates it. */
  readonly unitType?: string;
  readonly tonnage?: number | null;
  readonly base?: number;
  readonly tagBonus?: number;
  readonly networkBonus?: number;
  readonly battleValue?: number;
}

export interface ForceFile {
  readonly name?: string;
  /** The Battle Value to spend. */
  readonly budget?: number;
  /** The ruleset of the stated Battle Values. */
  readonly ruleset?: (typeof RULESETS)[number];
  readonly battleValue?: number;
  readonly units: readonly ForceFileUnit[];
}

const text = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const worth = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_VALUE));
const skill = whole(0, WORST_SKILL);
/** Points by location; whether the unit has that location is checked once the unit is found. */
const points = v.record(text, whole(0, MOST_POINTS));

export const pilotSchema = v.strictObject({
  name: v.exactOptional(text),
  gunnery: v.exactOptional(skill),
  piloting: v.exactOptional(skill),
  abilities: v.exactOptional(listOf(text, MOST_ABILITIES)),
  edge: v.exactOptional(whole(0, MOST_EDGE)),
} satisfies { readonly [Field in keyof PilotSetup]-?: unknown });

const places = listOf(v.picklist(LOCATION_NAMES), LOCATION_NAMES.length);

const vehicleSchema = v.strictObject({
  motive: v.exactOptional(listOf(v.picklist(MOTIVE_EFFECTS), MOTIVE_EFFECTS.length)),
  mpLost: v.exactOptional(whole(0, MOST_POINTS)),
  immobilized: v.exactOptional(v.boolean()),
  driverHit: v.exactOptional(v.boolean()),
  commanderHit: v.exactOptional(v.boolean()),
  consoleTakesOver: v.exactOptional(v.boolean()),
  sensorHits: v.exactOptional(whole(0, MOST_POINTS)),
  stunnedTurns: v.exactOptional(whole(0, MOST_POINTS)),
  engineHit: v.exactOptional(v.boolean()),
  flightStabilizerHit: v.exactOptional(v.boolean()),
  stabilizers: v.exactOptional(places),
  turretsLocked: v.exactOptional(places),
  destroyed: v.exactOptional(listOf(whole(0, MOST_POINTS), MOST_UNITS)),
} satisfies { readonly [Field in keyof VehicleCondition]-?: unknown });

const protoMechSchema = v.strictObject({
  hits: v.exactOptional(points),
  destroyed: v.exactOptional(listOf(whole(0, MOST_POINTS), MOST_UNITS)),
} satisfies { readonly [Field in keyof ProtoMechCondition]-?: unknown });

export const conditionSchema = v.strictObject({
  armor: v.exactOptional(points),
  rearArmor: v.exactOptional(points),
  structure: v.exactOptional(points),
  criticals: v.exactOptional(v.record(text, listOf(whole(0, MOST_POINTS), MOST_UNITS))),
  rounds: v.exactOptional(listOf(whole(0, MOST_POINTS), MOST_UNITS)),
  heat: v.exactOptional(whole(0, MOST_POINTS)),
  wounds: v.exactOptional(whole(0, DEADLY_WOUNDS - 1)),
  prone: v.exactOptional(v.boolean()),
  vehicleMode: v.exactOptional(v.boolean()),
  vehicle: v.exactOptional(vehicleSchema),
  protoMech: v.exactOptional(protoMechSchema),
} satisfies { readonly [Field in keyof ConditionSetup]-?: unknown });

const unitSchema = v.strictObject({
  chassis: v.pipe(text, v.minLength(1)),
  model: text,
  id: v.exactOptional(text),
  pilot: v.exactOptional(pilotSchema),
  network: v.exactOptional(v.nullable(text)),
  condition: v.exactOptional(conditionSchema),
  fate: v.exactOptional(v.nullable(v.picklist(MUL_FATES))),
  unitType: v.exactOptional(text),
  tonnage: v.exactOptional(v.nullable(v.number())),
  base: v.exactOptional(worth),
  tagBonus: v.exactOptional(worth),
  networkBonus: v.exactOptional(worth),
  battleValue: v.exactOptional(worth),
} satisfies { readonly [Field in keyof ForceFileUnit]-?: unknown });

const ofForce = {
  name: v.exactOptional(text),
  budget: v.exactOptional(whole(0, MOST_VALUE)),
  ruleset: v.exactOptional(v.picklist(RULESETS)),
  battleValue: v.exactOptional(worth),
  units: listOf(unitSchema, MOST_UNITS),
} satisfies { readonly [Field in keyof ForceFile]-?: unknown };

export const forceSchema = v.strictObject({
  format: v.literal(FORCE_FORMAT),
  schema: v.literal(FORCE_SCHEMA),
  ...ofForce,
});

/** The output of `tarcomp force --json` before forces were files. */
export const oldForceSchema = v.strictObject({
  schema: v.literal(1),
  c3: v.boolean(),
  ...ofForce,
});
