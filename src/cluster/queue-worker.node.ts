import { randomBytes } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import type { Job as QueuedJob } from 'bullmq';
import * as v from 'valibot';
import { type GamePool, StoppedError } from '../simulate/game-pool.node.js';
import { BrokenGameError } from '../simulate/games.js';
import type { GameRow } from '../simulate/games-in-order.js';
import { Harvest } from '../simulate/harvest.js';
import type { JobTally } from '../simulate/job.js';
import { threadPool } from '../simulate/play-on-threads.node.js';
import { summaryOf } from '../simulate/run-identity.node.js';
import { connectQueue, type QueueConnection } from './queue-connection.node.js';
import { unequal } from './queue-players.node.js';
import {
  checkTrial,
  DamagedRunError,
  gamesOfTrial,
  RefusedRunError,
  type RunSetup,
  readSetup,
} from './run-setup.node.js';
import { KEY_PREFIX, queueName, RunStore } from './run-store.node.js';
import { orderProblem, orderSchema, type ShardOrder, writeResult } from './shard-result.js';
import type { Served, WorkerOptions } from './worker-options.node.js';
import { writeReport } from './worker-report.js';

/** Milliseconds of silence after which a worker's shards go to others. */
const LOCK = 30_000;
const REPORT_EVERY = 1000;
const LOOK_EVERY = 500;
/** How many workers may die on one shard before it counts as failed. High, as most die for other reasons. */
const MOST_DEATHS = 1_000_000;
/** Milliseconds to the next try after the server refuses a request. */
const RETRY = 1000;
/** Seconds that the server may hold a request while there is no work. */
const LONGEST_WAIT = 2;
/** Runs kept ready to play. */
const MOST_RUNS = 4;
const LONGEST_PROBLEM = 500;

/**
 * Plays the games of a queue until the signal stops it or, with `once`, until a run is over. Returns how many shards
 * and games it played.
 * @throws {QueueError} if the server cannot be reached or used
 * @throws {RefusedRunError} if the run's first games end differently here than at the sender
 */
export async function workOnQueue(options: WorkerOptions): Promise<Served> {
  const { threads = availableParallelism() } = options;
  const connection = await connectQueue(options);
  const worker = new QueueWorker(connection, threads, options);
  try {
    return await worker.work();
  } finally {
    connection.redis.disconnect();
  }
}

interface ShardAtWork {
  readonly run: string;
  readonly from: number;
  readonly harvest: Harvest;
}

/** A run that is ready to play. */
interface KnownRun {
  readonly setup: RunSetup;
  readonly store: RunStore;
}

class QueueWorker {
  readonly #connection: QueueConnection;
  readonly #threads: number;
  readonly #options: WorkerOptions;
  readonly #id = randomBytes(8).toString('hex');
  readonly #slots: number;
  readonly #runs = new Map<string, Promise<KnownRun | undefined>>();
  readonly #atWork = new Set<ShardAtWork>();
  /** Runs that this worker has played shards of. */
  readonly #served = new Map<string, RunStore>();
  #pool: GamePool | undefined;
  #beat = 0;
  #shards = 0;
  #games = 0;
  #end: (outcome: { readonly error?: unknown }) => void = () => {};
  #isEnding = false;

  constructor(connection: QueueConnection, threads: number, options: WorkerOptions) {
    this.#connection = connection;
    this.#threads = threads;
    this.#options = options;
    // While a shard's last games are played, free threads begin the next shard.
    this.#slots = 1 + Math.ceil(threads / 4);
  }

  async work(): Promise<Served> {
    const { lock = LOCK, once = false, signal, onNote } = this.#options;
    const ended = new Promise<{ readonly error?: unknown }>((resolve) => {
      this.#end = resolve;
    });
    const worker = new this.#connection.bullmq.Worker(
      queueName(),
      (job, token) => this.#process(job, token),
      {
        connection: this.#connection.redis,
        prefix: KEY_PREFIX,
        name: `${hostname()}:${process.pid}`,
        concurrency: this.#slots,
        lockDuration: lock,
        stalledInterval: Math.ceil(lock / 2),
        maxStalledCount: MOST_DEATHS,
        runRetryDelay: RETRY,
        drainDelay: LONGEST_WAIT,
      },
    );
    worker.on('error', problemTeller(onNote));
    const stop = () => this.#end({});
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop);
    const reports = setInterval(() => void this.#report(), REPORT_EVERY);
    const looks = once ? setInterval(() => void this.#lookForEnd(), LOOK_EVERY) : undefined;
    onNote?.(
      `Waiting for games on ${this.#connection.address.words}, to play them on ${this.#threads === 1 ? 'one thread' : `${this.#threads} threads`}.`,
    );
    const { error } = await ended;
    this.#isEnding = true;
    clearInterval(reports);
    clearInterval(looks);
    // Takes no more shards, and waits until those at work are given back.
    // If the server is gone, it does not wait: the locks on its shards expire.
    const closed = worker.close(this.#connection.redis.status !== 'ready');
    await this.#pool?.stop();
    await closed;
    await this.#withdraw();
    if (error !== undefined) throw error;
    return { shards: this.#shards, games: this.#games };
  }

  async #process(job: QueuedJob, token: string | undefined): Promise<void> {
    const { UnrecoverableError, WaitingError } = this.#connection.bullmq;
    try {
      await this.#play(readOrder(job.data, UnrecoverableError));
    } catch (error) {
      if (error instanceof DamagedRunError) {
        throw new UnrecoverableError(`the run cannot be played: ${error.message}`);
      }
      if (error instanceof StoppedError || error instanceof RefusedRunError || this.#isEnding) {
        await job.moveToWait(token);
        if (error instanceof RefusedRunError) this.#end({ error });
        throw new WaitingError();
      }
      // The same game fails on every machine.
      if (error instanceof BrokenGameError)
        throw new UnrecoverableError(error.message.slice(0, LONGEST_PROBLEM));
      throw error;
    }
  }

  async #play(order: ShardOrder): Promise<void> {
    const known = await this.#run(order.run);
    // The run is over, or the server lost it. Its collector sends the shards again.
    if (known === undefined) return;
    const { setup, store } = known;
    const name = `${order.from}-${order.to}`;
    if (order.to > setup.job[0].games) {
      throw new this.#connection.bullmq.UnrecoverableError(`the run has no games ${name}`);
    }
    this.#served.set(order.run, store);
    if (await store.hasResult(name)) return;
    const harvest = new Harvest(order.from, order.to);
    const shard: ShardAtWork = { run: order.run, from: order.from, harvest };
    this.#atWork.add(shard);
    try {
      const rows: GameRow[] | undefined = setup.recorded ? [] : undefined;
      const tally = await this.#playGames(setup, harvest, rows);
      const other = await store.putResult(name, writeResult(order, { tally, rows }));
      if (other !== undefined) await store.fail(unequal(name).message);
      this.#shards += 1;
      this.#games += order.to - order.from;
      this.#options.onProgress?.({ shards: this.#shards, games: this.#games });
    } finally {
      this.#atWork.delete(shard);
    }
  }

  async #playGames(setup: RunSetup, harvest: Harvest, rows?: GameRow[]): Promise<JobTally> {
    if (this.#isEnding) throw new StoppedError('the worker is stopping');
    const { worker } = this.#options;
    this.#pool ??= threadPool({
      threads: this.#threads,
      apart: true,
      ...(worker !== undefined && { worker }),
    });
    const pool = this.#pool;
    try {
      return await pool.run(setup.job, harvest, {
        onPart: () => true,
        onProgress: () => {},
        again: true,
        ...(rows && { record: { write: (_, more) => rows.push(...more) } }),
      });
    } catch (error) {
      // A dead thread makes its pool useless. A failed game does not.
      if (!(error instanceof BrokenGameError) && this.#pool === pool) this.#pool = undefined;
      throw error;
    }
  }

  #run(run: string): Promise<KnownRun | undefined> {
    let known = this.#runs.get(run);
    if (known === undefined) {
      known = this.#learn(run);
      this.#runs.set(run, known);
      known.then(
        (found) => {
          if (found === undefined) this.#runs.delete(run);
        },
        () => this.#runs.delete(run),
      );
      this.#forgetOldest();
    }
    return known;
  }

  async #learn(run: string): Promise<KnownRun | undefined> {
    const store = new RunStore(this.#connection.redis, run);
    const text = await store.setup();
    if (text === undefined) return undefined;
    const setup = readSetup(run, text);
    checkTrial(setup, await this.#playGames(setup, new Harvest(0, gamesOfTrial(setup))));
    this.#options.onNote?.(`Playing ${summaryOf([setup.job])}.`);
    return { setup, store };
  }

  #forgetOldest(): void {
    for (const [run, known] of this.#runs) {
      if (this.#runs.size <= MOST_RUNS) return;
      if ([...this.#atWork].some((shard) => shard.run === run)) continue;
      this.#runs.delete(run);
      void known.then((found) => found && this.#pool?.forget(found.setup.job)).catch(() => {});
    }
  }

  /** Reports the progress of its shards to each collector. */
  async #report(): Promise<void> {
    if (this.#connection.redis.status !== 'ready') return;
    this.#beat += 1;
    const ofRun = new Map<string, ShardAtWork[]>();
    for (const shard of this.#atWork) ofRun.set(shard.run, [...(ofRun.get(shard.run) ?? []), shard]);
    for (const [run, shards] of ofRun) {
      const text = writeReport({
        beat: this.#beat,
        threads: this.#threads,
        slots: this.#slots,
        shards: shards.map(({ from, harvest }) => [from, harvest.played]),
      });
      await new RunStore(this.#connection.redis, run).report(this.#id, text).catch(() => {});
    }
  }

  async #withdraw(): Promise<void> {
    if (this.#connection.redis.status !== 'ready') return;
    for (const store of this.#served.values()) await store.withdraw(this.#id).catch(() => {});
  }

  async #lookForEnd(): Promise<void> {
    if (this.#served.size === 0 || this.#atWork.size > 0 || this.#connection.redis.status !== 'ready') return;
    for (const [run, store] of this.#served) {
      // The server keeps the mark of a finished run only for a while.
      if (await store.isOver().catch(() => false)) this.#served.delete(run);
    }
    if (this.#served.size === 0) this.#end({});
  }
}

/** @throws {Error} if the data is not a shard order; the queue does not retry it */
function readOrder(data: unknown, Unrecoverable: new (message: string) => Error): ShardOrder {
  const { success, output } = v.safeParse(orderSchema, data);
  if (!success) throw new Unrecoverable('the queue holds something that is no shard of a run');
  const problem = orderProblem(output);
  if (problem !== undefined) throw new Unrecoverable(problem);
  return output;
}

/** Locks and jobs lost with the server's memory do no harm: the collector sends those shards again. */
const HARMLESS = /lock|missing key|connection is closed|ECONN|stalled/i;

/** Reports each problem of the server once. */
function problemTeller(onNote: WorkerOptions['onNote']): (error: Error) => void {
  const told = new Set<string>();
  return ({ message }) => {
    if (HARMLESS.test(message) || told.has(message) || told.size > MOST_RUNS) return;
    told.add(message);
    onNote?.(`The queue reports: ${message.slice(0, LONGEST_PROBLEM)}`);
  };
}
