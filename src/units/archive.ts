import { Inflate, inflateSync, strFromU8 } from 'fflate';
import { ARCHIVE_BUDGET, type ArchiveBudget, overBudget, TimeBudget } from './archive-budget.js';
import { crc32 } from './crc-32.js';
import { isUnitPath } from './unit-paths.js';
import { decodeUnitText, LARGEST_UNIT_FILE, tooLarge, type UnitText } from './unit-text.js';
import { dataStart, readZipDirectory, type ZipEntry } from './zip-directory.js';

/** A unit file in an archive. It is unpacked only when it is read. */
interface ArchivedFile {
  /** With forward slashes. */
  readonly path: string;
  read(): UnitText;
}

export type UnitArchive =
  | {
      readonly files: readonly ArchivedFile[];
      /** Whether the budget is used up, so that every further file is rejected. */
      isExhausted(): boolean;
    }
  | { readonly problem: string };

export interface ArchiveOptions {
  readonly budget?: ArchiveBudget;
  /**
   * Returns milliseconds, ideally of processor time, for a caller that reads all files in sequence. Without a clock
   * there is no time limit.
   */
  readonly clock?: () => number;
}

/** Unit files compress to a quarter. Beyond this ratio the content is not text. */
const ABSURD_RATIO = 200;
/** A file may claim a small size and unpack to a large one. After this many, no further file is unpacked. */
const MOST_LIES = 10;
/** Packed bytes to unpack between two checks of the output size. */
const STEP = 16_384;

const STORED = 0;
const DEFLATED = 8;

/**
 * Opens a zip archive and returns its unit files in order of path, or the problem. Everything else in it is skipped,
 * including archives. Sizes and paths are checked by the archive's directory before anything is unpacked, and reading
 * stops when the budget is used up. It never throws.
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
      // Whatever stopped the decoder, the data are invalid.
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

/** Returns undefined as soon as the output exceeds the size. */
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
