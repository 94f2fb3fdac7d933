import { wrongType, wrongValue } from '../check/refusal.js';
import type { RulesetName } from '../rules/ruleset.js';
import type { LibraryTable } from './library-table.js';
import { compileQuery } from './query/matcher.js';
import { readQuery } from './query/read-query.js';
import { placesInOrder, SORT_FIELDS, type SortField, sortKeyOf } from './sorting.js';
import type { UnitRow } from './unit-row.js';

export interface FindOptions {
  /** By default, relevance if the query has words to find in names, or else the name. */
  readonly sort?: SortField;
  readonly descending?: boolean;
  /** Whose Battle Values count; left out, those of the rulebook (`total-warfare`). */
  readonly ruleset?: RulesetName;
}

export interface SearchOptions extends FindOptions {
  /** The most rows to return. All by default. */
  readonly limit?: number;
}

/** The units that a query found, in order. Rows are built on demand. */
export interface Finding {
  readonly size: number;
  /** Returns the rows `from` up to, but not including, `to`. All rows by default. */
  rows(from?: number, to?: number): readonly UnitRow[];
}

/**
 * Searches several tables together. Returns the units found, in order.
 * @throws {QueryError} if the query cannot be read
 * @throws {RangeError | TypeError} if an option is wrong, naming it and its value
 */
export function findInTables(
  tables: readonly LibraryTable[],
  query: string,
  options: FindOptions = {},
): Finding {
  if (typeof query !== 'string') throw wrongType('query', query, 'a string');
  const { sort, descending = false, ruleset } = options;
  if (sort !== undefined && !SORT_FIELDS.includes(sort)) {
    throw wrongValue('options.sort', sort, `one of ${SORT_FIELDS.join(', ')}`);
  }
  if (typeof descending !== 'boolean') throw wrongType('options.descending', descending, 'true or false');
  if (ruleset !== undefined && typeof ruleset !== 'string')
    throw wrongType('options.ruleset', ruleset, 'the name of a ruleset');
  const read = readQuery(query);
  const lists = tables.map((each) => {
    const table = each.pricedBy(ruleset);
    const { matches, relevance, byName } = compileQuery(read, table);
    const by = sort ?? (byName ? 'relevance' : 'name');
    const key = by === 'relevance' ? relevance : sortKeyOf(table, by);
    return { table, key, places: placesInOrder(table, by, key, descending, matches) };
  });
  return findingOf(lists.length === 1 ? (lists[0] as FoundList) : merged(lists, descending));
}

/** Does what `findInTables` does, and returns rows. */
export function searchTables(
  tables: readonly LibraryTable[],
  query: string,
  { limit, ...options }: SearchOptions = {},
): readonly UnitRow[] {
  if (limit !== undefined && (!Number.isInteger(limit) || limit < 0)) {
    throw wrongValue('options.limit', limit, 'a whole number');
  }
  return findInTables(tables, query, options).rows(0, limit);
}

interface FoundList {
  readonly table: LibraryTable;
  readonly key: (place: number) => number | string;
  readonly places: Int32Array;
}

interface FoundInSeveral {
  readonly places: Int32Array;
  /** The table of each place. */
  readonly tables: readonly LibraryTable[];
}

function findingOf(found: FoundList | FoundInSeveral): Finding {
  const { places } = found;
  const tableAt = 'tables' in found ? (at: number) => found.tables[at] : () => found.table;
  return {
    size: places.length,
    rows: (from = 0, to = places.length) =>
      Array.from(places.subarray(from, to), (place, index) =>
        (tableAt(from + index) as LibraryTable).row(place),
      ),
  };
}

/** Merges sorted lists into one. Of two equals, the one from the earlier table comes first. */
function merged(lists: readonly FoundList[], descending: boolean): FoundInSeveral {
  const sign = descending ? -1 : 1;
  const size = lists.reduce((sum, { places }) => sum + places.length, 0);
  const places = new Int32Array(size);
  const tables: LibraryTable[] = [];
  const next = lists.map(() => 0);
  const isBefore = (a: number, b: number): boolean => {
    const [one, other] = [lists[a] as FoundList, lists[b] as FoundList];
    const [x, y] = [one.places[next[a] as number] as number, other.places[next[b] as number] as number];
    const [key, rival] = [one.key(x), other.key(y)];
    if (key !== rival) return (key < rival ? sign : -sign) > 0;
    return (one.table.sortNames[x] as string) < (other.table.sortNames[y] as string);
  };
  for (let at = 0; at < size; at += 1) {
    let first = -1;
    for (let list = 0; list < lists.length; list += 1) {
      if ((next[list] as number) >= (lists[list] as FoundList).places.length) continue;
      if (first < 0 || isBefore(list, first)) first = list;
    }
    const { table, places: own } = lists[first] as FoundList;
    places[at] = own[next[first] as number] as number;
    tables.push(table);
    next[first] = (next[first] as number) + 1;
  }
  return { places, tables };
}
