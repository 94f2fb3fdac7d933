import * as v from 'valibot';
import type { Catalog } from '../../catalog/index.js';
import type { Unit } from '../any-unit.js';
import { buildOtherUnit } from '../blk/read-blk.js';
import { buildMech } from '../mech/build-mech.js';
import type { MechSheet } from '../mech/mech-sheet.js';
import { checkedMech } from '../mech/soundness.js';
import { UnitFileError } from '../unit-file-error.js';
import { withoutByteOrderMark } from '../unit-text.js';
import { mechSheetSchema } from './mech-schema.js';
import { schemaProblem } from './schema-problem.js';

const FORMAT = 'tarcomp-unit';
const VERSION = 1;

/** The unit as JSON: what its file stated, from which the reader builds the same unit again. */
export function writeUnitJson(unit: Unit): string {
  const head = { format: FORMAT, version: VERSION, unitType: unit.unitType };
  const stated = unit.unitType === 'Mek' ? inOrder(unit.sheet) : { blocks: unit.blocks };
  return `${JSON.stringify({ ...head, ...stated }, null, 2)}\n`;
}

const SHEET_FIELDS = Object.keys(mechSheetSchema.entries) as (keyof MechSheet)[];

/** Readers fill a sheet in any order; its JSON has one. */
const inOrder = (sheet: MechSheet) =>
  Object.fromEntries(SHEET_FIELDS.filter((field) => field in sheet).map((field) => [field, sheet[field]]));

const headSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  unitType: v.string(),
});

const blocksSchema = v.strictObject({
  blocks: v.record(v.string(), v.array(v.string())),
});

/** @throws {UnitFileError} if the text is no unit JSON, or a field of it is wrong */
export function readUnitJson(text: string, catalog: Catalog, file = 'unit.json'): Unit {
  const content = parseJson(withoutByteOrderMark(text), file);
  const { unitType } = check(headSchema, content, file);
  const {
    format: _format,
    version: _version,
    unitType: _unitType,
    ...stated
  } = content as Record<string, unknown>;
  if (unitType === 'Mek') return checkedMech(buildMech(check(mechSheetSchema, stated, file), catalog));
  const { blocks } = check(blocksSchema, stated, file);
  return buildOtherUnit(blocks, catalog, file);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new UnitFileError(file, lineOf(problem, text), `not JSON: ${problem}`);
  }
}

/** Engines word the problem in their own ways; some name the character where it is. */
function lineOf(problem: string, text: string): number | undefined {
  const stated = /at position (\d+)/.exec(problem)?.[1];
  const place = /end of/.test(problem) ? text.length : stated;
  return place === undefined ? undefined : text.slice(0, Number(place)).split('\n').length;
}

function check<Schema extends v.GenericSchema>(
  schema: Schema,
  content: unknown,
  file: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'the file';
  throw new UnitFileError(file, undefined, `${field}: ${schemaProblem(issue)}`);
}
