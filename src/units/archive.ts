import { Inflate, inflateSync, strFromU8 } from 'fflate';
import { ARCHIVE_BUDGET, type ArchiveBudget, overBudget, TimeBudget } from './archive-budget.js';
import { crc32 } from './crc-32.js';
import { isUnitPath } from './unit-paths.js';
import { decodeUnitText, LARGEST_UNIT_FILE, tooLarge, type UnitText } from './unit-text.js';
import { dataStart, readZipDirectory, type ZipEntry } from './zip-directory.js';

/** A unit file in an archive. It is unpacked when it is read, and not before. */
interface ArchivedFile {
  /** With forward slashes. */
  readonly path: string;
  read(): UnitText;
}

export type UnitArchive =
  | {
      readonly files: readonly ArchivedFile[];
      /** The budget of work is used up: every further file is refused. */
      isExhausted(): boolean;
    }
  | { readonly problem: string };

export interface ArchiveOptions {
  readonly budget?: ArchiveBudget;
  /**
   * In milliseconds, for a caller that reads all files one after the other: of processor time where it can be told. Without
   * it the budget of time does not count.
   */
  readonly clock?: () => number;
}

/** Unit files shrink to a quarter; beyond this something else than text was packed. */
const ABSURD_RATIO = 200;
/** A file may claim little and unpack to much. After so many of them no further one is believed. */
const MOST_LIES = 10;
/** Packed bytes that are unpacked at a time, between two looks at how much came out. */
const STEP = 16_384;

const STORED = 0;
const DEFLATED = 8;

/**
 * Opens a zip archive and lists its unit files by path; whatever else is in it, archives too, is passed over. Sizes and
 * paths are judged by the archive's directory before anything is unpacked, and reading stops when its budget is used up.
 * Throws nothing.
 */
export function openUnitArchive(
  bytes: Uint8Array,
  { budget = ARCHIVE_BUDGET, clock = () => 0 }: ArchiveOptions = {},
): UnitArchive {
  const directory = readZipDirectory(bytes);
  if ('problem' in directory) return directory;
  const { entries } = directory;
  const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  if (packed > bytes.length) {
    return { problem: 'the zip archive is damaged or a zip bomb: it claims to hold more than it can' };
  }
  const wanted = entries.filter(({ path }) => isUnitPath(path));
  const problem = overBudget(
    wanted.map(({ size }) => size),
    budget,
  );
  if (problem !== undefined) return { problem };
  const time = new TimeBudget(budget, clock);
  const unpacker = new Unpacker(bytes);
  const read = (entry: ZipEntry): UnitText => {
    const late = time.problem();
    return late === undefined ? unpacker.read(entry) : { problem: late };
  };
  return {
    isExhausted: () => time.exhausted,
    files: wanted
      .map((entry) => ({ path: entry.path.replaceAll('\\', '/'), read: () => read(entry) }))
      .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)),
  };
}

const climbsOut = (path: string): boolean =>
  /^([/\\]|[a-z]:)/i.test(path) || path.split(/[/\\]/).includes('..');

class Unpacker {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #lies = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  read(entry: ZipEntry): UnitText {
    const { path, method, encrypted, size, compressedSize } = entry;
    if (climbsOut(path)) return { problem: 'refused: its path leads out of the archive' };
    if (encrypted) return { problem: 'encrypted: unpack the archive with its password first' };
    if (method !== STORED && method !== DEFLATED) {
      return { problem: `packed by method ${method}, which is unknown here: pack it as a plain zip` };
    }
    if (size > LARGEST_UNIT_FILE) return tooLarge(size);
    if (size > compressedSize * ABSURD_RATIO) {
      return { problem: `refused as a zip bomb: ${compressedSize} bytes claim to hold ${size}` };
    }
    if (this.#lies >= MOST_LIES) {
      return { problem: 'not unpacked: too many files of this archive are not what its list says' };
    }
    const start = dataStart(this.#view, entry);
    if (start === undefined) return { problem: 'damaged: the archive ends before this file does' };
    const unpacked = this.#unpack(this.#bytes.subarray(start, start + compressedSize), entry);
    return unpacked instanceof Uint8Array ? decodeUnitText(unpacked, strFromU8) : unpacked;
  }

  #unpack(
    packed: Uint8Array,
    { method, size, checksum }: ZipEntry,
  ): Uint8Array | { readonly problem: string } {
    let content: Uint8Array | undefined;
    try {
      content = method === STORED ? packed : inflateUpTo(size, packed);
    } catch {
      // Whatever the decoder stumbled over, the data are wrong.
      return { problem: 'damaged: it cannot be unpacked' };
    }
    if (content === undefined) {
      this.#lies += 1;
      return { problem: `refused as a zip bomb: it unpacks to more than the ${size} bytes it claims` };
    }
    if (content.length !== size || crc32(content) !== checksum) {
      return { problem: 'damaged: its checksum is wrong' };
    }
    return content;
  }
}

/** Answers undefined as soon as there is more. */
function inflateUpTo(size: number, packed: Uint8Array): Uint8Array | undefined {
  if (packed.length === 0) return packed;
  if (packed.length <= STEP) {
    const content = inflateSync(packed, { out: new Uint8Array(size + 1) });
    return content.length > size ? undefined : content;
  }
  const content = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    if (length + chunk.length <= size) content.set(chunk, length);
    length += chunk.length;
  });
  for (let place = 0; place < packed.length; place += STEP) {
    const next = place + STEP;
    inflate.push(packed.subarray(place, next), next >= packed.length);
    if (length > size) return undefined;
  }
  return content.subarray(0, length);
}
