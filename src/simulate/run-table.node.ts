import { Checkpoint, CheckpointError } from './checkpoint.node.js';
import { FailedRunError } from './failed-run.node.js';
import type { PlayPart } from './fair.js';
import { StoppedError } from './game-pool.node.js';
import type { GameRecord } from './games-in-order.js';
import { Harvest } from './harvest.js';
import type { Job, JobTally } from './job.js';
import { describeJob } from './packed-job.js';
import { ResultsFile, ResultsFileError } from './results-file.node.js';
import { digest, type RunIdentity } from './run-identity.node.js';
import type { OnProgress } from './simulate.js';

/** What players call during a run. */
export interface RunWatch {
  /** Games were counted. Returns true if they are saved, so that players need not keep them. */
  onPart(): boolean;
  /** Progress has changed. */
  onProgress(): void;
  /** Receives every game in order, if games are recorded. */
  readonly record?: GameRecord;
  /** The same job will be played again, so players keep what they prepared for it. */
  readonly again?: boolean;
}

/** Plays the games that a harvest lacks, on threads or on other machines. */
export interface Players {
  run(job: Job, harvest: Harvest, watch: RunWatch): Promise<JobTally>;
  close(): Promise<void>;
  /** Games known to be played but not counted yet. */
  readonly underWay?: number;
  /** How many machines play, if others do. */
  readonly workers?: number;
}

export interface RunOptions {
  /** A file that keeps the progress, to continue from after a stop. */
  readonly checkpoint?: string;
  /** Milliseconds between two writes of the checkpoint. 500 by default. */
  readonly checkpointPause?: number;
  /** A file for the result of each game: one line of JSON per game, in order. */
  readonly results?: string;
  readonly onProgress?: OnProgress;
  /** Called if the finished run's checkpoint cannot be written. The result is still complete. */
  readonly onUnsaved?: (problem: CheckpointError) => void;
}

/** The runs of one call: their players, checkpoint and progress. */
export class RunTable {
  readonly #players: Players;
  readonly #checkpoint: Checkpoint | undefined;
  readonly #harvests: Harvest[] = [];
  readonly #games: number;
  readonly #resultsPath: string | undefined;
  #results: ResultsFile | undefined;
  readonly #onProgress: OnProgress | undefined;
  readonly #onUnsaved: RunOptions['onUnsaved'];
  #failure: unknown;

  constructor(players: Players, identity: RunIdentity, games: number, options: RunOptions) {
    const { checkpoint, checkpointPause, results, onProgress, onUnsaved } = options;
    this.#games = games;
    this.#resultsPath = results;
    this.#onProgress = onProgress;
    this.#onUnsaved = onUnsaved;
    if (checkpoint !== undefined)
      this.#checkpoint = new Checkpoint(checkpoint, identity, {
        ...(checkpointPause !== undefined && { pause: checkpointPause }),
      });
    this.#players = players;
  }

  async all<Outcome>(run: (play: PlayPart) => Promise<Outcome>): Promise<Outcome> {
    try {
      const outcome = await run((job, from, to) => this.#play(job, from, to));
      this.#results?.flush();
      this.#saveAtLast();
      return outcome;
    } finally {
      this.#results?.close();
      this.#checkpoint?.close();
      await this.#players.close();
    }
  }

  #tell(): void {
    const counted = this.#harvests.reduce((sum, harvest) => sum + harvest.played, 0);
    const { underWay = 0, workers } = this.#players;
    // A search that resumes a dropped candidate plays more games than planned.
    this.#onProgress?.(Math.min(counted + underWay, this.#games), this.#games, workers);
  }

  /** All games are played, so a full disk must not cost the result. */
  #saveAtLast(): void {
    try {
      this.#checkpoint?.save();
    } catch (error) {
      if (!(error instanceof CheckpointError)) throw error;
      this.#onUnsaved?.(error);
    }
  }

  #play: PlayPart = async (job, from, to) => {
    const key = `${digest(describeJob(job))} ${from}-${to}`;
    const harvest = this.#checkpoint?.harvest(key, from, to) ?? new Harvest(from, to);
    this.#openResults(job, key, harvest);
    this.#harvests.push(harvest);
    this.#tell();
    try {
      return await this.#players.run(job, harvest, {
        onPart: () => {
          const isDone = this.#harvests.every(({ whole }) => whole !== undefined);
          const isKept = this.#checkpoint === undefined || (!isDone && this.#checkpoint.saveSoon());
          this.#tell();
          return isKept;
        },
        onProgress: () => this.#tell(),
        ...(this.#results && { record: this.#results }),
      });
    } catch (error) {
      // All runs fail together.
      this.#failure ??= this.#afterSaving(error);
      throw this.#failure;
    }
  };

  #openResults(job: Job, key: string, { from, firstMissing }: Harvest): void {
    if (this.#resultsPath === undefined) return;
    const kept = this.#checkpoint?.resultsOf(key);
    if (firstMissing > from && kept === undefined) {
      throw new ResultsFileError(
        this.#resultsPath,
        'the checkpoint holds games that were played without it; leave --results out, or use a new checkpoint',
      );
    }
    this.#results = new ResultsFile(
      this.#resultsPath,
      job,
      kept === undefined ? undefined : { bytes: kept, next: firstMissing },
    );
    this.#checkpoint?.keepResults(key, this.#results);
  }

  /** Saves the finished games if possible. Returns the error to report. */
  #afterSaving(error: unknown): unknown {
    if (error instanceof CheckpointError || error instanceof ResultsFileError) return error;
    try {
      this.#checkpoint?.save();
    } catch (problem) {
      if (error instanceof StoppedError) return problem;
    }
    if (error instanceof StoppedError) return error;
    return new FailedRunError(error, this.#games, this.#checkpoint);
  }
}
