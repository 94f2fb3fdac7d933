import type { Signal } from '@preact/signals';
import { BLOCK, gameOf, Harvest, type Job, type JobTally, packJob } from '../../../../src/edge/simulate.js';
import type { GameBrief } from '../../../games/game-brief.js';
import { HiredWorker, mostWorkers } from '../../../games/hired-worker.js';

/** A run of games, running or finished. */
export interface Run {
  readonly state: 'none' | 'running' | 'done' | 'stopped' | 'failed';
  readonly job?: Job;
  /** The key of the battle when the run began; if the page has another one now, the result is outdated. */
  readonly key: string;
  /** The change, as on the command line; empty without one. */
  readonly change: string;
  /** The tally of the games merged so far. */
  readonly tally?: JobTally;
  /** Game by game, at least those of the tally. Games in progress are missing. */
  readonly briefs: readonly (GameBrief | undefined)[];
  readonly played: number;
  readonly games: number;
  /** Milliseconds since it began. */
  readonly elapsed: number;
  readonly problem?: string;
}

export const NO_RUN: Run = {
  state: 'none',
  key: '',
  change: '',
  briefs: [],
  played: 0,
  games: 0,
  elapsed: 0,
};

/** Blocks in a worker's queue, so that it never waits for the next. */
const WAITING = 2;
/** Milliseconds between two reports of progress. */
const PAUSE = 200;

const stops = new WeakMap<Signal<Run>, () => void>();

/** Ends a run and keeps the games played so far. */
export const stopRun = (run: Signal<Run>): void => stops.get(run)?.();

/** Plays a job on all cores but one, and shows the progress. If the setup allows no job, shows why. */
export function startRun(run: Signal<Run>, makeJob: () => Job, key: string, change = ''): void {
  stopRun(run);
  let job: Job;
  try {
    job = makeJob();
    // A setup that allows no battle is refused here, before a worker sees it.
    for (const simulation of job) gameOf(simulation, 0);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    run.value = { ...NO_RUN, state: 'failed', key, change, problem };
    return;
  }
  const [{ games }] = job;
  const harvest = new Harvest(0, games);
  const workers: HiredWorker[] = [];
  const open = harvest.missing(BLOCK);
  const briefs: (GameBrief | undefined)[] = [];
  const began = performance.now();
  let lastShown = 0;

  const show = (state: Run['state'], problem?: string) => {
    lastShown = performance.now();
    const { tally } = harvest.state();
    run.value = {
      state,
      job,
      key,
      change,
      briefs,
      elapsed: lastShown - began,
      played: harvest.played,
      games,
      ...(tally && { tally }),
      ...(problem !== undefined && { problem }),
    };
  };
  const end = (state: Run['state'], problem?: string) => {
    for (const worker of workers) {
      if (state === 'done') worker.rest();
      else worker.dismiss();
    }
    workers.length = 0;
    stops.delete(run);
    show(state, problem);
  };
  stops.set(run, () => end('stopped'));

  const feed = (worker: HiredWorker) => {
    const { value } = open.next();
    if (value === undefined) return;
    const [from, to] = value;
    worker.ask({ from, to });
  };
  const packed = packJob(job);
  const count = Math.min(Math.ceil(games / BLOCK), mostWorkers());
  for (let number = 0; number < count; number += 1) {
    const worker: HiredWorker = new HiredWorker((answer) => {
      if ('error' in answer) {
        end('failed', answer.error);
        return;
      }
      if ('events' in answer) return;
      harvest.add(answer.from, answer.to, answer.tally);
      for (const [place, brief] of answer.briefs.entries()) briefs[answer.from + place] = brief;
      if (harvest.whole !== undefined) {
        end('done');
        return;
      }
      feed(worker);
      if (performance.now() - lastShown > PAUSE) show('running');
    });
    workers.push(worker);
    worker.ask({ job: packed });
    for (let waiting = 0; waiting < WAITING; waiting += 1) feed(worker);
  }
  show('running');
}
