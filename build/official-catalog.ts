import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readCatalogFile } from '../src/catalog/catalog-file.js';
import { type PackedCatalog, packCatalog } from '../src/catalog/packed.js';

const folder = fileURLToPath(new URL('../public/data/equipment/official/', import.meta.url));
const name = 'virtual:official-catalog';

/** Builds the module that src/catalog/official.ts and the page import: the catalog's files as text. */
export const officialCatalog: Plugin = {
  name: 'official-catalog',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load(id) {
    if (id !== `\0${name}`) return null;
    const packed = packedFiles((file) => this.addWatchFile(file));
    return Object.entries(packed)
      .map(([part, text]) => `export const ${part} = ${JSON.stringify(text)};`)
      .join('\n');
  },
};

function packedFiles(onRead: (file: string) => void): PackedCatalog {
  const read = (path: string): unknown => {
    onRead(folder + path);
    return JSON.parse(readFileSync(folder + path, 'utf8'));
  };
  const { files } = read('index.json') as { files: readonly string[] };
  return packCatalog(files.flatMap((file) => readCatalogFile(read(file), file)));
}
