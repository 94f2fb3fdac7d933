import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import { writeUnitJson } from '../../src/units/json/write-unit-json.js';
import { readUnit } from '../../src/units/read-unit.js';
import { sampleMtf } from '../units/sample-units.js';
import { commandNames } from './every-command.js';
import { tarcomp } from './run-in-process.js';
import { folderOf } from './temporary-folder.js';

/** An escape code, a title for the window, C1, marks of direction, and a line of its own. */
const EVIL = 'E\u001b[31m\u001b]0;x\u0007\u009b2J\u202e\u2066\u200f\u061c\nFORGED l';
/** As much of it as XML can hold. */
const EVIL_PILOT = 'P\u009b2J\u202e\u2066';
/** What a terminal obeys, line feeds aside. */
const OBEYED = /(?!\n)[\p{Cc}\p{Bidi_Control}\p{Cs}]/u;

const files = () => {
  const unit = JSON.parse(
    writeUnitJson(readUnit(sampleMtf({ model: 'SMP-9' }), 'sample.mtf', officialCatalog)),
  ) as { chassis: string };
  const mtf = sampleMtf({ chassis: EVIL.replace('\n', ' '), model: 'SMP-8' });
  const map = { format: 'tarcomp-map', version: 1, name: EVIL, width: 10, height: 10, hexes: {} };
  const mul = `<unit version="0.50"><entity chassis="Atlas" model="AS7-D"><pilot size="1" name="${EVIL_PILOT}" gunnery="3" piloting="4"/></entity></unit>`;
  const strange = mtf.replace('Medium Laser', EVIL.replace('\n', ' '));
  const folder = folderOf({
    'unit.json': JSON.stringify({ ...unit, chassis: EVIL }),
    'map.json': JSON.stringify(map),
    'lance.mul': mul,
    [`units/${EVIL}.mtf`]: strange,
    [`units/broken ${EVIL}.mtf`]: 'nothing',
    'units.zip': zipSync({ [`${EVIL}.mtf`]: strToU8(strange), [`broken${EVIL}.blk`]: strToU8('x') }),
  });
  const at = (path: string) => join(folder, path);
  return {
    unit: at('unit.json'),
    map: at('map.json'),
    mul: at('lance.mul'),
    folder: at('units'),
    zip: at('units.zip'),
    log: at('story.txt'),
    out: at('out.mul'),
  };
};

const battle = ({ unit, map, log }: ReturnType<typeof files>) => [
  ...['--red', unit, '--blue', 'Locust LCT-1V', '--games', '1', '--turns', '3', '--threads', '1'],
  ...['--map', map, '--log', log],
];

/** Each command with names that strangers may have given to units, files, pilots and maps, and with wrong words. */
const COMMANDS: Readonly<
  Record<string, (given: ReturnType<typeof files>) => readonly (readonly string[])[]>
> = {
  equipment: () => [[EVIL]],
  unit: ({ unit, folder, zip, mul }) => [[unit, folder, zip, mul, EVIL]],
  bv: ({ unit, folder, zip, mul }) => [
    [unit, folder, zip, mul, EVIL],
    ['--report', unit, folder, zip, mul, EVIL],
  ],
  'to-hit': ({ unit, zip }) => [
    ['--attacker', unit, '--target', unit, '--range', '3'],
    ['--attacker', unit, '--weapon', 'Medium Laser', '--range', '3', '--modifier', `${EVIL}=1`],
    ['--attacker', EVIL, '--range', '3'],
    ['--units', zip, '--attacker', 'SMP-8', '--range', '3'],
    ['--weapon', EVIL, '--range', '3'],
    ['--range', EVIL],
    ['--abilities', EVIL],
    [`--${EVIL}`],
  ],
  force: ({ unit, mul, out, folder }) => [
    [unit, mul, EVIL, '--out', out],
    ['--units', folder, 'SMP-8'],
  ],
  battle: (given) => [battle(given), [...battle(given), '--map', EVIL], [...battle(given), '--bots', EVIL]],
  compare: (given) => [
    [...battle(given), '--change', 'red.skills=3/4'],
    [...battle(given), '--change', EVIL],
    [...battle(given), '--change', `red.quirk=+${EVIL}`],
  ],
  fair: (given) => [
    [...battle(given), '--vary', `red=${given.unit}|Locust LCT-1V`],
    [...battle(given), '--vary', EVIL],
  ],
  find: ({ folder, zip }) => [
    ['--units', folder, 'SMP-8'],
    ['--units', zip, 'SMP-8'],
    [`kind=${EVIL}`],
    [EVIL],
  ],
  muster: ({ folder, unit }) => [
    ['--bv', '9000', '--units', folder, '--query', 'model=SMP-8', '--count', '1', '--tolerance', '9000'],
    ['--bv', '9000', '--query', EVIL],
    ['--bv', '9000', '--against', EVIL],
    ['--bv', '900', '--count', '1', '--against', unit, '--candidates', '1', '--games', '1', '--skills', EVIL],
  ],
  analyse: ({ unit, map }) => [[EVIL], [unit], [map], [map, '--games', EVIL]],
  merge: ({ unit, map }) => [[EVIL], [unit], [map, EVIL]],
  serve: () => [['--port', EVIL]],
  worker: () => [
    ['--queue', EVIL],
    ['--threads', EVIL],
  ],
  completion: () => [['units'], [EVIL]],
};

describe('names that would play tricks on a terminal', () => {
  it('are tried on every command', async () => {
    expect(Object.keys(COMMANDS).sort()).toEqual([...(await commandNames())].sort());
  });

  it.each(Object.entries(COMMANDS))('are made visible: %s', async (command, linesOf) => {
    const given = files();
    const lines = linesOf(given);
    let all = '';
    for (const args of lines) {
      const { out, err } = await tarcomp(command, ...args);
      all += out + err;
    }
    expect(all).not.toMatch(OBEYED);
    expect(all).not.toMatch(/^FORGED/m);
    if (command !== 'completion' && command !== 'serve') expect(all).toContain('E\\u001b[31m');
  });

  it('are made visible in a story', async () => {
    const given = files();
    await tarcomp('battle', ...battle(given));
    const story = readFileSync(given.log, 'utf8');
    expect(story).not.toMatch(OBEYED);
    expect(story).toContain('E\\u001b[31m');
    const [heading = '', underline] = story.split('\n');
    expect(heading).toContain('E\\u001b[31m');
    expect(underline).toBe('='.repeat(heading.length));
  });

  it.each([
    ['bv', (given: ReturnType<typeof files>) => [given.unit]],
    ['unit', (given: ReturnType<typeof files>) => [given.unit]],
    ['force', (given: ReturnType<typeof files>) => [given.unit]],
  ])('are escaped in JSON and mean what they meant: %s', async (command, argsOf) => {
    const { out } = await tarcomp(command, '--json', ...argsOf(files()));
    expect(out).toMatch(/^[ -~]+\n$/);
    const parsed = JSON.parse(out) as { chassis?: string; units?: [{ chassis: string }] };
    expect(parsed.chassis ?? parsed.units?.[0].chassis).toBe(EVIL);
  });
});

/** What a user or a script may give by mistake, in each place where a command takes a value. */
const withValue = (long: string): [string, string[]][] => {
  const forces = ['--red', 'Locust LCT-1V', '--blue', 'Locust LCT-1V'];
  const battle = [...forces, '--games', '1', '--threads', '1'];
  return [
    ['equipment', [long]],
    ['unit', [long]],
    ['unit', [`${long}/${long}.mtf`]],
    ['bv', [long]],
    ['bv', ['--units', long, 'Nobody']],
    ['bv', ['--gunnery', long, 'Atlas AS7-D']],
    ['bv', ['--ruleset', long, 'Atlas AS7-D']],
    ['to-hit', ['--range', long]],
    ['to-hit', ['--weapon', long, '--range', '3']],
    ['to-hit', ['--attacker', long, '--range', '3']],
    ['to-hit', ['--units', long, '--attacker', 'Nobody', '--range', '3']],
    ['to-hit', ['--abilities', long]],
    ['to-hit', ['--target-terrain', long]],
    ['to-hit', [`--${long}`]],
    ['find', [`era="${long}"`]],
    ['find', [`bv>${long}`]],
    ['find', [`${long}=5`]],
    ['find', ['--limit', long]],
    ['muster', ['--bv', '5000', '--query', `role="${long}"`]],
    ['muster', ['--bv', '5000', '--count', long]],
    ['muster', ['--bv', '5000', '--skills', long]],
    ['force', [`${long}:3/4`]],
    ['force', [`${long}.mul`]],
    ['force', [`Atlas AS7-D:3/4:${long}`]],
    ['force', [`Atlas AS7-D:${'9'.repeat(long.length)}/4`]],
    ['force', ['Atlas AS7-D', '--out', `${long}/out.mul`]],
    ['force', ['Nobody', '--units', long]],
    ['battle', ['--red', long, '--blue', 'Locust LCT-1V']],
    ['battle', ['--red', `${long}.mul`, '--blue', 'Locust LCT-1V']],
    ['battle', [...battle, '--map', long]],
    ['battle', [...battle, '--map', `${long}.board`]],
    ['battle', [...battle, '--bots', long]],
    ['battle', [...battle, '--checkpoint', `${long}/run`]],
    ['battle', [...battle, '--log', `${long}/story`]],
    ['battle', [...battle, '--log', `${long}/story`, '--checkpoint', `${long}/story`]],
    ['compare', [...forces, '--change', long]],
    ['compare', [...forces, '--change', `red.skills=${long}`]],
    ['compare', [...forces, '--change', `red.${'9'.repeat(long.length)}.skills=3/4`]],
    ['compare', [...forces, '--change', `red.quirk=+${long}`]],
    ['compare', [...forces, '--change', `red.weapon-quirk=+accurate:${long}`]],
    ['compare', [...forces, '--change', `map=${long}`]],
    ['fair', [...forces, '--vary', long]],
    ['fair', [...forces, '--vary', `red=${long}|Locust LCT-1V`]],
    ['fair', [...forces, '--vary', `blue.${'9'.repeat(long.length)}.skills`]],
    ['find', ['--sort', long]],
    ['find', ['--units', long, 'chassis=Nobody']],
    ['find', [`kind=${long}`]],
    ['muster', ['--bv', long]],
    ['muster', ['--bv', '6000', '--query', `kind=${long}`]],
    ['muster', ['--bv', '6000', '--against', long]],
    ['muster', ['--bv', '6000', '--out', `${long}/out.mul`]],
    ['analyse', [long]],
    ['analyse', ['replay.json', '--games', long]],
    ['merge', [long]],
    ['merge', [`${long}/part.json`, '--json']],
    ['serve', ['--port', long]],
    ['worker', ['--queue', long]],
    ['worker', ['--threads', long]],
    ['completion', [long]],
    [long, []],
  ];
};

describe.each([
  ['of a megabyte', 'x'.repeat(1_000_000)],
  ['of 200 characters', 'x'.repeat(200)],
  ['of 200 characters with blanks', 'x '.repeat(100)],
  ['of 200 characters with slashes', 'x/'.repeat(100)],
])('values %s', (_, long) => {
  it('are tried on every command', async () => {
    const tried = new Set(withValue(long).map(([command]) => command));
    expect((await commandNames()).filter((name) => !tried.has(name))).toEqual([]);
  });

  it.each(withValue(long))('are cut in messages, case %#', async (command, args) => {
    const { code, out, err } = await tarcomp(command, ...args);
    expect(code).toBeGreaterThan(0);
    expect(out).toBe('');
    expect(err).not.toMatch(/[x9 /]{81}/);
    expect(err.length).toBeLessThan(2500);
  });

  it('are cut where a file holds them', async () => {
    const unit = sampleMtf().replace('Medium Laser', long);
    const folder = folderOf({ 'unit.mtf': unit, 'broken.mtf': unit.replace(/^Mass:.*$/m, `Mass:${long}`) });
    for (const args of [
      ['bv', folder],
      ['unit', folder],
      ['unit', '--json', folder],
    ]) {
      const { err } = await tarcomp(...args);
      expect(err).not.toMatch(/x{81}/);
    }
    const { out } = await tarcomp('bv', '--json', folder);
    expect(out).not.toMatch(/x{81}/);
  });
});

describe('a list that is given several times', () => {
  const json = async <Result>(...args: string[]): Promise<Result> => {
    const { code, out, err } = await tarcomp(...args, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return JSON.parse(out) as Result;
  };

  it('is no list where one thing varies, and is refused', async () => {
    const forces = ['--red', 'Locust LCT-1V', '--blue', 'Locust LCT-1V'];
    const { code, err } = await tarcomp('fair', ...forces, '--vary', 'blue.skills', '--vary', 'red.skills');
    expect(code).toBe(2);
    expect(err).toContain('It was given twice; vary one thing at a time.');
  });

  it.each([
    ['unit', ['Atlas AS7-D']],
    ['bv', ['Atlas AS7-D']],
    ['to-hit', ['--attacker', 'Atlas AS7-D', '--range', '3']],
    ['force', ['Atlas AS7-D']],
    ['battle', ['--red', 'Atlas AS7-D', '--blue', 'Atlas AS7-D']],
    ['compare', ['--red', 'Atlas AS7-D', '--blue', 'Atlas AS7-D', '--change', 'red.skills=3/4']],
    ['fair', ['--red', 'Atlas AS7-D', '--blue', 'Atlas AS7-D', '--vary', 'red.skills']],
  ])('is no list where units are looked up in one place, and is refused: %s', async (command, args) => {
    const places = ['--units', folderOf({}), '--units', folderOf({})];
    const { code, out, err } = await tarcomp(command, ...args, ...places);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('It was given twice; put all units into one folder');
  });

  it.each(['--red', '--blue'])('adds up: %s', async (flag) => {
    const other = flag === '--red' ? '--blue' : '--red';
    const { units } = await json<{ units: { id: string; unit: string }[] }>(
      ...['battle', flag, 'Locust LCT-1V', flag, 'Commando COM-2D,Locust LCT-1V', other, 'Locust LCT-1V'],
      ...['--games', '1', '--turns', '1', '--threads', '1', '--map', 'open:10x10'],
    );
    expect(units).toHaveLength(4);
    expect(units.filter(({ unit }) => unit === 'Commando COM-2D')).toHaveLength(1);
  });

  it.each([
    ['--abilities', 'sniper', 'blood_stalker'],
    ['--quirks', 'imp_target_long', 'distracting'],
    ['--target-quirks', 'low_profile', 'distracting'],
    ['--actuators', 'shoulder', 'upper-arm'],
    ['--between', 'light_woods', 'heavy_woods'],
    ['--target-terrain', 'light_woods', 'light_smoke'],
    ['--weapon-quirks', 'accurate', 'inaccurate'],
  ])('means the same as the list in one: %s', async (flag, first, second) => {
    const shot = ['to-hit', '--weapon', 'PPC', '--range', '14', '--designated-target', 'x'];
    expect(await json(...shot, flag, first, flag, second)).toEqual(
      await json(...shot, flag, `${first},${second}`),
    );
  });
});
