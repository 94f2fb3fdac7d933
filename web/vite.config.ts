import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { officialCatalog } from '../build/official-catalog.js';
import { precache } from '../build/precache.js';
import { starterUnits } from '../build/starter-units.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // Addresses below the page, so that it may lie in any folder of any server.
  base: './',
  publicDir: here('public'),
  plugins: [officialCatalog, starterUnits, precache(here('public'))],
  worker: { format: 'es', plugins: () => [officialCatalog, starterUnits] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: here('../dist/web'),
    emptyOutDir: true,
    license: { fileName: 'licenses.md' },
    modulePreload: { polyfill: false },
    // The official catalog is data, and fetched only for a file that somebody dropped.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: {
        index: here('index.html'),
        'service-worker': here('service-worker/service-worker.ts'),
        // Of the same build as the page and not of their own, so that all share their code.
        'game-worker': here('views/battle/play/game-worker.ts'),
        'kill-worker': here('views/attack/kill-worker.ts'),
      },
      output: {
        // Workers have to keep their addresses.
        entryFileNames: ({ name }) => (name.endsWith('-worker') ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'official-catalog', test: /virtual:official-catalog/ },
            { name: 'starter-units', test: /virtual:starter-units/ },
          ],
        },
      },
    },
  },
});
