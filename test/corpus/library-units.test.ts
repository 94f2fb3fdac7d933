import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import { installedLibrary } from '../../src/library/installed.node.js';
import { idsOf } from '../../src/library/pack/unit-ids.js';
import type { Unit } from '../../src/units/index.js';
import { readUnitJson } from '../../src/units/index.js';
import { libraryQueries, type Reference } from './library-queries.js';
import { expectedFigures, unitAt } from './read-once.js';
import { referenceData, whereAbsent } from './shared.js';

const library = installedLibrary((text, catalog = officialCatalog, file) =>
  readUnitJson(text, catalog, file),
);

/** Lines of a file are gone with the file, and so is what was said of them. */
const withoutWarnings = (unit: Unit): Unit => ({ ...unit, warnings: [] });

describe.skipIf(!referenceData)(`The library holds what the published files state${whereAbsent}`, () => {
  const expected = [...expectedFigures<Reference>('')].sort((a, b) => (a.path < b.path ? -1 : 1));
  const ids = referenceData ? idsOf(expected.map(({ path }) => unitAt(path))) : [];

  it('each unit equals the one that is read from its file', async () => {
    const different: string[] = [];
    for (const [place, { path }] of expected.entries()) {
      const unit = await library.load(ids[place] as string);
      if (!isDeepStrictEqual(withoutWarnings(unit), withoutWarnings(unitAt(path)))) different.push(path);
    }
    expect(different).toEqual([]);
    expect(library.table.size).toBe(expected.length);
  });

  it('200 queries find what a plain filter over the reference finds', () => {
    for (const { query, fits } of libraryQueries(expected, 200)) {
      const wanted = ids.filter((_, place) => fits(expected[place] as Reference)).sort();
      const found = library.search(query).map(({ id }) => id);
      expect(found.sort(), query).toEqual(wanted);
    }
  });

  it('rules levels and eras are those of the files', () => {
    for (const level of [1, 2, 3, 4, 5]) {
      const wanted = ids.filter(
        (_, place) => unitAt((expected[place] as Reference).path).rulesLevel === level,
      );
      const found = library.search(`rules=${level}`).map(({ id }) => id);
      expect(found.sort()).toEqual([...wanted].sort());
    }
    // The Clan Invasion: 3050 to 3061.
    const invasion = ids.filter((_, place) => {
      const { year } = expected[place] as Reference;
      return year >= 3050 && year <= 3061;
    });
    const found = library.search('era="Clan Invasion"').map(({ id }) => id);
    expect(found.sort()).toEqual([...invasion].sort());
  });
});
