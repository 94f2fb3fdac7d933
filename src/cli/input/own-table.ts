import { calculateBattleValue } from '../../battle-value/index.js';
import type { LibraryTable } from '../../library/library-table.js';
import { tableOfUnits } from '../../library/pack/own-units.js';
import type { Unit } from '../../units/any-unit.js';
import { UnitFileError } from '../../units/unit-file-error.js';
import { UNIT_FILE_ENDINGS } from '../../units/unit-paths.js';
import { readersFor } from '../files/unit-readers.js';
import type { Terminal } from '../print/terminal.js';
import { cut } from '../print/visible.js';
import { userUnits } from './unit-collections.js';

/** Returns a table of a user's own units. All of them are read, because searches need more than names. */
export async function ownTable(place: string, terminal: Terminal): Promise<LibraryTable> {
  const { entries, problem, leftOut } = await userUnits(place, await readersFor(UNIT_FILE_ENDINGS));
  if (problem !== undefined) terminal.fail(`${cut(place)}: ${problem}`);
  for (const left of leftOut) terminal.note(left);
  const units: { id: string; unit: Unit }[] = [];
  for (const entry of entries) {
    try {
      units.push({ id: entry.path ?? entry.file, unit: entry.load() });
    } catch (error) {
      if (!(error instanceof UnitFileError)) throw error;
      terminal.fail(error.message);
    }
  }
  return tableOfUnits(units, (unit) => calculateBattleValue(unit, { ruleset: 'total-warfare' }).battleValue);
}
