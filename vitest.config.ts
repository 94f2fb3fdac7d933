import { defineConfig } from 'vitest/config';
import { officialCatalog } from './build/official-catalog.js';

export default defineConfig({
  plugins: [officialCatalog],
  // Browsers have a run of their own: npm run browser.
  // Whole battles and the whole corpus take their time where others work, too.
  test: { include: ['test/**/*.test.ts'], exclude: ['test/browser/**'], testTimeout: 60_000 },
});
