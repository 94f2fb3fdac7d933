import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

type Program = typeof import('./whole-program.js');

export interface LoadedProgram {
  readonly program: Program;
  readonly script: Script;
}

/** What one engine makes of the script is of no use to another version of it, or to another processor. */
export const compiledForm = (folder: URL): URL =>
  new URL(`program-${process.versions.v8}-${process.arch}.cache`, folder);

/**
 * Loads the built program. To translate a thousand functions into bytecode takes longer than to read a hundred units:
 * where the build has left the bytecode beside the script, it is used; an engine that cannot use it says so, and
 * translates anew. Only scripts can be given their bytecode, so the program is a script and no module.
 */
export function loadProgram(folder: URL, cachedData = fileIfAny(compiledForm(folder))): LoadedProgram {
  const url = new URL('program.cjs', folder);
  const filename = fileURLToPath(url);
  // The build writes ASCII alone, which needs no decoding.
  const source = readFileSync(url, 'latin1');
  const script = new Script(`(function (exports, require, __filename) {${source}\n})`, {
    filename,
    cachedData,
  });
  const exports = {};
  const fill = script.runInThisContext() as (exports: object, require: NodeJS.Require, file: string) => void;
  fill(exports, createRequire(url), filename);
  // The build makes the script from this very module.
  return { program: exports as Program, script };
}

function fileIfAny(file: URL): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
