import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { readCatalogFile } from '../src/catalog/catalog-file.js';
import { type PackedCatalog, packCatalog } from '../src/catalog/packed.js';

const folder = fileURLToPath(new URL('../public/data/equipment/official/', import.meta.url));
const name = 'virtual:official-catalog';

/** Makes the module that src/catalog/official.ts imports: the catalog's files as text. */
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

const BETWEEN_PARTS = '\f';

const pageName = 'virtual:packed-catalog';

/**
 * Gives the page the address of a packed file with the same text: it is fetched when somebody drops a unit file, is
 * small on every server, and takes as little room among the files that the service worker keeps.
 */
export const officialCatalogForPage = (): Plugin => {
  let serving = false;
  return {
    name: 'official-catalog-for-page',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId: (id) => (id === pageName ? `\0${pageName}` : null),
    load(id) {
      if (id !== `\0${pageName}`) return null;
      const packed = packedFiles((file) => this.addWatchFile(file));
      const source = gzipSync(Object.values(packed).join(BETWEEN_PARTS), { level: 9 });
      // Not ".gz": some servers unpack such files on the way, and the page would unpack them again.
      const address = serving
        ? JSON.stringify(`data:application/octet-stream;base64,${source.toString('base64')}`)
        : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: 'official-catalog.bin', source })}`;
      return `
        export const address = ${address};
        export const takeApart = (text) => {
          const [${Object.keys(packed).join(', ')}] = text.split(${JSON.stringify(BETWEEN_PARTS)});
          return { ${Object.keys(packed).join(', ')} };
        };
      `;
    },
  };
};

function packedFiles(onRead: (file: string) => void): PackedCatalog {
  const read = (path: string): unknown => {
    onRead(folder + path);
    return JSON.parse(readFileSync(folder + path, 'utf8'));
  };
  const { files } = read('index.json') as { files: readonly string[] };
  return packCatalog(files.flatMap((file) => readCatalogFile(read(file), file)));
}
