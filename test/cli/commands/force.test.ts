import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseMtf, writeUnitJson } from '../../../src/index.js';
import { customMech } from '../../battle/custom-mech.js';
import { sampleMtf } from '../../units/sample-units.js';
import { tarcomp } from '../run-in-process.js';
import { folderOf } from '../temporary-folder.js';

const LANCE = `<?xml version="1.0" encoding="UTF-8"?>
<unit version="0.50.07">
  <entity chassis="Atlas" model="AS7-D" type="Biped">
    <pilot size="1" name="A. Pilot" gunnery="3" piloting="4" hits="1" advantages="sniper true" edge="edge 2"/>
    <location index="4"><armor points="12"/></location>
  </entity>
  <entity chassis="Mad Cat (Timber Wolf)" model="Prime" type="Biped"/>
</unit>
`;

const GUNNER = customMech({
  slots: { RT: ['Autocannon/10*7'], LT: ['ISAC10 Armor-Piercing Ammo', 'ISAC10 Precision Ammo'] },
});

// What a command needs is loaded once.
beforeAll(() => tarcomp('force', '--help'), 60_000);

describe('tarcomp force', () => {
  it('shows units and pilots with their Battle Values, and the total', async () => {
    const path = join(folderOf({ 'lance.mul': LANCE }), 'lance.mul');
    const { code, out, err } = await tarcomp('force', path, 'Locust LCT-1V');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    // 1,897 of the Atlas with a pilot of 3/4, 2,737 of the Mad Cat, 432 of the Locust.
    expect(out).toMatch(/^Atlas AS7-D +A\. Pilot +3\/4 +1897 +2504$/m);
    expect(out).toMatch(/^Mad Cat \(Timber Wolf\) Prime +4\/5 +2737 +2737$/m);
    expect(out).toMatch(/^Total +5673$/m);
    expect(out).toContain('Atlas AS7-D: sniper, Edge 2, wounded once, damaged');
  });

  it('writes a force that it reads again', async () => {
    const folder = folderOf({ 'lance.mul': LANCE });
    const written = join(folder, 'written.mul');
    const first = await tarcomp('force', join(folder, 'lance.mul'), '--json', '--out', written);
    const again = await tarcomp('force', written, '--json');
    expect(again).toEqual(first);
    expect(readFileSync(written, 'utf8')).toContain('chassis="Mad Cat (Timber Wolf)" model="Prime"');
  });

  it('reads and writes full bins by the ruleset', async () => {
    const folder = folderOf({
      'gunner.json': writeUnitJson(GUNNER),
      'lance.mul': `<unit><entity chassis="${GUNNER.chassis}" model="${GUNNER.model}">
        <location index="3"><slot index="1" shots="3"/></location></entity></unit>`,
    });
    const written = join(folder, 'written.mul');
    const read = async (path: string, ruleset: string, ...flags: readonly string[]) => {
      const given = [path, '--units', folder, '--ruleset', ruleset, '--json', ...flags];
      const { out, err } = await tarcomp('force', ...given);
      return [JSON.parse(out).units[0].condition.rounds, err];
    };
    // A ton of precision rounds for an AC/10: 5, or 6 by the Core Rulebook.
    const lance = join(folder, 'lance.mul');
    expect(await read(lance, 'total-warfare')).toEqual([[3, 5], '']);
    expect(await read(lance, 'core', '--out', written)).toEqual([[3, 6], '']);
    expect(readFileSync(written, 'utf8').match(/shots="\d+"/g)).toEqual(['shots="3"']);
    expect(await read(written, 'core')).toEqual([[3, 6], '']);
    expect(await read(written, 'total-warfare')).toEqual([[3, 5], '']);
  });

  it('writes JSON that it reads again, and that battles read', async () => {
    const folder = folderOf({ 'lance.mul': LANCE });
    const written = join(folder, 'written.json');
    const first = await tarcomp('force', join(folder, 'lance.mul'), '--json', '--out', written);
    expect(JSON.parse(readFileSync(written, 'utf8'))).toEqual(JSON.parse(first.out));
    expect(await tarcomp('force', written, '--json')).toEqual(first);
    const short = ['--games', '1', '--map', 'open:12x12', '--turns', '1', '--json'];
    const { code, err } = await tarcomp('battle', '--red', written, '--blue', 'Locust LCT-1V', ...short);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('reads units of JSON files beside forces of JSON files', async () => {
    const folder = folderOf({
      'unit.json': writeUnitJson(parseMtf(sampleMtf())),
      'force.json':
        '{ "format": "tarcomp-force", "schema": 2, "units": [{ "chassis": "Locust", "model": "LCT-1V" }] }',
    });
    const { out, err } = await tarcomp('force', join(folder, 'unit.json'), join(folder, 'force.json'));
    expect(err).toBe('');
    expect(out).toMatch(/^Sample .*\nLocust LCT-1V /m);
  });

  it('takes forces as command lines write them', async () => {
    const { out } = await tarcomp('force', 'Atlas AS7-D:3/4:sniper+edge=3,Locust LCT-1V', '--json');
    const { units } = JSON.parse(out) as { units: { pilot: object }[] };
    expect(units.map(({ pilot }) => pilot)).toEqual([
      { name: '', gunnery: 3, piloting: 4, abilities: ['sniper', 'edge'], edge: 3 },
      { name: '', gunnery: 4, piloting: 5, abilities: [], edge: 0 },
    ]);
  });

  it('counts C3 unless it is told not to', async () => {
    const slave = sampleMtf().replace('-Empty-', 'ISC3SlaveUnit');
    const master = sampleMtf({ chassis: 'Leader' }).replace(
      'Medium Laser (R)',
      Array(5).fill('ISC3MasterUnit').join('\n'),
    );
    const folder = folderOf({ 'slave.mtf': slave, 'master.mtf': master });
    const values = async (...flags: string[]) => {
      const { out, err } = await tarcomp('force', 'Sample,Leader', '--units', folder, '--json', ...flags);
      expect(err).toBe('');
      return JSON.parse(out) as { units: { base: number; networkBonus: number }[] };
    };
    const linked = await values();
    // 5 % of the sum of all that are linked, for each of them (TechManual).
    const share = Math.round(0.05 * linked.units.reduce((sum, { base }) => sum + base, 0));
    expect(linked.units.map(({ networkBonus }) => networkBonus)).toEqual([share, share]);
    expect((await values('--no-c3')).units.map(({ networkBonus }) => networkBonus)).toEqual([0, 0]);
  });

  it('tells what is missing with its line, shows the rest and fails', async () => {
    const folder = folderOf({ 'lance.mul': LANCE.replace('model="Prime"', 'model="Primo"') });
    const { code, out, err } = await tarcomp('force', join(folder, 'lance.mul'));
    expect(code).toBe(1);
    expect(err).toMatch(/lance\.mul:7: No unit is called "Mad Cat \(Timber Wolf\) Primo"\. Did you mean "/);
    expect(out).toContain('Atlas AS7-D');
  });

  it.each([
    ['no such file', 'nowhere.mul', undefined, 'no such file'],
    [
      'a force with a field that nobody knows',
      'odd.json',
      '{ "format": "tarcomp-force", "schema": 2, "units": [], "x": 1 }',
      'x: there is no such field',
    ],
    ['a file that is no XML', 'bad.mul', 'hello', 'bad.mul:1: not XML'],
    ['an entity bomb', 'bad.mul', '<!DOCTYPE x [<!ENTITY a "b">]><unit/>', 'declares a document type'],
    ['a force of nobody', 'bad.mul', '<unit/>', 'no units in this file'],
  ])('fails for %s', async (_, file, text, message) => {
    const path = join(folderOf(text === undefined ? {} : { [file]: text }), file);
    for (const command of [['force'], ['bv']]) {
      const { code, out, err } = await tarcomp(...command, path);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(message);
    }
  });

  it('opens no file that a force names as its chassis', async () => {
    const folder = folderOf({ 'secret.json': '{}' });
    const text = `<unit><entity chassis="${join(folder, 'secret.json')}"/></unit>`;
    const { code, err } = await tarcomp('force', join(folderOf({ 'x.mul': text }), 'x.mul'));
    expect(code).toBe(1);
    expect(err).not.toContain('tarcomp-unit');
    expect(err).toContain('no such file or folder');
  });

  it('says so where it cannot write', async () => {
    const { code, err } = await tarcomp('force', 'Locust LCT-1V', '--out', '/nowhere/at/all.mul');
    expect(code).toBe(1);
    expect(err).toContain(
      '/nowhere/at/all.mul: cannot be written: there is no such folder (ENOENT); name another file with --out',
    );
  });
});

describe('a .mul file', () => {
  it('is a list of units with pilots for bv, with a total', async () => {
    const path = join(folderOf({ 'lance.mul': LANCE }), 'lance.mul');
    const { out } = await tarcomp('bv', path);
    expect(out).toMatch(/^Atlas AS7-D .* 2504$/m);
    expect(out).toMatch(/^Total +5241$/m);
    const lines = (await tarcomp('bv', '--json', path)).out.trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { battleValue: number }).battleValue)).toEqual([
      2504, 2737,
    ]);
    const better = await tarcomp('bv', '--gunnery', '4', '--piloting', '5', path);
    expect(better.out).toMatch(/^Atlas AS7-D .* 1897$/m);
  });

  it('is a side of a battle, with its pilots and damage', async () => {
    const path = join(folderOf({ 'lance.mul': LANCE }), 'lance.mul');
    const { code, out } = await tarcomp(
      ...['battle', '--red', path, '--blue', 'Locust LCT-1V', '--games', '1', '--turns', '1', '--json'],
    );
    expect(code).toBe(0);
    const { units } = JSON.parse(out) as { units: { unit: string; gunnery: number; abilities: string[] }[] };
    expect(units.slice(0, 2)).toMatchObject([
      { unit: 'Atlas AS7-D', gunnery: 3, abilities: ['sniper'] },
      { unit: 'Mad Cat Prime', gunnery: 4 },
    ]);
  });

  it('that lacks a unit is no side of a battle', async () => {
    const path = join(folderOf({ 'x.mul': '<unit>\n<entity chassis="Nobody"/></unit>' }), 'x.mul');
    const { code, out, err } = await tarcomp('battle', '--red', path, '--blue', 'Locust LCT-1V');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('x.mul:2: No unit is called "Nobody"');
  });

  it('of a game that was played sends those who came through', async () => {
    const record = `<record><survivors><entity chassis="Locust" model="LCT-1V"/></survivors>
      <salvage><entity chassis="Atlas" model="AS7-D"/></salvage></record>`;
    const path = join(folderOf({ 'after.mul': record }), 'after.mul');
    const { out, err } = await tarcomp(
      ...['battle', '--red', path, '--blue', 'Locust LCT-1V', '--games', '1', '--turns', '1', '--json'],
    );
    expect((JSON.parse(out) as { units: unknown[] }).units).toHaveLength(2);
    expect(err).toContain('left out 1 unit listed as salvage or devastated');
  });
});
