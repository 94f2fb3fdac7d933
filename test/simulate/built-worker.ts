import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll } from 'vitest';

const project = resolve(import.meta.dirname, '../..');

export interface BuiltPrograms {
  /** Address of what further threads run. */
  readonly worker: string;
  /** Path of the program that is killed. */
  readonly child: string;
}

/** Other threads and processes cannot run the sources as the tests do: what they run is built into a folder of its own. */
export async function buildPrograms(): Promise<BuiltPrograms> {
  const folder = mkdtempSync(join(tmpdir(), 'tarcomp-worker-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  // The program asks for its own package by name.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(project, join(folder, 'node_modules/tarcomp'), 'dir');
  await build({
    configFile: false,
    root: project,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: {
        entry: {
          worker: join(project, 'src/simulate/worker.node.ts'),
          child: join(import.meta.dirname, 'simulating-child.ts'),
        },
        formats: ['es'],
        fileName: (_, name) => `${name}.mjs`,
      },
      rolldownOptions: { external: [/^node:/], output: { chunkFileNames: '[name].mjs' } },
    },
  });
  return { worker: pathToFileURL(join(folder, 'worker.mjs')).href, child: join(folder, 'child.mjs') };
}
