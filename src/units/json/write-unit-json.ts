import type { Unit } from '../any-unit.js';
import type { MechSheet } from '../mech/mech-sheet.js';
import { mechSheetSchema } from './mech-schema.js';
import { FORMAT, VERSION } from './unit-content.js';

/** Returns the unit as JSON: what its file stated, from which the reader builds the same unit again. */
export function writeUnitJson(unit: Unit): string {
  const head = { format: FORMAT, version: VERSION, unitType: unit.unitType };
  const stated = unit.unitType === 'Mek' ? inOrder(unit.sheet) : { blocks: unit.blocks };
  return `${JSON.stringify({ ...head, ...stated }, null, 2)}\n`;
}

const SHEET_FIELDS = Object.keys(mechSheetSchema.entries) as (keyof MechSheet)[];

/** Readers fill a sheet in any order. Its JSON has a fixed one. */
const inOrder = (sheet: MechSheet) =>
  Object.fromEntries(SHEET_FIELDS.filter((field) => field in sheet).map((field) => [field, sheet[field]]));
