import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { libraryBesidePage } from '../build/library-beside-page.js';
import { officialCatalog } from '../build/official-catalog.js';
import { precache } from '../build/precache.js';
import { starterUnits } from '../build/starter-units.js';
import { CONTENT_POLICY } from '../src/cli/serve/page-policy.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** For pages on other servers, which do not send our headers. */
const contentPolicy: Plugin = {
  name: 'content-policy',
  // In development, Vite inserts styles into the page.
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_POLICY },
      // Before everything that loads something.
      injectTo: 'head-prepend',
    },
  ],
};

export default defineConfig({
  root: here('.'),
  // Relative addresses, so that the page works in any folder of any server.
  base: './',
  publicDir: here('public'),
  plugins: [officialCatalog, starterUnits, libraryBesidePage, contentPolicy, precache(here('public'))],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: here('../dist/web'),
    emptyOutDir: true,
    license: { fileName: 'licenses.md' },
    modulePreload: { polyfill: false },
    // The catalog is large; it is fetched when it is needed.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // Compressing is slow on purpose.
      checks: { pluginTimings: false },
      input: {
        index: here('index.html'),
        'service-worker': here('service-worker/service-worker.ts'),
        // Part of the page's build, so that they share its code.
        'game-worker': here('games/game-worker.ts'),
        'kill-worker': here('views/attack/kill-worker.ts'),
        'unit-worker': here('units/unit-worker.ts'),
        'library-worker': here('library/library-worker.ts'),
        'play-worker': here('views/play/game/play-worker.ts'),
        'muster-worker': here('views/forces/muster/muster-worker.ts'),
      },
      output: {
        // Workers need fixed addresses.
        entryFileNames: ({ name }) => (name.endsWith('-worker') ? '[name].js' : 'assets/[name]-[hash].js'),
        // `tarcomp serve` serves the library's own copy at this address: see src/cli/serve/page-parts.ts.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes('virtual:official-catalog')
            ? 'data/official-catalog.js'
            : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'starter-units', test: /virtual:starter-units/ },
            // Nearly every view has all of them, and each file of its own costs a request. What they import stays where it
            // is: workers have some of it, too.
            // The shelf of units that every view chooses from, for the same reason; what workers have of it stands apart, since
            // they have no document.
            {
              name: 'shelf',
              test: /web\/(units\/(add-units|dropped-files|newer-reading|page-build|read-but-refused|shelf)|library\/(ask-library|use-library-picks)|skills)[.]ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'unit-words',
              test: /web\/(units\/(shelf-unit|unit-kinds|unit-problems|unit-search)|words)[.]ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'controls',
              test: /web\/(controls|worth)\/[\w-]+[.]tsx?$/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
