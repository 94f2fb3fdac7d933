import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { hostname } from 'node:os';
import * as v from 'valibot';
import {
  type FileSystem,
  removeIfThere,
  removeLeftovers,
  temporaryName,
  writeNewFile,
} from './replace-file.node.js';
import { codeOf, systemReason } from './system-error.js';

/** A file that another process works on, or that cannot be locked. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

const ownerSchema = v.strictObject({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  host: v.string(),
  /** When the process began; process numbers are used again. Empty where the system does not tell. */
  started: v.string(),
  /** Tells two locks of one process apart. */
  token: v.string(),
});
type Owner = v.InferOutput<typeof ownerSchema>;

/** What is known of processes; tests pass their own. */
export interface Processes {
  readonly pid: number;
  readonly host: string;
  /** When a process began, empty where the system does not tell; undefined if there is none. */
  started(pid: number): string | undefined;
  now(): number;
}

/** Milliseconds in which a lock that was just made gets its content. */
const BEING_MADE = 10_000;
/** A lock is taken over at most so often: somebody else may be quicker every time. */
const MOST_TRIES = 5;

/**
 * Keeps two processes off one file. The lock is a file beside it that names its owner; that of a process which is gone is
 * taken over.
 */
export class FileLock {
  readonly path: string;
  readonly #files: FileSystem;
  readonly #processes: Processes;
  readonly #content: string;
  readonly #atExit = () => this.release();

  /** @throws {LockedError} if another process has it, or it cannot be made */
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
   * To be called before each write: somebody may have removed the lock.
   * @throws {LockedError} if another process has it now
   */
  check(): void {
    if (this.#found() !== this.#content) this.#take();
  }

  release(): void {
    process.off('exit', this.#atExit);
    try {
      if (this.#found() === this.#content) removeIfThere(this.path, this.#files);
    } catch {
      // The next process finds it and sees that its owner is gone.
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

  /** Only one process can make a file that must not be there. */
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

  /** Why a lock counts; undefined if its owner is gone. */
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
    // The same number and another beginning: that process is another one.
    return now === started
      ? `is in use by process ${pid}; wait for it to end, or name another file`
      : undefined;
  }

  #isYoung(): boolean {
    const found = this.#unlessGone(() => this.#files.statSync(this.path));
    return found !== undefined && this.#processes.now() - found.mtimeMs < BEING_MADE;
  }

  /**
   * Two processes may find the same stale lock, and the slower one must not remove the lock that the quicker one has made:
   * it is moved aside, which one of them can do, and looked at again.
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
      // Whoever has the lock by now may have removed it as litter.
      const moved = this.#unlessGone(() => this.#files.readFileSync(aside, 'utf8')) ?? stale;
      // The owner of a lock that was moved by mistake finds that it is missing, and makes it again before it writes.
      if (moved !== stale) writeBack(this.path, moved, this.#files);
    } finally {
      removeIfThere(aside, this.#files);
    }
  }

  /** What is read of the lock; undefined if there is none any more. */
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
  try {
    const owner = v.safeParse(ownerSchema, JSON.parse(content));
    return owner.success ? owner.output : undefined;
  } catch {
    return undefined;
  }
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
    // There is one, of another user.
    return codeOf(error) === 'EPERM';
  }
}

/** A zombie and a dead process: they have ended, and nobody has asked for their exit code yet. */
const ENDED = new Set(['Z', 'X']);

/** On Linux, ticks from the start of the system and which start that was. */
function beginningOf(pid: number): string | undefined {
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses, which may hold blanks; the beginning is the 22nd (proc(5)).
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ENDED.has(afterName[0] ?? '') ? undefined : `${boot} ${afterName[19]}`;
  } catch {
    return '';
  }
}
