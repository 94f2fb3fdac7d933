import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { hostname } from 'node:os';
import * as v from 'valibot';
import { parsedJson } from '../check/parsed-json.js';
import {
  type FileSystem,
  removeIfThere,
  removeLeftovers,
  temporaryName,
  writeNewFile,
} from './replace-file.node.js';
import { codeOf, systemReason } from './system-error.js';

/** Another process uses the file, or the file cannot be locked. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

const ownerSchema = v.strictObject({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  host: v.string(),
  /** When the process started, as process ids are reused. Empty if the system does not report it. */
  started: v.string(),
  /** Distinguishes two locks of one process. */
  token: v.string(),
});
type Owner = v.InferOutput<typeof ownerSchema>;

/** What the system reports about processes. Tests pass their own. */
export interface Processes {
  readonly pid: number;
  readonly host: string;
  /** When a process started. Empty if the system does not report it, undefined if no such process runs. */
  started(pid: number): string | undefined;
  now(): number;
}

/** Milliseconds in which a new lock must get its content. */
const BEING_MADE = 10_000;
/** Attempts to take over a lock: another process may be faster each time. */
const MOST_TRIES = 5;

/**
 * Keeps a second process from using the same file. The lock is a file beside it that names the owner. If the owner no
 * longer runs, the lock is taken over.
 */
export class FileLock {
  readonly path: string;
  readonly #files: FileSystem;
  readonly #processes: Processes;
  readonly #content: string;
  readonly #atExit = () => this.release();

  /** @throws {LockedError} if another process holds the lock, or it cannot be created */
  constructor(path: string, files: FileSystem = fs, processes: Processes = ofThisSystem) {
    this.path = `${path}.lock`;
    this.#files = files;
    this.#processes = processes;
    const { pid, host } = processes;
    const owner: Owner = {
      pid,
      host,
      started: processes.started(pid) ?? '',
      token: randomBytes(12).toString('hex'),
    };
    this.#content = `${JSON.stringify(owner)}\n`;
    this.#take();
    removeLeftovers(this.path, files);
    process.once('exit', this.#atExit);
  }

  /**
   * Call this before each write: someone may have deleted the lock.
   * @throws {LockedError} if another process holds it now
   */
  check(): void {
    if (this.#found() !== this.#content) this.#take();
  }

  release(): void {
    process.off('exit', this.#atExit);
    try {
      if (this.#found() === this.#content) removeIfThere(this.path, this.#files);
    } catch {
      // The next process finds the lock and sees that its owner is gone.
    }
  }

  #take(): void {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (this.#made()) return;
      const found = this.#found();
      if (found === undefined) continue;
      const reason = this.#inUse(found);
      if (reason !== undefined) throw new LockedError(reason);
      this.#removeStale(found);
    }
    throw new LockedError('is being opened by several processes at once; try again');
  }

  /** Exclusive creation lets only one process succeed. */
  #made(): boolean {
    try {
      writeNewFile(this.path, this.#content, this.#files);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw new LockedError(`cannot be written: ${systemReason(error)}; name another file`);
    }
  }

  #found(): string | undefined {
    return this.#unlessGone(() => this.#files.readFileSync(this.path, 'utf8'));
  }

  /** Says who holds the lock. Undefined if its owner is gone. */
  #inUse(content: string): string | undefined {
    const owner = ownerIn(content);
    if (owner === undefined) {
      return this.#isYoung() ? 'is just being opened by another process; try again in a moment' : undefined;
    }
    const { pid, host, started } = owner;
    if (host !== this.#processes.host) {
      return `is in use by process ${pid} on the computer ${JSON.stringify(host)}; if that process is gone, delete ${this.path}`;
    }
    const now = this.#processes.started(pid);
    if (now === undefined) return undefined;
    if (now === '' || started === '') {
      return `is in use by process ${pid}; wait for it to end, or name another file; if that process is another program, delete ${this.path}`;
    }
    // Same id, different start: another process reuses the id.
    return now === started
      ? `is in use by process ${pid}; wait for it to end, or name another file`
      : undefined;
  }

  #isYoung(): boolean {
    const found = this.#unlessGone(() => this.#files.statSync(this.path));
    return found !== undefined && this.#processes.now() - found.mtimeMs < BEING_MADE;
  }

  /**
   * Two processes may find the same stale lock, and the slower one must not remove the lock that the faster one has
   * just created. So the lock is moved aside, which only one of them can do, and checked again.
   */
  #removeStale(stale: string): void {
    const aside = temporaryName(this.path);
    try {
      this.#files.renameSync(this.path, aside);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return;
      throw new LockedError(`its old lock ${this.path} cannot be removed: ${systemReason(error)}`);
    }
    try {
      // The new owner of the lock may have removed the moved file as a leftover.
      const moved = this.#unlessGone(() => this.#files.readFileSync(aside, 'utf8')) ?? stale;
      // If this moved a valid lock, its owner notices before its next write and creates it again.
      if (moved !== stale) writeBack(this.path, moved, this.#files);
    } finally {
      removeIfThere(aside, this.#files);
    }
  }

  /** Reads the lock. Undefined if it no longer exists. */
  #unlessGone<Found>(read: () => Found): Found | undefined {
    try {
      return read();
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw new LockedError(`its lock ${this.path} cannot be read: ${systemReason(error)}`);
    }
  }
}

function writeBack(path: string, content: string, files: FileSystem): void {
  try {
    writeNewFile(path, content, files);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw new LockedError(`cannot be locked: ${systemReason(error)}`);
  }
}

function ownerIn(content: string): Owner | undefined {
  const { success, output } = v.safeParse(ownerSchema, parsedJson(content));
  return success ? output : undefined;
}

const ofThisSystem: Processes = {
  pid: process.pid,
  host: hostname(),
  started: (pid) => (isRunning(pid) ? beginningOf(pid) : undefined),
  now: () => Date.now(),
};

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user.
    return codeOf(error) === 'EPERM';
  }
}

/** States of zombie and dead processes, which have ended but whose exit code was not collected yet. */
const ENDED = new Set(['Z', 'X']);

/** On Linux, the boot id and the ticks since boot. */
function beginningOf(pid: number): string | undefined {
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 2 is the program's name in parentheses, which may contain spaces. Field 22 is the start time (proc(5)).
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ENDED.has(afterName[0] ?? '') ? undefined : `${boot} ${afterName[19]}`;
  } catch {
    return '';
  }
}
