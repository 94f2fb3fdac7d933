import { createHash } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = new URL('../public/data/units/', import.meta.url);
const FILE = /^\/data\/units\/([\w-]+[.]json)(?:\?|$)/;

/**
 * The page finds the library of units in `data/units` beside itself. The build puts a copy there, which the published package
 * leaves out: `tarcomp serve` serves the library from where it is published (src/cli/serve/page-parts.ts), as the development
 * server does here. The build tells the page which library it is, so that a browser does not mix files of two.
 */
export const libraryBesidePage: Plugin = {
  name: 'library-beside-page',
  config: () => ({ define: { __LIBRARY_VERSION__: JSON.stringify(versionOf()) } }),
  writeBundle: ({ dir = '' }) => cpSync(fileURLToPath(folder), join(dir, 'data/units'), { recursive: true }),
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [, file] = FILE.exec(request.url ?? '') ?? [];
      if (file === undefined) return next();
      readFile(fileURLToPath(new URL(file, folder))).then(
        (bytes) => response.setHeader('content-type', 'application/json').end(bytes),
        () => response.writeHead(404).end(),
      );
    });
  },
};

/** The index has checksums of everything else. */
function versionOf(): string {
  const index = readFileSync(new URL('index.json', folder));
  return createHash('sha256').update(index).digest('hex').slice(0, 12);
}
