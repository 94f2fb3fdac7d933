import { callback, checked, checkedAsync, word } from '../check/shape.js';
import * as library from '../library/index.js';

// Only what searches need: importing this loads neither equipment nor unit readers.

export {
  DamagedLibraryError,
  ERAS,
  type Era,
  type Finding,
  type FindOptions,
  LibraryError,
  type LibrarySource,
  QUERY_FIELDS,
  type Query,
  type QueryCount,
  QueryError,
  type QueryField,
  type QueryOperator,
  type QueryValue,
  type SearchOptions,
  SORT_FIELDS,
  type SortField,
  UNIT_KINDS,
  UNIT_TYPES,
  type UnitFacts,
  UnitIndex,
  type UnitKind,
  type UnitRow,
  type UnitTable,
} from '../library/index.js';
export { tableOfFacts } from './own-table.js';
export { unitFacts } from './unit-facts.js';

/**
 * Opens the index of a library of units. Nothing else is fetched.
 * @throws {LibraryError} if the index cannot be fetched or is damaged
 */
export const openIndex: (source: library.LibrarySource) => Promise<library.UnitIndex> = checkedAsync(
  library.openIndex,
  { source: callback },
);

/**
 * Parses a query, for programs that show or change its parts.
 * @throws {QueryError} if the query cannot be read, with the position of the problem
 */
export const readQuery: (query: string) => library.Query = checked(library.readQuery, { query: word });
