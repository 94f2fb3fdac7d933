import { defineConfig, type Plugin } from 'vite';
import { officialCatalog } from './official-catalog.js';

/** Text of one byte a character is read without decoding, and lies in half the memory. */
const asciiAlone: Plugin = {
  name: 'ascii-alone',
  renderChunk: (code) => ({
    code: code.replace(/[^\0-\u007f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    map: null,
  }),
};

/** The whole command line with all it needs as one script: see src/cli/compiled-program.ts. */
export default defineConfig({
  publicDir: false,
  plugins: [officialCatalog, asciiAlone],
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    ssr: 'src/cli/whole-program.ts',
    minify: false,
    emptyOutDir: false,
    license: { fileName: 'program-licenses.md' },
    rolldownOptions: {
      output: { format: 'cjs', entryFileNames: 'program.cjs', codeSplitting: false },
    },
  },
});
