import { defineConfig } from 'vitest/config';
import { officialCatalog } from './build/official-catalog.js';

export default defineConfig({
  plugins: [officialCatalog],
  test: { include: ['test/**/*.test.ts'] },
});
