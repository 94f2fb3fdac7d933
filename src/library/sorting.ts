import type { LibraryTable } from './library-table.js';

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

type SortKey = (place: number) => number | string;

/** By table, field and direction: all its places in order. */
const orders = new WeakMap<LibraryTable, Map<string, Int32Array>>();
/** One unit of so many, at least, has to be found for an order of all to be worth its while. */
const WORTH_AN_ORDER = 8;

/**
 * The places that match, by key and then by name. Whoever looks through thousands of units again and again sorts them once: an
 * order of all places is kept for each field, and later searches pick from it.
 */
export function placesInOrder(
  table: LibraryTable,
  field: SortField,
  key: SortKey,
  descending: boolean,
  matches: (place: number) => boolean,
): Int32Array {
  const sign = descending ? -1 : 1;
  if (field === 'relevance') {
    const found = picked(orderOf(table, 'name', sortKeyOf(table, 'name'), false), matches);
    // A stable sort: what is equally relevant stays in the order of names.
    return found.sort((a, b) => sign * ((key(a) as number) - (key(b) as number)));
  }
  const found = new Int32Array(table.size);
  let size = 0;
  for (let place = 0; place < table.size; place += 1) if (matches(place)) found[size++] = place;
  const isKept = orders.get(table)?.has(nameOf(field, descending)) ?? false;
  if (!isKept && size * WORTH_AN_ORDER < table.size) {
    return found.subarray(0, size).sort(byKey(table, key, sign));
  }
  const wanted = new Uint8Array(table.size);
  for (let index = 0; index < size; index += 1) wanted[found[index] as number] = 1;
  return picked(orderOf(table, field, key, descending), (place) => wanted[place] === 1);
}

const nameOf = (field: SortField, descending: boolean): string => `${field}${descending ? ':desc' : ''}`;

function orderOf(table: LibraryTable, field: SortField, key: SortKey, descending: boolean): Int32Array {
  const kept = orders.get(table) ?? new Map<string, Int32Array>();
  orders.set(table, kept);
  const name = nameOf(field, descending);
  let order = kept.get(name);
  if (order === undefined) {
    const places = Int32Array.from({ length: table.size }, (_, place) => place);
    order = places.sort(byKey(table, key, descending ? -1 : 1));
    kept.set(name, order);
  }
  return order;
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

function picked(order: Int32Array, matches: (place: number) => boolean): Int32Array {
  const found = new Int32Array(order.length);
  let size = 0;
  for (const place of order) if (matches(place)) found[size++] = place;
  return found.subarray(0, size);
}

export function sortKeyOf(table: LibraryTable, field: Exclude<SortField, 'relevance'>): SortKey {
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
