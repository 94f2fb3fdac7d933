import * as v from 'valibot';
import { WORST_SKILL } from '../../check/check.js';
import { isKnownAbility } from '../../rules/abilities/index.js';
import { FOGS, LIGHTS, PRECIPITATIONS, WINDS } from '../../rules/environment/environment.js';
import { RULESETS } from '../../rules/ruleset.js';
import { LONGEST_SIDE } from '../map/limits.js';
import { PHASES } from '../phase.js';
import { fireOrderSchema, physicalOrderSchema } from './order-schemas.js';
import { listOf, whole } from './read-with.js';
import { unitStateSchema } from './unit-state.js';

export const SAVED_BATTLE_FORMAT = 'tarcomp-battle';
/** In version 1, orders named locations and limbs by number. */
export const SAVED_BATTLE_VERSION = 2;
export const SAVED_BATTLE_VERSIONS = [1, SAVED_BATTLE_VERSION] as const;

export const MOST_UNITS = 200;
export const MOST_TURNS = 100_000;
const MOST_EDGE = 1000;
const side = whole(0, 1);
const unitIndex = whole(0, MOST_UNITS - 1);
const word = whole(0, 0xffff_ffff);

/** The readers of maps and units check the rest. */
const embedded = v.looseObject({ format: v.string() });

export const savedUnitSchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1)),
  side,
  unit: embedded,
  pilot: v.strictObject({
    name: v.string(),
    gunnery: whole(0, WORST_SKILL),
    piloting: whole(0, WORST_SKILL),
    abilities: listOf(v.pipe(v.string(), v.check(isKnownAbility, 'not a special pilot ability')), 100),
    edge: whole(0, MOST_EDGE),
  }),
  state: unitStateSchema,
});
export type SavedUnit = v.InferOutput<typeof savedUnitSchema>;

/** Rules and limits of a battle, which saves and replays share. */
export const optionEntries = {
  ruleset: v.picklist(RULESETS),
  turnLimit: whole(0, MOST_TURNS),
  forcedWithdrawal: v.boolean(),
  teammateCalledShots: v.exactOptional(v.boolean()),
  environment: v.exactOptional(
    v.strictObject({
      light: v.exactOptional(v.picklist(LIGHTS)),
      precipitation: v.exactOptional(v.picklist(PRECIPITATIONS)),
      fog: v.exactOptional(v.picklist(FOGS)),
      wind: v.exactOptional(v.picklist(WINDS)),
    }),
  ),
};
export const savedMapSchema = embedded;
const diceSchema = v.strictObject({ generator: v.string(), state: v.tuple([word, word, word, word]) });

export const savedBattleSchema = v.strictObject({
  format: v.literal(SAVED_BATTLE_FORMAT),
  version: v.picklist(SAVED_BATTLE_VERSIONS),
  ...optionEntries,
  dice: diceSchema,
  turn: whole(0, MOST_TURNS),
  phase: v.picklist(PHASES),
  initiative: side,
  sequence: listOf(side, MOST_UNITS),
  cursor: whole(0, MOST_UNITS),
  acted: listOf(whole(0, 1), MOST_UNITS),
  declaredFire: listOf(v.strictObject({ unit: unitIndex, order: fireOrderSchema }), MOST_UNITS),
  declaredBlows: listOf(v.strictObject({ unit: unitIndex, order: physicalOrderSchema }), MOST_UNITS),
  objects: listOf(
    v.strictObject({
      hex: whole(0, LONGEST_SIDE * LONGEST_SIDE - 1),
      name: v.string(),
      tonnage: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1000)),
    }),
    10_000,
  ),
  winner: v.exactOptional(v.nullable(side)),
  map: savedMapSchema,
  units: listOf(savedUnitSchema, MOST_UNITS),
});

/** A battle between two of its steps, as plain JSON. */
export type SavedBattle = v.InferOutput<typeof savedBattleSchema>;
