import { checksumOf } from './checksum.js';
import { DamagedLibraryError } from './library-error.js';

/** Characters of a chunk at most: a request for one unit stays small even where nothing is compressed on the way. */
export const LONGEST_CHUNK = 48_000;

export const chunkName = (place: number): string => `units-${String(place).padStart(3, '0')}.json`;

/** Units of one chunk as a file: one unit a line, by its id. */
export const chunkText = (units: readonly (readonly [id: string, json: string])[]): string =>
  `{\n${units.map(([id, json]) => `${JSON.stringify(id)}:${json}`).join(',\n')}\n}\n`;

/** @throws {LibraryError} if the text is not the one that the index knows */
export function readChunk(text: string, checksum: string, file: string): ReadonlyMap<string, unknown> {
  if (checksumOf(text) !== checksum) {
    throw new DamagedLibraryError(
      file,
      'damaged, or of another version than the index: its checksum differs',
    );
  }
  return new Map(Object.entries(JSON.parse(text) as Record<string, unknown>));
}
