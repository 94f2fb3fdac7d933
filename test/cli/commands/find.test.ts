import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleMtf } from '../../units/sample-units.js';
import { tarcomp } from '../run-in-process.js';

const jsonLines = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('tarcomp find', () => {
  it('finds a tank by its name, typed badly or not', async () => {
    for (const name of ['manticore', 'mantocore']) {
      const { code, out } = await tarcomp('find', name);
      expect(code).toBe(0);
      expect(out).toMatch(/^Manticore Heavy Tank .* tank +60 /m);
    }
  });

  it('finds a Clan heavy with two ER PPCs under 2,500', async () => {
    const { code, out } = await tarcomp(
      'find',
      'kind=mek tech=Clan tons=60-75 has="ER PPC":>=2 bv<2500',
      '--json',
    );
    expect(code).toBe(0);
    const rows = jsonLines(out);
    expect(rows.map(({ name }) => name)).toContain('Linebacker Prime');
    for (const row of rows) expect(row).toMatchObject({ kind: 'mek', techBase: 'Clan' });
  });

  it('prints what the contract names, one object a line', async () => {
    const { out } = await tarcomp('find', 'model=AS7-D chassis=Atlas', '--json');
    expect(jsonLines(out)).toEqual([
      expect.objectContaining({
        id: 'atlas-as7-d',
        name: 'Atlas AS7-D',
        chassis: 'Atlas',
        model: 'AS7-D',
        kind: 'mek',
        tonnage: 100,
        battleValue: 1897,
        year: 2755,
        role: 'Juggernaut',
        techBase: 'Inner Sphere',
        rulesLevel: 1,
        walk: 3,
        run: 5,
        jump: 0,
      }),
    ]);
  });

  it.each([
    ['standard', 1986],
    ['total-warfare', 1966],
    ['core', 1966],
  ])('prices units by %s, in what it asks for, too', async (ruleset, value) => {
    const unit = 'chassis=BattleMaster model=BLR-6X';
    const { out } = await tarcomp('find', unit, `bv=${value}`, '--ruleset', ruleset, '--json');
    expect(jsonLines(out)).toEqual([expect.objectContaining({ battleValue: value })]);
  });

  it('sorts and cuts', async () => {
    const { out } = await tarcomp(
      'find',
      'kind=mek',
      'tons=100',
      '--sort',
      'bv:desc',
      '--limit',
      '3',
      '--json',
    );
    const values = jsonLines(out).map(({ battleValue }) => battleValue as number);
    expect(values).toHaveLength(3);
    expect([...values].sort((a, b) => b - a)).toEqual(values);
  });

  it('shows people the first fifty, and how many more there are', async () => {
    const { out } = await tarcomp('find');
    expect(out.trimEnd().split('\n')).toHaveLength(52);
    expect(out).toContain('and 10,192 more');
  });

  it('shows the ends of long names, which tell variants apart', async () => {
    const { out } = await tarcomp('find', 'elemental battle armor', '--limit', '6');
    const lines = out.trimEnd().split('\n').slice(1);
    for (const line of lines) expect(line).toMatch(/^Elemental .*…?.*\(Sqd\d\) +battlearmor/);
    expect(new Set(lines.map((line) => line.slice(0, 40))).size).toBe(6);
  });

  it('says that nothing was found, and that is no failure', async () => {
    expect(await tarcomp('find', 'tons=3000', 'kind=mek')).toEqual({
      code: 0,
      out: '',
      err: 'No unit fits that query.\n',
    });
  });

  it('points at the place where a query cannot be read, and exits with 2', async () => {
    const { code, err } = await tarcomp('find', 'atlas speed>3');
    expect(code).toBe(2);
    expect(err).toContain('at character 7 of the query: "speed" is not a field');
  });

  it.each([
    ['--sort', 'speed'],
    ['--sort', 'bv:up'],
    ['--limit', '-1'],
  ])('refuses %s %s', async (flag, value) => {
    expect((await tarcomp('find', 'atlas', flag, value)).code).toBe(2);
  });

  it('looks through units of one’s own as well, and names those that are broken', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tarcomp-find-'));
    writeFileSync(join(folder, 'own.mtf'), sampleMtf().replace(/^chassis:.*$/im, 'chassis:Homemade'));
    writeFileSync(join(folder, 'broken.mtf'), 'chassis:Broken\nmodel:X\n');
    const { code, out, err } = await tarcomp('find', 'homemade', '--units', folder, '--json');
    expect(jsonLines(out).map(({ chassis }) => chassis)).toEqual(['Homemade']);
    expect(err).toContain('broken.mtf');
    expect(code).toBe(1);
  });
});

describe('Names of units', () => {
  it('mean any unit of the library', async () => {
    const { code, out } = await tarcomp('bv', 'Manticore Heavy Tank', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ chassis: 'Manticore Heavy Tank', unitType: 'Tank', tonnage: 60 });
  });

  it('that leave out the model mean the best-known variant', async () => {
    const { out } = await tarcomp('bv', 'Atlas', '--json');
    expect(JSON.parse(out)).toMatchObject({ model: 'AS7-D', battleValue: 1897 });
  });
});
