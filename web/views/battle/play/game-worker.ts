import { type Job, type JobTally, playJob } from '../../../../src/simulate/job.js';
import { type PackedJob, unpackJob } from '../../../../src/simulate/packed-job.js';

/** A job to remember, or games of it to play. */
export type ToGameWorker =
  | { readonly job: PackedJob }
  | { readonly block: number; readonly from: number; readonly to: number };

export type FromGameWorker =
  | { readonly block: number; readonly tally: JobTally }
  | { readonly error: string };

let job: Job | undefined;

addEventListener('message', ({ data }: MessageEvent<ToGameWorker>) => {
  try {
    if ('job' in data) job = unpackJob(data.job);
    else if (job !== undefined) {
      const tally = playJob(job, data.from, data.to);
      postMessage({ block: data.block, tally } satisfies FromGameWorker);
    }
  } catch (error) {
    postMessage({ error: error instanceof Error ? error.message : String(error) } satisfies FromGameWorker);
  }
});
