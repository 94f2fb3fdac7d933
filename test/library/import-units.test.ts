import * as fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importUnits } from '../../build/units/import-units.js';
import { replaceLibrary } from '../../build/units/replace-library.js';
import { UnwritableFileError } from '../../src/simulate/replace-file.node.js';
import { folderOf } from '../cli/temporary-folder.js';
import { sampleBlk, sampleMtf } from '../units/sample-units.js';
import { openSample } from './sample-library.js';

function imported(...args: readonly string[]) {
  let printed = '';
  let told = '';
  const code = importUnits(args, {
    stdout: { write: (text) => (printed += text) },
    stderr: { write: (text) => (told += text) },
  });
  return { code, printed, told: told.split('\n').slice(0, -1) };
}

const filesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(fs.readdirSync(folder).map((name) => [name, fs.readFileSync(join(folder, name), 'utf8')]));

const FROM = ['--from', 'a test, today'];

/** A library that is there already. */
const olderLibrary = (): string =>
  folderOf({ 'index.json': 'older', 'units-0.json': 'older', 'units-7.json': 'older', 'notes.txt': 'mine' });

describe('npm run units:import', () => {
  it('makes a library of the unit files of a folder and of the folders in it', async () => {
    const folder = folderOf({
      'mech.mtf': sampleMtf(),
      'tanks/tank.BLK': sampleBlk(),
      'readme.txt': 'no unit',
      'package.json': '{"name":"no unit"}',
    });
    const out = olderLibrary();
    const { code, printed, told } = imported(folder, ...FROM, '--out', out);
    expect({ code, told }).toEqual({ code: 0, told: [] });
    expect(printed).toBe(`Written to ${out}. Units: 2; chunks: 1.\n`);
    const library = await openSample(filesIn(out));
    expect(library.from).toBe('a test, today');
    expect((await library.load('sample-smp-1')).unitType).toBe('Mek');
    expect((await library.load('sample-tank')).unitType).toBe('Tank');
    expect([...filesIn(out).keys()].sort()).toEqual(['index.json', 'notes.txt', 'units-000.json']);
  });

  it('gives the same bytes for the same files', () => {
    const folder = folderOf({ 'b.mtf': sampleMtf(), 'a.blk': sampleBlk() });
    const [first, second] = [folderOf({}), folderOf({})];
    imported(folder, ...FROM, '--out', first);
    imported(folder, ...FROM, '--out', second);
    expect(filesIn(second)).toEqual(filesIn(first));
  });

  it('names broken files with their lines, and takes the rest', async () => {
    const folder = folderOf({
      'whole.mtf': sampleMtf(),
      'empty.mtf': '',
      'cut.mtf': sampleMtf().slice(0, 300),
      'picture.blk': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]),
      'odd.mtf': `${sampleMtf({ model: 'SMP-2' })}\nwhat:is this`,
    });
    fs.symlinkSync(join(folder, 'nowhere'), join(folder, 'link.mtf'));
    const out = olderLibrary();
    const { code, printed, told } = imported(folder, ...FROM, '--out', out);
    expect(code).toBe(1);
    expect(printed).toContain('Units: 2;');
    const lines = sampleMtf().split('\n').length + 1;
    expect(told).toEqual([
      expect.stringMatching(/cut\.mtf(:\d+)?: [a-z]/),
      expect.stringMatching(/empty\.mtf: [a-z]/),
      expect.stringContaining('link.mtf: no such file, or a broken link'),
      expect.stringContaining(`odd.mtf:${lines}: `),
      expect.stringContaining('picture.blk: not a text file: it contains binary data'),
      '4 of 6 unit files could not be read and are not in the library',
    ]);
    const library = await openSample(filesIn(out));
    expect(library.search('sample').map(({ id }) => id)).toEqual(['sample-smp-1', 'sample-smp-2']);
  });

  it.skipIf(process.platform !== 'linux')('asks for another name where a name is no text', () => {
    const folder = folderOf({ 'whole.mtf': sampleMtf() });
    const unreadable = (name: string): Buffer =>
      Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name, 'latin1')]);
    fs.writeFileSync(unreadable('\xe9tude.mtf'), sampleMtf());
    fs.mkdirSync(unreadable('\xe9tudes'));
    const { code, printed, told } = imported(folder, ...FROM, '--out', folderOf({}));
    expect(code).toBe(1);
    expect(printed).toContain('Units: 1;');
    expect(told.slice(0, 2)).toEqual([
      expect.stringMatching(/tude\.mtf: its name is not valid UTF-8: rename it and try again$/),
      expect.stringMatching(/tudes: its name is not valid UTF-8: rename it and try again$/),
    ]);
  });

  it('shows names and messages on one line each, and nothing of them is obeyed', () => {
    const folder = folderOf({ 'a\u001b[31m\nb.mtf': 'nothing', 'whole.mtf': sampleMtf() });
    const { told } = imported(folder, ...FROM, '--out', folderOf({}));
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('a\\u001b[31m\\nb.mtf: ');
  });

  it.each([
    ['an empty folder', {}, 'no unit files (.mtf, .blk or .json) in this folder; the library stays as it is'],
    [
      'a folder of other things',
      { 'a.txt': 'x', 'b.json': '{}' },
      'no unit files (.mtf, .blk or .json) in this folder; the library stays as it is',
    ],
    [
      'a folder of broken files',
      { 'a.mtf': 'x', 'b.blk': '' },
      'none of 2 unit files could be read; the library stays as it is',
    ],
  ])('leaves the library alone for %s', (_, files: Record<string, string>, problem) => {
    const folder = folderOf(files);
    const out = olderLibrary();
    const before = filesIn(out);
    const { code, told } = imported(folder, ...FROM, '--out', out);
    expect(code).toBe(1);
    expect(told.at(-1)).toBe(`${folder}: ${problem}`);
    expect(filesIn(out)).toEqual(before);
  });

  it.each([
    ['a folder that is not there', ['/no/such/folder', ...FROM], '/no/such/folder: there is no such folder'],
    [
      'a file',
      [new URL(import.meta.url).pathname, ...FROM],
      /import-units\.test\.ts: is a file, not a folder$/,
    ],
    ['no folder', FROM, /^Name one folder of unit files/],
    ['two folders', ['a', 'b', ...FROM], /^Name one folder of unit files/],
    ['no word about their origin', ['a'], /^Name one folder of unit files/],
    ['an empty word about it', ['a', '--from', ' '], /^Name one folder of unit files/],
    ['a flag that is none', ['a', '--fron', 'x'], /--fron/],
  ])('refuses %s with exit code 2', (_, args, problem) => {
    const { code, told, printed } = imported(...args);
    expect({ code, printed }).toEqual({ code: 2, printed: '' });
    expect(told[0]).toMatch(problem);
  });

  it('says where it cannot write, and costs nobody the library they had', () => {
    const folder = folderOf({ 'whole.mtf': sampleMtf() });
    const taken = join(folderOf({ 'a-file': 'x' }), 'a-file');
    const { code, told } = imported(folder, ...FROM, '--out', taken);
    expect(code).toBe(1);
    expect(told).toEqual([
      expect.stringMatching(/a-file: cannot be written: .*; the library stays as it is$/),
    ]);

    const out = olderLibrary();
    const before = filesIn(out);
    let room = 2;
    const full = {
      ...fs,
      writeSync: (file: number, bytes: Uint8Array, offset: number, length: number): number => {
        room -= 1;
        if (room < 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
        return fs.writeSync(file, bytes, offset, length);
      },
    };
    const files = ['index.json', 'units-0.json', 'units-1.json'].map((name) => ({ name, text: 'newer' }));
    expect(() => replaceLibrary(out, files, full)).toThrow(UnwritableFileError);
    expect(filesIn(out)).toEqual(before);
  });
});
