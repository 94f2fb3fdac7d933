import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calculateBattleValue } from '../../src/battle-value/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { installedLibrary } from '../../src/library/installed.node.js';
import { readUnitJson } from '../../src/units/index.js';

/** Battle Values as MegaMek calculates them, by id. */
const reference = JSON.parse(
  readFileSync(new URL('../reference/battle-values.json', import.meta.url), 'utf8'),
) as Record<string, number>;

const library = installedLibrary((text, catalog = officialCatalog, file) =>
  readUnitJson(text, catalog, file),
);

describe('All 10,242 published units', () => {
  it('are in the library, each with its Battle Value on record', () => {
    expect(Object.keys(reference)).toHaveLength(10_242);
    expect(
      library
        .search('')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.keys(reference).sort());
  });

  it('have exactly the Battle Value of the reference', async () => {
    const different: string[] = [];
    for (const [id, value] of Object.entries(reference)) {
      const { battleValue } = calculateBattleValue(await library.load(id), { ruleset: 'total-warfare' });
      if (battleValue !== value) different.push(`${id}: ${battleValue} instead of ${value}`);
    }
    expect(different).toEqual([]);
  });
});
