import { spawn } from 'node:child_process';
import fs, { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FileLock, LockedError, type Processes } from '../../src/simulate/checkpoint-lock.node.js';
import type { FileSystem } from '../../src/simulate/replace-file.node.js';
import { folderOf } from '../cli/temporary-folder.js';
import { callsOf, failingFiles } from './failing-files.js';

const newPath = (): string => join(folderOf({}), 'run.checkpoint');

function locked(path: string, processes?: Processes): FileLock {
  const lock = new FileLock(path, undefined, processes);
  onTestFinished(() => lock.release());
  return lock;
}

/** A system on which these processes run, by number and beginning. */
const system = (pid: number, running: Readonly<Record<number, string>>, host = 'here'): Processes => ({
  pid,
  host,
  started: (asked) => running[asked],
  now: () => Date.now(),
});

describe('a lock', () => {
  it('keeps a second process out, and says which one has it', () => {
    const path = newPath();
    const running = { 7: 'monday', 8: 'tuesday' };
    const first = locked(path, system(7, running));
    expect(() => locked(path, system(8, running))).toThrow(
      'is in use by process 7; wait for it to end, or name another file',
    );
    first.release();
    expect(existsSync(`${path}.lock`)).toBe(false);
    locked(path, system(8, running));
  });

  it('keeps a second run of the same process out', () => {
    const path = newPath();
    locked(path);
    expect(() => locked(path)).toThrow(`is in use by process ${process.pid}`);
  });

  it('is taken over where its process is gone', () => {
    const path = newPath();
    locked(path, system(7, { 7: 'monday' }));
    locked(path, system(8, { 8: 'tuesday' }));
    expect(readFileSync(`${path}.lock`, 'utf8')).toContain('"pid":8');
    expect(readdirSync(join(path, '..'))).toEqual(['run.checkpoint.lock']);
  });

  it('is taken over where another process has got the same number, be it this one', () => {
    const path = newPath();
    locked(path, system(7, { 7: 'monday' }));
    locked(path, system(8, { 7: 'wednesday', 8: 'tuesday' }));
    locked(path, system(8, { 8: 'friday' }));
    expect(readFileSync(`${path}.lock`, 'utf8')).toContain('friday');
  });

  it('counts where the system does not tell when processes began', () => {
    const path = newPath();
    locked(path, system(7, { 7: '' }));
    expect(() => locked(path, system(8, { 7: '', 8: '' }))).toThrow(
      `is in use by process 7; wait for it to end, or name another file; if that process is another program, delete ${path}.lock`,
    );
  });

  it('that cannot be made leaves the lock alone that another process makes at that moment', () => {
    const path = newPath();
    const files = {
      ...fs,
      openSync: (at: string) => {
        // The other process has opened its lock and not written to it yet.
        fs.writeFileSync(at, '');
        throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
      },
    } as unknown as FileSystem;
    expect(() => new FileLock(path, files)).toThrow('cannot be written: permission denied (EACCES)');
    expect(readFileSync(`${path}.lock`, 'utf8')).toBe('');
  });

  it('that cannot be written to its end is removed', () => {
    const path = newPath();
    const write = callsOf((files) => new FileLock(newPath(), files).release()).indexOf('writeSync');
    expect(() => new FileLock(path, failingFiles(write, 'ENOSPC', true))).toThrow(
      'cannot be written: the disk is full (ENOSPC)',
    );
    expect(readdirSync(join(path, '..'))).toEqual([]);
  });

  it('of a dead process is removed with what a process left that was killed while it did so', () => {
    const path = newPath();
    locked(path, system(7, { 7: 'monday' }));
    const killed = Symbol('killed');
    const files = {
      ...fs,
      readFileSync: (at: string) => {
        if (at !== `${path}.lock`) throw killed;
        return fs.readFileSync(at, 'utf8');
      },
      unlinkSync: () => {
        throw killed;
      },
    } as unknown as FileSystem;
    expect(() => new FileLock(path, files, system(8, { 8: 'tuesday' }))).toThrow();
    expect(readdirSync(join(path, '..'))).toHaveLength(1);
    locked(path, system(9, { 9: 'friday' }));
    expect(readdirSync(join(path, '..'))).toEqual(['run.checkpoint.lock']);
  });

  it.each(['EIO', 'ENOSPC', 'EACCES'] as const)('fails with a reason at every call: %s', (fault) => {
    const stale = (): string => {
      const path = newPath();
      const lock = new FileLock(path, undefined, system(7, { 7: 'monday' }));
      const content = readFileSync(lock.path, 'utf8');
      lock.release();
      writeFileSync(lock.path, content);
      return path;
    };
    const take = (path: string, files: FileSystem) =>
      new FileLock(path, files, system(8, { 8: 'tuesday' })).release();
    const empty = (): string => {
      const path = newPath();
      writeFileSync(`${path}.lock`, '');
      utimesSync(`${path}.lock`, 1, 1);
      return path;
    };
    for (const start of [stale, empty, newPath]) {
      const calls = callsOf((files) => take(start(), files));
      for (const number of calls.keys()) {
        for (const once of [true, false]) {
          try {
            take(start(), failingFiles(number, fault, once));
          } catch (error) {
            expect(error).toBeInstanceOf(LockedError);
          }
        }
      }
    }
  });

  it('of another computer counts, with a word on how to remove it', () => {
    const path = newPath();
    locked(path, system(7, { 7: 'monday' }));
    expect(() => locked(path, system(8, { 8: 'tuesday' }, 'there'))).toThrow(
      `is in use by process 7 on the computer "here"; if that process is gone, delete ${path}.lock`,
    );
  });

  it.each(['', '{"pid":', 'nonsense', '{"pid":-1}'])('that holds %j counts for a few seconds', (content) => {
    const path = newPath();
    writeFileSync(`${path}.lock`, content);
    expect(() => locked(path)).toThrow('is just being opened by another process');
    utimesSync(`${path}.lock`, 1, 1);
    locked(path);
  });

  it('that somebody removed is made again before the next write', () => {
    const path = newPath();
    const running = { 7: 'monday', 8: 'tuesday' };
    const first = locked(path, system(7, running));
    writeFileSync(`${path}.lock`, '');
    utimesSync(`${path}.lock`, 1, 1);
    first.check();
    expect(readFileSync(`${path}.lock`, 'utf8')).toContain('"pid":7');
  });

  it('that another process has taken since stops the first before its next write', () => {
    const path = newPath();
    const first = locked(path, system(7, { 7: 'monday', 8: 'tuesday' }));
    const second = locked(path, system(8, { 7: 'late', 8: 'tuesday' }));
    expect(() => first.check()).toThrow(LockedError);
    first.release();
    expect(existsSync(`${path}.lock`)).toBe(true);
    second.check();
  });

  it('of a dead process goes to the quicker one of two, and the slower one leaves it alone', () => {
    const path = newPath();
    const running = { 8: 'tuesday', 9: 'friday' };
    locked(path, system(7, { 7: 'monday' }));
    let quicker: FileLock | undefined;
    const files = {
      ...fs,
      renameSync: (from: string, to: string) => {
        quicker ??= locked(path, system(9, running));
        fs.renameSync(from, to);
      },
    } as FileSystem;
    expect(() => new FileLock(path, files, system(8, running))).toThrow('is in use by process 9');
    expect(readdirSync(join(path, '..'))).toEqual(['run.checkpoint.lock']);
    expect(readFileSync(`${path}.lock`, 'utf8')).toContain('"pid":9');
    quicker?.check();
  });

  it('of a real process that was killed is taken over', async () => {
    const path = newPath();
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const pid = child.pid ?? 0;
    const mine = locked(join(folderOf({}), 'mine'));
    const owner = JSON.parse(readFileSync(mine.path, 'utf8')) as Record<string, unknown>;
    writeFileSync(`${path}.lock`, JSON.stringify({ ...owner, pid, started: '' }));
    expect(() => locked(path)).toThrow(`is in use by process ${pid}`);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    locked(path);
  });
});
