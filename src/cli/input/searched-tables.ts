import { calculateBattleValue } from '../../battle-value/index.js';
import { installedLibrary } from '../../library/installed.node.js';
import { LibraryError } from '../../library/library-error.js';
import type { LibraryTable } from '../../library/library-table.js';
import { tableOfUnits } from '../../library/pack/own-units.js';
import type { Unit } from '../../units/any-unit.js';
import { UnitFileError } from '../../units/unit-file-error.js';
import { UNIT_FILE_ENDINGS } from '../../units/unit-paths.js';
import { readersFor } from '../files/unit-readers.js';
import { UNITS_VARIABLE } from '../flags/units-variable.js';
import type { Terminal } from '../print/terminal.js';
import { cut } from '../print/visible.js';
import { userUnits } from './unit-collections.js';

/** What a search goes through: the library, and a user's own units where there are any. */
export async function searchedTables(
  units: string | undefined,
  terminal: Terminal,
): Promise<readonly LibraryTable[]> {
  const tables: LibraryTable[] = [];
  try {
    const { table } = installedLibrary(() => {
      throw new Error('a search reads no unit');
    });
    tables.push(table);
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    terminal.fail(error.message);
  }
  const place = (units ?? process.env[UNITS_VARIABLE]) || undefined;
  if (place !== undefined) tables.push(await ownTable(place, terminal));
  return tables;
}

async function ownTable(place: string, terminal: Terminal): Promise<LibraryTable> {
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
