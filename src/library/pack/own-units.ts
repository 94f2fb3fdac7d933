import type { Unit } from '../../units/any-unit.js';
import { LibraryTable } from '../library-table.js';
import { indexOf } from './index-of.js';
import { factsOf } from './unit-facts.js';

/** Units of a user's own as a table that searches go through like the library's, with ids of the caller's choice. */
export function tableOfUnits(
  units: readonly { readonly id: string; readonly unit: Unit }[],
  battleValueOf: (unit: Unit) => number,
): LibraryTable {
  const facts = units.map(({ id, unit }) => factsOf(id, unit, battleValueOf(unit)));
  return new LibraryTable(indexOf(facts, [], '', []));
}
