import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { INDEX_FILE, readIndex } from './index-file.js';
import { LibraryError } from './library-error.js';
import { type ReadUnit, UnitShelves } from './open-library.js';

let folder: string | undefined;

/** A file of the library that comes with the package. */
export function readInstalled(file: string): string {
  // The package asks for itself by name, which holds from the sources and from the built files alike.
  folder ??= dirname(createRequire(import.meta.url).resolve(`tarcomp/data/units/${INDEX_FILE}`));
  return readFileSync(join(folder, file), 'utf8');
}

/**
 * The library that comes with the package.
 * @throws {LibraryError} if it is missing or damaged
 */
export function installedLibrary(read: ReadUnit): UnitShelves {
  let text: string;
  try {
    text = readInstalled(INDEX_FILE);
  } catch (cause) {
    throw new LibraryError(INDEX_FILE, 'the library of units is not installed', { cause });
  }
  return new UnitShelves(readIndex(text), readInstalled, read);
}
