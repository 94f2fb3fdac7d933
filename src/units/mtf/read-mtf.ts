import type { Catalog } from '../../catalog/index.js';
import { buildMech } from '../mech/build-mech.js';
import type { Mech } from '../mech/mech.js';
import { checkedMech } from '../mech/soundness.js';
import { withoutByteOrderMark } from '../unit-text.js';
import { takeMtfApart } from './mtf-lines.js';
import { mtfSheet } from './mtf-sheet.js';

/**
 * Reads a 'Mech from the text of an MTF file and returns it.
 * @throws {UnitFileError} if the text is not an MTF file, or a line of it cannot be read
 */
export function readMtf(text: string, catalog: Catalog, file = 'unit.mtf'): Mech {
  const { sheet, lines, warnings } = mtfSheet(takeMtfApart(withoutByteOrderMark(text)), file);
  return checkedMech(buildMech(sheet, catalog, lines), warnings, lines);
}
