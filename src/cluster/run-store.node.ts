import type { Redis } from 'ioredis';
import { programVersion } from '../simulate/run-identity.node.js';
import { QueueError } from './queue-address.node.js';
import { LARGEST_SETUP } from './run-setup.node.js';
import { LARGEST_RESULT } from './shard-result.js';

/** All keys begin with it. */
export const KEY_PREFIX = 'tarcomp';
/** Versions play different games, so each has a queue of its own. */
export const queueName = (): string => `games-${programVersion()}`;

/** Seconds that what belongs to a run stays after the last sign of life: nobody has to clear away after a run that was given up. */
export const KEPT_FOR = 7 * 24 * 3600;
/** Seconds in which workers can find out that a run is over. */
const OVER_FOR = 3600;
/** Results wait for their collector no longer than it takes to ask for them. */
const MOST_RESULTS = 200_000;
const MOST_WORKERS = 10_000;
const LARGEST_REPORT = 20_000;
const LARGEST_FAILURE = 2000;

/** What a server holds of one run, beside the queue: its setup, results that nobody has collected, and who plays. */
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

  /** Makes sure that workers find the setup, and that it stays; true if it was missing. */
  async keepSetup(text: string): Promise<boolean> {
    if ((await this.#redis.expire(this.#setup, KEPT_FOR)) === 1) return false;
    return (await this.#redis.set(this.#setup, text, 'EX', KEPT_FOR, 'NX')) === 'OK';
  }

  /** Undefined if there is none, or it is far too large. */
  async setup(): Promise<string | undefined> {
    const length = await this.#redis.strlen(this.#setup);
    if (length === 0 || length > LARGEST_SETUP) return undefined;
    return (await this.#redis.get(this.#setup)) ?? undefined;
  }

  /** Writes a result unless there is one; answers with the other one if it differs. */
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
   * The shards that have results.
   * @throws {QueueError} if there are far more than this program ever asks for
   */
  async shardsWithResults(): Promise<readonly string[]> {
    const count = await this.#redis.hlen(this.#results);
    if (count === 0) return [];
    if (count > MOST_RESULTS)
      throw new QueueError(`the server holds ${count} results of one run, which is no queue of ours`);
    return this.#redis.hkeys(this.#results);
  }

  /**
   * Results, one after the other: no answer of the server holds more of them than memory has room for.
   * @throws {QueueError} if one is far too large
   */
  async *results(shards: readonly string[]): AsyncGenerator<readonly [shard: string, text: string]> {
    const lengths = await this.#lengths(this.#results, shards);
    for (const [place, length] of lengths.entries()) {
      if (length > LARGEST_RESULT) {
        throw new QueueError(
          `the result of shard ${shards[place]} has ${length} bytes, which is no result of ours`,
        );
      }
    }
    for (const portion of portionsOf(shards, lengths)) {
      const texts = await this.#redis.hmget(this.#results, ...portion);
      for (const [place, text] of texts.entries()) if (text !== null) yield [portion[place] as string, text];
    }
  }

  /** Zero for those that are not there. */
  async #lengths(key: string, fields: readonly string[]): Promise<readonly number[]> {
    const lengths = this.#redis.pipeline();
    for (const field of fields) lengths.hstrlen(key, field);
    return ((await lengths.exec()) ?? []).map(([, length]) => Number(length));
  }

  async dropResults(shards: readonly string[]): Promise<void> {
    if (shards.length > 0) await this.#redis.hdel(this.#results, ...shards);
  }

  /** How far a worker is, in a line. */
  async report(worker: string, text: string): Promise<void> {
    await this.#redis.pipeline().hset(this.#workers, worker, text).expire(this.#workers, KEPT_FOR).exec();
  }

  async withdraw(worker: string): Promise<void> {
    await this.#redis.hdel(this.#workers, worker);
  }

  /** What workers reported, by worker; whatever is no report of ours is left where it is. */
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

  /** The first failure that nobody can mend by playing again. */
  async fail(problem: string): Promise<void> {
    await this.#redis.set(this.#failure, problem.slice(0, LARGEST_FAILURE), 'EX', KEPT_FOR, 'NX');
  }

  async failure(): Promise<string | undefined> {
    const problem = await this.#redis.getrange(this.#failure, 0, LARGEST_FAILURE);
    return problem === '' ? undefined : problem;
  }

  /** Before the first shard is sent: what became of the same run at another time is forgotten. */
  async begin(setup: string): Promise<void> {
    await this.#redis.del(this.#failure, this.#over);
    await this.keepSetup(setup);
  }

  /** When a run is done. */
  async clear(): Promise<void> {
    await this.#redis.del(this.#setup, this.#results, this.#workers, this.#failure);
  }

  /** When nobody sends shards of it any more. */
  async end(): Promise<void> {
    await this.#redis.set(this.#over, 'over', 'EX', OVER_FOR);
  }

  isOver(): Promise<boolean> {
    return this.#redis.exists(this.#over).then((found) => found === 1);
  }
}

/** Cuts a list so that what is asked for at once has at most `LARGEST_RESULT` bytes. */
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
