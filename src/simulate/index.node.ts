import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { checkInteger } from '../check/check.js';
import { rulesetOf } from '../rules/ruleset.js';
import { Checkpoint, CheckpointError, digest, type RunIdentity } from './checkpoint.node.js';
import { type Comparison, comparisonOf, pairOf } from './compare.js';
import { FailedRunError } from './failed-run.node.js';
import { type FairCandidate, type FairResult, findFairest, findStrongest, gamesOfSearch } from './fair.js';
import { GamePool, type PoolOptions, StoppedError } from './game-pool.node.js';
import { Harvest } from './harvest.js';
import type { Job } from './job.js';
import { describeJob } from './packed-job.js';
import { resultOf, type SimulationResult } from './result.js';
import { MOST_THREADS, mapName, type Simulation, type SimulationSetup, simulationOf } from './setup.js';
import type { OnProgress } from './simulate.js';
import type { Tally } from './tally.js';

export { CheckpointError } from './checkpoint.node.js';
export { FailedRunError } from './failed-run.node.js';
export { type PoolOptions, StoppedError, type StopSignal } from './game-pool.node.js';

export interface ThreadOptions extends PoolOptions {
  /** A file that keeps what is done, to go on from it after a stop. */
  readonly checkpoint?: string;
  /** Milliseconds between two writes of it; left out, 500. */
  readonly checkpointPause?: number;
  readonly onProgress?: OnProgress;
  /** Called if a run is done and its checkpoint cannot be written any more; the result is complete all the same. */
  readonly onUnsaved?: (problem: CheckpointError) => void;
}

/**
 * `simulate` on all cores. The result is the same.
 * @throws {CheckpointError} if the checkpoint is damaged, in use by another process, or belongs to another run
 * @throws {FailedRunError} if a thread fails; it says which games are kept
 * @throws {StoppedError} if the signal stopped it
 */
export async function simulateOnThreads(
  setup: SimulationSetup,
  options: ThreadOptions = {},
): Promise<SimulationResult> {
  const simulation = simulationOf(setup);
  const { games } = simulation;
  const table = new RunTable(options, games, [[simulation]]);
  const { tallies } = await table.all((play) => play([simulation], 0, games));
  return resultOf(simulation, tallies[0] as Tally);
}

/** `compareBattles` on all cores; see `simulateOnThreads`. */
export async function compareOnThreads(
  before: SimulationSetup,
  after: SimulationSetup,
  options: ThreadOptions = {},
): Promise<Comparison> {
  const job = pairOf(before, after);
  const [{ games }] = job;
  const table = new RunTable(options, games, [job]);
  return comparisonOf(job, await table.all((play) => play(job, 0, games)));
}

/** `findFairest` on all cores; see `simulateOnThreads`. */
export const findFairestOnThreads = (
  candidates: readonly FairCandidate[],
  options: ThreadOptions = {},
): Promise<readonly FairResult[]> => searchOnThreads(candidates, options, findFairest);

/** The same search for the battle in which red wins most often. */
export const findStrongestOnThreads = (
  candidates: readonly FairCandidate[],
  options: ThreadOptions = {},
): Promise<readonly FairResult[]> => searchOnThreads(candidates, options, findStrongest);

async function searchOnThreads(
  candidates: readonly FairCandidate[],
  options: ThreadOptions,
  search: typeof findFairest,
): Promise<readonly FairResult[]> {
  const jobs = candidates.map(({ setup }): Job => [simulationOf(setup)]);
  const games = Math.max(0, ...jobs.map(([simulation]) => simulation.games));
  const table = new RunTable(options, gamesOfSearch(jobs.length, games), jobs, games);
  return table.all((play) => search(candidates, play));
}

type Play = Parameters<typeof findFairest>[1];

/** The runs of one call: their pool, their checkpoint, and how far all of them are. */
class RunTable {
  readonly #pool: GamePool;
  readonly #checkpoint: Checkpoint | undefined;
  readonly #harvests: Harvest[] = [];
  readonly #games: number;
  readonly #onProgress: OnProgress | undefined;
  readonly #onUnsaved: ThreadOptions['onUnsaved'];
  #failure: unknown;

  constructor(options: ThreadOptions, games: number, jobs: readonly Job[], gamesOfEach = games) {
    const { threads, checkpoint, checkpointPause, onProgress, onUnsaved, worker = ownWorker() } = options;
    if (threads !== undefined) checkInteger('threads', threads, 1, MOST_THREADS);
    this.#games = games;
    this.#onProgress = onProgress;
    this.#onUnsaved = onUnsaved;
    if (checkpoint !== undefined)
      this.#checkpoint = new Checkpoint(checkpoint, identityOf(jobs, gamesOfEach), {
        ...(checkpointPause !== undefined && { pause: checkpointPause }),
      });
    this.#pool = new GamePool({ ...options, ...(worker !== undefined && { worker }) });
  }

  async all<Outcome>(run: (play: Play) => Promise<Outcome>): Promise<Outcome> {
    try {
      const outcome = await run((job, from, to) => this.#play(job, from, to));
      this.#saveAtLast();
      return outcome;
    } finally {
      this.#checkpoint?.close();
      await this.#pool.close();
    }
  }

  /** Nothing is left to play: a full disk must not cost what was. */
  #saveAtLast(): void {
    try {
      this.#checkpoint?.save();
    } catch (error) {
      if (!(error instanceof CheckpointError)) throw error;
      this.#onUnsaved?.(error);
    }
  }

  #play: Play = async (job, from, to) => {
    const key = `${digest(describeJob(job))} ${from}-${to}`;
    const harvest = this.#checkpoint?.harvest(key, from, to) ?? new Harvest(from, to);
    this.#harvests.push(harvest);
    this.#tell();
    try {
      return await this.#pool.run(job, harvest, () => {
        if (this.#harvests.some(({ whole }) => whole === undefined)) this.#checkpoint?.saveSoon();
        this.#tell();
      });
    } catch (error) {
      // All runs fail together.
      this.#failure ??= this.#afterSaving(error);
      throw this.#failure;
    }
  };

  /** What there is to say once the games that were finished are in the checkpoint, as far as it can be written. */
  #afterSaving(error: unknown): unknown {
    if (error instanceof CheckpointError) return error;
    try {
      this.#checkpoint?.save();
    } catch (problem) {
      if (error instanceof StoppedError) return problem;
    }
    if (error instanceof StoppedError) return error;
    return new FailedRunError(error, this.#games, this.#checkpoint);
  }

  #tell(): void {
    const played = this.#harvests.reduce((sum, harvest) => sum + harvest.played, 0);
    // A search that takes up somebody again plays more than was foreseen.
    this.#onProgress?.(Math.min(played, this.#games), this.#games);
  }
}

function identityOf(jobs: readonly Job[], games: number): RunIdentity {
  const [first, second] = jobs[0] ?? [];
  const others = second === undefined ? jobs.length - 1 : 1;
  return {
    fingerprint: digest(JSON.stringify([games, ...jobs.map(describeJob)])),
    summary: `${first === undefined ? 'nothing' : summaryOf(first)}${others > 0 ? ` and ${others} more` : ''}`,
    program: programVersion(),
  };
}

function summaryOf({ red, blue, map, games, seed, ruleset }: Simulation): string {
  const names = (force: Simulation['red']) =>
    force.map(({ unit }) => `${unit.chassis} ${unit.model}`.trim()).join(', ');
  return `${names(red)} against ${names(blue)}, ${games} games, seed ${seed}, ${mapName(map)}, ${rulesetOf(ruleset).name}`;
}

// The package asks for itself by name, which holds from the sources and from the built file alike.
function programVersion(): string {
  const manifest = createRequire(import.meta.url)('tarcomp/package.json') as { version: string };
  return manifest.version;
}

/** Beside the files of the package, or above their chunks, where it is built; in the sources there is none. */
function ownWorker(): string | undefined {
  const here = import.meta.url;
  const places = ['simulation-worker.js', '../simulation-worker.js'].map((path) => new URL(path, here));
  return places.find((place) => existsSync(fileURLToPath(place)))?.href;
}
