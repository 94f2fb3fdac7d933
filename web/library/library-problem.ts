import { LibraryError, QueryError } from '../../src/edge/search.js';
import type { LibraryProblem } from './questions.js';

export function problemOf(error: unknown): LibraryProblem {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof QueryError) return { is: 'query', position: error.position, message };
  if (error instanceof LibraryError) return { is: 'file', file: error.file, message };
  return { is: 'other', message };
}
