import { parseUnit, type Unit } from '../../src/edge/units.js';
import { knowAllEquipment } from '../units/own-units.js';
import { askLibrary } from './ask-library.js';
import type { NamedRow } from './questions.js';

/** A unit of the library that has been read. */
export interface LibraryUnit {
  readonly row: NamedRow;
  readonly unit: Unit;
}

const units = new Map<string, Promise<LibraryUnit | undefined>>();

/**
 * The unit of this id or name; undefined if the library has none. One chunk of the library is fetched for it, and the equipment
 * catalog once for all.
 * @throws {UnansweredError} if a file of the library is missing or damaged
 * @throws {Error} if the catalog cannot be had
 */
export function fetchLibraryUnit(name: string): Promise<LibraryUnit | undefined> {
  let unit = units.get(name);
  if (unit === undefined) {
    unit = read(name);
    units.set(name, unit);
    // The next call tries again.
    unit.catch(() => units.delete(name));
  }
  return unit;
}

async function read(name: string): Promise<LibraryUnit | undefined> {
  const [found, catalog] = await Promise.all([askLibrary({ ask: 'unit', name }), knowAllEquipment()]);
  if ('near' in found) return undefined;
  const { row, text } = found;
  return { row, unit: parseUnit(text, `${row.id}.json`, { catalog }) };
}
