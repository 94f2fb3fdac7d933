export { ERAS, type Era } from './eras.js';
export { LibraryError } from './library-error.js';
export { type LibrarySource, openShelves, type ReadUnit, UnitShelves } from './open-library.js';
export { QUERY_FIELDS, type QueryField } from './query/fields.js';
export { QueryError } from './query/query-error.js';
export { type SearchOptions, SORT_FIELDS, type SortField } from './search.js';
export { UNIT_KINDS, type UnitKind } from './unit-kind.js';
export type { UnitRow } from './unit-row.js';
