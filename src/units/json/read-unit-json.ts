import * as v from 'valibot';
import type { Catalog } from '../../catalog/index.js';
import type { Unit } from '../any-unit.js';
import { buildOtherUnit } from '../blk/read-blk.js';
import { mechFrom } from './mech-json.js';
import { checkContent, unitContent } from './unit-content.js';

const blocksSchema = v.strictObject({
  blocks: v.record(v.string(), v.array(v.string())),
});

/**
 * Reads a unit of any kind from unit JSON and returns it.
 * @throws {UnitFileError} if the text is not unit JSON or has a wrong field
 */
export function readUnitJson(text: string, catalog: Catalog, file = 'unit.json'): Unit {
  const content = unitContent(text, file);
  if (content.unitType === 'Mek') return mechFrom(content, catalog, file);
  const { blocks } = checkContent(blocksSchema, content.stated, file);
  return buildOtherUnit(blocks, catalog, file);
}
