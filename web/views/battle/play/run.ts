import type { Signal } from '@preact/signals';
import { GameTable } from '../../../../src/simulate/games.js';
import { Harvest } from '../../../../src/simulate/harvest.js';
import type { Job, JobTally } from '../../../../src/simulate/job.js';
import { packJob } from '../../../../src/simulate/packed-job.js';
import type { FromGameWorker, ToGameWorker } from './game-worker.js';
import { NOT_PLAYED, newGameWorker } from './new-game-worker.js';

/** A run of games, or what is left of it. */
export interface Run {
  readonly state: 'none' | 'running' | 'done' | 'stopped' | 'failed';
  readonly job?: Job;
  /** What the page held when it began; when it holds something else, the result is an old one. */
  readonly key: string;
  /** Of the games from the first on, as many as have been put together. */
  readonly tally?: JobTally;
  readonly played: number;
  readonly games: number;
  readonly problem?: string;
}

export const NO_RUN: Run = { state: 'none', key: '', played: 0, games: 0 };

/** Blocks that a worker has before it, so that it need not wait for the next. */
const WAITING = 2;
/** Milliseconds between two pictures of how far it is. */
const PAUSE = 200;

const stops = new WeakMap<Signal<Run>, () => void>();

/** Ends a run; what was played up to now stays. */
export const stopRun = (run: Signal<Run>): void => stops.get(run)?.();

/** Plays a job on all cores but one, and tells how far it is. */
export function startRun(run: Signal<Run>, job: Job, key: string): void {
  stopRun(run);
  const [{ games }] = job;
  const harvest = new Harvest(0, games);
  const workers: Worker[] = [];
  const queue = harvest.missing();
  let lastShown = 0;

  const show = (state: Run['state'], problem?: string) => {
    lastShown = performance.now();
    const { tally } = harvest.state();
    run.value = {
      state,
      job,
      key,
      played: harvest.played,
      games,
      ...(tally && { tally }),
      ...(problem !== undefined && { problem }),
    };
  };
  const end = (state: Run['state'], problem?: string) => {
    for (const worker of workers) worker.terminate();
    workers.length = 0;
    queue.length = 0;
    stops.delete(run);
    show(state, problem);
  };
  stops.set(run, () => end('stopped'));

  try {
    // What allows no battle shall say so at once, and not from afar.
    for (const simulation of job) new GameTable(simulation).game(0);
  } catch (error) {
    end('failed', error instanceof Error ? error.message : String(error));
    return;
  }

  const feed = (worker: Worker) => {
    const block = queue.shift();
    if (block === undefined) return;
    const [from, to] = harvest.gamesOf(block);
    worker.postMessage({ block, from, to } satisfies ToGameWorker);
  };
  const packed = packJob(job);
  const count = Math.min(queue.length, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
  for (let number = 0; number < count; number += 1) {
    const worker = newGameWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<FromGameWorker>) => {
      if (!workers.includes(worker)) return;
      if ('error' in data) {
        end('failed', data.error);
        return;
      }
      if ('events' in data) return;
      harvest.add(data.block, data.tally);
      if (harvest.whole !== undefined) {
        end('done');
        return;
      }
      feed(worker);
      if (performance.now() - lastShown > PAUSE) show('running');
    });
    worker.addEventListener('error', () => end('failed', NOT_PLAYED));
    workers.push(worker);
    worker.postMessage({ job: packed } satisfies ToGameWorker);
    for (let waiting = 0; waiting < WAITING; waiting += 1) feed(worker);
  }
  show('running');
}
