import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { parsedJson } from '../check/parsed-json.js';
import { messageOf } from '../check/refusal.js';
import { type Job, type JobTally, playJob } from '../simulate/job.js';
import { readJob, writeJobJson } from '../simulate/job-json.js';
import { jobSchema } from '../simulate/job-schema.js';
import { programVersion } from '../simulate/program-version.node.js';
import { digest } from '../simulate/run-identity.node.js';
import { jobTallySchema } from '../simulate/tally-schema.js';
import { QueueError } from './queue-address.node.js';

const FORMAT = 'tarcomp-run';
const VERSION = 1;

/** In characters: more than the largest map and forces need. */
export const LARGEST_SETUP = 50_000_000;

/** Each worker first plays a few trial games, to check that they end the same everywhere. */
const MOST_TRIAL_GAMES = 3;
const TRIAL_WORK = 48;

const setupSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  program: v.string(),
  /** Whether to return the result of each game. */
  recorded: v.boolean(),
  job: jobSchema,
  /** The tally of the first games, as the sender played them. */
  trial: jobTallySchema,
});

/** A run as stored in the queue. Its text is all that a worker needs to play its games. */
export interface RunSetup {
  /** SHA-256 of the text, which identifies the run. */
  readonly run: string;
  readonly text: string;
  readonly job: Job;
  readonly recorded: boolean;
  readonly trial: JobTally;
}

/** @throws {UnsupportedInBattleError | BrokenGameError} if the first games cannot be played */
export function makeSetup(job: Job, recorded: boolean): RunSetup {
  const trial = playJob(job, 0, trialGames(job));
  const text = JSON.stringify({
    format: FORMAT,
    version: VERSION,
    program: programVersion(),
    recorded,
    job: JSON.parse(writeJobJson(job)) as unknown,
    trial,
  });
  if (text.length > LARGEST_SETUP) throw new QueueError('the battle is too large for a queue');
  return { run: digest(text), text, job, recorded, trial };
}

/** Games of large forces take longer, and fewer of them are needed. */
function trialGames(job: Job): number {
  const units = Math.max(...job.map(({ red, blue }) => red.length + blue.length));
  const wanted = Math.ceil(TRIAL_WORK / units ** 2);
  return Math.min(job[0].games, MOST_TRIAL_GAMES, wanted);
}

/** A worker must not play this run. */
export class RefusedRunError extends Error {
  override readonly name = 'RefusedRunError';
}

/** No worker can play this run: its data in the queue is damaged, or is not a run at all. */
export class DamagedRunError extends RefusedRunError {}

/**
 * Reads a run from its text.
 * @throws {RefusedRunError} if the text does not match the run's digest, or this version would play different games
 */
export function readSetup(run: string, text: string): RunSetup {
  if (digest(text) !== run) throw new DamagedRunError('its description was changed on the way');
  const parsed = parsedJson(text);
  if (parsed === undefined) throw new DamagedRunError('its description is not JSON');
  const { program } = parsed as { program?: unknown };
  if (typeof program === 'string' && program !== programVersion()) {
    throw new RefusedRunError(
      `it was sent by TarComp ${program.slice(0, 40)}, and this is ${programVersion()}`,
    );
  }
  const { success, output } = v.safeParse(setupSchema, parsed);
  if (!success) throw new DamagedRunError('its description is not one of a run');
  const { recorded, job, trial } = output;
  try {
    return { run, text, job: readJob(job), recorded, trial };
  } catch (error) {
    throw new RefusedRunError(messageOf(error));
  }
}

export const gamesOfTrial = ({ trial }: RunSetup): number => trial.tallies[0]?.games ?? 0;

/** @throws {RefusedRunError} if the trial games ended differently here */
export function checkTrial({ trial }: RunSetup, played: JobTally): void {
  if (isDeepStrictEqual(played, trial)) return;
  throw new RefusedRunError(
    `its first games end differently here, on Node ${process.versions.node}; use the same build of TarComp everywhere`,
  );
}
