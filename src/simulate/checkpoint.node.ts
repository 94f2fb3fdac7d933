import * as fs from 'node:fs';
import * as v from 'valibot';
import { FileLock, LockedError, type Processes } from './checkpoint-lock.node.js';
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

/** A checkpoint that cannot be read, or belongs to another run. */
export class CheckpointError extends Error {
  override readonly name = 'CheckpointError';

  readonly path: string;
  readonly problem: string;

  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`);
    this.path = path;
    this.problem = problem;
  }
}

const FORMAT = 'tarcomp-checkpoint';
/** Version 1 held blocks that were finished before their turn. */
const VERSION = 2;
/** Milliseconds between two writes: what is lost with the process is played again. */
const PAUSE = 500;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const stateSchema = v.strictObject({
  done: v.array(v.strictTuple([count, count])),
  tally: v.exactOptional(jobTallySchema),
  /** Bytes of the file of results that belong to these games. */
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
  /** Milliseconds between two writes; left out, 500. */
  readonly pause?: number;
  readonly files?: FileSystem;
  readonly processes?: Processes;
}

/**
 * What is done of a run, in a file that is replaced as a whole: at any moment it holds all of one state, whatever becomes
 * of the process that writes it. One process at a time has it.
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

  /** @throws {CheckpointError} if the file is no checkpoint, is damaged, in use, or belongs to another run */
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
      // Fails now, and not after an hour, where nothing can be written.
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

  /** What is done of a part of the run, to be gone on with. */
  harvest(key: string, from: number, to: number): Harvest {
    const harvest = new Harvest(from, to, soundState(this.path, this.#found.get(key), from, to));
    this.#harvests.set(key, harvest);
    return harvest;
  }

  /** How long the file of results was for the games that are kept; undefined if they were played without one. */
  resultsOf(key: string): number | undefined {
    return this.#found.get(key)?.results;
  }

  /** From now on, results are on the disk before the games they tell of are kept. */
  keepResults(key: string, results: { flush(): number }): void {
    this.#results.set(key, results);
  }

  /** Writes if the last time is long enough ago; true if it did. */
  saveSoon(): boolean {
    if (Date.now() - this.#lastWritten < this.#pause) return false;
    this.save();
    return true;
  }

  /** @throws {CheckpointError} if the file cannot be written, or another process has it now */
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

  /** Lets other processes have it. */
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
/** Far more than any run takes. */
const LARGEST = 256_000_000;

/** What the file in a place holds; messages name it by the path that led there. */
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

/** Those of parts that no harvest has asked for yet count too. */
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

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
