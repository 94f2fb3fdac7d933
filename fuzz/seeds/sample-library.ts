import { calculateBattleValue } from '../../src/battle-value/index.js';
import { officialCatalog, parseUnit } from '../../src/index.js';
import { packLibrary } from '../../src/library/pack/pack-library.js';
import { STARTER_FILES } from './unit-files.js';

let files: ReadonlyMap<string, string> | undefined;

/** The files of a small library: the starter units. */
export function sampleLibrary(): ReadonlyMap<string, string> {
  files ??= new Map(
    packLibrary(
      Array.from({ length: STARTER_FILES.count }, (_, place) =>
        parseUnit(STARTER_FILES.text(place), `${place}.json`, { catalog: officialCatalog }),
      ),
      { battleValueOf: (unit) => calculateBattleValue(unit).battleValue, from: 'a run of fuzzing' },
    ).map(({ name, text }) => [name, text]),
  );
  return files;
}
