import { chmodSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { officialCatalog } from './official-catalog.js';

// npm sets this bit when it links the binary; a plain checkout has to be able to run it too.
const executable: Plugin = {
  name: 'executable',
  writeBundle: ({ dir = 'dist' }) => chmodSync(`${dir}/cli.js`, 0o755),
};

/** The command line with all it needs: `dist/cli.js`, and modules beside it that are loaded when they are needed. */
export default defineConfig({
  publicDir: false,
  plugins: [officialCatalog, executable],
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    ssr: 'src/cli/main.ts',
    minify: false,
    emptyOutDir: false,
    license: { fileName: 'cli/licenses.md' },
    rolldownOptions: {
      // No hashes: a build replaces the files of the build before.
      output: {
        entryFileNames: 'cli.js',
        chunkFileNames: 'cli/[name].js',
        // Two dozen small files take longer to open than three: what every command or every 'Mech needs stands together.
        codeSplitting: {
          groups: [
            { name: 'official-catalog', test: /virtual:official-catalog/ },
            {
              name: 'units',
              test: /src\/(catalog|units\/(?!blk|json|archive|library)|battle-value)/,
            },
            {
              name: 'program',
              test: /commander|src\/cli\/(program|print|files|threads|flags\/\w+-(flag|variable)[.]ts)/,
            },
          ],
        },
      },
    },
  },
});
