import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { INDEX_FILE, readIndex } from './index-file.js';
import { LibraryError, NoLibraryError } from './library-error.js';
import { type ReadUnit, UnitShelves } from './open-library.js';

let folder: string | undefined;

/** The path of a file of the library that comes with the package. */
function installedPath(file: string): string {
  // The package resolves itself by name, which works from the sources and from the build.
  folder ??= join(
    dirname(createRequire(import.meta.url).resolve('tarcomp/package.json')),
    'public/data/units',
  );
  return join(folder, file);
}

/** Reads a file of the library that comes with the package. */
export const readInstalled = (file: string): string => readFileSync(installedPath(file), 'utf8');

/**
 * Opens the library that comes with the package.
 * @throws {LibraryError} if it is missing or damaged
 */
export function installedLibrary(read: ReadUnit): UnitShelves {
  return new UnitShelves(readIndex(installedIndex()), readInstalled, read);
}

function installedIndex(): string {
  try {
    return readInstalled(INDEX_FILE);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'ENOENT') throw new NoLibraryError(INDEX_FILE, installedPath(INDEX_FILE), { cause });
    throw new LibraryError(INDEX_FILE, `cannot be read: ${code ?? cause}`, { cause });
  }
}
