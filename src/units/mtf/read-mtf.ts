import type { Catalog } from '../../catalog/index.js';
import { buildMech } from '../mech/build-mech.js';
import { locationsOf } from '../mech/layout.js';
import type { Mech } from '../mech/mech.js';
import { takeMtfApart, withoutByteOrderMark } from './mtf-lines.js';
import { mtfSheet } from './mtf-sheet.js';

/**
 * Reads a 'Mech from the text of an MTF file.
 * @throws {UnitFileError} if it is none, or a line of it cannot be read
 */
export function readMtf(text: string, catalog: Catalog, file = 'unit.mtf'): Mech {
  const lines = takeMtfApart(withoutByteOrderMark(text));
  const sheet = mtfSheet(lines, file);
  const locations = locationsOf(sheet.chassisKind);
  return buildMech(sheet, catalog, (location, slot) => lines.slotLines[locations.indexOf(location)]?.[slot]);
}
