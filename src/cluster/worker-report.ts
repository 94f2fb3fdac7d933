import * as v from 'valibot';
import { listOf, whole } from '../battle/save/read-with.js';
import { parsedJson } from '../check/parsed-json.js';
import { MOST_GAMES, MOST_THREADS } from '../simulate/setup.js';
import { MOST_SHARD_GAMES } from './shard-result.js';

const MOST_SHARDS_AT_ONCE = 1000;

/** A worker's regular report. */
const reportSchema = v.strictObject({
  /** Grows with each report. If it stops growing, the worker is gone. */
  beat: whole(0, Number.MAX_SAFE_INTEGER),
  threads: whole(1, MOST_THREADS),
  /** Shards that the worker plays at once. */
  slots: whole(1, MOST_SHARDS_AT_ONCE),
  /** For each shard, its first game and how many games are played. */
  shards: listOf(v.strictTuple([whole(0, MOST_GAMES), whole(0, MOST_SHARD_GAMES)]), MOST_SHARDS_AT_ONCE),
});
export type WorkerReport = v.InferOutput<typeof reportSchema>;

export const writeReport = (report: WorkerReport): string => JSON.stringify(report);

export function readReport(text: string): WorkerReport | undefined {
  const { success, output } = v.safeParse(reportSchema, parsedJson(text));
  return success ? output : undefined;
}

/** Milliseconds after which a silent worker counts as gone. */
const GONE_AFTER = 10_000;

interface Seen {
  readonly report: WorkerReport;
  readonly at: number;
}

/** The workers of a run. Silence is measured by this machine's clock. */
export class WorkerRoll {
  readonly #seen = new Map<string, Seen>();
  #here: readonly WorkerReport[] = [];

  take(texts: ReadonlyMap<string, string>, now: number): void {
    for (const [worker, text] of texts) {
      const report = readReport(text);
      if (report !== undefined && this.#seen.get(worker)?.report.beat !== report.beat) {
        this.#seen.set(worker, { report, at: now });
      }
    }
    for (const worker of this.#seen.keys()) if (!texts.has(worker)) this.#seen.delete(worker);
    this.#here = [...this.#seen.values()]
      .filter(({ at }) => now - at <= GONE_AFTER)
      .map(({ report }) => report);
  }

  get workers(): number {
    return this.#here.length;
  }

  /** Shards that all workers together play at once. */
  get slots(): number {
    return this.#here.reduce((sum, { slots }) => sum + slots, 0);
  }

  /** Games played of shards that are not counted yet. */
  played(isCounted: (from: number) => boolean): number {
    const furthest = new Map<number, number>();
    for (const { shards } of this.#here) {
      for (const [from, games] of shards) {
        if (!isCounted(from)) furthest.set(from, Math.max(games, furthest.get(from) ?? 0));
      }
    }
    let games = 0;
    for (const each of furthest.values()) games += each;
    return games;
  }
}
