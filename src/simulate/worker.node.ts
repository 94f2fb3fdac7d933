import { parentPort } from 'node:worker_threads';
import { messageOf } from '../check/refusal.js';
import { BrokenGameError } from './games.js';
import { type GameRow, gameRow } from './games-in-order.js';
import { type Job, type JobTally, playJob } from './job.js';
import { type PackedJob, unpackJob } from './packed-job.js';

/** Asks a thread to remember a job, to play games of a job that it knows, or to forget a job. */
export type ToPlayer =
  | { readonly job: number; readonly packed: PackedJob }
  | {
      readonly job: number;
      readonly run: number;
      readonly from: number;
      readonly to: number;
      /** Whether to return the result of each game. */
      readonly recorded: boolean;
    }
  | { readonly job: number; readonly forget: true };

export type FromPlayer =
  | {
      readonly run: number;
      readonly from: number;
      readonly to: number;
      readonly tally: JobTally;
      /** Set if every game is to be recorded. */
      readonly rows: readonly GameRow[] | undefined;
    }
  | { readonly run: number; readonly broken: Pick<BrokenGameError, 'seed' | 'index' | 'problem'> }
  | { readonly run: number; readonly error: string };

const jobs = new Map<number, Job>();

parentPort?.on('message', (message: ToPlayer) => {
  if ('packed' in message) jobs.set(message.job, unpackJob(message.packed));
  else if ('forget' in message) jobs.delete(message.job);
  else parentPort?.postMessage(answer(message));
});

function answer({ job, run, from, to, recorded }: Extract<ToPlayer, { readonly run: number }>): FromPlayer {
  try {
    const known = jobs.get(job);
    if (known === undefined) throw new RangeError('games of a job that this thread does not know');
    const rows: GameRow[] | undefined = recorded ? [] : undefined;
    const tally = playJob(known, from, to, rows && ((battle) => rows.push(gameRow(battle))));
    return { run, from, to, tally, rows };
  } catch (error) {
    if (error instanceof BrokenGameError) {
      const { seed, index, problem } = error;
      return { run, broken: { seed, index, problem } };
    }
    return { run, error: messageOf(error) };
  }
}
