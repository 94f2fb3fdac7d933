import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../../../src/cli/program.js';
import { BATTLE_ARMOR, blkText, DROPSHIP, FIGHTER, INFANTRY, TANK } from '../../units/blk/blk-text.js';
import { sampleBlk, sampleMtf } from '../../units/sample-units.js';
import { tarcomp } from '../run-in-process.js';
import { folderOf } from '../temporary-folder.js';

const sampleFile = (text: string, name = 'sample.mtf'): string => join(folderOf({ [name]: text }), name);

describe('tarcomp unit', () => {
  it("shows a 'Mech as a sheet", async () => {
    const { code, out, err } = await tarcomp('unit', sampleFile(sampleMtf({ clanName: 'Muster' })));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(`Sample (Muster) SMP-1
50 tons, BattleMech, Inner Sphere, 3025, Scout, The tests

Movement    walk 4, run 6
Engine      200 fusion
Gyro        standard
Cockpit     standard
Heat sinks  10 single, 8 of them in the engine; sink 10 a turn
Armor       Standard, 112 points
Structure   Standard, 83 points

Location          Armor  Rear  Structure
HD  head              9                3
CT  center torso     12     5         16
RT  right torso      12     5         12
LT  left torso       12     5         12
RA  right arm        12                8
LA  left arm         12                8
RL  right leg        14               12
LL  left leg         14               12

Weapon        Place       Damage  Heat  Short  Med  Long  Shots
Medium Laser  RT rear          5     3      3    6     9
SRM 6         LT       2/missile     4      3    6     9     15
Medium Laser  RA               5     3      3    6     9
Medium Laser  LA               5     3      3    6     9

Ammunition  SRM 6 Ammo: 15 in LT

Quirks      easy maintain
On weapons  Medium Laser: accurate
`);
  });

  it('shows a vehicle with the words of a vehicle', async () => {
    const { code, out } = await tarcomp('unit', sampleFile(sampleBlk({ model: 'II' }), 'tank.blk'));
    expect(code).toBe(0);
    expect(out).toMatch(/^Sample Tank II\n40 tons, Tank, Inner Sphere, 3025\n/);
    expect(out).toContain('Movement    cruise 4, flank 6 (tracked)\nEngine      internal combustion\n');
    expect(out).toMatch(/^FR {2}front +20 +4$/m);
    expect(out).toMatch(/^AC\/5 +TU +5 +1 +3 +6 +12 +18 +20$/m);
  });

  it.each([
    ['a support vehicle', { UnitType: 'SupportTank', barrating: 5 }, '60 tons, support vehicle, '],
    [
      'a trailer',
      { UnitType: 'SupportTank', barrating: 5, trailer: '' },
      '60 tons, support vehicle (trailer), ',
    ],
    ['a vessel', { motion_type: 'Submarine' }, '60 tons, naval vessel, '],
    ['a superheavy', { tonnage: 120, armor: [1, 1, 1, 1, 1, 1] }, '120 tons, superheavy Tank, '],
    ['an omni vehicle', { omni: '' }, '60 tons, Omni Tank, '],
    ['a light one', { tonnage: 1 }, '1 ton, Tank, '],
  ])('names %s by its kind', async (_, blocks, kind) => {
    const { out } = await tarcomp('unit', sampleFile(blkText({ ...TANK, ...blocks }), 'tank.blk'));
    expect(out.split('\n')[1]).toMatch(new RegExp(`^${kind.replace(/[()]/g, '\\$&')}`));
  });

  it.each([
    [BATTLE_ARMOR, 'battle armor, '],
    [INFANTRY, 'infantry, '],
    [FIGHTER, '65 tons, aerospace fighter, '],
    [DROPSHIP, '3,500 tons, spheroid DropShip, '],
  ])('names other units by their kind', async (blocks, kind) => {
    const { out } = await tarcomp('unit', sampleFile(blkText(blocks), 'unit.blk'));
    expect(out.split('\n')[1]).toContain(kind);
  });

  it('shows the sides of a vehicle that has six, its structure and the room it has', async () => {
    const blocks = {
      ...TANK,
      UnitType: 'LargeSupportTank',
      barrating: 7,
      armor: [6, 5, 5, 4, 4, 3],
      'Turret Equipment': undefined,
      transporters: [
        'cargobay:9.5:1:1',
        'cargobay:0.5:1:2',
        'troopspace:3.0',
        'dockingcollar',
        'dockingcollar',
      ],
    };
    const { out } = await tarcomp('unit', sampleFile(blkText(blocks), 'train.blk'));
    expect(out).toMatch(/^FRRS {2}front right +5 +6$/m);
    expect(out).toMatch(/^RRLS {2}rear left +4 +6$/m);
    expect(out).toMatch(/^Structure {3}36 points$/m);
    expect(out).toMatch(/^Carries {5}cargo 10 t, troops 3 t, docking collars 2$/m);
  });

  it('shows where a launcher looks that looks neither ahead nor back', async () => {
    const file = sampleFile(sampleMtf().replace('Medium Laser (R)', 'ISVehicularGrenadeLauncher (RL)'));
    expect((await tarcomp('unit', file)).out).toMatch(/^Vehicular Grenade .* RT rear left /m);
    const { equipment } = JSON.parse((await tarcomp('unit', '--json', file)).out);
    expect(equipment).toContainEqual(expect.objectContaining({ facing: 'rear-left', rear: true }));
  });

  it('shows warnings with their lines', async () => {
    const text = sampleMtf().replace('Medium Laser (R)', 'Wunderwaffe');
    const line = text.split('\n').indexOf('Wunderwaffe') + 1;
    const { code, out } = await tarcomp('unit', sampleFile(text));
    expect(code).toBe(0);
    expect(out).toMatch(/^Equipment {3}Wunderwaffe \(unknown\)/m);
    expect(out).toMatch(new RegExp(`^Warnings {4}line ${line}: .*Wunderwaffe`, 'm'));
  });

  it('shows one sheet after the other, and problems in between on stderr', async () => {
    const { code, out, err } = await tarcomp(
      'unit',
      sampleFile(sampleMtf()),
      'no.mtf',
      sampleFile(sampleMtf()),
    );
    expect(code).toBe(1);
    expect(err).toBe('no.mtf: no such file or folder\n');
    expect(out.split(`\n\n${'-'.repeat(80)}\n\n`).map((sheet) => sheet.split('\n')[0])).toEqual([
      'Sample SMP-1',
      'Sample SMP-1',
    ]);
  });

  it('shows no control character of a file', async () => {
    const { out } = await tarcomp('unit', sampleFile(sampleMtf({ chassis: 'Sam\u001b[2Jple' })));
    expect(out).toMatch(/^Sam\\u001b\[2Jple SMP-1\n/);
  });

  it('prints one JSON object a line', async () => {
    const file = sampleFile(sampleMtf());
    const { code, out, err } = await tarcomp('unit', '--json', file, 'No Such Unit Anywhere');
    expect(code).toBe(1);
    const [unit, error, ...rest] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rest).toEqual([]);
    expect(error).toEqual({ file: 'No Such Unit Anywhere', error: err.trimEnd() });
    expect(unit).toMatchObject({
      file,
      chassis: 'Sample',
      model: 'SMP-1',
      clanName: null,
      unitType: 'Mek',
      tonnage: 50,
      techBase: 'Inner Sphere',
      year: 3025,
      role: 'Scout',
      walk: 4,
      run: 6,
      jump: 0,
      heatSinks: 10,
      heatSinkType: 'single',
      quirks: ['easy_maintain'],
      weaponQuirks: { 'Medium Laser': ['accurate'] },
      warnings: [],
    });
    expect(unit.locations[1]).toEqual({
      location: 'CT',
      armor: 12,
      rear: 5,
      structure: 16,
      armorType: 'Standard',
    });
    expect(unit.equipment).toContainEqual({ name: 'Medium Laser', location: 'RT', rear: true, slot: 0 });
    expect(unit.equipment).toContainEqual({
      name: 'Medium Laser',
      location: 'RA',
      rear: false,
      slot: 4,
      quirks: ['accurate'],
    });
    expect(unit.equipment).toContainEqual({ name: 'Heat Sink', location: null, rear: false });
  });

  it('prints null for the tonnage of a unit that states none, and the name of what nobody knows', async () => {
    const turret = sampleBlk({ chassis: 'Sample Turret' })
      .replace('\nTank\n', '\nGunEmplacement\n')
      .replace(/<tonnage>[^/]*<\/tonnage>/, '')
      .replace('<Turret Equipment>\nAutocannon/5\n</Turret Equipment>', '')
      .replace(
        '<Body Equipment>\nIS Ammo AC/5\n</Body Equipment>',
        '<GUNS Equipment>\nWunderwaffe\n</GUNS Equipment>',
      );
    const { code, out } = await tarcomp('unit', '--json', sampleFile(turret, 'turret.blk'));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      unitType: 'Gun Emplacement',
      tonnage: null,
      heatSinks: null,
      equipment: [{ name: 'Wunderwaffe', location: 'GUN', rear: false }],
      warnings: [expect.stringMatching(/^line \d+: .*Wunderwaffe/)],
    });
  });

  it.each([
    ['nothing is named', ['unit'], "missing required argument 'unit'"],
    ['a flag is unknown', ['unit', '--loud', 'Atlas AS7-D'], "unknown option '--loud'"],
    [
      'a flag lacks its value',
      ['unit', 'Atlas AS7-D', '--units'],
      "option '--units <dir|zip>' argument missing",
    ],
  ])('exits with 2 when %s', async (_, args, message) => {
    const { code, out, err } = await tarcomp(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  it('prints help with examples', async () => {
    const { code, out } = await tarcomp('unit', '--help');
    expect(code).toBe(0);
    expect(out).toContain('Examples:\n  tarcomp unit "Atlas AS7-D"');
  });

  it('tells a person who waits how far it is, and leaves no trace of it', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 150 }, (_, place) => [`${place}.mtf`, sampleMtf()]),
    );
    let err = '';
    const stderr = { isTTY: true, write: (text: string) => (err += text) };
    await run(['unit', '--json', folderOf(files)], { stdout: { write: () => true }, stderr });
    const [before, progress, after] = err.split('\r\u001b[K');
    expect([before, after]).toEqual(['', '']);
    expect(progress).toMatch(/^100 units read: \d+\.mtf$/);
  });
});
