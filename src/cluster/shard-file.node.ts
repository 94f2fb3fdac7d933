import * as v from 'valibot';
import { listOf, whole } from '../battle/save/read-with.js';
import { parsedJson } from '../check/parsed-json.js';
import type { Stretch } from '../simulate/harvest.js';
import type { Job, JobTally } from '../simulate/job.js';
import { readJob, writeJobJson } from '../simulate/job-json.js';
import { jobSchema } from '../simulate/job-schema.js';
import { programVersion } from '../simulate/program-version.node.js';
import { digest } from '../simulate/run-identity.node.js';
import { MOST_GAMES } from '../simulate/setup.js';
import { addsUp, jobTallySchema } from '../simulate/tally-schema.js';
import { MOST_SHARDS, type Shard } from './shard.js';

const FORMAT = 'tarcomp-shard';
const VERSION = 1;
const MOST_CHANGES = 1000;

/** A file is not a shard, is damaged, or does not fit the other shards. */
export class ShardError extends Error {
  override readonly name = 'ShardError';

  readonly file: string;
  readonly problem: string;

  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
    this.file = file;
    this.problem = problem;
  }
}

const game = whole(0, MOST_GAMES);
const headSchema = v.looseObject({ format: v.literal(FORMAT), version: v.number() });
export const shardSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  /** The version of TarComp that played: another version may play different games. */
  program: v.string(),
  /** The shard's number, from 1, and the number of shards. */
  shard: v.strictTuple([whole(1, MOST_SHARDS), whole(1, MOST_SHARDS)]),
  /** The first of its games, from 0, and the one after its last. */
  games: v.strictTuple([game, game]),
  /** The values of `--change`. Empty for one battle. */
  change: listOf(v.string(), MOST_CHANGES),
  /** Whether the command had `--json`. */
  json: v.boolean(),
  job: jobSchema,
  tally: jobTallySchema,
  /** SHA-256 of the JSON of all fields before this one, without whitespace. */
  checksum: v.string(),
});

/** How to print the result once all shards are merged. */
export interface ShardReport {
  readonly change: readonly string[];
  readonly json: boolean;
}

export interface PlayedShard extends ShardReport {
  readonly shard: Shard;
  readonly games: Stretch;
  readonly tally: JobTally;
  /** Identifies the run that the shard belongs to. */
  readonly run: string;
  /** Reads the job, which is slow. */
  readonly readJob: () => Job;
}

export function writeShard(
  job: Job,
  { number, of }: Shard,
  games: Stretch,
  tally: JobTally,
  { change, json }: ShardReport,
): string {
  const content = {
    format: FORMAT,
    version: VERSION,
    program: programVersion(),
    shard: [number, of],
    games,
    change,
    json,
    job: JSON.parse(writeJobJson(job)) as unknown,
    tally,
  };
  return `${JSON.stringify({ ...content, checksum: digest(JSON.stringify(content)) })}\n`;
}

/** @throws {ShardError} if the text is not a shard that this version can read */
export function readShard(text: string, file: string): PlayedShard {
  const damaged = new ShardError(file, 'is damaged or not a shard; play that shard again');
  const parsed = parsedJson(text);
  const head = v.safeParse(headSchema, parsed);
  if (!head.success) throw damaged;
  if (head.output.version !== VERSION) {
    throw new ShardError(
      file,
      `is a shard of format ${head.output.version}, and this program reads format ${VERSION}; use the version that wrote it`,
    );
  }
  const { checksum, ...content } = parsed as Record<string, unknown>;
  if (digest(JSON.stringify(content)) !== checksum) throw damaged;
  const { output, success } = v.safeParse(shardSchema, parsed);
  if (!success) throw damaged;
  const { program, shard, games, change, json, job, tally } = output;
  if (program !== programVersion()) {
    throw new ShardError(
      file,
      `was played by TarComp ${program}, and this is ${programVersion()}; play all shards with one version`,
    );
  }
  const [from, to] = games;
  if (from >= to || to > (job.battles[0]?.games ?? 0) || !addsUp(tally, job.battles.length, to - from)) {
    throw damaged;
  }
  return {
    shard: { number: shard[0], of: shard[1] },
    games,
    change,
    json,
    tally,
    run: digest(JSON.stringify([content.job, change])),
    readJob: () => readJob(job),
  };
}
