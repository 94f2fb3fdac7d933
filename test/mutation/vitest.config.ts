import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { officialCatalog } from '../../build/official-catalog.js';
import { testsOfRoom } from './tests-of-room.js';

const room = testsOfRoom(process.env['MUTATED_ROOM']);

export default defineConfig({
  plugins: [officialCatalog],
  resolve: {
    // Thousands of runs each load what their tests import: of the library, the rules alone where they are enough.
    alias: room.rulesAlone
      ? [
          {
            find: /^.*\/src\/index\.js$/,
            replacement: fileURLToPath(new URL('rules-alone.ts', import.meta.url)),
          },
        ]
      : [],
  },
  test: {
    include: [...room.include],
    exclude: [...room.exclude],
    setupFiles: ['test/mutation/coverage-of-one-file.ts'],
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 60_000,
  },
});
