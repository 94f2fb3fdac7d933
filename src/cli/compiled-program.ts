import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

type Program = typeof import('./whole-program.js');

export interface LoadedProgram {
  readonly program: Program;
  readonly script: Script;
}

const SCRIPT = 'program.cjs';

/**
 * What one engine makes of the script may crash another, and the engine itself looks at little more than its version: the
 * name tells which program it was made by, down to the size of its file.
 */
export function compiledForm(folder: URL): URL {
  const { size } = statSync(process.execPath);
  return new URL(`program-${process.version}-${process.platform}-${process.arch}-${size}.cache`, folder);
}

/**
 * Loads the built program. To translate a thousand functions into bytecode takes longer than to read a hundred units:
 * where the build has left the bytecode beside the script, it is used. It has to be made anew with the script, which the
 * engine only measures. Only scripts can be given their bytecode, so the program is a script and no module.
 */
export function loadProgram(folder: URL, cachedData = fileIfAny(compiledForm(folder))): LoadedProgram {
  const url = new URL(SCRIPT, folder);
  const filename = fileURLToPath(url);
  // The build writes ASCII alone, which needs no decoding.
  const source = readFileSync(url, 'latin1');
  const script = new Script(`(function (exports, require, __filename) {${source}\n})`, {
    // Not where it is: the bytecode remembers it, and may be moved.
    filename: SCRIPT,
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
