import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { quoted } from '../print/visible.js';
import { InputError } from './input-error.js';

/**
 * Refuses to overwrite a file that the same command line uses for something else.
 * @throws {InputError} if another flag or argument leads to the same place
 */
export function refuseSameFile(
  flag: string,
  path: string,
  others: readonly (readonly [what: string, path: string | undefined])[],
): void {
  const place = placeOf(path);
  for (const [what, other] of others) {
    if (other !== undefined && placeOf(other) === place) {
      throw new InputError(
        `${flag} and ${what} name the same file, ${quoted(path)}; name another file with ${flag}`,
      );
    }
  }
}

/** Returns where a path leads, following links. The file need not exist yet. */
function placeOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return placeOfNewFile(path);
  }
}

function placeOfNewFile(path: string): string {
  try {
    return join(realpathSync(dirname(path)), basename(path));
  } catch {
    return resolve(path);
  }
}
