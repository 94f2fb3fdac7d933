import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../../src/catalog/official.js';
import type { Unit } from '../../../src/units/any-unit.js';
import { readUnitJson, writeUnitJson } from '../../../src/units/json/unit-json.js';
import { expectedFigures, unitAt } from '../../corpus/read-once.js';
import { referenceData, whereAbsent } from '../../corpus/shared.js';

/** The unit with its links as numbers of mounts, so that it can be written down and compared. */
function flat(unit: Unit): string {
  const numbers = new Map(unit.equipment.map((mount, number) => [mount as object, number]));
  const replaced = (key: string, value: unknown) => {
    if (key === 'item' || key === 'armor' || key === 'structure')
      return (value as { id?: string }).id ?? value;
    if (key === 'sheet' || key === 'warnings') return undefined;
    const number = typeof value === 'object' && value !== null ? numbers.get(value) : undefined;
    return number === undefined || key === String(number) ? value : `mount ${number}`;
  };
  return JSON.stringify(unit, replaced);
}

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
