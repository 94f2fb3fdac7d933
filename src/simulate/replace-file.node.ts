import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf, systemReason } from './system-error.js';

interface FoundFile {
  readonly size: number;
  readonly mode: number;
  readonly mtimeMs: number;
  isFile(): boolean;
  isDirectory(): boolean;
}

/**
 * The calls of the system that writing takes; tests pass one that fails. Spelled out, so that the package's types ask
 * nobody for those of Node.
 */
export interface FileSystem {
  closeSync(file: number): void;
  fsyncSync(file: number): void;
  openSync(path: string, flags: string, mode?: number): number;
  readFileSync(path: string, encoding: 'utf8'): string;
  readdirSync(path: string): string[];
  realpathSync(path: string): string;
  renameSync(from: string, to: string): void;
  statSync(path: string, options: { readonly throwIfNoEntry: false }): FoundFile | undefined;
  statSync(path: string): FoundFile;
  unlinkSync(path: string): void;
  writeSync(file: number, bytes: Uint8Array, offset: number, length: number): number;
}

/** A file that cannot be written, and why. */
export class UnwritableFileError extends Error {
  override readonly name = 'UnwritableFileError';

  readonly problem: string;

  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`);
    this.problem = problem;
  }
}

/**
 * Where a path leads that something is to be written to, links followed.
 * @throws {UnwritableFileError} if there is something else than a file: a device or a pipe could swallow everything, or wait
 *   for ever
 */
export function writablePlace(path: string, files: FileSystem = fs): string {
  try {
    const found = files.statSync(path, { throwIfNoEntry: false });
    if (found === undefined) return path;
    if (found.isFile()) return files.realpathSync(path);
    throw new UnwritableFileError(
      path,
      found.isDirectory() ? 'is a folder, not a file' : 'is a device or a pipe, not a file',
    );
  } catch (error) {
    if (error instanceof UnwritableFileError) throw error;
    throw new UnwritableFileError(path, `cannot be written: ${systemReason(error)}`);
  }
}

/**
 * Replaces a file as a whole: whatever happens, it holds all of the old content or all of the new. The text goes to a file
 * beside it, onto the disk, and then into its place.
 * @throws {UnwritableFileError} if that fails; then the old file is untouched, and nothing is left beside it
 */
export function replaceFile(path: string, text: string, files: FileSystem = fs): void {
  const place = writablePlace(path, files);
  const temporary = temporaryName(place);
  try {
    const mode = files.statSync(place, { throwIfNoEntry: false })?.mode;
    writeNewFile(temporary, text, files, mode);
    files.renameSync(temporary, place);
  } catch (error) {
    removeIfThere(temporary, files);
    throw new UnwritableFileError(path, `cannot be written: ${systemReason(error)}`);
  }
  try {
    syncFolder(dirname(place), files);
  } catch (error) {
    throw new UnwritableFileError(
      path,
      `was written but may not survive a power cut: ${systemReason(error)}`,
    );
  }
}

/** Writes a file that must not exist yet, to its last byte and onto the disk; where that fails, nothing of it stays. */
export function writeNewFile(path: string, text: string, files: FileSystem = fs, mode = 0o666): void {
  const file = files.openSync(path, 'wx', mode);
  let open = true;
  try {
    writeAll(file, text, files);
    files.fsyncSync(file);
    open = false;
    // Some systems report only now that the disk is full.
    files.closeSync(file);
  } catch (error) {
    if (open) closeQuietly(file, files);
    removeIfThere(path, files);
    throw error;
  }
}

/** The system may take a part of what it is given: the rest is given again. */
export function writeAll(file: number, text: string, files: Pick<FileSystem, 'writeSync'> = fs): void {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) {
    const more = files.writeSync(file, bytes, written, bytes.length - written);
    if (more === 0) throw Object.assign(new Error('nothing more was written'), { code: 'ENOSPC' });
    written += more;
  }
}

const TEMPORARY = /^\.[0-9a-f]{12}\.tmp$/;
/** Beside a place, for `removeLeftovers` to find. */
export function temporaryName(place: string): string {
  // The module of this name takes longer to load than most commands take for their work; this one comes when it is asked.
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(6));
  return `${place}.${Buffer.from(bytes).toString('hex')}.tmp`;
}

/** Removes what processes that were killed while they replaced a file have left beside it. */
export function removeLeftovers(path: string, files: FileSystem = fs): void {
  const folder = dirname(path);
  const name = basename(path);
  try {
    for (const other of files.readdirSync(folder)) {
      if (other.startsWith(name) && TEMPORARY.test(other.slice(name.length)))
        removeIfThere(join(folder, other), files);
    }
  } catch {
    // They are no more than litter.
  }
}

export function removeIfThere(path: string, files: FileSystem = fs): void {
  try {
    files.unlinkSync(path);
  } catch {
    // It was never made, or stays behind; either way the first problem is the one to report.
  }
}

function closeQuietly(file: number, files: FileSystem): void {
  try {
    files.closeSync(file);
  } catch {
    // An earlier problem is on its way.
  }
}

/** Of systems and file systems that cannot flush a folder, and need not. */
const CANNOT_SYNC_FOLDERS = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP', 'EBADF', 'ENOSYS']);

/** The new name has to reach the disk too. */
function syncFolder(path: string, files: FileSystem): void {
  try {
    const folder = files.openSync(path, 'r');
    try {
      files.fsyncSync(folder);
    } finally {
      closeQuietly(folder, files);
    }
  } catch (error) {
    if (!CANNOT_SYNC_FOLDERS.has(codeOf(error) ?? '')) throw error;
  }
}
