import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FileError } from './file-error.node.js';
import { codeOf, systemReason } from './system-error.js';

interface FoundFile {
  readonly size: number;
  readonly mode: number;
  readonly mtimeMs: number;
  isFile(): boolean;
  isDirectory(): boolean;
}

/**
 * The system calls needed for writing. Tests pass one that fails. It is spelled out so that the package's types do not
 * depend on Node's.
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

/** A file cannot be written. */
export class UnwritableFileError extends FileError {
  override readonly name = 'UnwritableFileError';
}

/**
 * Returns where a write to this path goes, following links.
 * @throws {UnwritableFileError} if it is not a regular file: a device or a pipe could swallow the data or block forever
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
 * Replaces a file as a whole. Whatever happens, it holds all of the old content or all of the new: the text goes to a
 * temporary file, is flushed to disk, and then renamed.
 * @throws {UnwritableFileError} if the write fails, which leaves the old file as it was and removes the temporary one;
 *   or if the new file is in place but may not survive a power cut
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

/** Writes a new file completely and flushes it to disk. The file must not exist yet; on failure it is removed. */
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

/** A write may take only a part of the bytes, so the rest is written again. */
export function writeAll(file: number, text: string, files: Pick<FileSystem, 'writeSync'> = fs): void {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) {
    const more = files.writeSync(file, bytes, written, bytes.length - written);
    if (more === 0) throw Object.assign(new Error('nothing more was written'), { code: 'ENOSPC' });
    written += more;
  }
}

const TEMPORARY = /^\.[0-9a-f]{12}\.tmp$/;
/** Returns a name beside `place` that `removeLeftovers` recognizes. */
export function temporaryName(place: string): string {
  // Importing `node:crypto` takes longer than most commands take to run. The global loads on first use.
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(6));
  return `${place}.${Buffer.from(bytes).toString('hex')}.tmp`;
}

/** Removes the temporary files of processes that were killed while they replaced this file. */
export function removeLeftovers(path: string, files: FileSystem = fs): void {
  const folder = dirname(path);
  const name = basename(path);
  try {
    for (const other of files.readdirSync(folder)) {
      if (other.startsWith(name) && TEMPORARY.test(other.slice(name.length)))
        removeIfThere(join(folder, other), files);
    }
  } catch {
    // Leftovers do no harm.
  }
}

export function removeIfThere(path: string, files: FileSystem = fs): void {
  try {
    files.unlinkSync(path);
  } catch {
    // It was never created, or stays behind. Either way the first problem is the one to report.
  }
}

function closeQuietly(file: number, files: FileSystem): void {
  try {
    files.closeSync(file);
  } catch {
    // An earlier error is already being thrown.
  }
}

/** Error codes of systems that cannot flush a folder and need not. */
const CANNOT_SYNC_FOLDERS = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP', 'EBADF', 'ENOSYS']);

/** The file's new name must reach the disk too. */
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
