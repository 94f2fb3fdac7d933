import * as v from 'valibot';
import type { NamedDecision } from '../named-orders.js';
import { fireOrderSchema, moveOrderSchema, physicalOrderSchema } from '../save/order-schemas.js';
import { listOf, whole } from '../save/read-with.js';
import {
  MOST_TURNS,
  MOST_UNITS,
  optionEntries,
  savedMapSchema,
  savedUnitSchema,
} from '../save/saved-battle.js';

export const REPLAY_FORMAT = 'tarcomp-replay';
/** In version 1, orders named locations and limbs by number. */
export const REPLAY_VERSION = 2;
export const REPLAY_VERSIONS = [1, REPLAY_VERSION] as const;

const MOST_DECISIONS = 1_000_000;
const unit = whole(0, MOST_UNITS - 1);
const side = whole(0, 1);

export const decisionSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('move'), unit, order: moveOrderSchema }),
  v.strictObject({ kind: v.literal('fire'), unit, order: fireOrderSchema }),
  v.strictObject({ kind: v.literal('strike'), unit, order: physicalOrderSchema }),
  v.strictObject({ kind: v.literal('edge'), unit, trigger: v.string(), spend: v.boolean() }),
  v.strictObject({ kind: v.literal('initiative'), side, again: v.boolean() }),
]) satisfies v.GenericSchema<unknown, NamedDecision>;

const { ruleset, ...otherOptions } = optionEntries;

export const replaySchema = v.strictObject({
  format: v.literal(REPLAY_FORMAT),
  version: v.picklist(REPLAY_VERSIONS),
  ruleset,
  generator: v.string(),
  seed: whole(0, Number.MAX_SAFE_INTEGER),
  options: v.strictObject(otherOptions),
  map: savedMapSchema,
  // Units as they enter the battle, with all earlier damage.
  forces: listOf(savedUnitSchema, MOST_UNITS),
  decisions: listOf(decisionSchema, MOST_DECISIONS),
  // Orders that players were not asked for, by their places among the orders.
  unasked: v.exactOptional(listOf(whole(0, MOST_DECISIONS), MOST_DECISIONS)),
  result: v.strictObject({
    hash: v.string(),
    turns: whole(0, MOST_TURNS),
    // The winning side, null for a draw; left out if the battle ended undecided.
    winner: v.exactOptional(v.nullable(side)),
  }),
});

/** A whole battle as plain JSON: its start, its seed, and every decision in order. */
export type Replay = v.InferOutput<typeof replaySchema>;
