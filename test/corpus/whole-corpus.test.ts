import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GROUND_KINDS, LARGE_CRAFT_KINDS, SMALL_CRAFT_KINDS, TROOP_KINDS } from './kinds.js';
import { expectedFigures } from './read-once.js';
import { referenceData, referencePath, referenceText, whereAbsent } from './shared.js';

// Other tests compare all that the reference lists. Here the list is held to what its README counts.

describe.skipIf(!referenceData)(`The corpus is whole${whereAbsent}`, () => {
  it.each(['.mtf', '.blk'] as const)(
    'as many %s files as its README counts, each with its figures',
    (ending) => {
      const paths = expectedFigures(ending).map(({ path }) => path);
      expect(paths).toHaveLength(countInReadme(ending));
      expect(new Set(paths)).toEqual(new Set(filesIn('units', ending)));
    },
  );

  it('each with an itemised Battle Value', () => {
    const paths = expectedFigures('').map(({ path }) => `${path}.txt`);
    expect(new Set(paths)).toEqual(new Set(filesIn('bv-reports', '.txt')));
  });

  it('each of a kind whose Battle Values a test compares', () => {
    const kinds = expectedFigures<{ path: string; unitType: string }>('').map(({ unitType }) => unitType);
    expect([...new Set(kinds)].sort()).toEqual(
      ['Mek', ...GROUND_KINDS, ...TROOP_KINDS, ...SMALL_CRAFT_KINDS, ...LARGE_CRAFT_KINDS].sort(),
    );
  });
});

/** The README of the reference says how many files of each format there are: "4,191 .mtf". */
function countInReadme(ending: string): number {
  const [, count = ''] = new RegExp(`([\\d,]+) \\${ending}`).exec(referenceText('README.md')) ?? [];
  return Number(count.replaceAll(',', ''));
}

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(referencePath(folder), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(ending),
  );
