import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const elsewhere = process.env.TARCOMP_DIST;

/** The built package that is measured: that of this checkout, or one that is named, for a comparison. */
export const distFolder =
  elsewhere === undefined
    ? new URL('../../dist/', import.meta.url)
    : new URL(`${pathToFileURL(elsewhere).href.replace(/\/$/, '')}/`);

export const isBuilt = (): boolean => existsSync(new URL('index.js', distFolder));

export const distFile = (name: string): URL => new URL(name, distFolder);

/** As users load it. A row asks for it when it is measured, and not before. */
export const library = (): Promise<typeof import('../../src/index.js')> =>
  import(distFile('index.js').href) as Promise<typeof import('../../src/index.js')>;

export const nodeLibrary = (): Promise<typeof import('../../src/simulate/index.node.js')> =>
  import(distFile('node.js').href) as Promise<typeof import('../../src/simulate/index.node.js')>;
