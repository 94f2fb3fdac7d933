import type { QueryError } from '../../library/query/query-error.js';

/** The problem, with the query below it and a mark at the place. */
export function pointedAt(query: string, { position, message }: QueryError): string {
  const start = Math.max(0, position - 50);
  const shown = query.slice(start, position + 20).replaceAll(/\s/g, ' ');
  return `at character ${position + 1} of the query: ${message}\n  ${shown}\n  ${' '.repeat(position - start)}^`;
}
