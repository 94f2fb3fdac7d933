import { appendFileSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { FileLock, LockedError } from '../../../src/simulate/checkpoint-lock.node.js';

/** Identifies the run of a file. Other runs have played other games, or counted them differently. */
export interface PartHead {
  readonly part: string;
  /** The commit of the build: shown in tables, not compared. */
  readonly commit: string;
  /** The version of the program, with a digest of its build. */
  readonly version: string;
  readonly method: string;
  readonly seed: number;
}

/** A file of results that cannot be continued. */
export class KeptPartError extends Error {
  override readonly name = 'KeptPartError';

  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`);
  }
}

const FORMAT = 'tarcomp-worth-part';
const ANEW = 'name another folder with --folder, or delete this file to start over';

/**
 * Results of a part, a line of JSON for each batch, so that a run that is killed at any moment loses what it was just playing. The first line says
 * whose they are. A last line without its end is cut off; any other that cannot be read is refused.
 */
export class KeptPart<Line> {
  readonly path: string;
  readonly lines: Line[] = [];
  readonly #lock: FileLock;

  /**
   * @param others what other processes have of this part: known, and not added to
   * @throws {KeptPartError} if it is of another version, method or seed, damaged, or in use
   */
  constructor(path: string, head: PartHead, others: readonly string[] = []) {
    this.path = path;
    mkdirSync(dirname(path), { recursive: true });
    try {
      this.#lock = new FileLock(path);
    } catch (error) {
      if (error instanceof LockedError) throw new KeptPartError(path, error.message);
      throw error;
    }
    try {
      const text = wholeLines(path);
      if (text === '') appendFileSync(path, `${JSON.stringify({ format: FORMAT, ...head })}\n`);
      else this.lines.push(...linesIn<Line>(path, text, head).lines);
      for (const other of others) this.lines.push(...readPart<Line>(other, head).lines);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  add(line: Line): void {
    appendFileSync(this.path, `${JSON.stringify(line)}\n`);
    this.lines.push(line);
  }

  close(): void {
    this.#lock.release();
  }
}

export interface ReadPart<Line> {
  readonly lines: readonly Line[];
  /** The commit of the build that began it. */
  readonly commit: string;
}

/**
 * The same to look at.
 * @throws {KeptPartError} if there is none, or it is of another version, method or seed, or damaged
 */
export function readPart<Line>(path: string, head: PartHead): ReadPart<Line> {
  const text = textOf(path);
  if (text === undefined)
    throw new KeptPartError(path, `is missing: run it with --part ${head.part}, or all parts without --part`);
  return linesIn<Line>(path, text.slice(0, text.lastIndexOf('\n') + 1), head);
}

function wholeLines(path: string): string {
  const text = textOf(path) ?? '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
  return whole;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function linesIn<Line>(path: string, text: string, head: PartHead): ReadPart<Line> {
  const [first = '', ...rest] = text.split('\n').slice(0, -1);
  const found = parsed(path, first, 1) as Partial<PartHead & { format: string }>;
  if (found?.format !== FORMAT) throw new KeptPartError(path, `holds no results of a run; ${ANEW}`);
  for (const field of ['part', 'version', 'method', 'seed'] as const) {
    if (found[field] !== head[field])
      throw new KeptPartError(
        path,
        `is of ${field} ${found[field]}, and this run of ${head[field]}; ${ANEW}`,
      );
  }
  return {
    lines: rest.map((line, index) => parsed(path, line, index + 2) as Line),
    commit: found.commit ?? 'unknown',
  };
}

function parsed(path: string, line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new KeptPartError(path, `is damaged in line ${number}; ${ANEW}`);
  }
}
