import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sampleMtf } from '../../units/sample-units.js';
import { tarcomp } from '../run-in-process.js';

interface Force {
  readonly battleValue: number;
  readonly units: readonly {
    readonly id: string;
    readonly gunnery: number;
    readonly piloting: number;
    readonly battleValue: number;
  }[];
  readonly winRate?: { readonly value: number; readonly low: number; readonly high: number };
  readonly games?: number;
}

async function mustered(...args: readonly string[]): Promise<readonly Force[]> {
  const { code, out, err } = await tarcomp('muster', ...args, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return (JSON.parse(out) as { forces: readonly Force[] }).forces;
}

describe('tarcomp muster', () => {
  it('draws four units that spend the budget, but for two in a hundred', async () => {
    const [force] = await mustered('--bv', '6000');
    expect(force?.units).toHaveLength(4);
    expect(force?.battleValue).toBeLessThanOrEqual(6000);
    expect(force?.battleValue).toBeGreaterThanOrEqual(5880);
    expect(force?.units.reduce((sum, { battleValue }) => sum + battleValue, 0)).toBe(force?.battleValue);
  });

  it('draws the same force from the same seed, and another from another', async () => {
    const first = await mustered('--bv', '5000', '--seed', '7');
    expect(await mustered('--bv', '5000', '--seed', '7')).toEqual(first);
    expect(await mustered('--bv', '5000', '--seed', '8')).not.toEqual(first);
  });

  it('keeps to the query, the count, the skills and the tolerance', async () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const [force] = await mustered(
        ...['--bv', '7000', '--tolerance', '50', '--count', '3-5', '--skills', '2-4/3-5'],
        ...['--query', 'kind=mek tech=Clan tons>=50', '--seed', String(seed)],
      );
      expect(force?.battleValue).toBeGreaterThanOrEqual(6950);
      expect([3, 4, 5]).toContain(force?.units.length);
      for (const { gunnery, piloting } of force?.units ?? []) {
        expect([2, 3, 4]).toContain(gunnery);
        expect([3, 4, 5]).toContain(piloting);
      }
      expect(new Set(force?.units.map(({ id }) => id)).size).toBe(force?.units.length);
    }
  });

  it('draws tanks and infantry as well as ’Mechs', async () => {
    const [force] = await mustered('--bv', '2000', '--query', 'kind=tank,infantry', '--count', '5');
    expect(force?.units).toHaveLength(5);
  });

  it('draws units of one’s own from an archive', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tarcomp-muster-'));
    const place = join(folder, 'own.zip');
    const own = sampleMtf().replace(/^chassis:.*$/im, 'chassis:Homemade');
    writeFileSync(place, zipSync({ 'own.mtf': strToU8(own) }));
    const { code, out } = await tarcomp(
      ...[
        'muster',
        '--bv',
        '5000',
        '--tolerance',
        '5000',
        '--count',
        '1',
        '--query',
        'homemade',
        '--units',
        place,
        '--json',
      ],
    );
    expect(code).toBe(0);
    expect((JSON.parse(out) as { forces: readonly Force[] }).forces[0]?.units).toHaveLength(1);
  });

  it('says what it could not satisfy', async () => {
    const { code, err } = await tarcomp(
      'muster',
      '--bv',
      '100',
      '--count',
      '4',
      '--query',
      'kind=mek tons=100',
    );
    expect(code).toBe(1);
    expect(err).toMatch(
      /No force of 4 units for 98 to 100 points was found among \d+ units, which are worth/,
    );
    expect((await tarcomp('muster', '--bv', '5000', '--query', 'xyzzy')).err).toContain(
      'No unit fits the query',
    );
  });

  it('ranks candidates by how often they beat a force, with intervals', { timeout: 60_000 }, async () => {
    const forces = await mustered(
      ...['--bv', '1500', '--count', '1', '--candidates', '4', '--games', '20', '--threads', '1'],
      ...['--query', 'kind=mek tons>=50 rules<=2', '--against', 'Locust LCT-1V'],
    );
    expect(forces).toHaveLength(4);
    const rates = forces.map(({ winRate }) => winRate?.value ?? 0);
    expect([...rates].sort((a, b) => b - a)).toEqual(rates);
    // A medium 'Mech or heavier beats a Locust more often than not.
    expect(rates[0]).toBeGreaterThan(0.5);
    for (const { winRate } of forces) expect(winRate?.low).toBeLessThanOrEqual(winRate?.value ?? 0);
  });

  it('writes the force for MegaMek', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tarcomp-muster-')), 'lance.mul');
    const [force] = await mustered('--bv', '4000', '--out', file);
    expect(readFileSync(file, 'utf8').match(/<entity /g)).toHaveLength(force?.units.length ?? 0);
  });

  it('writes it as JSON, too, and both are worth what was drawn', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tarcomp-muster-'));
    for (const name of ['lance.json', 'lance.mul']) {
      const file = join(folder, name);
      const [force] = await mustered('--bv', '8000', '--query', 'kind=mek has="C3 Computer*"', '--out', file);
      const { code, out } = await tarcomp('force', file, '--json');
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ battleValue: force?.battleValue });
    }
    expect(JSON.parse(readFileSync(join(folder, 'lance.json'), 'utf8'))).toMatchObject({ budget: 8000 });
  });

  it('says which units cannot fight, before anything is played', async () => {
    const against = ['--against', 'Locust LCT-1V'];
    const { code, err } = await tarcomp(
      ...['muster', '--bv', '1000', '--count', '4', '--query', 'kind=aero', ...against],
    );
    expect(code).toBe(1);
    expect(err).toMatch(/Units that came up and cannot fight: \d+\. .* Change --bv/);
    const other = await tarcomp('muster', '--bv', '1000', '--count', '1', '--against', 'Lucifer LCF-R15');
    expect(other.code).toBe(1);
    expect(other.err).toMatch(/^--against: .* can fight a battle/);
    expect(other.err).not.toContain('--checkpoint');
  });

  it.each([
    ['--bv', '0'],
    ['--bv', '5000', '--count', '5-3'],
    ['--bv', '5000', '--count', '99'],
    ['--bv', '5000', '--skills', '4'],
    ['--bv', '5000', '--skills', '9/5'],
    ['--bv', '5000', '--query', 'bv>'],
  ])('refuses %s %s %s %s', async (...args) => {
    expect((await tarcomp('muster', ...args)).code).toBe(2);
  });
});
