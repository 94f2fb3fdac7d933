import * as fs from 'node:fs';
import * as v from 'valibot';
import { parsedJson } from '../check/parsed-json.js';
import { FileLock, LockedError, type Processes } from './checkpoint-lock.node.js';
import { FileError } from './file-error.node.js';
import { Harvest, type HarvestState } from './harvest.js';
import {
  type FileSystem,
  removeLeftovers,
  replaceFile,
  UnwritableFileError,
  writablePlace,
} from './replace-file.node.js';
import { digest, type RunIdentity } from './run-identity.node.js';
import { codeOf, systemReason } from './system-error.js';
import { addsUp, jobTallySchema } from './tally-schema.js';

/** A checkpoint cannot be read or written, is in use, or belongs to another run. */
export class CheckpointError extends FileError {
  override readonly name = 'CheckpointError';
}

const FORMAT = 'tarcomp-checkpoint';
/** Version 1 stored blocks that were finished out of order. */
const VERSION = 2;
/** Milliseconds between two writes. Games lost with the process are played again. */
const PAUSE = 500;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const stateSchema = v.strictObject({
  done: v.array(v.strictTuple([count, count])),
  tally: v.exactOptional(jobTallySchema),
  /** The length of the results file for these games, in bytes. */
  results: v.exactOptional(count),
});
type KeptState = v.InferOutput<typeof stateSchema>;
const headSchema = v.object({ format: v.literal(FORMAT), version: v.number() });
const fileSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  program: v.string(),
  fingerprint: v.string(),
  summary: v.string(),
  runs: v.record(v.string(), stateSchema),
});

export interface CheckpointOptions {
  /** Milliseconds between two writes. 500 by default. */
  readonly pause?: number;
  readonly files?: FileSystem;
  readonly processes?: Processes;
}

/**
 * Keeps the progress of a run in a file. The file is replaced as a whole, so it always holds one complete state, even
 * if the process dies while writing. Only one process at a time can use it.
 */
export class Checkpoint {
  readonly path: string;
  readonly #place: string;
  readonly #files: FileSystem;
  readonly #lock: FileLock;
  readonly #identity: RunIdentity;
  readonly #found: ReadonlyMap<string, KeptState>;
  readonly #harvests = new Map<string, Harvest>();
  readonly #results = new Map<string, { flush(): number }>();
  readonly #pause: number;
  #lastWritten = 0;
  #kept = 0;
  #closed = false;

  /** @throws {CheckpointError} if the file is not a checkpoint, is damaged, in use, or belongs to another run */
  constructor(
    path: string,
    identity: RunIdentity,
    { pause = PAUSE, files = fs, processes }: CheckpointOptions = {},
  ) {
    this.path = path;
    this.#files = files;
    this.#pause = pause;
    this.#identity = identity;
    try {
      this.#place = writablePlace(path, files);
      this.#lock = new FileLock(this.#place, files, processes);
    } catch (error) {
      throw checkpointError(path, error, 'name another file');
    }
    try {
      removeLeftovers(this.#place, files);
      this.#found = statesIn(this.#place, path, identity, files);
      this.#kept = gamesIn(this.#found.values());
      // If the file cannot be written, fail now and not after an hour.
      if (this.#found.size === 0) this.save();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Games that the file holds. */
  get kept(): number {
    return this.#kept;
  }

  /** Returns the progress of one part of the run, to continue from. */
  harvest(key: string, from: number, to: number): Harvest {
    const harvest = new Harvest(from, to, soundState(this.path, this.#found.get(key), from, to));
    this.#harvests.set(key, harvest);
    return harvest;
  }

  /** The length of the results file for the games kept. Undefined if they were played without one. */
  resultsOf(key: string): number | undefined {
    return this.#found.get(key)?.results;
  }

  /** From now on, results are flushed to disk before their games are kept. */
  keepResults(key: string, results: { flush(): number }): void {
    this.#results.set(key, results);
  }

  /** Saves if the last save was long enough ago. Returns whether it saved. */
  saveSoon(): boolean {
    if (Date.now() - this.#lastWritten < this.#pause) return false;
    this.save();
    return true;
  }

  /** @throws {CheckpointError} if the file cannot be written, or another process uses it now */
  save(): void {
    if (this.#closed) return;
    const runs: Record<string, HarvestState> = Object.fromEntries(this.#found);
    for (const [key, harvest] of this.#harvests) {
      const results = this.#results.get(key)?.flush();
      runs[key] = { ...harvest.state(), ...(results !== undefined && { results }) } satisfies HarvestState & {
        results?: number;
      };
    }
    const content = JSON.stringify({ format: FORMAT, version: VERSION, ...this.#identity, runs });
    try {
      this.#lock.check();
      replaceFile(this.#place, `${content}\n${digest(content)}\n`, this.#files);
    } catch (error) {
      throw checkpointError(
        this.path,
        error,
        this.#kept === 0
          ? 'name another file'
          : `it still holds ${this.#kept} games, and the same run continues from them`,
      );
    }
    this.#kept = gamesIn(Object.values(runs));
    this.#lastWritten = Date.now();
  }

  /** Releases the file for other processes. */
  close(): void {
    this.#closed = true;
    this.#lock.release();
  }
}

function checkpointError(path: string, error: unknown, remedy: string): CheckpointError {
  if (error instanceof UnwritableFileError) {
    return new CheckpointError(path, `${error.problem}; ${remedy}`);
  }
  if (error instanceof LockedError) return new CheckpointError(path, error.message);
  throw error;
}

const ANEW = 'name another file, or delete this one to start over';
/** In bytes: far more than any run needs. */
const LARGEST = 256_000_000;

/** Reads the states in the file at `place`. Messages name the file by `path`, as the caller gave it. */
function statesIn(
  place: string,
  path: string,
  identity: RunIdentity,
  files: FileSystem,
): ReadonlyMap<string, KeptState> {
  const text = textOf(place, path, files);
  if (text === undefined) return new Map();
  const damaged = new CheckpointError(path, `is damaged or not a checkpoint; ${ANEW}`);
  const [content = '', sum = '', ...rest] = text.split('\n');
  if (digest(content) !== sum || rest.join('') !== '') throw damaged;
  const parsed = parsedJson(content);
  const head = v.safeParse(headSchema, parsed);
  if (head.success && head.output.version !== VERSION) {
    throw new CheckpointError(
      path,
      `is a checkpoint of format ${head.output.version}, which this version cannot read; ${ANEW}`,
    );
  }
  const file = v.safeParse(fileSchema, parsed);
  if (!file.success) throw damaged;
  const { program, fingerprint, summary, runs } = file.output;
  if (program !== identity.program) {
    throw new CheckpointError(path, `was written by TarComp ${program}, whose games may differ; ${ANEW}`);
  }
  if (fingerprint !== identity.fingerprint) {
    throw new CheckpointError(path, `is the checkpoint of another run (${summary}); ${ANEW}`);
  }
  return new Map(Object.entries(runs));
}

/** Also counts the games of parts that no harvest was opened for yet. */
function gamesIn(states: Iterable<HarvestState>): number {
  let games = 0;
  for (const { done } of states) for (const [from, to] of done) games += to - from;
  return games;
}

function soundState(
  path: string,
  state: HarvestState | undefined,
  from: number,
  to: number,
): HarvestState | undefined {
  if (state === undefined) return undefined;
  const { done, tally } = state;
  const inOrder = done.every(([first, end], place) => first < end && first > (done[place - 1]?.[1] ?? -1));
  const inside = (done[0]?.[0] ?? from) >= from && (done.at(-1)?.[1] ?? to) <= to;
  const games = gamesIn([state]);
  const counted = tally === undefined ? games === 0 : addsUp(tally, tally.tallies.length, games);
  if (!inOrder || !inside || !counted) {
    throw new CheckpointError(path, `is damaged: its numbers do not add up; ${ANEW}`);
  }
  return state;
}

function textOf(place: string, path: string, files: FileSystem): string | undefined {
  try {
    const found = files.statSync(place, { throwIfNoEntry: false });
    if (found === undefined) return undefined;
    if (found.size > LARGEST) throw new CheckpointError(path, `is too large for a checkpoint; ${ANEW}`);
    return files.readFileSync(place, 'utf8');
  } catch (error) {
    if (error instanceof CheckpointError) throw error;
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new CheckpointError(path, `cannot be read: ${systemReason(error)}; name another file`);
  }
}
