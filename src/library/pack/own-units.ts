import type { Unit } from '../../units/any-unit.js';
import { LibraryTable } from '../library-table.js';
import { indexOf } from './index-of.js';
import { factsOf, type UnitFacts } from './unit-facts.js';

/** Builds a table of a user's own units, which searches treat like the library's. */
export const tableOfFacts = (facts: readonly UnitFacts[]): LibraryTable =>
  new LibraryTable(indexOf(facts, [], '', []));

/** Builds the same table from the units themselves, with ids that the caller chooses. */
export const tableOfUnits = (
  units: readonly { readonly id: string; readonly unit: Unit }[],
  battleValueOf: (unit: Unit) => number,
): LibraryTable => tableOfFacts(units.map(({ id, unit }) => factsOf(id, unit, battleValueOf(unit))));
