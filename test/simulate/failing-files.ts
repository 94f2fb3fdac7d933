import fs from 'node:fs';
import type { FileSystem } from '../../src/simulate/replace-file.node.js';

export type Fault = 'ENOSPC' | 'EIO' | 'EACCES' | 'short write' | 'no write';

/** The calls that a fault can be put into, in their order. */
export interface FailingFiles extends FileSystem {
  readonly calls: readonly string[];
}

const CALLS = [
  'closeSync',
  'fsyncSync',
  'openSync',
  'readFileSync',
  'readdirSync',
  'realpathSync',
  'renameSync',
  'statSync',
  'unlinkSync',
  'writeSync',
] as const satisfies readonly (keyof FileSystem)[];

/** Node's own file system, whose calls fail from one on: that one alone, or all that follow, as on a full disk. */
export function failingFiles(first: number, fault: Fault, once: boolean): FailingFiles {
  const calls: string[] = [];
  const failing: Record<string, unknown> = { calls };
  for (const name of CALLS) {
    const real = fs[name] as (...args: unknown[]) => unknown;
    failing[name] = (...args: unknown[]) => {
      const number = calls.push(name) - 1;
      const fails = once ? number === first : number >= first;
      // To wait for a disk would prove nothing here.
      if (!fails) return name === 'fsyncSync' ? undefined : real(...args);
      if (fault === 'short write' || fault === 'no write') {
        if (name !== 'writeSync') return real(...args);
        const [file, bytes, offset, length] = args as [number, Uint8Array, number, number];
        return fault === 'no write' ? 0 : real(file, bytes, offset, Math.ceil(length / 3));
      }
      // Closing frees the number of the file all the same.
      if (name === 'closeSync') real(...args);
      throw Object.assign(new Error(`${fault}: injected into ${name}`), { code: fault });
    };
  }
  return failing as unknown as FailingFiles;
}

/** None of whose calls fails. */
export const soundFiles = (): FailingFiles => failingFiles(Number.POSITIVE_INFINITY, 'EIO', true);

/** All calls of what is done, none of which fails. */
export function callsOf(happens: (files: FileSystem) => void): readonly string[] {
  const files = soundFiles();
  happens(files);
  return files.calls;
}
