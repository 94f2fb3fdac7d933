import { calculateBattleValue } from '../../src/battle-value/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { openShelves, type UnitShelves } from '../../src/library/open-library.js';
import { packLibrary } from '../../src/library/pack/pack-library.js';
import { readUnitJson, type Unit } from '../../src/units/index.js';
import { starterUnit } from '../battle/sample-battle.js';

/** A few well-known designs of both tech bases. */
const NAMES = [
  'atlas-as7-d',
  'locust-lct-1v',
  'mad-cat-prime',
  'masakari-prime',
  'warhammer-whm-6r',
  'scorpion-scp-1n',
];

export const sampleFiles = (
  units: readonly Unit[] = NAMES.map((name) => starterUnit(name)),
  starters: readonly string[] = ['atlas-as7-d', 'nobody'],
): ReadonlyMap<string, string> =>
  new Map(
    packLibrary(units, {
      battleValueOf: (unit) => calculateBattleValue(unit).battleValue,
      from: 'a test',
      starters,
    }).map(({ name, text }) => [name, text]),
  );

export const openSample = (files: ReadonlyMap<string, string> = sampleFiles()): Promise<UnitShelves> =>
  openShelves(
    (name) => {
      const text = files.get(name);
      if (text === undefined) throw new Error('404');
      return text;
    },
    (text, catalog = officialCatalog, file) => readUnitJson(text, catalog, file),
  );
