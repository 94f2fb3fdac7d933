import { oncePer } from '../check/once-per.js';
import { wordsOf } from '../check/words.js';
import type { LibraryTable } from './library-table.js';

export const SORT_FIELDS = wordsOf(
  'relevance name kind tons bv year role tech rules source walk run jump armor heat sinks',
);
export type SortField = (typeof SORT_FIELDS)[number];

type SortKey = (place: number) => number | string;

/** Sorting all units once is worth it if a search finds at least one unit in this many. */
const WORTH_AN_ORDER = 8;

/**
 * Returns the matching places, sorted by key and then by name. People browse thousands of units again and again, so an
 * order of all places is kept for each field, and later searches pick from it.
 */
export function placesInOrder(
  table: LibraryTable,
  field: SortField,
  key: SortKey,
  descending: boolean,
  matches: (place: number) => boolean,
): Int32Array {
  const found = new Int32Array(table.size);
  let size = 0;
  for (let place = 0; place < table.size; place += 1) {
    if (!matches(place)) continue;
    found[size] = place;
    size += 1;
  }
  const places = found.subarray(0, size);
  const orders = ordersOf(table);
  if (!orders.has(field, descending) && size * WORTH_AN_ORDER < table.size) {
    return places.sort(byKey(table, key, descending ? -1 : 1));
  }
  if (field === 'relevance') {
    // The sort is stable: equally relevant units stay in the order of their names.
    const sign = descending ? -1 : 1;
    return orders
      .pick('name', false, places)
      .sort((a, b) => sign * ((key(a) as number) - (key(b) as number)));
  }
  return orders.pick(field, descending, places);
}

function byKey(table: LibraryTable, key: SortKey, sign: number): (a: number, b: number) => number {
  const { sortNames } = table;
  return (a, b) => {
    const [x, y] = [key(a), key(b)];
    if (x !== y) return x < y ? -sign : sign;
    const [name, other] = [sortNames[a] as string, sortNames[b] as string];
    return name < other ? -1 : name > other ? 1 : a - b;
  };
}

const ordersOf = oncePer((table: LibraryTable) => new TableOrders(table));

/** Prepares the order that would otherwise slow down the first searches. */
export const warmOrders = (table: LibraryTable): void => {
  ordersOf(table).pick('name', false, new Int32Array(0));
};

/** All places of a table, in each order needed so far. */
class TableOrders {
  readonly #table: LibraryTable;
  readonly #orders = new Map<string, Int32Array>();
  readonly #wanted: Uint8Array;

  constructor(table: LibraryTable) {
    this.#table = table;
    this.#wanted = new Uint8Array(table.size);
  }

  has(field: SortField, descending: boolean): boolean {
    return this.#orders.has(field === 'relevance' ? 'name' : nameOf(field, descending));
  }

  /** Returns these places in the given order. */
  pick(field: Exclude<SortField, 'relevance'>, descending: boolean, places: Int32Array): Int32Array {
    const order = this.#order(field, descending);
    for (const place of places) this.#wanted[place] = 1;
    const picked = new Int32Array(places.length);
    let size = 0;
    for (const place of order) {
      if (this.#wanted[place] !== 1) continue;
      picked[size] = place;
      size += 1;
      this.#wanted[place] = 0;
    }
    return picked;
  }

  #order(field: Exclude<SortField, 'relevance'>, descending: boolean): Int32Array {
    const name = nameOf(field, descending);
    let order = this.#orders.get(name);
    if (order === undefined) {
      order = this.#sorted(field, descending);
      this.#orders.set(name, order);
    }
    return order;
  }

  #sorted(field: Exclude<SortField, 'relevance'>, descending: boolean): Int32Array {
    if (field === 'name') {
      const places = Int32Array.from({ length: this.#table.size }, (_, place) => place);
      const { sortNames } = this.#table;
      return places.sort(byKey(this.#table, (place) => sortNames[place] as string, descending ? -1 : 1));
    }
    const ranks = ranksOf(this.#table, field);
    const sign = descending ? -1 : 1;
    // The sort is stable: equals stay in the order of their names.
    return this.#order('name', false)
      .slice()
      .sort((a, b) => sign * ((ranks[a] as number) - (ranks[b] as number)));
  }
}

const nameOf = (field: SortField, descending: boolean): string => `${field}${descending ? ':desc' : ''}`;

/** Returns a number for each place that sorts as its key does. */
function ranksOf(table: LibraryTable, field: Exclude<SortField, 'relevance' | 'name'>): ArrayLike<number> {
  const { columns, words } = table;
  if (field === 'role' || field === 'source') {
    const sorted = [...words[field]].sort();
    const ranks = words[field].map((word) => sorted.indexOf(word));
    return columns[field].map((place) => ranks[place] as number);
  }
  return columnOf(table, field);
}

type NumberField = Exclude<SortField, 'relevance' | 'name' | 'role' | 'source'>;

function columnOf({ columns, kind }: LibraryTable, field: NumberField): ArrayLike<number> {
  switch (field) {
    case 'kind':
      return kind;
    case 'tons':
      return columns.tonnage;
    case 'bv':
      return columns.battleValue;
    case 'tech':
      return columns.techBase;
    case 'rules':
      return columns.rulesLevel;
    default:
      return columns[field];
  }
}

/** Returns the sort key of a field. Keys are comparable between tables. */
export function sortKeyOf(table: LibraryTable, field: Exclude<SortField, 'relevance'>): SortKey {
  if (field === 'name') return (place) => table.sortNames[place] as string;
  if (field === 'role' || field === 'source') return (place) => table.word(field, place);
  const column = columnOf(table, field);
  return (place) => column[place] as number;
}
