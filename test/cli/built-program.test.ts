import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { referenceData, referencePath, whereAbsent } from '../corpus/shared.js';
import { BATTLE_ARMOR, blkText, DROPSHIP, FIGHTER, INFANTRY, TANK } from '../units/blk/blk-text.js';
import { sampleMtf } from '../units/sample-units.js';
import { type BuiltProgram, builtProgram, type Said } from './built-program.js';
import { commandNames } from './every-command.js';
import { folderOf, namedPipe } from './temporary-folder.js';

const names = await commandNames();
let program: BuiltProgram;
beforeAll(async () => {
  program = await builtProgram();
}, 120_000);

/** UTF-8 that was read as Latin-1 or Windows-1252, and what stands for a character that could not be read. */
const BROKEN =
  /[\u00c2\u00c3\u00e2][\u0080-\u00bf\u20ac\u2122\u0153\u201a\u201c\u201d]|\u00ef\u00bf\u00bd|\ufffd/;

function expectSound({ out, err }: Said): void {
  expect(out).not.toMatch(BROKEN);
  expect(err).not.toMatch(BROKEN);
  expect(out + err).not.toMatch(/\n\s+at .*:\d+:\d+/);
}

const atlas = ['--red', 'Atlas AS7-D', '--blue', 'Locust LCT-1V', '--games', '2', '--map', 'open:10x10'];
const COMMANDS: readonly (readonly string[])[] = [
  ['equipment'],
  ['equipment', 'Hatchet', 'ER PPC', 'Medium Pulse Laser'],
  ['equipment', '--json'],
  ['unit', 'Atlas AS7-D', 'Timber Wolf Prime'],
  ['bv', '--report', 'Atlas AS7-D', 'Timber Wolf Prime'],
  ['to-hit', '--weapon', 'Medium Pulse Laser', '--range', '3', '--abilities', 'sniper'],
  ['to-hit', '--attacker', 'Atlas AS7-D', '--target', 'Locust LCT-1V', '--range', '3'],
  ['force', 'Atlas AS7-D:3/4:sniper', 'Locust LCT-1V'],
  ['battle', ...atlas],
  ['compare', ...atlas, '--change', 'red.skills=3/4'],
  ['fair', ...atlas, '--vary', 'blue=Locust LCT-1V|Commando COM-2D'],
  ['completion', 'bash'],
  ['completion', 'zsh'],
  ['--version'],
];

const NOWHERE = '/nowhere/at/all';
const MISTAKES: Readonly<Record<string, readonly string[]>> = {
  equipment: ['Hatchett'],
  unit: ['Nobody – “Götz”'],
  bv: [`${NOWHERE}.mtf`],
  'to-hit': ['--weapon', 'Nothing', '--range', '3'],
  force: ['Nobody'],
  battle: ['--red', 'Nobody', '--blue', 'Locust LCT-1V'],
  compare: [...atlas, '--change', 'nothing'],
  fair: [...atlas, '--vary', 'nothing'],
  serve: ['--port', 'x'],
  merge: [`${NOWHERE}.json`],
  worker: ['--queue', 'redis://127.0.0.1:1'],
  completion: ['fish'],
};

describe('the built program', () => {
  it.each(COMMANDS)('prints no broken character: %s %s %s', (...args) => {
    const said = program.run(...args);
    expect({ code: said.code, err: said.err }).toEqual({ code: 0, err: '' });
    expect(said.out).not.toBe('');
    expectSound(said);
  });

  it.each(names)('prints help without a broken character: %s', (name) => {
    const said = program.run(name, '--help');
    expect({ code: said.code, err: said.err }).toEqual({ code: 0, err: '' });
    expectSound(said);
  });

  it.each(names)('says what is wrong without a broken character: %s', (name) => {
    const said = program.run(name, ...(MISTAKES[name] ?? ['--unknown']));
    expect(said.code).toBeGreaterThan(0);
    expect(said.err).not.toBe('');
    expectSound(said);
  });

  it.each([['unit'], ['unit', '--json'], ['bv', '--report'], ['bv', '--report', '--json']])(
    "reports units of other kinds than 'Mechs without a broken character: %s %s",
    (...args) => {
      const kinds = { TANK, BATTLE_ARMOR, INFANTRY, FIGHTER, DROPSHIP };
      const files = Object.entries(kinds).map(([kind, blocks]) => [`${kind}.blk`, blkText(blocks)]);
      const said = program.run(...args, folderOf(Object.fromEntries(files)));
      expect(said.code).toBe(0);
      expectSound(said);
    },
  );

  it.skipIf(!referenceData)(
    `reports units of every kind of the corpus without a broken character${whereAbsent}`,
    () => {
      const units = referencePath('units');
      const paths = readdirSync(units).map((kind) => {
        const files = readdirSync(join(units, kind), { recursive: true, encoding: 'utf8' });
        return join(units, kind, files.find((file) => /\.(mtf|blk)$/.test(file)) ?? '');
      });
      expectSound(program.run('bv', '--report', ...paths));
      expectSound(program.run('unit', ...paths));
    },
  );
});

describe('an argument that no file can be called', () => {
  it.each(['unit', 'bv'])('is taken for a name, without a trace of the program: %s', (command) => {
    for (const name of ['x'.repeat(300), `${'x/'.repeat(5000)}x`, 'a\n'.repeat(200)]) {
      const said = program.run(command, name);
      expect({ code: said.code, out: said.out }).toEqual({ code: 1, out: '' });
      expect(said.err).toMatch(/^No unit is called "|: no such file or folder\n$/);
      expectSound(said);
    }
  });

  it.each(['unit', 'bv'])('is reported where its links form a loop: %s', (command) => {
    const path = join(folderOf({}), 'loop');
    symlinkSync(path, path);
    const said = program.run(command, path);
    expect({ code: said.code, out: said.out }).toEqual({ code: 1, out: '' });
    expect(said.err).toBe(`${path}: cannot be read: its links form a loop (ELOOP)\n`);
  });
});

describe('a queue whose packages are not installed', () => {
  // Empty folders end the search: a folder further up may hold the packages.
  beforeAll(() => {
    for (const name of ['bullmq', 'ioredis']) mkdirSync(join(dirname(program.binary), 'node_modules', name));
  });

  it.each([['worker'], ['battle', ...atlas]])('is reported with what to install: %s', (...args) => {
    const said = program.run(...args, '--queue', 'redis://127.0.0.1:1');
    expect({ code: said.code, out: said.out }).toEqual({ code: 1, out: '' });
    expect(said.err).toMatch(
      /^a queue needs two packages that are not installed; run "npm install bullmq@[\d.]+ ioredis@[\d.]+" where tarcomp is installed\.\n$/,
    );
  });
});

describe('output that cannot be written', () => {
  it.skipIf(!existsSync('/dev/full')).each([
    ['bv', ['bv', 'Atlas AS7-D']],
    ['equipment', ['equipment', '--json']],
    ['battle', ['battle', ...atlas, '--threads', '1']],
    ['help', ['to-hit', '--help']],
  ])('ends with one sentence and exit code 1 on a full disk: %s', (_, args) => {
    const { status, stderr } = spawnSync(
      'bash',
      ['-c', '"$@" > /dev/full', 'bash', process.execPath, program.binary, ...args],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('The output cannot be written: the disk is full (ENOSPC).\n');
    expect(status).toBe(1);
  });

  it('ends with one sentence where the reader has closed the pipe', () => {
    const { stdout, stderr } = spawnSync(
      'bash',
      [
        '-c',
        '"$@" | head -c 10; echo " $PIPESTATUS"',
        'bash',
        process.execPath,
        program.binary,
        'equipment',
        '--json',
      ],
      { encoding: 'utf8' },
    );
    expect(stdout).toMatch(/^\{"id".{5} 0\n$/);
    expect(stderr).toBe('The program reading the output has closed it; the rest was not written.\n');
  });
});

describe('devices and pipes', () => {
  it.each(['--checkpoint', '--log'])('are refused as %s of a battle, without waiting', (flag) => {
    for (const path of ['/dev/zero', namedPipe()]) {
      const { code, out, err } = program.run('battle', ...atlas, flag, path);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(`${path}: is a device or a pipe, not a file; name another file`);
    }
  });

  it('are refused as --out of a force', () => {
    const { code, err } = program.run('force', 'Atlas AS7-D', '--out', '/dev/zero');
    expect(code).toBe(1);
    expect(err).toBe('/dev/zero: is a device or a pipe, not a file; name another file with --out\n');
  });
});

describe('one file for two things', () => {
  it('is refused as --log and --checkpoint, whatever way leads there', () => {
    const folder = folderOf({ 'sub/.keep': '', 'map.json': '{}', 'old.txt': 'old' });
    symlinkSync(join(folder, 'old.txt'), join(folder, 'link.txt'));
    const run = join(folder, 'run');
    for (const [log, checkpoint] of [
      [run, run],
      [run, join(folder, 'sub', '..', 'run')],
      [`${folder}/sub/../run`, run],
      [join(folder, 'link.txt'), join(folder, 'old.txt')],
    ] as const) {
      const { code, out, err } = program.run('battle', ...atlas, '--log', log, '--checkpoint', checkpoint);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toBe(`--log and --checkpoint name the same file, "${log}"; name another file with --log\n`);
    }
    expect(readdirSync(folder).sort()).toEqual(['link.txt', 'map.json', 'old.txt', 'sub']);
    expect(readFileSync(join(folder, 'old.txt'), 'utf8')).toBe('old');
  });

  it('is refused where a story or a force would replace what is read', () => {
    const folder = folderOf({ 'map.json': '{}', 'unit.mtf': sampleMtf() });
    const [map, unit] = [join(folder, 'map.json'), join(folder, 'unit.mtf')];
    expect(program.run('battle', ...atlas, '--map', map, '--log', map).err).toMatch(
      /^--log and --map name the same file/,
    );
    expect(program.run('force', unit, '--out', unit).err).toMatch(/^--out and a unit name the same file/);
    expect(readFileSync(map, 'utf8')).toBe('{}');
    expect(readFileSync(unit, 'utf8')).toBe(sampleMtf());
  });

  it('is fine for a force that is written back', () => {
    const lance = join(folderOf({}), 'lance.mul');
    expect(program.run('force', 'Atlas AS7-D', '--out', lance).code).toBe(0);
    expect(program.run('force', lance, 'Locust LCT-1V', '--out', lance).code).toBe(0);
    expect(program.run('force', '--json', lance).out).toContain('Locust');
  });
});

describe('reading many files', () => {
  const cost = (files: number): number => {
    const text = strToU8(
      `${sampleMtf()}\n${Array.from({ length: 10_000 }, (_, line) => `key${line}:x`).join('\n')}`,
    );
    const entries = Array.from({ length: files }, (_, number) => [`unit-${number}.mtf`, text] as const);
    const archive = join(
      folderOf({ 'many.zip': zipSync(Object.fromEntries(entries), { level: 1 }) }),
      'many.zip',
    );
    const { stderr } = spawnSync(
      'bash',
      [
        '-c',
        'TIMEFORMAT=\'%U\'; time "$@" > /dev/null',
        'bash',
        process.execPath,
        program.binary,
        'bv',
        '--json',
        archive,
      ],
      { encoding: 'utf8' },
    );
    return Number(stderr.trim().split('\n').at(-1));
  };

  // It took 14 times as long when flags of the engine hung on the number of files.
  it('takes about as long for 100 large files as for 99', { timeout: 120_000 }, () => {
    const fewer = cost(99);
    expect(fewer).toBeGreaterThan(0);
    expect(cost(100) / fewer).toBeLessThan(2);
  });

  it('searches a folder 900 deep in a moment', () => {
    const deep = folderOf({ [`${'d/'.repeat(900)}unit.mtf`]: sampleMtf() });
    const begun = process.hrtime.bigint();
    const { code, out } = program.run('bv', '--json', deep);
    expect({ code, lines: out.trimEnd().split('\n').length }).toEqual({ code: 0, lines: 1 });
    expect(Number(process.hrtime.bigint() - begun) / 1e9).toBeLessThan(10);
  });
});

describe('bytecode that Node keeps for the next start', () => {
  it('is done without, in silence, where it cannot be kept', () => {
    const said = program.runIn(
      { TMPDIR: '/nowhere', NODE_COMPILE_CACHE: '/dev/null/nowhere' },
      'bv',
      'Atlas AS7-D',
    );
    expect({ code: said.code, err: said.err }).toEqual({ code: 0, err: '' });
  });
});

describe('a folder that is worth a second thread', () => {
  it('is reported in the order of its files', () => {
    const files = Array.from({ length: 450 }, (_, number) => `${String(number).padStart(3, '0')}.mtf`);
    const folder = folderOf(Object.fromEntries(files.map((file) => [file, sampleMtf({ model: file })])));
    const { code, out, err } = program.run('bv', '--json', folder);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const told = out
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { file: string }).file);
    expect(told).toEqual(files);
  });
});
