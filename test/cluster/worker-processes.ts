import { type ChildProcess, spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { type BuiltProgram, builtProgram } from '../cli/built-program.js';

const project = resolve(import.meta.dirname, '../..');

/** The built program with all that it needs to work on a queue. */
export async function queueProgram(): Promise<BuiltProgram> {
  const program = await builtProgram();
  const folder = dirname(program.binary);
  for (const name of ['bullmq', 'ioredis']) {
    symlinkSync(join(project, 'node_modules', name), join(folder, 'node_modules', name), 'dir');
  }
  return program;
}

/** A process of its own that a test may kill; gone when the test is over. */
export interface TestProcess {
  readonly child: ChildProcess;
  /** What it has said so far. */
  readonly said: { out: string; err: string };
  readonly ended: Promise<number | null>;
  kill(signal?: NodeJS.Signals): void;
}

export function startProgram(
  program: BuiltProgram,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  node = process.execPath,
): TestProcess {
  const child = spawn(node, [program.binary, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TARCOMP_UNITS: '', ...environment },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += String(text);
  });
  child.stderr.on('data', (text) => {
    said.err += String(text);
  });
  const ended = new Promise<number | null>((settle) => child.once('close', (code) => settle(code)));
  const kill = (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal);
  };
  onTestFinished(async () => {
    kill();
    await ended;
  });
  return { child, said, ended, kill };
}

/** A worker with one thread, whose shards go to others after a second. */
export const startWorker = (
  program: BuiltProgram,
  address: string,
  ...more: readonly string[]
): TestProcess =>
  startProgram(program, ['worker', '--queue', address, '--threads', '1', '--lock', '1', ...more]);
