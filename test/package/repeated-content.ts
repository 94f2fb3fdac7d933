import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface PackedFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** How much of one file stands in another; about, and what a file itself repeats counts once. */
export interface Repeat {
  readonly files: readonly [string, string];
  readonly bytes: number;
}

/** Bytes that have to be the same in a row to count: longer than the words that all code and all units use. */
const WINDOW = 128;
/** One window in so many is remembered; which ones depends on what is in them, so that both files remember the same. */
const SAMPLE = 64;
const BASE = 257;
const MODULUS = 1_000_003;

/** Pairs of files that share content, the most first. Packed files are looked at as what is in them. */
export function repeats(files: readonly PackedFile[]): readonly Repeat[] {
  const owners = new Map<string, string>();
  const shared = new Map<string, Repeat>();
  for (const { path, bytes } of files) {
    const content = unpacked(path, bytes);
    const windows = new Set<string>();
    for (const start of sampledStarts(content))
      windows.add(content.toString('latin1', start, start + WINDOW));
    for (const text of windows) {
      const owner = owners.get(text);
      if (owner === undefined) owners.set(text, path);
      if (owner === undefined || owner === path) continue;
      const pair = `${owner} ${path}`;
      shared.set(pair, { files: [owner, path], bytes: (shared.get(pair)?.bytes ?? 0) + SAMPLE });
    }
  }
  return [...shared.values()].sort((one, other) => other.bytes - one.bytes);
}

/** What is in a file, whether it is packed or not. */
export function unpacked(path: string, bytes: Buffer): Buffer {
  if (path.endsWith('.br')) return brotliDecompressSync(bytes);
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return isGzip ? gunzipSync(bytes) : bytes;
}

/** By a rolling hash (Rabin and Karp) of the window. */
function* sampledStarts(bytes: Buffer): Generator<number> {
  let leading = 1;
  for (let place = 1; place < WINDOW; place += 1) leading = (leading * BASE) % MODULUS;
  let hash = 0;
  for (let place = 0; place < bytes.length; place += 1) {
    const leaving = place < WINDOW ? 0 : (bytes[place - WINDOW] as number);
    hash = ((hash - ((leaving * leading) % MODULUS) + MODULUS) * BASE + (bytes[place] as number)) % MODULUS;
    if (place >= WINDOW - 1 && hash % SAMPLE === 0) yield place - WINDOW + 1;
  }
}
