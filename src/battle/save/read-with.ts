import * as v from 'valibot';
import { schemaProblem } from '../../units/json/schema-problem.js';
import { BattleFileError } from './battle-file-error.js';

/**
 * Checks data against a schema.
 * @throws {BattleFileError} naming the first wrong field
 */
export function readWith<Schema extends v.GenericSchema>(
  schema: Schema,
  content: unknown,
  what: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  throw new BattleFileError(field === null ? what : `${what}: ${field}`, schemaProblem(issue));
}

export const whole = (lowest: number, highest: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(lowest), v.maxValue(highest));

export const listOf = <Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.pipe(v.array(schema), v.maxLength(most));

/** Checks format and version before anything else in the file. */
export function checkHead(content: unknown, what: string, format: string, versions: readonly number[]): void {
  const head = readWith(v.looseObject({ format: v.string(), version: v.number() }), content, what);
  if (head.format !== format) {
    throw new BattleFileError(`${what}: format`, `is "${head.format}": expected "${format}"`);
  }
  if (!versions.includes(head.version)) {
    throw new BattleFileError(
      `${what}: version`,
      `is ${head.version}: this program reads version ${versions.join(' or ')}; use the one that wrote it`,
    );
  }
}
