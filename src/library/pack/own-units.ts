import type { Unit } from '../../units/any-unit.js';
import { LibraryTable } from '../library-table.js';
import { indexOf } from './index-of.js';
import { factsOf, type UnitFacts } from './unit-facts.js';

/** Units of a user's own as a table that searches go through like the library's. */
export const tableOfFacts = (facts: readonly UnitFacts[]): LibraryTable =>
  new LibraryTable(indexOf(facts, [], '', []));

/** The same from the units themselves, with ids of the caller's choice. */
export const tableOfUnits = (
  units: readonly { readonly id: string; readonly unit: Unit }[],
  battleValueOf: (unit: Unit) => number,
): LibraryTable => tableOfFacts(units.map(({ id, unit }) => factsOf(id, unit, battleValueOf(unit))));
