import { readFileSync, statSync } from 'node:fs';
import { cut } from '../print/visible.js';
import { InputError } from './input-error.js';
import { readingProblem } from './unit-files.js';

/**
 * Reads the text of a file that is not a unit.
 * @throws {InputError} if the file cannot be read, or is far too large
 */
export function readTextFile(path: string, what: string, largest: number): string {
  try {
    const found = statSync(path);
    if (!found.isFile()) {
      throw new InputError(
        `${cut(path)}: ${found.isDirectory() ? 'is a folder, not a file' : 'is a device or a pipe, not a file'}`,
      );
    }
    if (found.size > largest) throw new InputError(`${cut(path)}: this file is too large to be a ${what}`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`${cut(path)}: ${readingProblem(error)}`);
  }
}
