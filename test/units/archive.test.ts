import fc from 'fast-check';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openUnitArchive } from '../../src/units/archive.js';
import type { UnitText } from '../../src/units/unit-text.js';

const archiveOf = (files: Record<string, string | Uint8Array>): Uint8Array => {
  const packable: Zippable = {};
  for (const [path, content] of Object.entries(files)) {
    packable[path] = typeof content === 'string' ? strToU8(content) : content;
  }
  return zipSync(packable);
};

function contentOf(archive: Uint8Array): Record<string, UnitText> | string {
  const opened = openUnitArchive(archive);
  if ('problem' in opened) return opened.problem;
  return Object.fromEntries(opened.files.map(({ path, read }) => [path, read()]));
}

/** Where the directory's entry for a path begins. */
function directoryEntry(archive: Uint8Array, path: string): DataView {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const name = strToU8(path).join();
  for (let place = 0; place + 46 + path.length <= archive.length; place += 1) {
    if (view.getUint32(place, true) !== 0x02014b50) continue;
    if (archive.subarray(place + 46, place + 46 + path.length).join() === name) {
      return new DataView(archive.buffer, archive.byteOffset + place);
    }
  }
  throw new Error(`${path} is not in the archive`);
}

const problemOf = (archive: Uint8Array, path: string): string => {
  const content = contentOf(archive);
  const file = typeof content === 'string' ? undefined : content[path];
  return file !== undefined && 'problem' in file ? file.problem : 'no problem';
};

describe('an archive of units', () => {
  it('lists unit files of every kind by path and passes over everything else', () => {
    const archive = archiveOf({
      'b/two.BLK': 'two',
      'a/one.mtf': 'one',
      'three.json': '{}',
      'readme.txt': 'no',
      'inner.zip': archiveOf({ 'deep.mtf': 'no' }),
      '__MACOSX/a/._one.mtf': 'no',
    });
    expect(contentOf(archive)).toEqual({
      'a/one.mtf': { text: 'one' },
      'b/two.BLK': { text: 'two' },
      'three.json': { text: '{}' },
    });
  });

  it('takes files that are stored as they are', () => {
    const archive = zipSync({ 'one.mtf': [strToU8('one'), { level: 0 }] });
    expect(contentOf(archive)).toEqual({ 'one.mtf': { text: 'one' } });
  });

  it('takes a long file that has to be unpacked step by step', () => {
    let text = '';
    for (let seed = 1; text.length < 300_000; seed = (seed * 48_271) % 2_147_483_647) text += `${seed}\n`;
    expect(contentOf(archiveOf({ 'long.mtf': text }))).toEqual({ 'long.mtf': { text } });
  });

  it('takes an empty file', () => {
    expect(contentOf(archiveOf({ 'empty.mtf': '' }))).toEqual({ 'empty.mtf': { text: '' } });
  });

  it('takes an archive with something in front of it, as one that unpacks itself', () => {
    const archive = archiveOf({ 'one.mtf': 'one' });
    const longer = new Uint8Array(archive.length + 100);
    longer.set(archive, 100);
    expect(contentOf(longer)).toEqual({ 'one.mtf': { text: 'one' } });
  });

  it('takes an archive with figures of 64 bits', () => {
    expect(contentOf(withWideFigures(archiveOf({ 'one.mtf': 'one' }), 'one.mtf'))).toEqual({
      'one.mtf': { text: 'one' },
    });
  });

  it('decodes UTF-8, drops the byte order mark and replaces wrong bytes', () => {
    const archive = archiveOf({
      'marked.mtf': '\ufeffchassis:Götz',
      'wrong.mtf': Uint8Array.of(0x61, 0xff, 0x62),
    });
    expect(contentOf(archive)).toEqual({
      'marked.mtf': { text: 'chassis:Götz' },
      'wrong.mtf': { text: 'a\ufffdb' },
    });
  });

  it('unpacks a file when it is read and not before', () => {
    const archive = archiveOf({ 'one.mtf': 'one' });
    const opened = openUnitArchive(archive);
    // The data begin behind a header of 30 bytes and the path.
    archive.fill(0xff, 37, 40);
    expect('files' in opened && opened.files[0]?.read()).toEqual({
      problem: expect.stringContaining('damaged'),
    });
  });

  it.each(['../out.mtf', 'a/../../out.mtf', '/out.mtf', 'C:/out.mtf', '..\\out.mtf', 'c:out.mtf'])(
    'refuses the path %s, which leads out, and takes the others',
    (path) => {
      const archive = archiveOf({ [path]: 'out', 'in.mtf': 'in' });
      expect(contentOf(archive)).toEqual({
        [path.replaceAll('\\', '/')]: { problem: expect.stringContaining('path leads out') },
        'in.mtf': { text: 'in' },
      });
    },
  );

  it('refuses a file that claims to be too large, without unpacking it', () => {
    const archive = archiveOf({ 'big.mtf': 'x' });
    directoryEntry(archive, 'big.mtf').setUint32(24, 100_000_000, true);
    expect(problemOf(archive, 'big.mtf')).toBe('too large for a unit file: 100 MB; the limit is 4.0 MB');
  });

  it('refuses a file that claims to shrink as no text does', () => {
    const archive = archiveOf({ 'zeros.mtf': new Uint8Array(3_000_000) });
    expect(problemOf(archive, 'zeros.mtf')).toMatch(
      /^refused as a zip bomb: \d+ bytes claim to hold 3000000$/,
    );
  });

  it('stops where a file turns out larger than it claims', () => {
    const archive = archiveOf({ 'short.mtf': new Uint8Array(3_000_000), 'long.mtf': noise(200_000) });
    for (const path of ['short.mtf', 'long.mtf']) directoryEntry(archive, path).setUint32(24, 1000, true);
    for (const path of ['short.mtf', 'long.mtf']) {
      expect(problemOf(archive, path)).toBe(
        'refused as a zip bomb: it unpacks to more than the 1000 bytes it claims',
      );
    }
  });

  it('believes nothing any more after many files that claim too little', () => {
    const paths = Array.from({ length: 20 }, (_, place) => `bomb-${10 + place}.mtf`);
    const archive = archiveOf(Object.fromEntries(paths.map((path) => [path, new Uint8Array(1_000_000)])));
    for (const path of paths) directoryEntry(archive, path).setUint32(24, 1000, true);
    const problems = Object.values(contentOf(archive)).map((file) => 'problem' in file && file.problem);
    expect(problems.at(0)).toContain('zip bomb');
    expect(problems.at(-1)).toContain('too many files of this archive are not what its list says');
  });

  it('refuses files that together are too large', () => {
    const paths = Array.from({ length: 300 }, (_, place) => `unit-${100 + place}.mtf`);
    const archive = archiveOf(Object.fromEntries(paths.map((path) => [path, 'x'])));
    for (const path of paths) directoryEntry(archive, path).setUint32(24, 4_000_000, true);
    expect(contentOf(archive)).toBe(
      'the zip archive is over the budget of 250 MB for unit files: its 300 files need 1201 MB; split it into smaller archives',
    );
  });

  it('refuses too many files, however small, before any of them is read', () => {
    const paths = Array.from({ length: 60 }, (_, place) => `unit-${place}.mtf`);
    const archive = archiveOf(Object.fromEntries(paths.map((path) => [path, ''])));
    const opened = openUnitArchive(archive, { budget: { bytes: 100_000, milliseconds: 1000 } });
    expect(opened).toEqual({
      problem: expect.stringContaining('over the budget of 1 MB for unit files: its 60'),
    });
  });

  it('reads on until its time is used up, and refuses every file after that with the budget', () => {
    const archive = archiveOf({ 'a.mtf': 'a', 'b.mtf': 'b', 'c.mtf': 'c', 'd.mtf': 'd' });
    let now = 5_000_000;
    const opened = openUnitArchive(archive, { clock: () => now });
    if ('problem' in opened) throw new Error(opened.problem);
    const read = opened.files.map((file) => {
      now += 14_000;
      return { content: file.read(), exhausted: opened.isExhausted() };
    });
    const late = {
      content: {
        problem:
          'not read: the files before it used up the budget of 30 s for one archive; split it into smaller archives',
      },
      exhausted: true,
    };
    expect(read).toEqual([
      { content: { text: 'a' }, exhausted: false },
      { content: { text: 'b' }, exhausted: false },
      { content: { text: 'c' }, exhausted: false },
      late,
    ]);
  });

  it('refuses files that share their data to be many', () => {
    const archive = archiveOf({ 'a.mtf': noise(5000), 'b.mtf': 'x', 'c.mtf': 'x' });
    for (const path of ['b.mtf', 'c.mtf']) directoryEntry(archive, path).setUint32(20, 4000, true);
    expect(contentOf(archive)).toContain('damaged or a zip bomb');
  });

  it('says that a file is encrypted, or packed by a method unknown here', () => {
    const archive = archiveOf({ 'secret.mtf': 'x', 'odd.mtf': 'x' });
    directoryEntry(archive, 'secret.mtf').setUint16(8, 1, true);
    directoryEntry(archive, 'odd.mtf').setUint16(10, 99, true);
    expect(problemOf(archive, 'secret.mtf')).toContain('encrypted');
    expect(problemOf(archive, 'odd.mtf')).toContain('method 99');
  });

  it('notices a changed byte by the checksum and takes the other files', () => {
    const archive = zipSync({ 'one.mtf': [strToU8('one'), { level: 0 }], 'two.mtf': strToU8('two') });
    archive.set(strToU8('uno'), 37);
    expect(contentOf(archive)).toEqual({
      'one.mtf': { problem: 'damaged: its checksum is wrong' },
      'two.mtf': { text: 'two' },
    });
  });

  it('says once what is wrong with an archive that is none, cut off or damaged', () => {
    const archive = archiveOf({ 'one.mtf': 'one', 'two.mtf': 'two' });
    expect(contentOf(new Uint8Array())).toBe('not a zip archive');
    expect(contentOf(strToU8('chassis:Sample'))).toBe('not a zip archive');
    expect(contentOf(archive.subarray(0, archive.length - 30))).toContain('cut off');
    directoryEntry(archive, 'two.mtf').setUint32(0, 0, true);
    expect(contentOf(archive)).toContain('damaged');
  });

  it('gives text or a problem and nothing else, whatever was done to the bytes', () => {
    const sound = archiveOf({ 'a.mtf': noise(40_000), 'b/c.blk': 'two'.repeat(100), 'd.json': '{}' });
    const place = fc.nat(sound.length - 1);
    // Half of the changes hit the directory, where the lengths and offsets stand.
    const nearTheEnd = fc.integer({ min: sound.length - 300, max: sound.length - 1 });
    const change = fc.tuple(fc.oneof(place, nearTheEnd), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), fc.option(place), (changes, cut) => {
        const damaged = sound.slice();
        for (const [at, byte] of changes) damaged[at] = byte;
        const content = contentOf(cut === null ? damaged : damaged.subarray(0, cut));
        if (typeof content === 'string') return content !== '';
        return Object.values(content).every((file) => 'text' in file || file.problem !== '');
      }),
      { numRuns: 3000 },
    );
  });
});

/** The same archive of one file as Zip64 has it: every figure of the directory in 64 bits, elsewhere. */
function withWideFigures(archive: Uint8Array, path: string): Uint8Array {
  const entry = directoryEntry(archive, path);
  const start = entry.byteOffset - archive.byteOffset;
  const extraAt = start + 46 + path.length;
  const figures = [entry.getUint32(24, true), entry.getUint32(20, true), entry.getUint32(42, true)];
  const EXTRA = 28;
  const [end64At, locatorAt, endAt] = [extraAt + EXTRA, extraAt + EXTRA + 56, extraAt + EXTRA + 76];
  const wide = new Uint8Array(endAt + 22);
  wide.set(archive.subarray(0, extraAt));
  const view = new DataView(wide.buffer);
  for (const at of [20, 24, 42]) view.setUint32(start + at, 0xffffffff, true);
  view.setUint16(start + 30, EXTRA, true);
  view.setUint16(extraAt, 1, true);
  view.setUint16(extraAt + 2, EXTRA - 4, true);
  for (const [place, figure] of figures.entries()) {
    view.setBigUint64(extraAt + 4 + 8 * place, BigInt(figure), true);
  }
  view.setUint32(end64At, 0x06064b50, true);
  view.setBigUint64(end64At + 32, 1n, true);
  view.setBigUint64(end64At + 40, BigInt(end64At - start), true);
  view.setBigUint64(end64At + 48, BigInt(start), true);
  view.setUint32(locatorAt, 0x07064b50, true);
  view.setUint32(endAt, 0x06054b50, true);
  view.setUint16(endAt + 10, 0xffff, true);
  for (const at of [12, 16]) view.setUint32(endAt + at, 0xffffffff, true);
  return wide;
}

/** Text that hardly shrinks. */
function noise(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let seed = 1;
  for (let place = 0; place < bytes.length; place += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    bytes[place] = 32 + (seed % 90);
  }
  return bytes;
}
