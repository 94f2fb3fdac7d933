import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { Harvest, type HarvestState } from './harvest.js';

/** A checkpoint that cannot be read, or belongs to another run. */
export class CheckpointError extends Error {
  override readonly name = 'CheckpointError';

  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`);
  }
}

/** Whose checkpoint it is. */
export interface RunIdentity {
  /** All that the run hangs on. */
  readonly fingerprint: string;
  /** The same for people, in a line. */
  readonly summary: string;
  /** Version of the program: another may play other games. */
  readonly program: string;
}

const FORMAT = 'tarcomp-checkpoint';
const VERSION = 1;
/** Milliseconds between two writes: what is lost with the process is played again. */
const PAUSE = 500;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const points = v.pipe(v.number(), v.finite(), v.minValue(0));
const jobTallySchema = v.strictObject({
  tallies: v.array(
    v.strictObject({
      games: count,
      outcomes: v.array(count),
      turns: v.array(count),
      units: v.array(
        v.strictObject({
          lost: v.array(count),
          kills: count,
          damageDealt: points,
          damageTaken: points,
          damageByWeapon: v.array(points),
          pointsLeft: points,
        }),
      ),
    }),
  ),
  pairs: v.array(count),
});
const stateSchema = v.strictObject({
  merged: count,
  tally: v.exactOptional(jobTallySchema),
  ahead: v.array(v.strictTuple([count, jobTallySchema])),
});
const headSchema = v.object({ format: v.literal(FORMAT), version: v.number() });
const fileSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  program: v.string(),
  fingerprint: v.string(),
  summary: v.string(),
  runs: v.record(v.string(), stateSchema),
});

/**
 * What is done of a run, in a file that is replaced as a whole: at any moment it holds all of one state, whatever becomes
 * of the process that writes it.
 */
export class Checkpoint {
  readonly path: string;
  readonly #identity: RunIdentity;
  readonly #found: ReadonlyMap<string, HarvestState>;
  readonly #harvests = new Map<string, Harvest>();
  readonly #pause: number;
  #lastWritten = 0;

  /** @throws {CheckpointError} if the file is no checkpoint, is damaged, or belongs to another run */
  constructor(path: string, identity: RunIdentity, pause = PAUSE) {
    this.path = path;
    this.#pause = pause;
    this.#identity = identity;
    this.#found = statesIn(path, identity);
    // Fails now, and not after an hour, where nothing can be written.
    if (this.#found.size === 0) this.save();
  }

  /** What is done of a part of the run, to be gone on with. */
  harvest(key: string, from: number, to: number): Harvest {
    const harvest = new Harvest(from, to, soundState(this.path, this.#found.get(key), from, to));
    this.#harvests.set(key, harvest);
    return harvest;
  }

  /** Writes if the last time is long enough ago. */
  saveSoon(): void {
    if (Date.now() - this.#lastWritten >= this.#pause) this.save();
  }

  /** @throws {CheckpointError} if the file cannot be written */
  save(): void {
    const runs: Record<string, HarvestState> = Object.fromEntries(this.#found);
    for (const [key, harvest] of this.#harvests) runs[key] = harvest.state();
    const content = JSON.stringify({ format: FORMAT, version: VERSION, ...this.#identity, runs });
    try {
      replaceFile(this.path, `${content}\n${digest(content)}\n`);
    } catch (error) {
      throw new CheckpointError(this.path, `cannot be written (${codeOf(error)}); name another file`);
    }
    this.#lastWritten = Date.now();
  }
}

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const ANEW = 'name another file, or delete this one to begin anew';

function statesIn(path: string, identity: RunIdentity): ReadonlyMap<string, HarvestState> {
  const text = textOf(path);
  if (text === undefined) return new Map();
  const damaged = new CheckpointError(path, `a damaged checkpoint, or none at all; ${ANEW}`);
  const [content = '', sum = '', ...rest] = text.split('\n');
  if (digest(content) !== sum || rest.join('') !== '') throw damaged;
  const parsed = parsedJson(content);
  const head = v.safeParse(headSchema, parsed);
  if (head.success && head.output.version !== VERSION) {
    throw new CheckpointError(path, `a checkpoint of version ${head.output.version}; ${ANEW}`);
  }
  const file = v.safeParse(fileSchema, parsed);
  if (!file.success) throw damaged;
  const { program, fingerprint, summary, runs } = file.output;
  if (program !== identity.program) {
    throw new CheckpointError(path, `written by TarComp ${program}, whose games may differ; ${ANEW}`);
  }
  if (fingerprint !== identity.fingerprint) {
    throw new CheckpointError(path, `the checkpoint of another run (${summary}); ${ANEW}`);
  }
  return new Map(Object.entries(runs));
}

function soundState(
  path: string,
  state: HarvestState | undefined,
  from: number,
  to: number,
): HarvestState | undefined {
  if (state === undefined) return undefined;
  const harvest = new Harvest(from, to, state);
  const games = state.tally?.tallies[0]?.games ?? 0;
  const expected = state.merged === 0 ? 0 : harvest.gamesOf(state.merged - 1)[1] - from;
  const fits = state.ahead.every(([block]) => block > state.merged && block < harvest.blocks);
  if (!fits || games !== expected || state.merged > harvest.blocks) {
    throw new CheckpointError(path, `does not add up; ${ANEW}`);
  }
  return state;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new CheckpointError(path, `cannot be read (${codeOf(error)}); name another file`);
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Onto the disk first, and then into its place. */
function replaceFile(path: string, text: string): void {
  const temporary = `${path}.tmp`;
  const file = openSync(temporary, 'w');
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
  syncFolder(dirname(path));
}

/** The new name has to reach the disk too; some systems open no folders, and need not. */
function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
