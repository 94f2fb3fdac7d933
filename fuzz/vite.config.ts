import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { officialCatalog } from '../build/official-catalog.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Built from the sources into its own folder: a run neither needs dist/ nor is affected by a rebuild.
export default defineConfig({
  publicDir: false,
  plugins: [officialCatalog],
  build: {
    ssr: true,
    target: 'es2022',
    minify: false,
    sourcemap: true,
    outDir: here('../node_modules/.cache/tarcomp-fuzz'),
    emptyOutDir: true,
    rolldownOptions: {
      input: { fuzz: here('main.ts'), 'fuzz-worker': here('worker.ts') },
      output: { entryFileNames: '[name].js' },
    },
  },
});
