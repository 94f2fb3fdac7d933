import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { removeLeftovers, replaceFile, UnwritableFileError } from '../../src/simulate/replace-file.node.js';
import { folderOf, namedPipe } from '../cli/temporary-folder.js';
import { callsOf, type Fault, failingFiles } from './failing-files.js';

const OLD = 'the old content\n';
const NEW = `the new content, Götz ${'x'.repeat(10_000)}\n`;

const withOld = (): string => join(folderOf({ 'file.txt': OLD }), 'file.txt');

describe('a file that is replaced', () => {
  it('holds the new text and has nothing beside it', () => {
    const path = withOld();
    replaceFile(path, NEW);
    expect(readFileSync(path, 'utf8')).toBe(NEW);
    expect(readdirSync(join(path, '..'))).toEqual(['file.txt']);
  });

  it('may be new', () => {
    const path = join(folderOf({}), 'file.txt');
    replaceFile(path, NEW);
    expect(readFileSync(path, 'utf8')).toBe(NEW);
  });

  it('keeps its permissions', () => {
    const path = withOld();
    chmodSync(path, 0o600);
    replaceFile(path, NEW);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('is replaced where a link leads, and the link stays', () => {
    const path = withOld();
    const link = join(path, '../link.txt');
    symlinkSync(path, link);
    replaceFile(link, NEW);
    expect(readFileSync(path, 'utf8')).toBe(NEW);
    expect(readdirSync(join(path, '..'))).toEqual(['file.txt', 'link.txt']);
  });

  it('is written to its last byte however little the system takes at a time', () => {
    const path = withOld();
    replaceFile(path, NEW, failingFiles(0, 'short write', false));
    expect(readFileSync(path, 'utf8')).toBe(NEW);
  });

  const calls = callsOf((files) => {
    const folder = mkdtempSync(join(tmpdir(), 'tarcomp-calls-'));
    writeFileSync(join(folder, 'file.txt'), OLD);
    replaceFile(join(folder, 'file.txt'), NEW, files);
    rmSync(folder, { recursive: true });
  });
  const faults: readonly Fault[] = ['ENOSPC', 'EIO', 'no write'];
  const cases = calls.flatMap((call, number) =>
    faults.flatMap((fault) => [true, false].map((once) => ({ call, number, fault, once }))),
  );
  it.each(cases)('survives $fault at call $number ($call), once: $once', ({ call, number, fault, once }) => {
    const path = withOld();
    const files = failingFiles(number, fault, once);
    let problem: unknown;
    try {
      replaceFile(path, NEW, files);
    } catch (error) {
      problem = error;
    }
    const struck = once ? [call] : calls.slice(number);
    const harmless = fault === 'no write' && !struck.includes('writeSync');
    const succeeded = harmless || number > calls.indexOf('renameSync');
    expect(readFileSync(path, 'utf8')).toBe(succeeded ? NEW : OLD);
    if (!succeeded) {
      expect(problem).toBeInstanceOf(UnwritableFileError);
      expect(String(problem)).toMatch(
        /file\.txt: cannot be written: the disk (is full|reports an error) \(E/,
      );
      // Where nothing can be removed any more, litter is all that may be left.
      if (once) expect(readdirSync(join(path, '..'))).toEqual(['file.txt']);
    }
  });

  it('says so where its folder could not be flushed', () => {
    const path = withOld();
    const flush = calls.lastIndexOf('fsyncSync');
    expect(() => replaceFile(path, NEW, failingFiles(flush, 'EIO', true))).toThrow(
      'was written but may not survive a power cut: the disk reports an error (EIO)',
    );
    replaceFile(path, OLD, failingFiles(flush, 'EACCES', true));
    expect(readFileSync(path, 'utf8')).toBe(OLD);
  });

  it('is refused where there is a folder, a device or a pipe', () => {
    const folder = folderOf({});
    mkdirSync(join(folder, 'taken'));
    expect(() => replaceFile(join(folder, 'taken'), NEW)).toThrow('taken: is a folder, not a file');
    expect(() => replaceFile(namedPipe(), NEW)).toThrow('pipe: is a device or a pipe, not a file');
    expect(() => replaceFile('/dev/null', NEW)).toThrow('/dev/null: is a device or a pipe, not a file');
    expect(() => replaceFile(join(folder, 'missing/file'), NEW)).toThrow('there is no such folder (ENOENT)');
  });

  it('is cleared of what killed processes have left, and of nothing else', () => {
    const path = withOld();
    const keep = ['file.txt', 'file.txt.bak', 'file.txt.tmp', 'other.txt.0123456789ab.tmp'];
    for (const name of [...keep.slice(1), 'file.txt.0123456789ab.tmp']) {
      writeFileSync(join(path, '..', name), 'x');
    }
    removeLeftovers(path);
    expect(readdirSync(join(path, '..')).sort()).toEqual(keep);
  });
});
