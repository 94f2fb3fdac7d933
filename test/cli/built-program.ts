import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  /** What a shell would start. */
  readonly binary: string;
  run(...args: string[]): Said;
  /** With further variables in its environment. */
  runIn(environment: NodeJS.ProcessEnv, ...args: string[]): Said;
}

/** Builds the library and the command line as `npm run build` does, into a folder of its own. */
export async function builtProgram(): Promise<BuiltProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'tarcomp-program-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  // The program asks for its own package by name, and for what that depends on.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(project, join(folder, 'node_modules/tarcomp'), 'dir');
  symlinkSync(join(project, 'node_modules/fflate'), join(folder, 'node_modules/fflate'), 'dir');
  await build({
    root: project,
    configFile: join(project, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder },
  });
  const binary = join(folder, 'cli.js');
  const runIn: BuiltProgram['runIn'] = (environment, ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [binary, ...args], {
      encoding: 'utf8',
      timeout: 60_000,
      maxBuffer: 100_000_000,
      env: { ...process.env, TARCOMP_UNITS: '', ...environment },
    });
    return { code: status, out: stdout, err: stderr };
  };
  return { binary, runIn, run: (...args) => runIn({}, ...args) };
}
