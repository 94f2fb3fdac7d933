import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { officialCatalog } from '../../build/official-catalog.js';
import { LOCKSTEP, testsOf } from './tests-of-folder.js';

const { include, exclude, rulesAlone, own } = testsOf(process.env.MUTATED);

const named = process.env.ONLY_TESTS?.split(' ');

/** Usually the largest files come first. Here the folder's own and then small and quick ones spare the others most mutants. */
class OwnAndSmallestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const smallestFirst = (await super.sort(files)).reverse();
    const placeOf = ({ moduleId }: (typeof files)[number]) =>
      moduleId.includes(LOCKSTEP) ? 2 : moduleId.includes(own) ? 0 : 1;
    return smallestFirst.sort((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  plugins: [officialCatalog],
  resolve: {
    // Thousands of runs each load what their tests import: of the library, the rules alone where they are enough.
    alias: rulesAlone
      ? [
          {
            find: /^.*\/src\/index\.js$/,
            replacement: fileURLToPath(new URL('rules-alone.ts', import.meta.url)),
          },
        ]
      : [],
  },
  test: {
    include: named ?? include,
    exclude: named === undefined ? exclude : [],
    setupFiles: ['test/mutation/coverage-of-one-file.ts'],
    sequence: { sequencer: OwnAndSmallestFirst },
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 60_000,
  },
});
