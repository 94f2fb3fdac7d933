import { readFileSync } from 'node:fs';
import { readCatalogFile } from '../src/catalog/catalog-file.js';
import { type Catalog, createCatalog } from '../src/catalog/index.js';

const folder = new URL('../public/data/equipment/official/', import.meta.url);

/** The official catalog straight from its files, for steps of the build that run without a bundler. */
export function readOfficialCatalog(onRead: (file: URL) => void = () => {}): Catalog {
  const read = (path: string): unknown => {
    const file = new URL(path, folder);
    onRead(file);
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  const { files } = read('index.json') as { files: readonly string[] };
  return createCatalog(files.flatMap((file) => readCatalogFile(read(file), file)));
}
