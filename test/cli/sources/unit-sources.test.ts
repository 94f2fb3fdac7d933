import { chmodSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { sampleBlk, sampleMtf } from '../../units/sample-units.js';
import { tarcomp } from '../run-in-process.js';
import { folderOf } from '../temporary-folder.js';

interface Line {
  readonly file: string;
  readonly chassis?: string;
  readonly error?: string;
  readonly warnings?: readonly string[];
}

interface Outcome {
  readonly code: number;
  readonly err: string;
  readonly lines: readonly Line[];
}

async function read(...args: string[]): Promise<Outcome> {
  const { code, out, err } = await tarcomp('unit', '--json', ...args);
  return { code, err, lines: out.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line))) };
}

/** What came of a file that has a sound one beside it: the problem, or its warnings. */
async function fate(name: string, content: string | Uint8Array): Promise<string> {
  const folder = folderOf({ [name]: content, 'zz-sound.mtf': sampleMtf() });
  const { code, err, lines } = await read(folder);
  const [line, sound] = lines;
  expect(lines.map(({ file }) => file)).toEqual([name, 'zz-sound.mtf']);
  expect(sound).toMatchObject({ chassis: 'Sample', warnings: [] });
  expect(code).toBe(line?.error === undefined ? 0 : 1);
  expect(err).toBe(line?.error === undefined ? '' : `${line.error}\n`);
  if (line?.error === undefined) return String(line?.warnings);
  // Messages name the file so that it can be opened from here.
  expect(line.error.startsWith(`${folder}/${name}`)).toBe(true);
  return line.error.slice(folder.length + 1);
}

const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le'));

describe('sources of units', () => {
  it('are files of every kind, named as they were given', async () => {
    const folder = folderOf({ 'a.mtf': sampleMtf(), 'b.blk': sampleBlk() });
    const files = [join(folder, 'a.mtf'), join(folder, 'b.blk')];
    const { code, err, lines } = await read(...files);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(lines.map(({ file, chassis }) => [file, chassis])).toEqual([
      [files[0], 'Sample'],
      [files[1], 'Sample Tank'],
    ]);
  });

  it('are folders, with all folders in them, in the order of the paths below', async () => {
    const folder = folderOf({
      'b/c.mtf': sampleMtf(),
      'a.MTF': sampleMtf(),
      'b/a/z.blk': sampleBlk(),
      'b.mtf': sampleMtf(),
      'notes.txt': 'no unit',
      '._a.mtf': 'no unit',
    });
    const { code, lines } = await read(`${folder}/`);
    expect(code).toBe(0);
    expect(lines.map(({ file }) => file)).toEqual(['a.MTF', 'b.mtf', 'b/a/z.blk', 'b/c.mtf']);
  });

  it('are zip archives, with the paths inside', async () => {
    const archive = zipSync({ 'x/a.mtf': strToU8(sampleMtf()), 'b.blk': strToU8(sampleBlk()) });
    const { code, lines } = await read(join(folderOf({ 'units.ZIP': archive }), 'units.ZIP'));
    expect(code).toBe(0);
    expect(lines.map(({ file }) => file)).toEqual(['b.blk', 'x/a.mtf']);
  });

  it('are read once where links lead in circles', async () => {
    const folder = folderOf({ 'a/one.mtf': sampleMtf() });
    symlinkSync(folder, join(folder, 'a', 'around'));
    symlinkSync(join(folder, 'self'), join(folder, 'self'));
    const { code, lines } = await read(folder);
    expect(code).toBe(0);
    expect(lines.map(({ file }) => file)).toEqual(['a/one.mtf']);
  });

  it('may hold JSON of other kinds, which is passed over and named', async () => {
    const folder = folderOf({ 'index.json': '{"units":[]}', 'a.mtf': sampleMtf() });
    const { code, err, lines } = await read(folder);
    expect(code).toBe(0);
    expect(lines.map(({ file }) => file)).toEqual(['a.mtf']);
    expect(err).toBe('Skipped JSON files that hold no unit: index.json\n');
  });
});

describe('a unit by name', () => {
  it('is found among the starter units, by either name of its chassis', async () => {
    const { code, lines } = await read('atlas as7-d', 'Timber Wolf Prime', 'Mad Cat Prime');
    expect(code).toBe(0);
    expect(lines.map(({ file }) => file)).toEqual([
      'atlas-as7-d.json',
      ...Array(2).fill(expect.stringContaining('prime.json')),
    ]);
    expect(lines.map(({ chassis }) => chassis)).toEqual(['Atlas', 'Mad Cat', 'Mad Cat']);
  });

  it.each(['folder', 'zip'])("is found in a user's own %s", async (kind) => {
    const files = { 'x/one.mtf': sampleMtf(), 'two.blk': sampleBlk(), 'bad.mtf': 'no unit' };
    const packed = zipSync(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
    );
    const units = kind === 'folder' ? folderOf(files) : join(folderOf({ 'u.zip': packed }), 'u.zip');
    const { code, lines } = await read('--units', units, 'sample smp-1', 'Sample Tank', 'Atlas AS7-D');
    expect(code).toBe(0);
    expect(lines.map(({ file }) => file)).toEqual(['x/one.mtf', 'two.blk', 'atlas-as7-d.json']);
  });

  it('is found where the environment says that units are, unless a flag says otherwise', async () => {
    vi.stubEnv('TARCOMP_UNITS', folderOf({ 'one.mtf': sampleMtf() }));
    expect(await read('Sample SMP-1')).toMatchObject({ code: 0, lines: [{ file: 'one.mtf' }] });
    expect(await read('--units', folderOf({}), 'Sample SMP-1')).toMatchObject({ code: 1 });
    vi.unstubAllEnvs();
  });

  it("is the user's own where a starter has the same name", async () => {
    const units = folderOf({ 'mine.mtf': sampleMtf({ chassis: 'Atlas', model: 'AS7-D' }) });
    expect(await read('--units', units, 'Atlas AS7-D')).toMatchObject({ lines: [{ file: 'mine.mtf' }] });
  });

  it('is reported with near misses where nothing has it', async () => {
    const { code, err, lines } = await read('Atlsa AS7-D', 'Atlas AS7-D');
    expect(code).toBe(1);
    expect(err).toMatch(
      /^No unit is called "Atlsa AS7-D"\. Did you mean "Atlas AS7-D"\? Only the built-in units/,
    );
    expect(lines).toMatchObject([{ file: 'Atlsa AS7-D', error: err.trimEnd() }, { chassis: 'Atlas' }]);
  });

  it('is reported with its candidates where it leaves a choice', async () => {
    const units = folderOf({
      'a.mtf': sampleMtf({ model: 'A' }),
      'b.mtf': sampleMtf({ model: 'B' }),
      'c.mtf': sampleMtf({ model: 'B' }),
    });
    const { code, err } = await read('--units', units, 'Sample');
    expect(code).toBe(1);
    expect(err).toBe(
      '"Sample" matches several units: "Sample A", "Sample B" in b.mtf, "Sample B" in c.mtf.\n',
    );
  });

  it('is found beside own files that cannot be, of which each is told', async () => {
    const units = folderOf({
      'one.mtf': sampleMtf(),
      'bad.mtf': 'no unit',
      'wide.mtf': utf16(sampleMtf()),
      'index.json': '{"units":[]}',
    });
    symlinkSync(join(units, 'gone'), join(units, 'lost.mtf'));
    const { code, err, lines } = await read('--units', `${units}/`, 'Sample SMP-1');
    expect({ code, files: lines.map(({ file }) => file) }).toEqual({ code: 0, files: ['one.mtf'] });
    expect(err.split('\n')).toEqual([
      `${units}/bad.mtf: no unit name in this file`,
      expect.stringContaining(`${units}/lost.mtf: no such file`),
      expect.stringContaining(`${units}/wide.mtf: not UTF-8`),
      '',
    ]);
  });

  it('is found in an archive of which an entry is refused, and that is told', async () => {
    const archive = zipSync({ '../evil.mtf': strToU8(sampleMtf()), 'one.mtf': strToU8(sampleMtf()) });
    const units = join(folderOf({ 'u.zip': archive }), 'u.zip');
    expect(await read('--units', units, 'Sample SMP-1')).toMatchObject({
      code: 0,
      err: `${units}/../evil.mtf: refused: its path leads out of the archive\n`,
    });
  });

  it('is still found among the starters where the place for own units is empty', async () => {
    const units = folderOf({});
    const { code, err, lines } = await read('--units', units, 'Atlas AS7-D');
    expect({ code, err }).toEqual({ code: 1, err: `${units}: holds no units\n` });
    expect(lines.at(-1)).toMatchObject({ chassis: 'Atlas' });
  });

  it('has its problems told with a path that can be opened', async () => {
    const units = folderOf({ 'one.mtf': sampleMtf().replace('Mass:50', 'Mass:fifty') });
    const { code, err, lines } = await read('--units', units, 'Sample SMP-1');
    expect(code).toBe(1);
    expect(err.startsWith(`${units}/one.mtf:`)).toBe(true);
    expect(lines).toMatchObject([{ file: 'one.mtf' }]);
  });

  it.each([
    ['Warhamer', 'Warhammer WHM-6R'],
    ['Mad Kat', 'Mad Cat Prime'],
  ])('is suggested where its chassis alone was mistyped: %s', async (name, unit) => {
    expect((await read(name)).err).toContain(`Did you mean "${unit}"`);
  });

  it('is still found among the starters where the place for own units is missing', async () => {
    const { code, err, lines } = await read('--units', '/no/such/place', 'Atlas AS7-D');
    expect(code).toBe(1);
    expect(err).toBe('/no/such/place: not a folder or zip archive\n');
    expect(lines.at(-1)).toMatchObject({ chassis: 'Atlas' });
  });
});

describe('bad input', () => {
  it('may be a missing file', async () => {
    const { code, err, lines } = await read('no/such/unit.mtf');
    expect({ code, err }).toEqual({ code: 1, err: 'no/such/unit.mtf: no such file or folder\n' });
    expect(lines).toEqual([{ file: 'no/such/unit.mtf', error: 'no/such/unit.mtf: no such file or folder' }]);
  });

  it('may be a folder or an archive without units', async () => {
    const empty = folderOf({ 'notes.txt': 'none' });
    expect(await read(empty)).toMatchObject({
      code: 1,
      err: `${empty}: no units in this folder: no file ends in .mtf, .blk, .json\n`,
    });
    const archive = join(folderOf({ 'a.zip': zipSync({ 'notes.txt': strToU8('none') }) }), 'a.zip');
    expect(await read(archive)).toMatchObject({
      code: 1,
      err: expect.stringContaining('no units in this zip'),
    });
  });

  it('may be a folder whose JSON holds no unit', async () => {
    const folder = folderOf({ 'index.json': '{"units":[]}' });
    const { code, err } = await read(folder);
    expect(code).toBe(1);
    expect(err).toContain(`${folder}: no units in this folder: its JSON files are not units\n`);
  });

  it('may be a file of another kind', async () => {
    const file = join(folderOf({ 'notes.txt': 'none' }), 'notes.txt');
    expect(await read(file)).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /notes\.txt: not a unit file: its name must end in one of \.mtf, \.blk, \.json/,
      ),
    });
  });

  it.each([
    [
      'a.mtf',
      'Dear diary,\ntoday nothing happened.\n',
      'a.mtf: no line "TechBase:…": not a complete MTF file',
    ],
    ['a.mtf', '', 'a.mtf: no line "TechBase:…": not a complete MTF file'],
    ['a.blk', 'Dear diary', 'a.blk: no block of a BLK file found'],
    ['a.json', 'Dear diary', /^a\.json:?\d*: not JSON/],
    ['a.json', '{"format":"tarcomp-unit","version":1}', /^a\.json: /],
  ])('may be something else in a file named %s', async (name, content, problem) => {
    const message = await fate(name, content);
    if (typeof problem === 'string') expect(message).toBe(problem);
    else expect(message).toMatch(problem);
  });

  it('may be a unit that is cut off', async () => {
    const text = sampleMtf();
    expect(await fate('a.mtf', text.slice(0, text.indexOf('Heat Sinks')))).toMatch(
      /^a\.mtf: no line "Heat Sinks:…": not a complete MTF file$/,
    );
    expect(await fate('a.blk', sampleBlk().slice(0, 200))).toMatch(/^a\.blk:?\d*: block <\w+> is/);
  });

  it('may be equipment that nobody knows, which is a warning with its line', async () => {
    const text = sampleMtf().replace('SRM 6\nSRM 6\n', 'Wunderwaffe\n');
    const line = text.split('\n').indexOf('Wunderwaffe') + 1;
    expect(await fate('a.mtf', text)).toMatch(new RegExp(`^line ${line}: .*Wunderwaffe`));
  });

  it('may be a wrong number, reported with its line', async () => {
    const text = sampleMtf().replace('Mass:50', 'Mass:fifty');
    const line = text.split('\n').indexOf('Mass:fifty') + 1;
    expect(await fate('a.mtf', text)).toBe(
      `a.mtf:${line}: Mass is "fifty": expected a whole number below a million`,
    );
  });

  it.each([
    ['UTF-16 with its mark', utf16(`\ufeff${sampleMtf()}`), 'UTF-16: save it as UTF-8'],
    ['UTF-16 without its mark', utf16(sampleMtf()), 'UTF-16: save it as UTF-8'],
    [
      'no text at all',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13),
      'not a text file',
    ],
  ])('may be in a wrong encoding: %s', async (_, bytes, problem) => {
    expect(await fate('a.mtf', bytes)).toContain(
      `a.mtf: ${problem.startsWith('UTF') ? 'not UTF-8 but ' : ''}${problem}`,
    );
  });

  it.each([
    ['a byte order mark', `\ufeff${sampleMtf()}`],
    ['line ends of Windows', sampleMtf().replaceAll('\n', '\r\n')],
    ['letters of an old code page', new Uint8Array(Buffer.from(`${sampleMtf()}notes:Gerät\n`, 'latin1'))],
  ])('does not include %s', async (_, content) => {
    expect(await fate('a.mtf', content)).toBe('');
  });

  it('may be a zip archive with a path that climbs out, or with a bomb', async () => {
    const archive = zipSync({
      '../../a.mtf': strToU8(sampleMtf()),
      'bomb.mtf': new Uint8Array(3_900_000),
      'larger-bomb.mtf': new Uint8Array(5_000_000),
      'sound.mtf': strToU8(sampleMtf()),
    });
    const { code, lines } = await read(join(folderOf({ 'a.zip': archive }), 'a.zip'));
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      {
        file: '../../a.mtf',
        error: expect.stringContaining('a.zip/../../a.mtf: refused: its path leads out of the archive'),
      },
      { file: 'bomb.mtf', error: expect.stringContaining('bomb.mtf: refused as a zip bomb') },
      { file: 'larger-bomb.mtf', error: expect.stringContaining('too large for a unit file: 5.0 MB') },
      { file: 'sound.mtf', chassis: 'Sample' },
    ]);
  });

  it('may be a zip archive that is cut off, or none', async () => {
    const archive = zipSync({ 'a.mtf': strToU8(sampleMtf()) });
    const folder = folderOf({ 'cut.zip': archive.subarray(0, -40), 'none.zip': 'none' });
    expect(await read(join(folder, 'cut.zip'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('cut off'),
    });
    expect(await read(join(folder, 'none.zip'))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/none\.zip: not a zip archive\n$/),
    });
  });

  it.each(['mtf', 'blk', 'json', 'zip'])('may be a file of 100 MB named .%s', async (ending) => {
    const folder = folderOf({ [`huge.${ending}`]: '' });
    const huge = join(folder, `huge.${ending}`);
    truncateSync(huge, 100_000_000);
    const { code, err } = await read(huge);
    expect(code).toBe(1);
    expect(err).toContain(ending === 'zip' ? 'not a zip archive' : 'too large for a unit file: 100 MB');
  });

  it.skipIf(process.platform === 'win32')('may be something that never ends, such as a device', async () => {
    expect(await read('/dev/zero')).toMatchObject({
      code: 1,
      err: '/dev/zero: is a device or a pipe, not a file or folder\n',
    });
    const folder = folderOf({ 'a.mtf': sampleMtf() });
    symlinkSync('/dev/zero', join(folder, 'b.mtf'));
    expect(await read(folder)).toMatchObject({ code: 0, lines: [{ file: 'a.mtf' }] });
  });

  it('may be a link that leads nowhere', async () => {
    const folder = folderOf({ 'a.mtf': sampleMtf() });
    symlinkSync(join(folder, 'gone'), join(folder, 'b.mtf'));
    expect(await read(folder)).toMatchObject({
      code: 1,
      lines: [
        { file: 'a.mtf', chassis: 'Sample' },
        { file: 'b.mtf', error: expect.stringContaining('a broken link') },
      ],
    });
  });

  // The superuser may read everything.
  it.skipIf(process.getuid?.() === 0)('may be a file that must not be read', async () => {
    const folder = folderOf({ 'a.mtf': sampleMtf(), 'b.mtf': sampleMtf() });
    chmodSync(join(folder, 'a.mtf'), 0);
    expect(await read(folder)).toMatchObject({
      code: 1,
      lines: [
        { error: `${folder}/a.mtf: cannot be read: permission denied (EACCES)` },
        { file: 'b.mtf', chassis: 'Sample' },
      ],
    });
  });

  it('may be a name that no system takes for a path', async () => {
    for (const name of ['a\0b', 'x'.repeat(5000), '/'.repeat(5000), '']) {
      expect(await read(name)).toMatchObject({ code: 1, lines: [{ file: name, error: expect.any(String) }] });
    }
  });

  it('plays no tricks on the terminal', async () => {
    const { err } = await read('\u001b[2Jevil');
    expect(err).toContain('\\u001b[2Jevil');
  });
});
