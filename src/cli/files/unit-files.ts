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

// Files are read one after another into the same memory. For thousands of small files this is several times as fast as
// reading them in parallel.
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

/** CPU time in milliseconds: a budget of it lasts as long on a busy machine as on an idle one. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export async function readUnitArchive(path: string): Promise<UnitArchive> {
  // Most runs meet no archive, so the code to unpack one is loaded on demand.
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

/** A unit file below a folder, or an entry there that cannot be read. */
export interface FileBelow {
  /** Relative to the folder, with forward slashes. Empty for the folder itself. */
  readonly path: string;
  readonly problem?: string;
}

/** Finds the unit files in a folder and its subfolders, sorted by path. */
export function unitFilesBelow(folder: string): FileBelow[] {
  const found: FileBelow[] = [];
  search(folder, '', new Set(), found);
  return found.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** Replaces bytes of a name that are not valid UTF-8. A file cannot be opened by such a name. */
const REPLACEMENT = '\ufffd';
const NAME_IS_NO_TEXT = 'its name is not valid UTF-8: rename it and try again';

/** Links may lead in circles, so every real folder is searched once. */
function search(folder: string, below: string, searched: Set<string>, found: FileBelow[]): void {
  let entries: Dirent[];
  try {
    // Device and inode are far cheaper than the real path, which has hundreds of parts in a deep folder.
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

/** The path of a file in a folder or archive, as the user would write it. */
export const pathBelow = (source: string, path: string): string =>
  path === '' ? source : `${source.replace(/[/\\]+$/, '')}/${path}`;

export type PathKind = 'file' | 'archive' | 'folder' | 'nothing' | { readonly problem: string };

export function kindOfPath(path: string): PathKind {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return 'nothing';
    if (stats.isDirectory()) return 'folder';
    // Reading a pipe or a device could block forever.
    if (!stats.isFile()) return { problem: 'is a device or a pipe, not a file or folder' };
    return path.toLowerCase().endsWith('.zip') ? 'archive' : 'file';
  } catch (error) {
    const code = codeOf(error);
    return code === 'ENOTDIR' || code === 'ENAMETOOLONG' || code === 'ERR_INVALID_ARG_VALUE'
      ? 'nothing'
      : { problem: readingProblem(error) };
  }
}

/** What these error codes mean for reading. */
const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file, or a broken link',
  EISDIR: 'is a folder, not a file',
};

/** @throws {unknown} the error itself, if it is not a system error */
export const readingProblem = (error: unknown): string =>
  PROBLEMS[codeOf(error) ?? ''] ?? `cannot be read: ${systemReason(error)}`;
