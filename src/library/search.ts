import { wrongType, wrongValue } from '../check/refusal.js';
import type { LibraryTable } from './library-table.js';
import { compileQuery } from './query/matcher.js';
import { readQuery } from './query/read-query.js';
import type { UnitRow } from './unit-row.js';

export const SORT_FIELDS = Object.freeze([
  'relevance',
  'name',
  'kind',
  'tons',
  'bv',
  'year',
  'role',
  'tech',
  'rules',
  'source',
  'walk',
  'run',
  'jump',
  'armor',
  'heat',
  'sinks',
] as const);
export type SortField = (typeof SORT_FIELDS)[number];

export interface SearchOptions {
  /** Left out, units come by relevance where words ask for names, and by name otherwise. */
  readonly sort?: SortField;
  readonly descending?: boolean;
  /** Rows at most; left out, all. */
  readonly limit?: number;
}

interface Found {
  readonly table: LibraryTable;
  readonly place: number;
  readonly key: number | string;
}

/**
 * What a query finds in these tables together, in order.
 * @throws {QueryError} if the query cannot be read
 * @throws {RangeError | TypeError} naming option and value, if one is wrong
 */
export function searchTables(
  tables: readonly LibraryTable[],
  query: string,
  options: SearchOptions = {},
): readonly UnitRow[] {
  if (typeof query !== 'string') throw wrongType('query', query, 'a string');
  const { sort, descending = false, limit } = options;
  if (sort !== undefined && !SORT_FIELDS.includes(sort)) {
    throw wrongValue('options.sort', sort, `one of ${SORT_FIELDS.join(', ')}`);
  }
  if (typeof descending !== 'boolean') throw wrongType('options.descending', descending, 'true or false');
  if (limit !== undefined && (!Number.isInteger(limit) || limit < 0)) {
    throw wrongValue('options.limit', limit, 'a whole number');
  }
  const read = readQuery(query);
  const found: Found[] = [];
  for (const table of tables) {
    const { matches, relevance, byName } = compileQuery(read, table);
    const by = sort ?? (byName ? 'relevance' : 'name');
    const key = by === 'relevance' ? relevance : keyOf(table, by);
    for (let place = 0; place < table.size; place += 1) {
      if (matches(place)) found.push({ table, place, key: key(place) });
    }
  }
  const sign = descending ? -1 : 1;
  found.sort((a, b) => (a.key === b.key ? byNames(a, b) : a.key < b.key ? -sign : sign));
  const kept = limit === undefined ? found : found.slice(0, limit);
  return kept.map(({ table, place }) => table.row(place));
}

function byNames(a: Found, b: Found): number {
  const [x, y] = [a.table.sortNames[a.place] as string, b.table.sortNames[b.place] as string];
  return x < y ? -1 : x > y ? 1 : a.place - b.place;
}

function keyOf(
  table: LibraryTable,
  field: Exclude<SortField, 'relevance'>,
): (place: number) => number | string {
  const { columns, words } = table;
  switch (field) {
    case 'name':
      return (place) => table.sortNames[place] as string;
    case 'kind':
      return (place) => table.kind[place] as number;
    case 'tons':
      return (place) => columns.tonnage[place] as number;
    case 'bv':
      return (place) => columns.battleValue[place] as number;
    case 'tech':
      return (place) => columns.techBase[place] as number;
    case 'rules':
      return (place) => columns.rulesLevel[place] as number;
    case 'role':
    case 'source':
      return (place) => words[field][columns[field][place] as number] as string;
    default:
      return (place) => columns[field][place] as number;
  }
}
