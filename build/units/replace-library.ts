import * as fs from 'node:fs';
import { join } from 'node:path';
import { INDEX_FILE } from '../../src/library/index-file.js';
import type { LibraryFile } from '../../src/library/pack/pack-library.js';
import {
  type FileSystem,
  removeIfThere,
  temporaryName,
  UnwritableFileError,
  writeNewFile,
} from '../../src/simulate/replace-file.node.js';
import { systemReason } from '../../src/simulate/system-error.js';

const isOfLibrary = (name: string): boolean => name === INDEX_FILE || /^units-\d+\.json$/.test(name);

/**
 * Puts the files of a library in the place of another one's. All are on the disk before the first takes its place, so that a disk
 * that is full costs nobody the library they had. The index comes last: until then readers find the older one.
 * @throws {UnwritableFileError} if they cannot be written
 */
export function replaceLibrary(folder: string, files: readonly LibraryFile[], system: FileSystem = fs): void {
  const written: { readonly temporary: string; readonly place: string }[] = [];
  try {
    fs.mkdirSync(folder, { recursive: true });
    for (const { name, text } of files) {
      const place = join(folder, name);
      const temporary = temporaryName(place);
      writeNewFile(temporary, text, system);
      written.push({ temporary, place });
    }
    for (const { temporary, place } of [...written].reverse()) system.renameSync(temporary, place);
    const names = new Set(files.map(({ name }) => name));
    for (const name of system.readdirSync(folder)) {
      if (isOfLibrary(name) && !names.has(name)) system.unlinkSync(join(folder, name));
    }
  } catch (error) {
    for (const { temporary } of written) removeIfThere(temporary, system);
    throw new UnwritableFileError(folder, `cannot be written: ${systemReason(error)}`);
  }
}
