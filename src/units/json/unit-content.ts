import * as v from 'valibot';
import { messageOf } from '../../check/refusal.js';
import { UnitFileError } from '../unit-file-error.js';
import { withoutByteOrderMark } from '../unit-text.js';
import { schemaProblem } from './schema-problem.js';

export const FORMAT = 'tarcomp-unit';
export const VERSION = 1;

const headSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  unitType: v.string(),
});

/** The kind of unit, and what the file states about it. Nothing else is checked yet. */
export interface UnitContent {
  readonly unitType: string;
  readonly stated: Readonly<Record<string, unknown>>;
}

/** @throws {UnitFileError} if the text is not unit JSON */
export function unitContent(text: string, file: string): UnitContent {
  const content = parseJson(withoutByteOrderMark(text), file);
  const { unitType } = checkContent(headSchema, content, file);
  const {
    format: _format,
    version: _version,
    unitType: _unitType,
    ...stated
  } = content as Record<string, unknown>;
  return { unitType, stated };
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const problem = messageOf(error);
    throw new UnitFileError(file, lineOf(problem, text), `not JSON: ${problem}`);
  }
}

/** JavaScript engines word the problem differently. Some name the position. */
function lineOf(problem: string, text: string): number | undefined {
  const stated = /at position (\d+)/.exec(problem)?.[1];
  const place = /end of/.test(problem) ? text.length : stated;
  return place === undefined ? undefined : text.slice(0, Number(place)).split('\n').length;
}

/** @throws {UnitFileError} naming the field that is wrong */
export function checkContent<Schema extends v.GenericSchema>(
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
