import { parentPort } from 'node:worker_threads';
import { BrokenGameError } from './games.js';
import { type GameRow, gameRow } from './games-in-order.js';
import { type Job, type JobTally, playJob } from './job.js';
import { type PackedJob, unpackJob } from './packed-job.js';

/** What a thread is asked for: a job to remember, games of one that it knows, or to forget one. */
export type ToPlayer =
  | { readonly run: number; readonly job: PackedJob; readonly recorded: boolean }
  | { readonly run: number; readonly from: number; readonly to: number }
  | { readonly run: number; readonly forget: true };

export type FromPlayer =
  | {
      readonly run: number;
      readonly from: number;
      readonly to: number;
      readonly tally: JobTally;
      /** Where every game is to be recorded. */
      readonly rows: readonly GameRow[] | undefined;
    }
  | { readonly run: number; readonly broken: Pick<BrokenGameError, 'seed' | 'index' | 'problem'> }
  | { readonly run: number; readonly error: string };

interface KnownJob {
  readonly job: Job;
  readonly recorded: boolean;
}

const jobs = new Map<number, KnownJob>();

parentPort?.on('message', (message: ToPlayer) => {
  const { run } = message;
  if ('forget' in message) {
    jobs.delete(run);
    return;
  }
  try {
    if ('job' in message) jobs.set(run, { job: unpackJob(message.job), recorded: message.recorded });
    else answer({ run, ...played(jobs.get(run), message.from, message.to) });
  } catch (error) {
    if (error instanceof BrokenGameError) {
      const { seed, index, problem } = error;
      answer({ run, broken: { seed, index, problem } });
    } else answer({ run, error: error instanceof Error ? error.message : String(error) });
  }
});

function played(known: KnownJob | undefined, from: number, to: number) {
  if (known === undefined) throw new RangeError('games of a job that this thread does not know');
  const rows: GameRow[] | undefined = known.recorded ? [] : undefined;
  const tally = playJob(known.job, from, to, rows && ((battle) => rows.push(gameRow(battle))));
  return { from, to, tally, rows };
}

const answer = (message: FromPlayer): void => parentPort?.postMessage(message);
