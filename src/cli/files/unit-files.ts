import {
  closeSync,
  type Dirent,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  type Stats,
  statSync,
} from 'node:fs';
import { codeOf, systemReason } from '../../simulate/system-error.js';
import type { UnitArchive } from '../../units/archive.js';
import { isUnitPath } from '../../units/unit-paths.js';
import {
  decodeUnitText,
  LARGEST_UNIT_FILE,
  tooLarge,
  type UnitText,
  withoutByteOrderMark,
} from '../../units/unit-text.js';

/** Node's own decoder takes a third of the time of a `TextDecoder`. */
const fromUtf8 = (bytes: Buffer): string => withoutByteOrderMark(bytes.toString());

// One after the other and into the same memory: for thousands of small files this is several times as fast as reading
// them side by side.
const shared = Buffer.allocUnsafeSlow(262_144);

export function readUnitFile(path: string): UnitText {
  try {
    const file = openSync(path, 'r');
    try {
      const length = readSync(file, shared, 0, shared.length, 0);
      if (length < shared.length) return decodeUnitText(shared.subarray(0, length), fromUtf8);
      const { size } = fstatSync(file);
      return size > LARGEST_UNIT_FILE ? tooLarge(size) : decodeUnitText(readFileSync(path), fromUtf8);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return { problem: readingProblem(error) };
  }
}

const LARGEST_ARCHIVE = 1_000_000_000;

/** In milliseconds: on a busy machine a budget of it lasts as long as on an idle one. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export async function readUnitArchive(path: string): Promise<UnitArchive> {
  // Most runs see no archive, and need not load what unpacks one.
  const { openUnitArchive } = await import('../../units/archive.js');
  try {
    const { size } = statSync(path);
    if (size > LARGEST_ARCHIVE)
      return { problem: `too large: the limit for an archive is ${LARGEST_ARCHIVE / 1e9} GB` };
    return openUnitArchive(readFileSync(path), { clock: processorTime });
  } catch (error) {
    return { problem: readingProblem(error) };
  }
}

/** A unit file below a folder, or something there that cannot be looked into. */
export interface FileBelow {
  /** From the folder on, with forward slashes; empty for the folder itself. */
  readonly path: string;
  readonly problem?: string;
}

/** Unit files in a folder and all folders in it, by path. */
export function unitFilesBelow(folder: string): FileBelow[] {
  const found: FileBelow[] = [];
  search(folder, '', new Set(), found);
  return found.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** Stands for the bytes of a name that are no text; nothing can be opened by such a name. */
const REPLACEMENT = '\ufffd';
const NAME_IS_NO_TEXT = 'its name is not valid UTF-8: rename it and try again';

/** Links may lead in circles, so every real folder is searched once. */
function search(folder: string, below: string, searched: Set<string>, found: FileBelow[]): void {
  let entries: Dirent[];
  try {
    // A number takes the system far less than the real path, of which a deep folder has hundreds of parts.
    const { dev, ino } = statSync(folder, { bigint: true });
    const identity = `${dev}:${ino}`;
    if (searched.has(identity)) return;
    searched.add(identity);
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    found.push({ path: below.slice(0, -1), problem: readingProblem(error) });
    return;
  }
  for (const entry of entries) {
    const { name } = entry;
    const path = below + name;
    if (
      name.includes(REPLACEMENT) &&
      statSync(`${folder}/${name}`, { throwIfNoEntry: false }) === undefined
    ) {
      if (entry.isDirectory() || isUnitPath(name)) found.push({ path, problem: NAME_IS_NO_TEXT });
      continue;
    }
    let kind: Dirent | Stats = entry;
    if (entry.isSymbolicLink()) {
      try {
        kind = statSync(`${folder}/${name}`);
      } catch (error) {
        if (isUnitPath(name)) found.push({ path, problem: readingProblem(error) });
        continue;
      }
    }
    if (kind.isDirectory()) search(`${folder}/${name}`, `${path}/`, searched, found);
    else if (kind.isFile() && isUnitPath(name)) found.push({ path });
  }
}

/** Where a file of a folder or an archive is, from where the user stands. */
export const pathBelow = (source: string, path: string): string =>
  path === '' ? source : `${source.replace(/[/\\]+$/, '')}/${path}`;

export type PathKind = 'file' | 'archive' | 'folder' | 'nothing' | { readonly problem: string };

export function kindOfPath(path: string): PathKind {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return 'nothing';
    if (stats.isDirectory()) return 'folder';
    // A pipe or a device could keep a reader waiting for ever.
    if (!stats.isFile()) return { problem: 'is a device or a pipe, not a file or folder' };
    return path.toLowerCase().endsWith('.zip') ? 'archive' : 'file';
  } catch (error) {
    const code = codeOf(error);
    return code === 'ENOTDIR' || code === 'ENAMETOOLONG' || code === 'ERR_INVALID_ARG_VALUE'
      ? 'nothing'
      : { problem: readingProblem(error) };
  }
}

/** What these codes mean where something is read. */
const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file, or a broken link',
  EISDIR: 'is a folder, not a file',
};

/** @throws {unknown} the error itself if the system did not make it */
export const readingProblem = (error: unknown): string =>
  PROBLEMS[codeOf(error) ?? ''] ?? `cannot be read: ${systemReason(error)}`;
