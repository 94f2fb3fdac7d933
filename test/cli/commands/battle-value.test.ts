import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleBlk, sampleMtf } from '../../units/sample-units.js';
import { tarcomp } from '../run-in-process.js';
import { folderOf } from '../temporary-folder.js';

// The Battle Values of these units are published: 1897 and 2737.

describe('tarcomp bv', () => {
  it('prints a table of the units named, with their total', async () => {
    const { code, out, err } = await tarcomp('bv', 'Atlas AS7-D', 'Timber Wolf Prime');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Atlas AS7-D +100 +1155\.6 +741\.5 +1897$/m);
    expect(out).toMatch(/^Mad Cat \(Timber Wolf\) Prime +75 +963\.0 +1774\.2 +2737$/m);
    expect(out).toMatch(/^Total +4634$/m);
  });

  it('prints one JSON object a line with --json, and nothing else', async () => {
    const { code, out } = await tarcomp('bv', '--json', 'Atlas AS7-D');
    expect(code).toBe(0);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        file: expect.stringMatching(/atlas-as7-d\.json$/),
        chassis: 'Atlas',
        model: 'AS7-D',
        unitType: 'Mek',
        tonnage: 100,
        battleValue: 1897,
        defensive: 1155.6,
        offensive: 741.5,
      },
    ]);
  });

  it('prints the itemised sums with --report, ending in the Battle Value', async () => {
    const { out } = await tarcomp('bv', '--report', 'Atlas AS7-D');
    expect(out).toMatch(/^ {2}Armor +304 × 2\.5 += 760$/m);
    expect(out).toMatch(/^ {2}Internal structure +\+ 152 × 1\.5 += 988$/m);
    expect(out).toMatch(/^ {2}Heat efficiency +6 \+ 20 − 2 \(run\) = 24$/m);
    expect(out.trimEnd()).toMatch(/= 1897$/);
  });

  it('counts in the skills of a pilot', async () => {
    // 1897 × 1.32 for gunnery 3 and piloting 4.
    const { out } = await tarcomp('bv', '--json', '--gunnery', '3', '--piloting', '4', 'Atlas AS7-D');
    expect(JSON.parse(out)).toMatchObject({ battleValue: 2504 });
  });

  it('names paths below the folder, and lets the others through when one cannot be read', async () => {
    const folder = folderOf({
      'mechs/sample.mtf': sampleMtf(),
      'tanks/broken.blk': sampleBlk().replaceAll('Tracked', 'Legged'),
      'tanks/tank.blk': sampleBlk(),
    });
    const { code, out, err } = await tarcomp('bv', '--json', folder);
    expect(code).toBe(1);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ file }) => file)).toEqual(['mechs/sample.mtf', 'tanks/broken.blk', 'tanks/tank.blk']);
    expect(lines[0].battleValue).toBeGreaterThan(0);
    expect(lines[1]).toEqual({ file: 'tanks/broken.blk', error: expect.stringMatching(/"legged"/) });
    // (80 × 2.5 + 20 × 1.5) × 0.9 × 1.2 = 248.4; (70 + 9 + 40 × 0.5) × 1.12 = 110.88
    expect(lines[2]).toMatchObject({ unitType: 'Tank', tonnage: 40, battleValue: 359 });
    expect(err).toMatch(/broken\.blk/);
  });

  it.each([
    ['a skill beyond 8', ['--gunnery', '9', 'Atlas AS7-D'], /whole number from 0 to 8/],
    ['a skill that is no number', ['--piloting', 'ace', 'Atlas AS7-D'], /whole number from 0 to 8/],
    ['an unknown ruleset', ['--ruleset', 'house', 'Atlas AS7-D'], /standard, total-warfare/],
    ['no unit', [], /missing required argument/],
  ])('answers %s with exit code 2', async (_what, args, message) => {
    const { code, out, err } = await tarcomp('bv', ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
  });

  it('answers an unknown unit with near misses and exit code 1', async () => {
    const { code, err } = await tarcomp('bv', 'Atals AS7-D', join('no', 'such.mtf'));
    expect(code).toBe(1);
    expect(err).toMatch(/Atlas AS7-D/);
    expect(err).toMatch(/such\.mtf/);
  });
});
