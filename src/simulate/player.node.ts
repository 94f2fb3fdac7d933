import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BrokenGameError } from './games.js';
import type { GameRow } from './games-in-order.js';
import type { Stretch } from './harvest.js';
import type { Job, JobTally } from './job.js';
import { packJob } from './packed-job.js';
import type { FromPlayer, ToPlayer } from './worker.node.js';

export interface PlayerEvents {
  finished(run: number, games: Stretch, tally: JobTally, rows: readonly GameRow[] | undefined): void;
  /** A game failed before its end. The thread plays on. */
  broken(run: number, error: BrokenGameError): void;
  failed(error: Error): void;
}

/** The run that games are played for. */
interface Asked {
  readonly id: number;
  readonly job: Job;
  /** Set if every game is to be recorded. */
  readonly inOrder: object | undefined;
}

/** Idle threads. Their warm code is worth more than the memory it takes. */
const resting: Player[] = [];

/** Another thread that plays games, for one pool after another. */
export class Player {
  waiting = 0;
  readonly #file: string;
  readonly #worker: Worker;
  /** The jobs that the thread knows, with their numbers. */
  readonly #known = new Map<Job, number>();
  #jobsSent = 0;
  #events: PlayerEvents | undefined;
  #ended = false;

  private constructor(file: string) {
    this.#file = file;
    this.#worker = new Worker(new URL(file));
    this.#worker.on('message', (message: FromPlayer) => this.#hear(message));
    this.#worker.on('error', (error) => this.#fail(`a thread failed: ${error.message}`));
    this.#worker.on('exit', (code) => {
      this.#ended = true;
      this.#fail(`a thread ended unexpectedly, with exit code ${code}`);
    });
  }

  /** Returns an idle thread, or starts a new one. */
  static for(file: string, events: PlayerEvents): Player {
    const place = resting.findIndex((player) => player.#file === file);
    const [player = new Player(file)] = place < 0 ? [] : resting.splice(place, 1);
    player.#events = events;
    player.#worker.ref();
    return player;
  }

  play({ id, job, inOrder }: Asked, [from, to]: Stretch): void {
    let number = this.#known.get(job);
    if (number === undefined) {
      this.#jobsSent += 1;
      number = this.#jobsSent;
      this.#known.set(job, number);
      this.#send({ job: number, packed: packJob(job) });
    }
    this.waiting += 1;
    this.#send({ job: number, run: id, from, to, recorded: inOrder !== undefined });
  }

  forget(job: Job): void {
    if (this.#ended) return;
    const number = this.#known.get(job);
    if (number === undefined) return;
    this.#known.delete(job);
    this.#send({ job: number, forget: true });
  }

  /** Frees the thread. It stays idle without keeping the process alive; in the middle of a game it is terminated. */
  async leave(): Promise<void> {
    this.#events = undefined;
    for (const job of [...this.#known.keys()]) this.forget(job);
    if (this.#ended) return;
    if (this.waiting > 0) {
      await this.#worker.terminate();
      return;
    }
    this.#worker.unref();
    resting.push(this);
    const oldest = resting.length > availableParallelism() ? resting.shift() : undefined;
    if (oldest !== undefined) await oldest.#worker.terminate();
  }

  #hear(message: FromPlayer): void {
    this.waiting -= 1;
    if ('error' in message) this.#fail(`a thread failed: ${message.error}`);
    else if ('broken' in message) {
      const { seed, index, problem } = message.broken;
      this.#events?.broken(message.run, new BrokenGameError(seed, index, problem));
    } else this.#events?.finished(message.run, [message.from, message.to], message.tally, message.rows);
  }

  #fail(what: string): void {
    if (resting.includes(this)) resting.splice(resting.indexOf(this), 1);
    this.#events?.failed(new Error(what));
  }

  #send(message: ToPlayer): void {
    this.#worker.postMessage(message);
  }
}
