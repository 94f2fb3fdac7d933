import { defineConfig } from 'vitest/config';
import { officialCatalog } from '../../build/official-catalog.js';

const ALL = 'test/browser/**/*.test.ts';
/** These measure times: another browser beside them would be measured too. */
const TIMED = ['archive', 'bounded-address', 'first-load', 'play-times', 'sheet-times', 'units-times'].map(
  (name) => `test/browser/${name}.test.ts`,
);

export default defineConfig({
  // Battles are played in the tests' own process as well, to be compared.
  plugins: [officialCatalog],
  test: {
    // Files that a worker runs one after the other share its browser (page.ts), and what they import.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Some tests measure times, and machines share their processors: what holds is shown by one quiet run of three.
    retry: 2,
    // A busy machine takes longer than a second to draw what was asked for.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { name: 'page', include: [ALL], exclude: TIMED, maxWorkers: 2 } },
      {
        extends: true,
        test: { name: 'times', include: TIMED, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
