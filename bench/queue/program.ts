import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { distFile } from '../measure/built.js';

/** The resources that a finished process has used. */
export interface Ended {
  readonly out: string;
  /** Processor time of all its threads, in seconds. */
  readonly seconds: number;
}

const cli = fileURLToPath(distFile('cli.js'));
const environment = { ...process.env, TARCOMP_UNITS: '', NODE_EXTRA_CA_CERTS: '' };

/** Runs a command to its end. The shell reports its resources, which Node does not. */
export function timed(...args: readonly string[]): Promise<Ended> {
  const child = spawn(
    'bash',
    ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', process.execPath, cli, ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment,
    },
  );
  let out = '';
  let err = '';
  child.stdout.on('data', (text) => {
    out += String(text);
  });
  child.stderr.on('data', (text) => {
    err += String(text);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const used = /([\d.]+) ([\d.]+)\n$/.exec(err);
      if (code !== 0 || used === null) reject(new Error(`tarcomp ${args.join(' ')}: ${err}`));
      else resolve({ out, seconds: Number(used[1]) + Number(used[2]) });
    });
  });
}

/** Starts a command, to be stopped later. */
export const started = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [cli, ...args], { stdio: 'ignore', env: environment });

/** The most bytes that a process used; undefined if it is ending. Linux only. */
export function peakMemory({ pid }: ChildProcess): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
  return Number(kilobytes) * 1024;
}
