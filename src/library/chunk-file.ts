import { checksumOf } from './checksum.js';
import { DamagedLibraryError } from './library-error.js';

/** In characters. A request for one unit stays small even without compression. */
export const LONGEST_CHUNK = 48_000;

export const chunkName = (place: number): string => `units-${String(place).padStart(3, '0')}.json`;

/** Writes the units of one chunk as JSON by id, one unit a line. */
export const chunkText = (units: readonly (readonly [id: string, json: string])[]): string =>
  `{\n${units.map(([id, json]) => `${JSON.stringify(id)}:${json}`).join(',\n')}\n}\n`;

/** @throws {LibraryError} if the text does not match its checksum in the index */
export function readChunk(text: string, checksum: string, file: string): ReadonlyMap<string, unknown> {
  if (checksumOf(text) !== checksum) {
    throw new DamagedLibraryError(
      file,
      'damaged, or of another version than the index: its checksum differs',
    );
  }
  return new Map(Object.entries(JSON.parse(text) as Record<string, unknown>));
}
