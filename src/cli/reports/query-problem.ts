import type { QueryError } from '../../library/query/query-error.js';

/** The problem with its place, and what stands just before it. Errors of the command line take one line. */
export function pointedAt(query: string, { position, message }: QueryError): string {
  const before = query.slice(Math.max(0, position - 20), position).trim();
  const where = before === '' ? '' : `, after "${before}"`;
  return `at character ${position + 1} of the query: ${message}${where}`;
}
