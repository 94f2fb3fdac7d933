import { defineConfig } from 'vitest/config';
import { officialCatalog } from './build/official-catalog.js';

export default defineConfig({
  plugins: [officialCatalog],
  test: {
    include: ['test/**/*.test.ts'],
    // Browsers have a run of their own: npm run browser.
    exclude: ['test/browser/**'],
    // Rules are pure and no test changes a module, so that files may share what one of them has loaded:
    // four hundred loads of the catalog were most of the time.
    isolate: false,
    pool: 'threads',
    // Left alone, it would spare a core, which is half of a small machine.
    maxWorkers: '100%',
    // Whole battles and the whole corpus take their time where others work, too.
    testTimeout: 60_000,
  },
});
