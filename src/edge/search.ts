import { callback, checked, checkedAsync, word } from '../check/shape.js';
import * as library from '../library/index.js';

// All that searches need and nothing more: whoever imports it loads neither equipment nor readers of units.

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
 * Opens the index of a library of units: it is fetched, and nothing else.
 * @throws {LibraryError} if it cannot be had, or is damaged
 */
export const openIndex: (source: library.LibrarySource) => Promise<library.UnitIndex> = checkedAsync(
  library.openIndex,
  { source: callback },
);

/**
 * A query taken apart, for programs that show its parts or change them.
 * @throws {QueryError} with the place of the problem
 */
export const readQuery: (query: string) => library.Query = checked(library.readQuery, { query: word });
