import type { Redis } from 'ioredis';
import { programVersion } from '../simulate/program-version.node.js';
import { QueueError } from './queue-address.node.js';
import { LARGEST_SETUP } from './run-setup.node.js';
import { LARGEST_RESULT } from './shard-result.js';

/** The prefix of all keys. */
export const KEY_PREFIX = 'tarcomp';
/** Versions play different games, so each has its own queue. */
export const queueName = (): string => `games-${programVersion()}`;

/** Seconds that a run's keys stay after its last sign of life, so that abandoned runs need no cleanup. */
export const KEPT_FOR = 7 * 24 * 3600;
/** Seconds that the mark of a finished run stays, for workers to see. */
const OVER_FOR = 3600;
/** Far more results than ever wait for their collector. */
const MOST_RESULTS = 200_000;
const MOST_WORKERS = 10_000;
const LARGEST_REPORT = 20_000;
const LARGEST_FAILURE = 2000;

/** A run's data on the server, beside the queue: its setup, uncollected results, and its workers. */
export class RunStore {
  readonly #redis: Redis;
  readonly #setup: string;
  readonly #results: string;
  readonly #workers: string;
  readonly #failure: string;
  readonly #over: string;

  constructor(redis: Redis, run: string) {
    this.#redis = redis;
    const key = (what: string) => `${KEY_PREFIX}:run:${run}:${what}`;
    this.#setup = key('setup');
    this.#results = key('results');
    this.#workers = key('workers');
    this.#failure = key('failure');
    this.#over = key('over');
  }

  /** Keeps the setup on the server for workers to find. Returns true if it was missing. */
  async keepSetup(text: string): Promise<boolean> {
    if ((await this.#redis.expire(this.#setup, KEPT_FOR)) === 1) return false;
    return (await this.#redis.set(this.#setup, text, 'EX', KEPT_FOR, 'NX')) === 'OK';
  }

  /** Returns the setup. Undefined if there is none, or if it is far too large. */
  async setup(): Promise<string | undefined> {
    const length = await this.#redis.strlen(this.#setup);
    if (length === 0 || length > LARGEST_SETUP) return undefined;
    return (await this.#redis.get(this.#setup)) ?? undefined;
  }

  /** Writes a result unless the shard already has one. Returns the existing result if it differs. */
  async putResult(shard: string, text: string): Promise<string | undefined> {
    const isNew = await this.#redis.hsetnx(this.#results, shard, text);
    await this.#redis.expire(this.#results, KEPT_FOR);
    if (isNew === 1) return undefined;
    for await (const [, other] of this.results([shard])) if (other !== text) return other;
    return undefined;
  }

  hasResult(shard: string): Promise<boolean> {
    return this.#redis.hexists(this.#results, shard).then((found) => found === 1);
  }

  /**
   * Returns the names of the shards that have results.
   * @throws {QueueError} if there are far more than TarComp ever requests
   */
  async shardsWithResults(): Promise<readonly string[]> {
    const count = await this.#redis.hlen(this.#results);
    if (count === 0) return [];
    if (count > MOST_RESULTS)
      throw new QueueError(`the server holds ${count} results of one run, so this is not a queue of TarComp`);
    return this.#redis.hkeys(this.#results);
  }

  /**
   * Yields results one by one. They are fetched in portions that fit into memory.
   * @throws {QueueError} if a result is far too large
   */
  async *results(shards: readonly string[]): AsyncGenerator<readonly [shard: string, text: string]> {
    const lengths = await this.#lengths(this.#results, shards);
    for (const [place, length] of lengths.entries()) {
      if (length > LARGEST_RESULT) {
        throw new QueueError(
          `the result of shard ${shards[place]} has ${length} bytes, which no result of TarComp has`,
        );
      }
    }
    for (const portion of portionsOf(shards, lengths)) {
      const texts = await this.#redis.hmget(this.#results, ...portion);
      for (const [place, text] of texts.entries()) if (text !== null) yield [portion[place] as string, text];
    }
  }

  /** Returns 0 for missing fields. */
  async #lengths(key: string, fields: readonly string[]): Promise<readonly number[]> {
    const lengths = this.#redis.pipeline();
    for (const field of fields) lengths.hstrlen(key, field);
    return ((await lengths.exec()) ?? []).map(([, length]) => Number(length));
  }

  async dropResults(shards: readonly string[]): Promise<void> {
    if (shards.length > 0) await this.#redis.hdel(this.#results, ...shards);
  }

  /** Stores a worker's progress report. */
  async report(worker: string, text: string): Promise<void> {
    await this.#redis.pipeline().hset(this.#workers, worker, text).expire(this.#workers, KEPT_FOR).exec();
  }

  async withdraw(worker: string): Promise<void> {
    await this.#redis.hdel(this.#workers, worker);
  }

  /** Returns the reports by worker. Anything too large to be a report is ignored. */
  async reports(): Promise<ReadonlyMap<string, string>> {
    const count = await this.#redis.hlen(this.#workers);
    if (count === 0 || count > MOST_WORKERS) return new Map();
    const workers = await this.#redis.hkeys(this.#workers);
    const lengths = await this.#lengths(this.#workers, workers);
    const known = workers.filter((_, place) => (lengths[place] ?? 0) <= LARGEST_REPORT);
    if (known.length === 0) return new Map();
    const texts = await this.#redis.hmget(this.#workers, ...known);
    return new Map(known.map((worker, place) => [worker, texts[place] ?? '']));
  }

  /** Stores a failure that playing again cannot fix. The first one is kept. */
  async fail(problem: string): Promise<void> {
    await this.#redis.set(this.#failure, problem.slice(0, LARGEST_FAILURE), 'EX', KEPT_FOR, 'NX');
  }

  async failure(): Promise<string | undefined> {
    const problem = await this.#redis.getrange(this.#failure, 0, LARGEST_FAILURE);
    return problem === '' ? undefined : problem;
  }

  /** Call this before the first shard is sent. It clears how an earlier attempt at the same run ended. */
  async begin(setup: string): Promise<void> {
    await this.#redis.del(this.#failure, this.#over);
    await this.keepSetup(setup);
  }

  /** Call this when a run is complete. */
  async clear(): Promise<void> {
    await this.#redis.del(this.#setup, this.#results, this.#workers, this.#failure);
  }

  /** Call this when no more shards will be sent. */
  async end(): Promise<void> {
    await this.#redis.set(this.#over, 'over', 'EX', OVER_FOR);
  }

  isOver(): Promise<boolean> {
    return this.#redis.exists(this.#over).then((found) => found === 1);
  }
}

/** Splits a list so that each request returns at most `LARGEST_RESULT` bytes. */
function* portionsOf(shards: readonly string[], lengths: readonly number[]): Generator<readonly string[]> {
  let portion: string[] = [];
  let bytes = 0;
  for (const [place, shard] of shards.entries()) {
    const length = lengths[place] ?? 0;
    if (portion.length > 0 && bytes + length > LARGEST_RESULT) {
      yield portion;
      portion = [];
      bytes = 0;
    }
    portion.push(shard);
    bytes += length;
  }
  if (portion.length > 0) yield portion;
}
