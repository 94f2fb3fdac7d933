import { setTimeout as pause } from 'node:timers/promises';
import type { Job as QueuedJob } from 'bullmq';
import { StoppedError, type StopSignal } from '../simulate/game-pool.node.js';
import { GamesInOrder } from '../simulate/games-in-order.js';
import type { Harvest, Stretch } from '../simulate/harvest.js';
import type { Job, JobTally } from '../simulate/job.js';
import { programVersion } from '../simulate/program-version.node.js';
import { digest } from '../simulate/run-identity.node.js';
import type { Players, RunWatch } from '../simulate/run-table.node.js';
import { QueueError } from './queue-address.node.js';
import type { QueueConnection } from './queue-connection.node.js';
import { makeSetup, type RunSetup } from './run-setup.node.js';
import { KEPT_FOR, KEY_PREFIX, queueName, RunStore } from './run-store.node.js';
import { readResult, type ShardOrder, type ShardResult } from './shard-result.js';
import { shardGames } from './shard-size.js';
import { WorkerRoll } from './worker-report.js';

export interface CollectorOptions {
  /** Games per shard. A few seconds of work by default. */
  readonly shardGames?: number;
  readonly signal?: StopSignal;
  readonly onNote?: (text: string) => void;
}

/** Milliseconds between two checks for results, and between two checks of everything else. */
const RESULTS_EVERY = 100;
const QUEUE_EVERY = 1000;
/** Milliseconds without a worker before users get a note. */
const LONELY_AFTER = 10_000;
/** The fewest shards under way: the number of workers is not known at first. */
const FEWEST_UNDER_WAY = 32;
const MOST_UNDER_WAY = 20_000;
/** Digests kept of counted results, to compare with duplicates. */
const MOST_REMEMBERED = 10_000;
/** How often a shard is tried if the worker fails and not the game. */
const ATTEMPTS = 5;
const MOST_FAILED = 1000;
const LONGEST_PROBLEM = 500;

/** How often in a row the server may refuse a request before the run fails. */
const MOST_TROUBLES = 50;

/** Errors of a server that is starting, or whose disk or memory is full. They pass. */
const isTrouble = (error: unknown): boolean =>
  error instanceof Error && /^(ReplyError|AbortError|MaxRetriesPerRequestError)$/.test(error.name);

const nameOf = ([from, to]: Stretch): string => `${from}-${to}`;

/**
 * Plays with workers elsewhere: sends shards to a queue and collects their results. Whatever happens to workers or the
 * server, each game counts once: lost shards are sent again, and duplicate results are ignored.
 */
export class QueuePlayers implements Players {
  readonly #connection: QueueConnection;
  readonly #queue: InstanceType<QueueConnection['bullmq']['Queue']>;
  readonly #options: CollectorOptions;
  readonly #roll = new WorkerRoll();
  #collection: Collection | undefined;

  constructor(connection: QueueConnection, options: CollectorOptions) {
    this.#connection = connection;
    this.#options = options;
    this.#queue = new connection.bullmq.Queue(queueName(), {
      connection: connection.redis,
      prefix: KEY_PREFIX,
    });
    // The connection reports its own loss.
    this.#queue.on('error', () => {});
  }

  get underWay(): number {
    return this.#collection?.underWay ?? 0;
  }

  get workers(): number {
    return this.#roll.workers;
  }

  async run(job: Job, harvest: Harvest, watch: RunWatch): Promise<JobTally> {
    const { whole } = harvest;
    if (whole !== undefined) return whole;
    const setup = makeSetup(job, watch.record !== undefined);
    this.#collection = new Collection(
      setup,
      harvest,
      watch,
      this.#queue,
      this.#connection,
      this.#roll,
      this.#options,
    );
    return this.#collection.collect();
  }

  async close(): Promise<void> {
    await this.#collection?.leave();
    await this.#queue.close();
    this.#connection.redis.disconnect();
  }
}

type Queue = InstanceType<QueueConnection['bullmq']['Queue']>;

/** One run, from its first shard to its last result. */
class Collection {
  readonly #setup: RunSetup;
  readonly #harvest: Harvest;
  readonly #watch: RunWatch;
  readonly #queue: Queue;
  readonly #redis: QueueConnection['redis'];
  readonly #store: RunStore;
  readonly #roll: WorkerRoll;
  readonly #options: CollectorOptions;
  readonly #inOrder: GamesInOrder | undefined;
  /** Games not sent yet. */
  readonly #open: Iterator<Stretch, undefined>;
  /** Shards sent but not counted yet, by name. */
  readonly #sent = new Map<string, Stretch>();
  /** Results counted but not in the checkpoint yet. */
  readonly #unsaved = new Set<string>();
  readonly #counted = new Map<string, string>();
  #lastWorker = Date.now();
  readonly #stopped: Promise<never>;
  #isStopped = false;

  constructor(
    setup: RunSetup,
    harvest: Harvest,
    watch: RunWatch,
    queue: Queue,
    { redis }: QueueConnection,
    roll: WorkerRoll,
    options: CollectorOptions,
  ) {
    this.#setup = setup;
    this.#harvest = harvest;
    this.#watch = watch;
    this.#queue = queue;
    this.#redis = redis;
    this.#store = new RunStore(redis, setup.run);
    this.#roll = roll;
    this.#options = options;
    this.#inOrder = watch.record && new GamesInOrder(harvest, watch.record);
    this.#open = harvest.missing(options.shardGames ?? shardGames(setup.job));
    this.#stopped = new Promise((_, reject) => {
      const stop = () => {
        this.#isStopped = true;
        reject(new StoppedError('the run was stopped'));
      };
      if (options.signal?.aborted) stop();
      else options.signal?.addEventListener('abort', stop);
    });
    this.#stopped.catch(() => {});
  }

  get underWay(): number {
    return this.#roll.played((from) => this.#harvest.has(from));
  }

  /** @throws {StoppedError} as soon as the signal fires, whatever the server does */
  collect(): Promise<JobTally> {
    const collected = this.#collect();
    // After a stop, the race below no longer handles this rejection.
    collected.catch(() => {});
    return Promise.race([collected, this.#stopped]);
  }

  async #collect(): Promise<JobTally> {
    await this.#store.begin(this.#setup.text);
    await this.#clearFailed();
    let troubles = 0;
    for (let look = 0; ; ) {
      // A stopped run sends and counts nothing more.
      if (this.#isStopped) return this.#stopped;
      try {
        await this.#takeResults();
        const { whole } = this.#harvest;
        if (whole !== undefined) return whole;
        if (Date.now() - look >= QUEUE_EVERY) {
          look = Date.now();
          await this.#lookAfterQueue();
        }
        if (!this.#isStopped) await this.#send();
        troubles = 0;
      } catch (error) {
        troubles += 1;
        if (!isTrouble(error) || this.#isStopped || troubles > MOST_TROUBLES) throw error;
      }
      await pause(RESULTS_EVERY * (1 + troubles));
    }
  }

  /** Removes shards that no worker plays yet. A finished run leaves nothing; a failed one leaves results for the next try. */
  async leave(): Promise<void> {
    // Do not wait for a server that is gone.
    if (this.#redis.status !== 'ready') return;
    const jobs = [...this.#sent.values()].map((games) =>
      this.#queue.remove(this.#idOf(games)).catch(() => 0),
    );
    await Promise.all(jobs);
    if (this.#harvest.whole !== undefined) await this.#store.clear();
    if (!this.#isStopped) await this.#store.end();
  }

  #idOf(games: Stretch): string {
    return `${this.#setup.run}-${nameOf(games)}`;
  }

  /** Sends a few more shards than the workers can take, so that no worker has to wait. */
  async #send(): Promise<void> {
    const wanted = Math.min(MOST_UNDER_WAY, Math.max(FEWEST_UNDER_WAY, 3 * this.#roll.slots));
    const shards: Stretch[] = [];
    while (this.#sent.size + shards.length < wanted) {
      const { value } = this.#open.next();
      if (value === undefined) break;
      shards.push(value);
    }
    await this.#add(shards);
    for (const games of shards) this.#sent.set(nameOf(games), games);
  }

  async #add(shards: readonly Stretch[]): Promise<void> {
    if (shards.length === 0) return;
    const { run } = this.#setup;
    await this.#queue.addBulk(
      shards.map((games) => ({
        name: 'shard',
        data: { run, from: games[0], to: games[1] } satisfies ShardOrder,
        opts: {
          jobId: this.#idOf(games),
          attempts: ATTEMPTS,
          removeOnComplete: true,
          removeOnFail: { age: KEPT_FOR },
        },
      })),
    );
  }

  async #takeResults(): Promise<void> {
    const there = await this.#store.shardsWithResults();
    if (there.length === 0) return;
    await this.#passOver(there.filter((name) => this.#isCounted(name)));
    const wanted =
      this.#inOrder === undefined ? there.filter((name) => this.#sent.has(name)) : this.#nextInOrder(there);
    if (wanted.length === 0) return;
    for await (const [name, text] of this.#store.results(wanted)) this.#count(name, text);
    if (this.#isStopped) return;
    if (this.#watch.onPart()) {
      await this.#store.dropResults([...this.#unsaved]);
      this.#unsaved.clear();
    }
  }

  /** Returns the results that come next without a gap. The others stay on the server until their turn. */
  #nextInOrder(there: readonly string[]): string[] {
    const waiting = new Set(there);
    const shards = new Map([...this.#sent.values()].map((games) => [games[0], games]));
    const next: string[] = [];
    for (
      let games = shards.get(this.#harvest.firstMissing);
      games !== undefined;
      games = shards.get(games[1])
    ) {
      if (!waiting.has(nameOf(games))) break;
      next.push(nameOf(games));
    }
    return next;
  }

  #isCounted(name: string): boolean {
    const from = Number(name.split('-')[0]);
    return !this.#unsaved.has(name) && Number.isInteger(from) && this.#harvest.has(from);
  }

  /** Drops results of shards that are already counted, which come from slow workers. They must be the same. */
  async #passOver(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    for await (const [name, text] of this.#store.results(names)) {
      const before = this.#counted.get(name);
      if (before !== undefined && before !== digest(text)) throw unequal(name);
    }
    await this.#store.dropResults(names);
  }

  #count(name: string, text: string): void {
    const games = this.#sent.get(name) as Stretch;
    const { run, job, recorded } = this.#setup;
    const result = readResult(text, run, games, job, recorded);
    if (result === undefined) {
      throw new QueueError(`the result of games ${name} is damaged, or not a result`);
    }
    this.#addToHarvest(games, result);
    this.#sent.delete(name);
    this.#unsaved.add(name);
    if (this.#counted.size >= MOST_REMEMBERED)
      this.#counted.delete(this.#counted.keys().next().value as string);
    this.#counted.set(name, digest(text));
  }

  #addToHarvest(games: Stretch, { tally, rows = [] }: ShardResult): void {
    if (this.#inOrder === undefined) this.#harvest.add(...games, tally);
    else this.#inOrder.add(games, tally, rows);
  }

  /** Checks the workers' reports, failures and lost shards. */
  async #lookAfterQueue(): Promise<void> {
    const now = Date.now();
    this.#roll.take(await this.#store.reports(), now);
    this.#watch.onProgress();
    if (this.#roll.workers > 0) this.#lastWorker = now;
    else if (now - this.#lastWorker > LONELY_AFTER) {
      this.#lastWorker = Number.POSITIVE_INFINITY;
      this.#options.onNote?.(
        `No worker plays yet. Start one with "tarcomp worker --queue …", here or elsewhere, of the same version (${programVersion()}).`,
      );
    }
    await this.#store.keepSetup(this.#setup.text);
    const failure = await this.#store.failure();
    if (failure !== undefined) throw new QueueError(failure);
    const [failed] = await this.#failedShards();
    if (failed !== undefined) throw new QueueError(failed.failedReason.slice(0, LONGEST_PROBLEM));
    await this.#sendLostAgain();
  }

  /** A shard with neither a job nor a result was lost with the server's memory, or by a worker that was too slow. */
  async #sendLostAgain(): Promise<void> {
    const shards = [...this.#sent.values()];
    if (shards.length === 0) return;
    const jobs = this.#redis.pipeline();
    for (const games of shards) jobs.exists(this.#queue.toKey(this.#idOf(games)));
    const found = (await jobs.exec()) ?? [];
    const gone = shards.filter((_, place) => found[place]?.[1] === 0);
    if (gone.length === 0) return;
    // Results are written before jobs end, so a shard without one is lost.
    const there = new Set(await this.#store.shardsWithResults());
    await this.#add(gone.filter((games) => !there.has(nameOf(games))));
  }

  async #failedShards(): Promise<readonly QueuedJob[]> {
    const failed = await this.#queue.getFailed(0, MOST_FAILED);
    return failed.filter((job): job is QueuedJob => job?.id?.startsWith(`${this.#setup.run}-`) === true);
  }

  /** Clears shards of the same run that failed earlier, so that they are tried again. */
  async #clearFailed(): Promise<void> {
    for (const job of await this.#failedShards()) await job.remove();
  }
}

export const unequal = (name: string): QueueError =>
  new QueueError(
    `two workers played games ${name} with different results; use the same build of TarComp everywhere, and look at each machine's memory`,
  );
