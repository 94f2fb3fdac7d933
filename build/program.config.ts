import { existsSync, readdirSync, rmSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { officialCatalogFile } from './official-catalog.js';

/** Text of one byte a character is read without decoding, and lies in half the memory. */
const asciiAlone: Plugin = {
  name: 'ascii-alone',
  renderChunk: (code) => ({
    code: code.replace(/[^\0-\u007f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    map: null,
  }),
};

/** A script loads all modules of Node at its start that any part of it needs; these, for few commands, take their time. */
const SELDOM_NEEDED = ['node:child_process', 'node:crypto', 'node:fs/promises', 'node:http', 'node:v8'];

const loadedWhenNeeded: Plugin = {
  name: 'loaded-when-needed',
  renderChunk: (code) => ({ code: SELDOM_NEEDED.reduce(requiredInPlace, code), map: null }),
};

function requiredInPlace(code: string, module: string): string {
  const [line, name] =
    new RegExp(`^\\s*(?:let|var) (\\w+) = require\\("${module}"\\);\n`, 'm').exec(code) ?? [];
  if (line === undefined) throw new Error(`the program needs no ${module}: take it off the list`);
  const changed = code.replace(line, '').replace(new RegExp(`\\b${name}[.]`, 'g'), `require("${module}").`);
  if (new RegExp(`\\b${name}\\b`).test(changed))
    throw new Error(`${module} is used as a whole: take it off the list`);
  return changed;
}

/** An engine would take old bytecode for a new script of the same length. */
const withoutOldBytecode: Plugin = {
  name: 'without-old-bytecode',
  buildStart() {
    const dist = new URL('../dist/', import.meta.url);
    if (!existsSync(dist)) return;
    for (const file of readdirSync(dist)) if (file.endsWith('.cache')) rmSync(new URL(file, dist));
  },
};

interface BuiltScript {
  readonly source: string;
  readonly script: string;
  readonly plugins: Plugin[];
}

/** The whole command line with all it needs: see src/cli/compiled-program.ts. */
const PROGRAM: BuiltScript = {
  source: 'src/cli/whole-program.ts',
  script: 'program.cjs',
  plugins: [withoutOldBytecode, officialCatalogFile, loadedWhenNeeded, asciiAlone],
};
const SECOND_THREAD: BuiltScript = {
  source: 'src/cli/second-thread-start.ts',
  script: 'second-thread.cjs',
  plugins: [],
};

/** One script at a time, by mode. */
export default defineConfig(({ mode }) => {
  const asked = mode === 'second-thread' ? SECOND_THREAD : PROGRAM;
  return {
    publicDir: false,
    plugins: asked.plugins,
    ssr: { noExternal: true },
    build: {
      target: 'es2022',
      ssr: asked.source,
      ssrEmitAssets: true,
      minify: false,
      emptyOutDir: false,
      license: asked === PROGRAM && { fileName: 'program-licenses.md' },
      rolldownOptions: {
        output: { format: 'cjs', entryFileNames: asked.script, codeSplitting: false },
      },
    },
  };
});
