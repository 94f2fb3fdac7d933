import type { LibraryTable } from '../../library/library-table.js';
import type { RulesetName } from '../../rules/ruleset.js';
import { UNITS_VARIABLE } from '../flags/units-variable.js';
import type { Terminal } from '../print/terminal.js';
import { openInstalled } from './installed-library.js';

/** Returns the tables to search: the library, and a user's own units if there are any. Reports what is missing. */
export async function searchedTables(
  units: string | undefined,
  ruleset: RulesetName,
  terminal: Terminal,
): Promise<readonly LibraryTable[]> {
  const place = (units ?? process.env[UNITS_VARIABLE]) || undefined;
  const library = openInstalled(() => {
    throw new Error('a search reads no unit');
  });
  const tables: LibraryTable[] = [];
  if ('shelves' in library) tables.push(library.shelves.table);
  else if (library.leftOut && place !== undefined) terminal.note(library.problem);
  else terminal.fail(library.problem);
  if (place !== undefined) {
    const { ownTable } = await import('./own-table.js');
    tables.push(await ownTable(place, ruleset, terminal));
  }
  return tables;
}
