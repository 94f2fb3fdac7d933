import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GamePool, type PoolOptions } from './game-pool.node.js';
import type { Stretch } from './harvest.js';
import type { Job, JobTally } from './job.js';
import { identityOf } from './run-identity.node.js';
import { type RunOptions, RunTable } from './run-table.node.js';

export interface ThreadOptions extends PoolOptions, RunOptions {}

/** Plays all games of a job, or a part of them. */
export async function playOnThreads(job: Job, options: ThreadOptions, part?: Stretch): Promise<JobTally> {
  const [{ games }] = job;
  const [from, to] = part ?? [0, games];
  const table = new RunTable(threadPool(options), identityOf([job], games, part), to - from, options);
  return table.all((play) => play(job, from, to));
}

export function threadPool(options: PoolOptions): GamePool {
  const { worker = ownWorker() } = options;
  return new GamePool({ ...options, ...(worker !== undefined && { worker }) });
}

/** The built worker lies beside the package's files, or above their chunks. The sources have none. */
function ownWorker(): string | undefined {
  const here = import.meta.url;
  const places = ['simulation-worker.js', '../simulation-worker.js'].map((path) => new URL(path, here));
  return places.find((place) => existsSync(fileURLToPath(place)))?.href;
}
