import { BLOCK, Harvest, type Job, type JobTally, type PackedJob, packJob } from '../../src/edge/simulate.js';
import type { FromGameWorker } from './game-worker.js';
import { HiredWorker, mostWorkers } from './hired-worker.js';

/** Games of one battle to play. */
interface Task {
  readonly packed: PackedJob;
  readonly harvest: Harvest;
  readonly parts: ReturnType<Harvest['missing']>;
  readonly done: (tally: JobTally) => void;
  readonly failed: (error: Error) => void;
}

interface Hand {
  readonly worker: HiredWorker;
  /** The battle that was last sent to it. */
  job?: PackedJob;
  /** What its next answers refer to. */
  readonly waiting: Task[];
}

/** Parts in a worker's queue, so that it never waits for the next. */
const WAITING = 2;

export class CrewStoppedError extends Error {
  override readonly name = 'CrewStoppedError';
}

/** Workers on all cores but one. They play games of many battles until they are dismissed. */
export class GameCrew {
  readonly #hands: Hand[];
  readonly #tasks: Task[] = [];
  readonly #onPlayed: (games: number) => void;
  #played = 0;

  /** @param onPlayed told how many games have been played in all, whenever there are more */
  constructor(onPlayed: (games: number) => void) {
    this.#onPlayed = onPlayed;
    this.#hands = Array.from({ length: mostWorkers() }, () => {
      const hand: Hand = { worker: new HiredWorker((answer) => this.#take(hand, answer)), waiting: [] };
      return hand;
    });
  }

  /** Plays games of a job, from one number up to another. */
  play(job: Job, from: number, to: number): Promise<JobTally> {
    return new Promise((done, failed) => {
      const harvest = new Harvest(from, to);
      this.#tasks.push({ packed: packJob(job), harvest, parts: harvest.missing(BLOCK), done, failed });
      for (const hand of this.#hands) while (hand.waiting.length < WAITING && this.#feed(hand));
    });
  }

  /** Ends all games; open requests fail. */
  dismiss(): void {
    this.#fail(new CrewStoppedError('the games were stopped'));
  }

  /** Whether there was anything left to do. */
  #feed(hand: Hand): boolean {
    for (const task of this.#tasks) {
      const { value } = task.parts.next();
      if (value === undefined) continue;
      const [from, to] = value;
      if (hand.job !== task.packed) hand.worker.ask({ job: task.packed });
      hand.job = task.packed;
      hand.waiting.push(task);
      hand.worker.ask({ from, to });
      return true;
    }
    return false;
  }

  #take(hand: Hand, data: FromGameWorker): void {
    if ('error' in data) {
      this.#fail(new Error(data.error));
      return;
    }
    const task = hand.waiting.shift();
    if (task === undefined || 'events' in data) return;
    const { from, to, tally } = data;
    task.harvest.add(from, to, tally);
    this.#played += to - from;
    this.#onPlayed(this.#played);
    const { whole } = task.harvest;
    if (whole !== undefined) {
      this.#tasks.splice(this.#tasks.indexOf(task), 1);
      task.done(whole);
    }
    this.#feed(hand);
  }

  #fail(error: Error): void {
    for (const hand of this.#hands) {
      if (hand.waiting.length === 0 && error instanceof CrewStoppedError) hand.worker.rest();
      else hand.worker.dismiss();
      hand.waiting.length = 0;
    }
    this.#hands.length = 0;
    for (const { failed } of this.#tasks.splice(0)) failed(error);
  }
}
