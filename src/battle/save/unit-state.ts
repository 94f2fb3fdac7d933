import * as v from 'valibot';
import { MOST_LOCATIONS } from '../../rules/body/plan.js';
import { SEATS } from '../../rules/crew/seats.js';
import { SHIELD_MODES } from '../../rules/damage/shields.js';
import { MECH_LOCATIONS } from '../../rules/hit-location/locations.js';
import { DEADLY_WOUNDS } from '../../rules/pilot/index.js';
import { PILOTING_CAUSES, type PilotingCause } from '../../rules/piloting/situation.js';
import { TERRAIN_TYPES } from '../../rules/terrain/terrain.js';
import { MOVEMENT_TYPES } from '../../rules/to-hit/vocabulary.js';
import { CAUSES_OF_LOSS } from '../combatant/cause-of-loss.js';
import type { Combatant } from '../combatant/combatant.js';
import { FACINGS } from '../hex/hex.js';
import { DEEPEST, LONGEST_SIDE, TALLEST } from '../map/limits.js';
import type { MoveSoFar } from '../movement/position.js';
import { listOf, whole } from './read-with.js';

type TypedArray = Float64Array | Uint8Array | Uint16Array | Int16Array | Int8Array;

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Fields that can be assigned; getters cannot. */
type Assignable<Type> = {
  [Field in keyof Type]-?: Same<Pick<Type, Field>, { -readonly [Same in Field]: Type[Field] }> extends true
    ? Type[Field] extends (...values: never[]) => unknown
      ? never
      : Field
    : never;
}[keyof Type];

type ListField = {
  [Field in keyof Combatant]-?: Combatant[Field] extends TypedArray ? Field : never;
}[keyof Combatant];

/** Fields that `refresh` recalculates from hit slots and lost locations, and the counters of caches. */
export const DERIVED_FIELDS = [
  'working',
  'actuatorsLost',
  'engineHits',
  'gyroHits',
  'sensorHits',
  'lifeSupportHits',
  'cockpitHit',
  'heatSinksLost',
  'stranded',
  'stunned',
  'nearsighted',
  'turretHeld',
  'secondTurretHeld',
  'version',
  'ammunitionVersion',
] as const;
type DerivedField = (typeof DERIVED_FIELDS)[number];

/** Fields that describe the unit itself, not its current state. */
export const FIXED_FIELDS = [
  'index',
  'id',
  'side',
  'design',
  'plan',
  'pilot',
  'rules',
  'aptitudes',
  'armorRules',
  'plating',
] as const;

type PlainField = Exclude<Assignable<Combatant>, DerivedField>;
type SavedList = Exclude<ListField, DerivedField | 'kind'>;

const flag = v.boolean();
const points = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000));
const LAST_HEX = LONGEST_SIDE * LONGEST_SIDE - 1;
const MOST_UNITS = 1000;
const count = whole(0, 1_000_000);
const otherUnit = whole(-1, MOST_UNITS);
const locationBits = whole(0, (1 << MOST_LOCATIONS) - 1);
const SIDE_BITS = whole(0, 3);

const burden = v.strictObject({ name: v.string(), tonnage: points });
const strain = v.strictObject({ turnsUsed: count, usedLastTurn: flag });
const moveSoFar = v.strictObject({
  mp: whole(0, 1000),
  mode: v.picklist(['stationary', 'walk', 'run']),
  hexesMoved: whole(0, 1000),
  lastWay: v.picklist(['none', 'ahead', 'back']),
  runBarred: flag,
  masc: flag,
  supercharger: flag,
  mpLastTurn: count,
} satisfies { readonly [Field in keyof MoveSoFar]-?: unknown });
const edge = v.strictObject({
  maxPoints: count,
  remainingPoints: count,
  usageHistory: listOf(
    v.strictObject({ trigger: v.string(), turn: count, unitId: v.string(), description: v.string() }),
    10_000,
  ),
});

/** Every single-valued field of a unit that changes in play. A missing field is a type error. */
const PLAIN_SCHEMAS = {
  hex: whole(-1, LAST_HEX),
  elevation: whole(-DEEPEST, TALLEST),
  facing: v.picklist(FACINGS),
  torsoFacing: v.picklist(FACINGS),
  secondFacing: v.picklist(FACINGS),
  armsFlipped: flag,
  prone: flag,
  stuck: flag,
  heat: points,
  shutDown: flag,
  staysDown: flag,
  stalledIn: count,
  frozenFor: count,
  shockedFor: count,
  flooded: flag,
  isStealthy: flag,
  isVoid: flag,
  isCamouflaged: flag,
  leftShield: v.picklist(SHIELD_MODES),
  rightShield: v.picklist(SHIELD_MODES),
  wounds: whole(0, DEADLY_WOUNDS),
  conscious: flag,
  knockedOutIn: count,
  pilotDead: flag,
  dazed: flag,
  lost: v.picklist(CAUSES_OF_LOSS),
  edge,
  negationsUsed: count,
  cowlTaken: count,
  breached: locationBits,
  coolingFailed: flag,
  disturbed: flag,
  disturbing: flag,
  mascStrain: strain,
  superchargerStrain: strain,
  mpSpentLastTurn: count,
  narcedBy: SIDE_BITS,
  narcLocation: whole(0, MOST_LOCATIONS - 1),
  podsInAll: whole(0, 255),
  network: v.string(),
  quarry: otherUnit,
  carrying: burden,
  swarming: otherUnit,
  withdrawing: flag,
  inVehicleMode: flag,
  heldOut: flag,
  movement: v.picklist(MOVEMENT_TYPES),
  hexesMoved: count,
  hasMoved: flag,
  moveSoFar,
  skidded: flag,
  converted: flag,
  attemptsToStand: count,
  usedMasc: flag,
  usedSupercharger: flag,
  weaponHeat: points,
  otherHeat: points,
  externalHeat: points,
  firedFrom: locationBits,
  dodging: flag,
  clearingJam: flag,
  spotting: otherUnit,
  attacked: flag,
  taggedBy: SIDE_BITS,
  chargeTarget: otherUnit,
  chargeKind: v.picklist(['charge', 'dfa']),
  damageThisPhase: points,
  jolted: flag,
  levelsJolted: whole(-1, 1000),
  fallsAtEndOfPhase: flag,
  damageDealt: points,
  damageTaken: points,
  kills: count,
} satisfies { readonly [Field in PlainField]: v.GenericSchema<unknown, NonNullable<Combatant[Field]>> };

export const PLAIN_FIELDS = Object.keys(PLAIN_SCHEMAS) as PlainField[];

const byte = listOf(whole(0, 255), MOST_UNITS);
const slotBits = listOf(whole(0, 0xfff), MOST_LOCATIONS);
const pointList = listOf(points, MOST_UNITS);

/** Every list of numbers of a unit that changes in play. */
const LIST_SCHEMAS = {
  armor: pointList,
  rearArmor: pointList,
  structure: pointList,
  modularArmor: pointList,
  rearModularArmor: pointList,
  shieldLeft: pointList,
  hitSlots: slotBits,
  dentedSlots: slotBits,
  rounds: listOf(whole(0, 0x7fff), MOST_UNITS),
  builtInFired: byte,
  jammed: byte,
  charged: byte,
  markedGuns: byte,
  antiMissileUsed: byte,
  hotLoaded: byte,
  pods: byte,
  counters: byte,
  damageByWeapon: pointList,
  crewWounds: listOf(whole(0, DEADLY_WOUNDS), SEATS.length),
  crewConscious: listOf(whole(0, 1), SEATS.length),
  crewKnockedOutIn: listOf(whole(0, 0xffff), SEATS.length),
} satisfies { readonly [Field in SavedList]: v.GenericSchema<unknown, number[]> };

export const LIST_FIELDS = Object.keys(LIST_SCHEMAS) as SavedList[];

const terrainFeature = v.union([
  v.picklist(TERRAIN_TYPES),
  v.strictObject({ type: v.picklist(TERRAIN_TYPES), level: whole(0, 1000) }),
]);

const causeSchema = v.strictObject({
  kind: v.picklist(PILOTING_CAUSES),
  terrain: v.exactOptional(terrainFeature),
  modifier: v.exactOptional(whole(-100, 100)),
  hexesMoved: v.exactOptional(count),
  role: v.exactOptional(v.picklist(['attacker', 'target'])),
  missed: v.exactOptional(flag),
  bogDown: v.exactOptional(flag),
  landing: v.exactOptional(flag),
  flanksBackward: v.exactOptional(flag),
  tonnage: v.exactOptional(points),
  leg: v.exactOptional(v.picklist(MECH_LOCATIONS)),
  worstHit: v.exactOptional(whole(-100, 100)),
  sumOfHits: v.exactOptional(whole(-100, 100)),
} satisfies { readonly [Field in keyof PilotingCause]-?: unknown });

const optional = <Schemas extends Readonly<Record<string, v.GenericSchema>>>(schemas: Schemas) =>
  Object.fromEntries(Object.entries(schemas).map(([field, schema]) => [field, v.exactOptional(schema)])) as {
    readonly [Field in keyof Schemas]: v.ExactOptionalSchema<Schemas[Field], undefined>;
  };

/** The state of a unit, as far as it differs from a fresh unit. */
export const unitStateSchema = v.strictObject({
  ...optional(PLAIN_SCHEMAS),
  ...optional(LIST_SCHEMAS),
  rolls: v.exactOptional(listOf(causeSchema, 100)),
  /** Bins that hold something else than they were built with, and the id of that. */
  loads: v.exactOptional(
    listOf(v.strictObject({ bin: whole(0, MOST_UNITS), ammunition: v.string() }), MOST_UNITS),
  ),
});
export type UnitState = v.InferOutput<typeof unitStateSchema>;
