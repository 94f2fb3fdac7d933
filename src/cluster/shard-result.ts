import * as v from 'valibot';
import { listOf, whole } from '../battle/save/read-with.js';
import { MOST_UNITS } from '../battle/save/saved-battle.js';
import { parsedJson } from '../check/parsed-json.js';
import type { GameRow } from '../simulate/games-in-order.js';
import type { Stretch } from '../simulate/harvest.js';
import type { Job, JobTally } from '../simulate/job.js';
import { MOST_GAMES, MOST_TURNS } from '../simulate/setup.js';
import { OUTCOMES } from '../simulate/tally.js';
import { addsUp, jobTallySchema } from '../simulate/tally-schema.js';

/** The most games of one shard in a queue: its result must fit into a message. */
export const MOST_SHARD_GAMES = 100_000;
/** In bytes: more than the tally of the largest forces and the rows of that many games need. */
export const LARGEST_RESULT = 64_000_000;

const game = whole(0, MOST_GAMES);

/** Tells a worker which games of which run to play. */
export const orderSchema = v.strictObject({
  run: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  from: game,
  to: game,
});
export type ShardOrder = v.InferOutput<typeof orderSchema>;

/** Returns what is wrong with an order. Undefined if nothing is. */
export function orderProblem({ from, to }: ShardOrder): string | undefined {
  return from < to && to - from <= MOST_SHARD_GAMES ? undefined : `games ${from} to ${to} are not a shard`;
}

const resultSchema = v.strictObject({
  ...orderSchema.entries,
  tally: jobTallySchema,
  /** Every game, if the run records games. */
  rows: v.exactOptional(listOf(listOf(whole(0, MOST_TURNS), 2 + 2 * MOST_UNITS), 2 * MOST_SHARD_GAMES)),
});

export interface ShardResult {
  readonly tally: JobTally;
  readonly rows: readonly GameRow[] | undefined;
}

/** Every worker that plays the same games writes the same text. */
export const writeResult = (order: ShardOrder, { tally, rows }: ShardResult): string =>
  JSON.stringify({ run: order.run, from: order.from, to: order.to, tally, ...(rows && { rows }) });

/** Reads the result of a shard. Undefined if the text is anything else. */
export function readResult(
  text: string,
  run: string,
  [from, to]: Stretch,
  job: Job,
  recorded: boolean,
): ShardResult | undefined {
  const { success, output } = v.safeParse(resultSchema, parsedJson(text));
  if (!success || output.run !== run || output.from !== from || output.to !== to) return undefined;
  const { tally, rows } = output;
  if (!addsUp(tally, job.length, to - from) || recorded !== (rows !== undefined)) return undefined;
  if (rows === undefined) return { tally, rows: undefined };
  return areRows(rows, job, tally) ? { tally, rows } : undefined;
}

/** Whether these are rows of this job, with as many of each outcome as the tally counts. */
function areRows(
  rows: readonly number[][],
  job: Job,
  { tallies }: JobTally,
): rows is [number, number, ...number[]][] {
  const outcomes = job.map(() => OUTCOMES.map(() => 0));
  const isRow = ([outcome, turns, ...survivors]: readonly number[], place: number): boolean => {
    const battle = place % job.length;
    const { red, blue } = job[battle] as Job[0];
    const counts = outcomes[battle] as number[];
    if (outcome === undefined || outcome >= OUTCOMES.length || turns === undefined) return false;
    counts[outcome] = (counts[outcome] as number) + 1;
    return survivors.every((unit, at) => unit < red.length + blue.length && unit > (survivors[at - 1] ?? -1));
  };
  return (
    rows.length === (tallies[0]?.games ?? 0) * job.length &&
    rows.every(isRow) &&
    JSON.stringify(outcomes) === JSON.stringify(tallies.map((tally) => tally.outcomes))
  );
}
