import { checkWord } from '../check/check.js';
import { messageOf } from '../check/refusal.js';
import { Harvest, type Stretch } from '../simulate/harvest.js';
import type { Job, JobTally } from '../simulate/job.js';
import { gamesWords, summaryOf } from '../simulate/run-identity.node.js';
import { gamesOfShard } from './shard.js';
import { type PlayedShard, readShard, ShardError, type ShardReport } from './shard-file.node.js';

export interface MergedRun extends ShardReport {
  readonly job: Job;
  readonly tally: JobTally;
}

interface Begun {
  readonly file: string;
  readonly first: PlayedShard;
  readonly job: Job;
  readonly harvest: Harvest;
}

/** Merges the shards of a run, in any order. */
export class ShardMerger {
  #begun: Begun | undefined;
  #json = true;
  readonly #files: { readonly file: string; readonly games: Stretch }[] = [];

  /**
   * Adds one shard: the text of its file, and the file's name for messages.
   * @throws {ShardError} if it is damaged, belongs to another run or version, or holds games of an earlier shard
   */
  add(text: string, file: string): void {
    checkWord('text', text);
    checkWord('file', file);
    const shard = readShard(text, file);
    this.#begun ??= begin(shard, file);
    const { first, file: firstFile, job, harvest } = this.#begun;
    if (shard.run !== first.run) {
      throw new ShardError(
        file,
        `is a shard of another run than ${firstFile} (${summaryOf([jobOf(shard, file)])} instead of ${summaryOf([job])}); merge the shards of one command`,
      );
    }
    if (!harvest.lacks(...shard.games)) {
      const { number, of } = shard.shard;
      throw new ShardError(
        file,
        `shard ${number} of ${of} holds ${gamesWords(shard.games)}, which overlap with ${this.#fileWith(shard.games)}; leave one of them out`,
      );
    }
    try {
      harvest.add(...shard.games, shard.tally);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new ShardError(file, `cannot be added: ${error.message}`);
    }
    this.#files.push({ file, games: shard.games });
    this.#json &&= shard.json;
  }

  /**
   * Returns the whole run.
   * @throws {ShardError} if games are missing
   */
  merged(): MergedRun {
    if (this.#begun === undefined) throw new RangeError('there is no shard to merge');
    const { first, file, job, harvest } = this.#begun;
    const [missing] = harvest.missing(harvest.to);
    if (missing !== undefined) throw new ShardError(file, missingWords(first, missing, harvest.to));
    return { job, tally: harvest.whole as JobTally, change: first.change, json: this.#json };
  }

  /** A file with some of these games. */
  #fileWith([from, to]: Stretch): string | undefined {
    return this.#files.find(({ games }) => games[0] < to && from < games[1])?.file;
  }
}

function begin(first: PlayedShard, file: string): Begun {
  const job = jobOf(first, file);
  return { file, first, job, harvest: new Harvest(0, job[0].games) };
}

function jobOf(shard: PlayedShard, file: string): Job {
  try {
    return shard.readJob();
  } catch (error) {
    throw new ShardError(file, messageOf(error));
  }
}

function missingWords({ shard: { of } }: PlayedShard, missing: Stretch, games: number): string {
  // Shards are of about equal length, so the search starts near the game's share of the run.
  let number = Math.max(1, Math.floor((missing[0] / games) * of));
  while (number < of && gamesOfShard({ number, of }, games)[1] <= missing[0]) number += 1;
  return `the run has ${games} games, and ${gamesWords(missing)} are missing; add shard ${number} of ${of}`;
}
