import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ServedFolder } from './page-files.js';

/** The page, and the data that it fetches. The package has the data once, for the page and for programs. */
export interface PageParts {
  readonly page: string;
  readonly data: readonly ServedFolder[];
}

export function partsOfPage(): PageParts {
  // The package resolves itself by name, which works from the sources and from the build.
  const root = dirname(createRequire(import.meta.url).resolve('tarcomp/package.json'));
  return {
    page: join(root, 'dist/web'),
    data: [
      { below: '/data/units/', folder: join(root, 'public/data/units') },
      { below: '/data/', folder: join(root, 'dist/data') },
    ],
  };
}
