import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const elsewhere = process.env.TARCOMP_DIST;

/** The built package to measure: that of this checkout, or another one for a comparison. */
export const distFolder =
  elsewhere === undefined
    ? new URL('../../dist/', import.meta.url)
    : new URL(`${pathToFileURL(elsewhere).href.replace(/\/$/, '')}/`);

export const isBuilt = (): boolean => existsSync(new URL('index.js', distFolder));

export const distFile = (name: string): URL => new URL(name, distFolder);

type Root = typeof import('../../src/index.js');
type Rules = typeof import('../../src/edge/rules.js');
type Battles = typeof import('../../src/edge/battle.js');
type Simulation = typeof import('../../src/edge/simulate.js');

/** Loads it as users do, subpaths included. A row loads it only when it is measured. */
export async function library(): Promise<Root & Rules & Battles & Simulation> {
  const subpaths = ['rules.js', 'battle.js', 'simulate.js'].map(distFile);
  // Builds before 0.2.0 have all names in the root.
  const there = subpaths.filter((file) => existsSync(file));
  const modules = await Promise.all([...there, distFile('index.js')].map(({ href }) => import(href)));
  return Object.assign({}, ...modules) as Root & Rules & Battles & Simulation;
}

export const nodeLibrary = (): Promise<typeof import('../../src/simulate/index.node.js')> =>
  import(distFile('node.js').href) as Promise<typeof import('../../src/simulate/index.node.js')>;

export const unitLibrary = (): Promise<typeof import('../../src/edge/library.node.js')> =>
  import(distFile('library.node.js').href) as Promise<typeof import('../../src/edge/library.node.js')>;
