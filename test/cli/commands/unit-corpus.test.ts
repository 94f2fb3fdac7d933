import { describe, expect, it } from 'vitest';
import { expectedFigures } from '../../corpus/read-once.js';
import { referenceData, referencePath, whereAbsent } from '../../corpus/shared.js';
import { tarcomp } from '../run-in-process.js';

const units = referencePath('units');

interface Reference {
  readonly path: string;
  readonly chassis: string;
  readonly model: string;
  readonly clanName: string;
  readonly unitType: string;
  readonly walkMP: number;
  readonly runMP: number;
  readonly jumpMP: number;
  readonly heatSinks?: number;
}

describe.skipIf(!referenceData)(`tarcomp unit on the public corpus${whereAbsent}`, () => {
  it('reads every file and agrees with the reference figures', { timeout: 60_000 }, async () => {
    const { code, out, err } = await tarcomp('unit', '--json', units);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const read = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const expected = expectedFigures<Reference>('').sort((a, b) => (a.path < b.path ? -1 : 1));
    expect(
      read.map(({ file, chassis, model, unitType, walk, run, jump, heatSinks }) => ({
        ...{ file, chassis, model, unitType, walk, run, jump, heatSinks },
      })),
    ).toEqual(
      expected.map(({ path, chassis, model, unitType, walkMP, runMP, jumpMP, heatSinks = null }) => ({
        ...{ file: path, chassis, model, unitType, walk: walkMP, run: runMP, jump: jumpMP, heatSinks },
      })),
    );
  });

  it('prints a sheet of at most 80 columns for every file', { timeout: 60_000 }, async () => {
    const { code, out } = await tarcomp('unit', units);
    expect(code).toBe(0);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(out).not.toMatch(/undefined|NaN|\[object|null/);
  });

  it("finds every 'Mech by the Clans' and by the Inner Sphere's name", { timeout: 60_000 }, async () => {
    const twice = expectedFigures<Reference>('').filter(
      ({ unitType, clanName }) => unitType === 'Mek' && clanName !== '',
    );
    // Two chassis may share a name, and then only the other one tells them apart.
    const clanNames = twice.map(({ clanName, model }) => `${clanName} ${model}`);
    const isUnique = (name: string) => clanNames.indexOf(name) === clanNames.lastIndexOf(name);
    const wanted = twice.flatMap(({ chassis, clanName, model, path }) =>
      [`${chassis} ${model}`, `${clanName} ${model}`, `${chassis} (${clanName}) ${model}`]
        .filter(isUnique)
        .map((name) => ({ name, path })),
    );
    const names = wanted.map(({ name }) => name);
    const { code, out, err } = await tarcomp('unit', '--json', '--units', units, ...names);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const found = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).file);
    expect(found).toEqual(wanted.map(({ path }) => path));
  });
});
