import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { officialCatalog } from '../../build/official-catalog.js';

export default defineConfig({
  plugins: [officialCatalog],
  resolve: {
    // Thousands of runs each load what their tests import: of the library, the rules alone.
    alias: [
      {
        find: /^.*\/src\/index\.js$/,
        replacement: fileURLToPath(new URL('rules-alone.ts', import.meta.url)),
      },
    ],
  },
  test: {
    include: ['test/rules/**/*.test.ts', 'test/battle-value/**/*.test.ts'],
    // Seconds of random shots for each mutant; examples say the same.
    exclude: ['test/rules/to-hit/properties.test.ts', 'test/battle-value/**/properties.test.ts'],
    setupFiles: ['test/mutation/coverage-of-one-file.ts'],
    isolate: false,
    pool: 'threads',
  },
});
