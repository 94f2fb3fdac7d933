import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { officialCatalogFile } from './official-catalog.js';

/**
 * Text of one byte a character is read without decoding, and lies in half the memory. It is escaped after all other steps,
 * which may write characters out again; what is read without decoding must not hold others.
 */
const asciiAlone: Plugin = {
  name: 'ascii-alone',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code);
  },
  writeBundle({ dir = 'dist' }, bundle) {
    for (const name of Object.keys(bundle)) {
      if (READ_WITHOUT_DECODING.test(name) && readFileSync(join(dir, name)).some((byte) => byte > 0x7f))
        throw new Error(`${name} holds characters that are not ASCII, and would be read as others`);
    }
  },
};

const READ_WITHOUT_DECODING = /\.(cjs|txt)$/;

const escaped = (code: string): string =>
  code.replace(/[^\0-\u007f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

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
  writeBundle({ dir = 'dist' }) {
    for (const file of readdirSync(dir)) if (file.endsWith('.cache')) rmSync(join(dir, file));
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
