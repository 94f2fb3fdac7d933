import { defineConfig } from 'vitest/config';
import { officialCatalog } from '../../build/official-catalog.js';

export default defineConfig({
  // Battles are played in the tests' own process as well, to be compared.
  plugins: [officialCatalog],
  test: {
    include: ['test/browser/**/*.test.ts'],
    // One browser at a time: two would measure each other.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine takes longer than a second to draw what was asked for.
    // Some tests measure times, and machines share their processors: what holds is shown by one quiet run of three.
    retry: 2,
    expect: { poll: { timeout: 10_000 } },
  },
});
