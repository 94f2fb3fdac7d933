import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll } from 'vitest';

const project = resolve(import.meta.dirname, '../..');

export interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface BuiltProgram {
  readonly folder: string;
  /** What a shell would start. */
  readonly binary: string;
  run(...args: string[]): Said;
}

/** Builds the command line as `npm run build` does, into a folder of its own. */
export async function builtProgram(): Promise<BuiltProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'tarcomp-program-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  // The program asks for its own package by name.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(project, join(folder, 'node_modules/tarcomp'), 'dir');
  const common = { root: project, publicDir: false, logLevel: 'error' } as const;
  const output = { outDir: folder, emptyOutDir: false };
  for (const mode of ['production', 'second-thread']) {
    const configFile = join(project, 'build/program.config.ts');
    await build({ ...common, configFile, mode, build: output });
  }
  await build({
    ...common,
    configFile: false,
    build: {
      ...output,
      target: 'es2022',
      minify: false,
      lib: { entry: join(project, 'src/cli/main.ts'), formats: ['es'], fileName: () => 'cli.mjs' },
      rolldownOptions: { external: [/^node:/] },
    },
  });
  const binary = join(folder, 'cli.mjs');
  return {
    folder,
    binary,
    run: (...args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [binary, ...args], {
        encoding: 'utf8',
        timeout: 60_000,
        maxBuffer: 100_000_000,
        env: { ...process.env, TARCOMP_UNITS: '' },
      });
      return { code: status, out: stdout, err: stderr };
    },
  };
}
