import { strFromU8 } from 'fflate';

/** What the directory of a zip archive states about one of its files. */
export interface ZipEntry {
  readonly path: string;
  readonly method: number;
  readonly encrypted: boolean;
  readonly checksum: number;
  readonly compressedSize: number;
  readonly size: number;
  /** Of the local header before the data. */
  readonly offset: number;
}

export type ZipDirectory = { readonly entries: readonly ZipEntry[] } | { readonly problem: string };

// Layouts after PKWARE's APPNOTE 6.3.10: 4.3.7 local header, 4.3.12 directory, 4.3.14 to 4.3.16 its end, 4.5.3 Zip64.
const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_HEADER = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const END_64_LOCATOR = 0x07064b50;

const LOCAL_HEADER_SIZE = 30;
const DIRECTORY_HEADER_SIZE = 46;
const END_SIZE = 22;
const END_64_SIZE = 56;
const END_64_LOCATOR_SIZE = 20;
const LONGEST_COMMENT = 0xffff;
const ZIP_64_FIELD = 1;
/** A value that did not fit is stored elsewhere, in 64 bits. */
const ELSEWHERE_16 = 0xffff;
const ELSEWHERE_32 = 0xffffffff;

const DAMAGED = { problem: 'the zip archive is damaged: its list of files cannot be read' };

/** Reads the list of files at the end of an archive without unpacking anything. */
export function readZipDirectory(bytes: Uint8Array): ZipDirectory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const endAt = findEnd(view);
  if (endAt === undefined) {
    const begun = view.byteLength >= 4 && view.getUint32(0, true) === LOCAL_HEADER;
    return {
      problem: begun
        ? 'the zip archive is cut off: the list of files at its end is missing'
        : 'not a zip archive',
    };
  }
  try {
    return readEntries(bytes, view, endAt);
  } catch (error) {
    // A length or offset points outside the archive.
    if (error instanceof RangeError) return DAMAGED;
    throw error;
  }
}

/** Returns where the data of an entry begin; undefined if its header does not match the directory. */
export function dataStart(view: DataView, { offset, compressedSize }: ZipEntry): number | undefined {
  if (offset + LOCAL_HEADER_SIZE > view.byteLength) return undefined;
  if (view.getUint32(offset, true) !== LOCAL_HEADER) return undefined;
  const start =
    offset + LOCAL_HEADER_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return start + compressedSize > view.byteLength ? undefined : start;
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_SIZE;
  for (let place = last; place >= 0 && place >= last - LONGEST_COMMENT; place -= 1) {
    if (view.getUint32(place, true) === END) return place;
  }
  return undefined;
}

function readEntries(bytes: Uint8Array, view: DataView, endAt: number): ZipDirectory {
  const { count, size, offset, before } = readEnd(view, endAt);
  const start = before - size;
  // Other data may precede the archive, as in a self-extracting one, which shifts all offsets.
  const shift = start - offset;
  if (shift < 0 || count > size / DIRECTORY_HEADER_SIZE) return DAMAGED;

  const entries: ZipEntry[] = [];
  let place = start;
  while (entries.length < count) {
    if (place + DIRECTORY_HEADER_SIZE > before || view.getUint32(place, true) !== DIRECTORY_HEADER)
      return DAMAGED;
    const nameLength = view.getUint16(place + 28, true);
    const extraLength = view.getUint16(place + 30, true);
    const commentLength = view.getUint16(place + 32, true);
    const nameAt = place + DIRECTORY_HEADER_SIZE;
    const extraAt = nameAt + nameLength;
    const figures = wideFigures(view, extraAt, extraLength, [
      view.getUint32(place + 24, true),
      view.getUint32(place + 20, true),
      view.getUint32(place + 42, true),
    ]);
    entries.push({
      path: strFromU8(bytes.subarray(nameAt, extraAt)),
      method: view.getUint16(place + 10, true),
      encrypted: (view.getUint16(place + 8, true) & 1) === 1,
      checksum: view.getUint32(place + 16, true),
      size: figures[0],
      compressedSize: figures[1],
      offset: figures[2] + shift,
    });
    place = extraAt + extraLength + commentLength;
  }
  return { entries };
}

interface DirectoryEnd {
  readonly count: number;
  readonly size: number;
  readonly offset: number;
  /** The directory ends here. */
  readonly before: number;
}

function readEnd(view: DataView, endAt: number): DirectoryEnd {
  const count = view.getUint16(endAt + 10, true);
  const size = view.getUint32(endAt + 12, true);
  const offset = view.getUint32(endAt + 16, true);
  const locatorAt = endAt - END_64_LOCATOR_SIZE;
  const wide = count === ELSEWHERE_16 || size === ELSEWHERE_32 || offset === ELSEWHERE_32;
  if (!wide || locatorAt < 0 || view.getUint32(locatorAt, true) !== END_64_LOCATOR) {
    return { count, size, offset, before: endAt };
  }
  const end64At = locatorAt - END_64_SIZE;
  if (view.getUint32(end64At, true) !== END_64) throw new RangeError('no Zip64 end of directory');
  return {
    count: uint64(view, end64At + 32),
    size: uint64(view, end64At + 40),
    offset: uint64(view, end64At + 48),
    before: end64At,
  };
}

type Figures = readonly [size: number, compressedSize: number, offset: number];

/** Values that did not fit are in an extra field, in this order. */
function wideFigures(view: DataView, at: number, length: number, figures: Figures): Figures {
  if (!figures.includes(ELSEWHERE_32)) return figures;
  for (let place = at; place + 4 <= at + length; place += 4 + view.getUint16(place + 2, true)) {
    if (view.getUint16(place, true) !== ZIP_64_FIELD) continue;
    let next = place + 4;
    const widened = figures.map((figure) => {
      if (figure !== ELSEWHERE_32) return figure;
      next += 8;
      return uint64(view, next - 8);
    });
    return [widened[0] ?? 0, widened[1] ?? 0, widened[2] ?? 0];
  }
  return figures;
}

const uint64 = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));
