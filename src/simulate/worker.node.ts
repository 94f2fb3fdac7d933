import { parentPort } from 'node:worker_threads';
import { type Job, type JobTally, playJob } from './job.js';
import { type PackedJob, unpackJob } from './packed-job.js';

/** What a thread is asked for: a job to remember, games of one that it knows, or to forget one. */
export type ToPlayer =
  | { readonly run: number; readonly job: PackedJob }
  | { readonly run: number; readonly from: number; readonly to: number }
  | { readonly run: number; readonly forget: true };

export type FromPlayer =
  | { readonly run: number; readonly from: number; readonly to: number; readonly tally: JobTally }
  | { readonly run: number; readonly error: string };

const jobs = new Map<number, Job>();

parentPort?.on('message', (message: ToPlayer) => {
  const { run } = message;
  try {
    if ('job' in message) jobs.set(run, unpackJob(message.job));
    else if ('forget' in message) jobs.delete(run);
    else {
      const { from, to } = message;
      const tally = playJob(jobs.get(run) as Job, from, to);
      parentPort?.postMessage({ run, from, to, tally } satisfies FromPlayer);
    }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ run, error: words } satisfies FromPlayer);
  }
});
