import type { UnitWarning } from '../unit.js';
import type { MechLocationCode } from './layout.js';
import { EMPTY_SLOT, type MechSheet } from './mech-sheet.js';

/** Line numbers in the file for the statements of a sheet. A sheet from elsewhere has none. */
export interface SheetLines {
  /** For a line of a location, by its index in the sheet. */
  slot(location: MechLocationCode, place: number): number | undefined;
  field(field: 'engine' | 'structure' | 'armor'): number | undefined;
  armorPoints(location: MechLocationCode): number | undefined;
  entry(list: 'withoutSlots' | 'weaponQuirks', place: number): number | undefined;
}

const nowhere = () => undefined;
export const NO_LINES: SheetLines = {
  slot: nowhere,
  field: nowhere,
  armorPoints: nowhere,
  entry: nowhere,
};

/** For a slot as filled. Everywhere except in the head, empty lines have moved to the end by then. */
export function lineOfSlot(
  sheet: MechSheet,
  lines: SheetLines,
  location: MechLocationCode,
  slot: number,
): number | undefined {
  if (location === 'HD') return lines.slot(location, slot);
  const stated = sheet.slots[location] ?? [];
  const filled = stated.flatMap((line, place) => (line === EMPTY_SLOT ? [] : [place]));
  return lines.slot(location, filled[slot] ?? slot);
}

export const warning = (line: number | undefined, message: string): UnitWarning =>
  line === undefined ? { message } : { line, message };
