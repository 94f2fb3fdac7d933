import type { QueryError } from '../../library/query/query-error.js';

/** Returns the problem with its position and the text just before it, on one line as all errors are. */
export function pointedAt(query: string, { position, message }: QueryError): string {
  const before = query.slice(Math.max(0, position - 20), position).trim();
  const where = before === '' ? '' : `, after "${before}"`;
  return `at character ${position + 1} of the query: ${message}${where}`;
}
