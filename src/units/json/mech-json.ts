import type { Catalog } from '../../catalog/index.js';
import { buildMech } from '../mech/build-mech.js';
import type { Mech } from '../mech/mech.js';
import { checkedMech } from '../mech/soundness.js';
import { UnitFileError } from '../unit-file-error.js';
import { mechSheetSchema } from './mech-schema.js';
import { checkContent, type UnitContent, unitContent } from './unit-content.js';

/**
 * Reads a 'Mech from unit JSON and returns it.
 * @throws {UnitFileError} if the text is not unit JSON, is another kind of unit, or has a wrong field
 */
export function readMechJson(text: string, catalog: Catalog, file = 'unit.json'): Mech {
  const content = unitContent(text, file);
  if (content.unitType !== 'Mek') {
    throw new UnitFileError(file, undefined, `unitType: expected "Mek", and got "${content.unitType}"`);
  }
  return mechFrom(content, catalog, file);
}

export const mechFrom = ({ stated }: UnitContent, catalog: Catalog, file: string): Mech =>
  checkedMech(buildMech(checkContent(mechSheetSchema, stated, file), catalog));
