import * as v from 'valibot';
import { BOT_NAMES } from '../battle/bots/bots.js';
import { conditionSchema, pilotSchema } from '../battle/force/force-file.js';
import { FACINGS } from '../battle/hex/hex.js';
import { LANDSCAPES } from '../battle/map/generate-map.js';
import { LONGEST_SIDE } from '../battle/map/limits.js';
import { listOf, whole } from '../battle/save/read-with.js';
import { MOST_UNITS, optionEntries } from '../battle/save/saved-battle.js';
import type { ForceUnit } from '../battle/setup.js';
import { MOST_GAMES, MOST_TURNS, type Simulation } from './setup.js';

export const JOB_FORMAT = 'tarcomp-job';
export const JOB_VERSION = 1;

/** More than the units of one job can carry. */
const MOST_ITEMS = 10_000;
const MOST_WORDS = 200;
const LONGEST_WORD = 200;

const word = v.pipe(v.string(), v.maxLength(LONGEST_WORD));
const words = listOf(word, MOST_WORDS);
const column = whole(0, LONGEST_SIDE - 1);
const memberSchema = v.strictObject({
  /** Place in `units`. */
  unit: whole(0, 4 * MOST_UNITS),
  pilot: v.exactOptional(pilotSchema),
  at: v.exactOptional(v.strictTuple([column, column])),
  facing: v.exactOptional(v.picklist(FACINGS)),
  condition: v.exactOptional(conditionSchema),
  network: v.exactOptional(word),
} satisfies { readonly [Field in keyof ForceUnit]-?: unknown });

/** The readers of maps and units check the content. */
const embedded = v.looseObject({ format: v.string() });
const side = whole(1, LONGEST_SIDE);
const bot = v.picklist(BOT_NAMES);
const force = v.pipe(listOf(memberSchema, MOST_UNITS), v.minLength(1));

const battleSchema = v.strictObject({
  ...optionEntries,
  teammateCalledShots: v.boolean(),
  turnLimit: whole(1, MOST_TURNS),
  red: force,
  blue: force,
  map: v.union([v.strictObject({ landscape: v.picklist(LANDSCAPES), width: side, height: side }), embedded]),
  games: whole(1, MOST_GAMES),
  seed: whole(0, Number.MAX_SAFE_INTEGER),
  bots: v.strictTuple([bot, bot]),
} satisfies { readonly [Field in keyof Simulation]-?: unknown });

/** A job as plain JSON, with everything that decides its games. */
export const jobSchema = v.strictObject({
  format: v.literal(JOB_FORMAT),
  version: v.literal(JOB_VERSION),
  /** The units' equipment, so that no catalog is needed. */
  equipment: listOf(v.looseObject({ id: v.string() }), MOST_ITEMS),
  units: listOf(
    v.strictObject({
      unit: embedded,
      /** In place of the unit's own. */
      quirks: v.exactOptional(words),
      /** Places in `equipment`. */
      carries: listOf(whole(0, MOST_ITEMS - 1), MOST_ITEMS),
      /** Digest of the unit as built. A version that builds a different unit must not play it. */
      digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
    }),
    4 * MOST_UNITS,
  ),
  /** One battle, or two to compare. */
  battles: v.pipe(listOf(battleSchema, 2), v.minLength(1)),
});
export type JobContent = v.InferOutput<typeof jobSchema>;
export type BattleContent = v.InferOutput<typeof battleSchema>;
