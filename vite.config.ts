import { chmodSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { officialCatalog } from './build/official-catalog.js';

// npm sets this bit when it links the binary; a plain checkout has to be able to run it too.
const executable: Plugin = {
  name: 'executable',
  writeBundle: ({ dir = 'dist' }) => chmodSync(`${dir}/cli.js`, 0o755),
};

/** The library and the command line together, so that what both need is there once. */
export default defineConfig({
  // public/ is published as it stands, next to dist/ and not inside it.
  publicDir: false,
  plugins: [officialCatalog, executable],
  // A few functions of a library cost less than its whole file. Of fflate, Node and browsers each have their own. Queues
  // are for few: who wants one installs what it needs.
  ssr: { noExternal: true, external: ['fflate', 'bullmq', 'ioredis'] },
  build: {
    target: 'es2022',
    minify: false,
    ssr: true,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // Packing the catalog takes its time, and is meant to.
      checks: { pluginTimings: false },
      input: {
        index: 'src/index.ts',
        rules: 'src/edge/rules.ts',
        catalog: 'src/edge/catalog.ts',
        official: 'src/edge/official.ts',
        units: 'src/edge/units.ts',
        'battle-value': 'src/edge/battle-value.ts',
        battle: 'src/edge/battle.ts',
        table: 'src/edge/table.ts',
        simulate: 'src/edge/simulate.ts',
        search: 'src/edge/search.ts',
        library: 'src/edge/library.browser.ts',
        'library.node': 'src/edge/library.node.ts',
        muster: 'src/edge/muster.ts',
        node: 'src/edge/simulate.node.ts',
        cluster: 'src/edge/cluster.node.ts',
        // Other threads run it, and nobody imports it.
        'simulation-worker': 'src/simulate/worker.node.ts',
        cli: 'src/cli/main.ts',
      },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        // The catalog is data, under a licence of its own; the page fetches it by this name as well.
        chunkFileNames: ({ name }) => (name === 'official-catalog' ? 'data/[name].js' : 'chunks/[name].js'),
        minifyInternalExports: false,
        // Small files take longer to open than one of their size: what any 'Mech needs stands together, and so does what
        // every command needs. A group takes along what its modules import, unless a group before it has that; so those
        // of the library come first, and nothing that a browser loads ends among the commands.
        codeSplitting: {
          groups: [
            // The catalog's text stands alone, so that code which brings its own catalog does not load it.
            { name: 'official-catalog', test: /virtual:official-catalog/ },
            { name: 'catalog', test: /src\/(check|catalog)\/(?!official|index)/ },
            { name: 'official', test: /src\/catalog\/official[.]ts/ },
            {
              name: 'units',
              test: /src\/(units\/(mech|mtf|quirks|facing|near-names|other-unit|per-catalog|read-unit-with|unit)|battle-value\/|rules\/(ruleset|table))/,
            },
            { name: 'library', test: /src\/(units\/library[.]ts|library\/(?!pack|index[.]ts|installed))/ },
            // The launcher starts it before it loads anything else.
            { name: 'second-thread', test: /src\/cli\/threads\/second-thread/ },
            { name: 'replace-file', test: /src\/simulate\/(replace-file|system-error)/ },
            {
              name: 'program',
              test: /commander|src\/cli\/(program|print|files\/(?!unit-readers)|threads|flags\/\w+-(flag|variable)[.]ts)/,
            },
            { name: 'installed', test: /src\/(library|cli\/input)\/installed/ },
            { name: 'named-units', test: /src\/cli\/input\/unit-/ },
          ],
        },
      },
    },
  },
});
