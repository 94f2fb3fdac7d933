import { defineConfig } from 'vite';
import { officialCatalog } from './build/official-catalog.js';

export default defineConfig({
  // public/ is published as it stands, next to dist/ and not inside it.
  publicDir: false,
  plugins: [officialCatalog],
  build: {
    target: 'es2022',
    minify: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        rules: 'src/edge/rules.ts',
        catalog: 'src/edge/catalog.ts',
        official: 'src/edge/official.ts',
        units: 'src/edge/units.ts',
        'battle-value': 'src/edge/battle-value.ts',
        battle: 'src/edge/battle.ts',
        simulate: 'src/edge/simulate.ts',
        search: 'src/edge/search.ts',
        library: 'src/edge/library.browser.ts',
        'library.node': 'src/edge/library.node.ts',
        muster: 'src/edge/muster.ts',
        node: 'src/edge/simulate.node.ts',
        cluster: 'src/edge/cluster.node.ts',
        // Other threads run it, and nobody imports it.
        'simulation-worker': 'src/simulate/worker.node.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: [/^node:/, 'fflate', 'valibot'],
      output: {
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // The catalog's text stands alone, so that code which brings its own catalog does not load it.
            { name: 'official-catalog', test: /virtual:official-catalog/ },
            // A dozen small files take longer to open than one of their size: what any 'Mech needs stands together.
            { name: 'catalog', test: /src\/catalog\/(?!official[.]ts)/ },
            {
              name: 'unit-files',
              test: /src\/(units\/unit-(paths|text|file-error)|rules\/(ruleset|table))[.]ts/,
            },
            {
              name: 'mechs',
              test: /src\/(units\/(mech|mtf|quirks|per-catalog|unit-names|read-unit-with)|rules\/quirks\/quirk-spelling)/,
            },
          ],
        },
      },
    },
  },
});
