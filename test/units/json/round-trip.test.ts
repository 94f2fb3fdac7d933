import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../../src/catalog/official.js';
import type { Unit } from '../../../src/units/any-unit.js';
import { readUnitJson } from '../../../src/units/json/read-unit-json.js';
import { writeUnitJson } from '../../../src/units/json/write-unit-json.js';
import { expectedFigures, unitAt } from '../../corpus/read-once.js';
import { referenceData, whereAbsent } from '../../corpus/shared.js';
import { flat } from './flat-unit.js';

/** Each warning of the one unit is one of the other, too; what a file says twice, its JSON says once. */
const isWarnedOf = (again: Unit, unit: Unit) =>
  again.warnings.every(({ message }) => unit.warnings.some((warning) => warning.message === message));

describe.skipIf(!referenceData)(`Written as JSON and read again, a unit is the same${whereAbsent}`, () => {
  it.each(['.mtf', '.blk'] as const)(
    'for every %s file of the corpus',
    (ending) => {
      const files = expectedFigures(ending).map(({ path }) => path);
      expect(files).not.toHaveLength(0);
      const changed = files.filter((path) => {
        const unit = unitAt(path);
        const text = writeUnitJson(unit);
        const again = readUnitJson(text, officialCatalog, path);
        return flat(again) !== flat(unit) || writeUnitJson(again) !== text || !isWarnedOf(again, unit);
      });
      expect(changed.slice(0, 10)).toEqual([]);
    },
    30_000,
  );
});
