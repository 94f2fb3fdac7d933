import * as fs from 'node:fs';
import { seedOf } from '../dice/index.js';
import { FileError } from './file-error.node.js';
import type { GameRecord, GameRow } from './games-in-order.js';
import type { Job } from './job.js';
import { UnwritableFileError, writablePlace, writeAll } from './replace-file.node.js';
import type { Simulation } from './setup.js';
import { systemReason } from './system-error.js';
import { OUTCOMES } from './tally.js';

/** A results file cannot be written, or does not match the checkpoint. */
export class ResultsFileError extends FileError {
  override readonly name = 'ResultsFileError';
}

/** Characters collected before a write. */
const CHUNK = 64_000;
/** No line is longer than this, in bytes. */
const LONGEST_LINE = 100_000;

/** The names of the two battles of a comparison. */
const BATTLES = ['before', 'after'] as const;

/**
 * Writes the result of each game as one line of JSON, in the order of the games. A checkpoint remembers the length of
 * the file, and a run that continues from it cuts off the rest.
 */
export class ResultsFile implements GameRecord {
  readonly #path: string;
  readonly #file: number;
  readonly #lines: ResultLines;
  #text = '';
  #bytes: number;

  /** @throws {ResultsFileError} if the file cannot be written, or lacks games that the checkpoint holds */
  constructor(
    path: string,
    job: Job,
    kept: { readonly bytes: number; readonly next: number } = { bytes: 0, next: 0 },
  ) {
    this.#path = path;
    this.#lines = new ResultLines(job);
    this.#bytes = kept.bytes;
    this.#file = this.#withReason(() => fs.openSync(writablePlace(path), kept.bytes > 0 ? 'r+' : 'w'));
    if (kept.bytes === 0) return;
    if (lastIndex(this.#file, kept.bytes) !== kept.next - 1) {
      this.close();
      throw new ResultsFileError(
        path,
        'does not hold the games of the checkpoint; bring the file back, or delete both to start over',
      );
    }
    this.#withReason(() => fs.ftruncateSync(this.#file, kept.bytes));
  }

  write(from: number, rows: readonly GameRow[]): void {
    this.#text += this.#lines.of(from, rows);
    if (this.#text.length >= CHUNK) this.#writeOut();
  }

  /** Flushes everything to disk. Returns the length of the file. */
  flush(): number {
    this.#writeOut();
    this.#withReason(() => fs.fsyncSync(this.#file));
    return this.#bytes;
  }

  close(): void {
    try {
      fs.closeSync(this.#file);
    } catch {
      // All results are on disk by now, or the failure was reported.
    }
  }

  #writeOut(): void {
    const text = this.#text;
    this.#text = '';
    this.#withReason(() =>
      writeAll(this.#file, text, {
        writeSync: (file, bytes, offset, length) =>
          fs.writeSync(file, bytes, offset, length, this.#bytes + offset),
      }),
    );
    this.#bytes += Buffer.byteLength(text);
  }

  #withReason<Done>(write: () => Done): Done {
    try {
      return write();
    } catch (error) {
      if (error instanceof UnwritableFileError)
        throw new ResultsFileError(this.#path, `${error.problem}; name another file`);
      throw new ResultsFileError(this.#path, `cannot be written: ${systemReason(error)}`);
    }
  }
}

/** Formats the lines of a job's games. */
class ResultLines {
  readonly #battles: readonly { readonly name: string; readonly units: readonly string[] }[];
  readonly #seed: number;

  constructor(job: Job) {
    this.#seed = job[0].seed;
    this.#battles = job.map((simulation, place) => ({
      name: job.length === 2 ? `,"battle":"${BATTLES[place]}"` : '',
      units: unitIds(simulation),
    }));
  }

  of(from: number, rows: readonly GameRow[]): string {
    let text = '';
    for (const [place, row] of rows.entries()) {
      const index = from + Math.floor(place / this.#battles.length);
      text += this.#line(index, place % this.#battles.length, row);
    }
    return text;
  }

  #line(index: number, battle: number, [outcome, turns, ...survivors]: GameRow): string {
    const { name = '', units = [] } = this.#battles[battle] ?? {};
    const names = survivors.map((unit) => `"${units[unit]}"`).join();
    return `{"index":${index}${name},"seed":${seedOf(this.#seed, index)},"outcome":"${OUTCOMES[outcome]}","turns":${turns},"survivors":[${names}]}\n`;
  }
}

const unitIds = ({ red, blue }: Simulation): string[] => [
  ...red.map((_, place) => `red-${place + 1}`),
  ...blue.map((_, place) => `blue-${place + 1}`),
];

/** Returns the game number of the last line before `end`. Undefined if there is no such line. */
function lastIndex(file: number, end: number): number | undefined {
  const bytes = Buffer.alloc(Math.min(end, LONGEST_LINE));
  const read = fs.readSync(file, bytes, 0, bytes.length, end - bytes.length);
  const text = bytes.toString('utf8', 0, read);
  if (read < bytes.length || !text.endsWith('\n')) return undefined;
  const line = text.slice(text.lastIndexOf('\n', text.length - 2) + 1);
  const found = /^\{"index":(\d+),.*\}\n$/.exec(line)?.[1];
  return found === undefined ? undefined : Number(found);
}
