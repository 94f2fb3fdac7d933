import { fullName, type Unit } from '../../../src/edge/units.js';
import { fetchLibraryUnit } from '../../library/library-unit.js';
import { keptUnits } from '../../units/kept-units.js';
import { readKeptUnit } from '../../units/own-units.js';
import { nameOf } from '../../units/shelf-unit.js';

/** The unit whose page is open, from the library or the user's files. */
export interface OpenedUnit {
  readonly id: string;
  readonly name: string;
  /** The name by which other views find it. */
  readonly called: string;
  readonly own: boolean;
  readonly unit: Unit;
}

/**
 * The unit of an id; undefined if there is none.
 * @throws {Error} saying why it cannot be had
 */
export async function openUnitOf(id: string): Promise<OpenedUnit | undefined> {
  const { values } = await keptUnits.list();
  const kept = values.find((one) => one.id === id);
  if (kept !== undefined) {
    const unit = await readKeptUnit(kept);
    return { id, name: fullName(unit), called: nameOf(unit), own: true, unit };
  }
  const found = await fetchLibraryUnit(id);
  return found && { id, name: found.row.name, called: found.row.called, own: false, unit: found.unit };
}
