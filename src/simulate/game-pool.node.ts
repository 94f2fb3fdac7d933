import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { BrokenGameError } from './games.js';
import { type GameRow, GamesInOrder, gameRow } from './games-in-order.js';
import type { Harvest, Stretch } from './harvest.js';
import { BLOCK, type Job, type JobTally, playJob } from './job.js';
import { Player } from './player.node.js';
import type { Players, RunWatch } from './run-table.node.js';

/** The part of `AbortSignal` that a pool needs. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

export interface PoolOptions {
  /** Threads that play, the caller's included unless it stays `apart`. By default, one for each core. */
  readonly threads?: number;
  /** URL of the file that further threads run. Without it, only the caller's thread plays. */
  readonly worker?: string;
  readonly signal?: StopSignal;
  /**
   * Milliseconds that the caller's thread plays alone. Other threads start then if at least as much work is left. By
   * default, about as long as threads take to start.
   */
  readonly headStart?: number;
  /** Keeps the caller's thread free: it plays no games, not even the first. */
  readonly apart?: boolean;
}

/** The run's signal stopped it. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

interface Run {
  readonly id: number;
  readonly job: Job;
  readonly harvest: Harvest;
  /** Games that no thread plays yet, block by block. */
  readonly open: Iterator<Stretch, undefined>;
  readonly watch: RunWatch;
  /** Set if every game is to be recorded. */
  readonly inOrder: GamesInOrder | undefined;
  resolve(tally: JobTally): void;
  reject(error: unknown): void;
}

interface Task {
  readonly run: Run;
  readonly games: Stretch;
}

const HEAD_START = 300;
/** Blocks queued for each thread, so that it never waits for the next. */
const WAITING = 2;
/** Finished blocks that may wait for an earlier one. This bounds memory. */
const MOST_HELD = 1000;

/**
 * Plays jobs block by block. This thread begins, as its code gets warm first. Other threads join if enough work is
 * left.
 */
export class GamePool implements Players {
  readonly #threads: number;
  readonly #worker: string | undefined;
  readonly #headStart: number;
  readonly #apart: boolean;
  readonly #runs = new Map<number, Run>();
  /** Runs with games that no thread plays yet, in the order of their calls. */
  readonly #waiting: Run[] = [];
  #players: Player[] = [];
  #runsBegun = 0;
  #playing = false;
  #failure: { readonly error: unknown } | undefined;

  constructor({
    threads = availableParallelism(),
    worker,
    signal,
    headStart = HEAD_START,
    apart = false,
  }: PoolOptions = {}) {
    this.#threads = threads;
    this.#worker = worker;
    this.#headStart = headStart;
    this.#apart = apart;
    const stop = () => void this.stop();
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop);
  }

  /** Ends all runs. */
  async stop(): Promise<void> {
    this.#fail(new StoppedError('the run was stopped'));
    await this.close();
  }

  /** Plays the games that a harvest lacks. */
  run(job: Job, harvest: Harvest, watch: RunWatch): Promise<JobTally> {
    const { whole } = harvest;
    if (whole !== undefined) return Promise.resolve(whole);
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) {
        reject(this.#failure.error);
        return;
      }
      this.#runsBegun += 1;
      const open = harvest.missing(BLOCK);
      const inOrder = watch.record && new GamesInOrder(harvest, watch.record);
      const run: Run = { id: this.#runsBegun, job, harvest, open, watch, inOrder, resolve, reject };
      this.#runs.set(run.id, run);
      this.#waiting.push(run);
      if (this.#players.length > 0 || (this.#apart && this.#startPlayers())) this.#feed();
      if (!this.#apart || this.#players.length === 0) void this.#playHere();
    });
  }

  async close(): Promise<void> {
    const players = this.#players;
    this.#players = [];
    await Promise.all(players.map((player) => player.leave()));
  }

  async #playHere(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    const start = Date.now();
    let played = 0;
    // Lets a caller start several runs before the first game.
    await setImmediate();
    try {
      for (let task = this.#next(); task !== undefined; task = this.#next()) {
        const { run, games } = task;
        const rows: GameRow[] | undefined = run.inOrder && [];
        try {
          const tally = playJob(run.job, ...games, (battle) => rows?.push(gameRow(battle)));
          this.#finish(run, games, tally, rows);
        } catch (error) {
          if (!(error instanceof BrokenGameError)) throw error;
          this.#end(run.id)?.reject(error);
        }
        played += games[1] - games[0];
        if (this.#players.length === 0) {
          const elapsed = Date.now() - start;
          const left = (elapsed / played) * this.#gamesLeft;
          if (Math.min(elapsed, left) >= this.#headStart && this.#startPlayers()) this.#feed();
        }
        // Lets signals in.
        await setImmediate();
      }
    } catch (error) {
      this.#fail(error);
    }
    this.#playing = false;
  }

  /** Returns whether other threads play now. */
  #startPlayers(): boolean {
    const blocks = Math.ceil(this.#gamesLeft / BLOCK);
    const count = this.#apart ? this.#threads : Math.min(this.#threads, blocks) - 1;
    if (this.#worker === undefined) return false;
    for (let number = 0; number < count; number += 1) {
      this.#players.push(
        Player.for(this.#worker, {
          finished: (run, games, tally, rows) => {
            const found = this.#runs.get(run);
            if (found !== undefined) this.#finish(found, games, tally, rows);
            this.#feed();
            // This thread may have paused because too many blocks waited for the one that just arrived.
            if (!this.#apart && this.#waiting.length > 0) void this.#playHere();
          },
          broken: (run, error) => {
            this.#end(run)?.reject(error);
            this.#feed();
          },
          failed: (error) => this.#fail(error),
        }),
      );
    }
    return this.#players.length > 0;
  }

  #feed(): void {
    for (let waiting = 0; waiting < WAITING; waiting += 1) {
      for (const player of this.#players) {
        if (player.waiting > waiting) continue;
        const task = this.#next();
        if (task === undefined) return;
        player.play(task.run, task.games);
      }
    }
  }

  #next(): Task | undefined {
    for (let place = 0; place < this.#waiting.length; ) {
      const run = this.#waiting[place] as Run;
      if ((run.inOrder?.held ?? 0) >= MOST_HELD) {
        place += 1;
        continue;
      }
      const { value } = run.open.next();
      if (value !== undefined) return { run, games: value };
      this.#waiting.splice(place, 1);
    }
    return undefined;
  }

  get #gamesLeft(): number {
    let games = 0;
    for (const { harvest } of this.#runs.values()) games += harvest.left;
    return games;
  }

  #finish(run: Run, games: Stretch, tally: JobTally, rows: readonly GameRow[] = []): void {
    try {
      if (run.inOrder === undefined) run.harvest.add(...games, tally);
      else run.inOrder.add(games, tally, rows);
      run.watch.onPart();
    } catch (error) {
      this.#fail(error);
      return;
    }
    const { whole } = run.harvest;
    if (whole === undefined) return;
    this.#end(run.id)?.resolve(whole);
  }

  #end(id: number): Run | undefined {
    const run = this.#runs.get(id);
    if (run === undefined) return undefined;
    this.#runs.delete(id);
    if (this.#waiting.includes(run)) this.#waiting.splice(this.#waiting.indexOf(run), 1);
    if (run.watch.again !== true) this.forget(run.job);
    return run;
  }

  /** Drops a job that will not be played again. */
  forget(job: Job): void {
    for (const player of this.#players) player.forget(job);
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.#waiting.length = 0;
    for (const run of this.#runs.values()) run.reject(error);
    this.#runs.clear();
    void this.close();
  }
}
