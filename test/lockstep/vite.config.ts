import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { officialCatalog } from '../../build/official-catalog.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Built from the sources into a place of its own, as `npm run fuzz` is.
export default defineConfig({
  publicDir: false,
  plugins: [officialCatalog],
  build: {
    ssr: true,
    target: 'es2022',
    minify: false,
    sourcemap: true,
    outDir: here('../../node_modules/.cache/tarcomp-lockstep'),
    emptyOutDir: true,
    rolldownOptions: {
      input: { lockstep: here('main.ts') },
      output: { entryFileNames: '[name].js' },
    },
  },
});
