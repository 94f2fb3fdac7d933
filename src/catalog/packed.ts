import { type AliasTable, readAliasTable, writeAliasTable } from './alias-table.js';
import { type Catalog, catalogOf, type ItemPlaces, placesOf } from './catalog.js';
import { deepFreeze } from './deep-freeze.js';
import type { EquipmentItem } from './item.js';

/**
 * The whole catalog as text for the bundled module. Reading it as plain JSON would cost more than everything else at
 * startup, and a unit needs only a few dozen of three thousand items. So items are built on request.
 *
 * All texts are pure ASCII, with other characters written as JSON escapes: a single other character would double the
 * size and the time of the whole.
 */
export interface PackedCatalog {
  /** One line for each item: id, display name and aliases. */
  readonly names: string;
  /** JSON of `PackedTables`. */
  readonly tables: string;
  /**
   * One line of JSON for each item: the index of its shape, then position and value of each field that differs from
   * the usual value.
   */
  readonly rows: string;
  /** JSON of `ItemPlaces`. */
  readonly places: string;
  /** Hash table of the aliases in `names`. */
  readonly aliases: string;
}

interface PackedTables {
  /** The lists of fields that occur, with the value that each field has in most items of the shape. */
  readonly shapes: readonly { readonly fields: readonly string[]; readonly usual: readonly PackedValue[] }[];
  /** Values that are not a plain number or string. Many items share the same years, traits or ranges. */
  readonly pool: readonly unknown[];
}

/** A plain value, or `[index in the pool]`. */
type PackedValue = number | string | readonly [number];

const BETWEEN_NAMES = '\t';
const BETWEEN_ITEMS = '\t\n';
const ESCAPE = '\\u';
/** Id and display name. */
const NAMES_BEFORE_ALIASES = 2;
const NAME_FIELDS = new Set(['id', 'name', 'aliases']);

export function packCatalog(items: readonly EquipmentItem[]): PackedCatalog {
  const pool = new Places<unknown>();
  const shapes = new Places<readonly string[]>();
  const values: PackedValue[][][] = [];
  const packed = items.map((item) => {
    const fields = Object.entries(item).filter(([field]) => !NAME_FIELDS.has(field));
    const shape = shapes.of(fields.map(([field]) => field));
    const row = fields.map(([, value]): PackedValue => (isPlain(value) ? value : [pool.of(value)]));
    values[shape] ??= [];
    values[shape].push(row);
    return { shape, row };
  });
  const usual = values.map((rows) =>
    (rows[0] ?? []).map((_, place) => mostFrequent(rows.map((row) => row[place]))),
  );
  const rows = packed.map(({ shape, row }) => {
    const unusual = row.flatMap((value, place) => (same(value, usual[shape]?.[place]) ? [] : [place, value]));
    return JSON.stringify([shape, ...unusual]);
  });
  const tables = {
    shapes: shapes.values.map((fields, shape) => ({ fields, usual: usual[shape] })),
    pool: pool.values,
  };
  const names = toAscii(
    items.map(({ id, name, aliases }) => [id, name, ...aliases].join(BETWEEN_NAMES)).join(BETWEEN_ITEMS),
  );
  return {
    names,
    tables: toAscii(JSON.stringify(tables)),
    rows: toAscii(rows.join('\n')),
    places: JSON.stringify(placesOf(items)),
    aliases: writeAliasTable(names.toLowerCase(), startsOfAliases(items, names), BETWEEN_NAMES),
  };
}

/** Text is converted to lower case after escaping, so a letter outside ASCII must already be lower case. */
function startsOfAliases(items: readonly EquipmentItem[], names: string): number[] {
  for (const alias of items.flatMap(({ aliases }) => aliases)) {
    if (toAscii(alias).toLowerCase() === toAscii(alias.toLowerCase())) continue;
    throw new RangeError(`alias "${alias}" has a capital letter that is not ASCII: give it a small one`);
  }
  const starts: number[] = [];
  let start = 0;
  for (const line of names.split(BETWEEN_ITEMS)) {
    for (const [place, name] of line.split(BETWEEN_NAMES).entries()) {
      if (place >= NAMES_BEFORE_ALIASES) starts.push(start);
      start += name.length + BETWEEN_NAMES.length;
    }
    start += BETWEEN_ITEMS.length - BETWEEN_NAMES.length;
  }
  return starts;
}

export function unpackCatalog(packed: PackedCatalog): Catalog {
  const { shapes, pool } = JSON.parse(packed.tables) as PackedTables;
  const nameLines = packed.names.split(BETWEEN_ITEMS);
  // Line by line, because one character outside ASCII would double the size of the whole text.
  const namesOf = (line: string): string[] => fromAscii(line).split(BETWEEN_NAMES);
  const rowLines = packed.rows.split('\n');
  const built: EquipmentItem[] = new Array(rowLines.length);
  const plain = (value: PackedValue): unknown =>
    typeof value === 'object' ? deepFreeze(pool[value[0]]) : value;

  // Copying a parsed object is several times faster than setting two dozen fields one by one.
  const templates: Record<string, unknown>[] = new Array(shapes.length);
  function templateOf(shape: number): Record<string, unknown> {
    const { fields, usual } = shapes[shape] as PackedTables['shapes'][number];
    const text = ['id', 'name', 'aliases', ...fields].map((field) => `${JSON.stringify(field)}:0`).join();
    const template = JSON.parse(`{${text}}`) as Record<string, unknown>;
    for (const [place, field] of fields.entries()) template[field] = plain(usual[place] as PackedValue);
    return template;
  }

  function build(index: number): EquipmentItem {
    const row = JSON.parse(rowLines[index] as string) as readonly PackedValue[];
    const shape = row[0] as number;
    const template = templates[shape] ?? templateOf(shape);
    templates[shape] = template;
    const item = { ...template };
    const fields = shapes[shape]?.fields as readonly string[];
    for (let at = 1; at < row.length; at += 2) {
      item[fields[row[at] as number] as string] = plain(row[at + 1] as PackedValue);
    }
    const own = namesOf(nameLines[index] as string);
    item.id = own[0];
    item.name = own[1];
    item.aliases = Object.freeze(own.slice(NAMES_BEFORE_ALIASES));
    return Object.freeze(item) as unknown as EquipmentItem;
  }

  let table: AliasTable | undefined;
  let lineStarts: number[] | undefined;
  function indexOf(alias: string): number | undefined {
    table ??= readAliasTable(packed.names.toLowerCase(), packed.aliases, BETWEEN_NAMES);
    const start = table.startOf(toAscii(alias));
    if (start === undefined) return undefined;
    lineStarts ??= startsOf(nameLines);
    return lastUpTo(lineStarts, start);
  }

  return catalogOf({
    size: rowLines.length,
    item: (index) => {
      const item = built[index] ?? build(index);
      built[index] = item;
      return item;
    },
    ids: () => nameLines.map((line) => namesOf(line)[0] as string),
    displayNames: () => nameLines.map((line) => namesOf(line)[1] as string),
    places: () => JSON.parse(packed.places) as ItemPlaces,
    indexOf,
  });
}

/** Where each line starts in the text. */
function startsOf(lines: readonly string[]): number[] {
  let start = 0;
  return lines.map((line) => {
    const here = start;
    start += line.length + BETWEEN_ITEMS.length;
    return here;
  });
}

/** The index of the last number that is not above `most`. */
function lastUpTo(numbers: readonly number[], most: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function mostFrequent(values: readonly (PackedValue | undefined)[]): PackedValue {
  const counts = new Map<string, number>();
  let best = JSON.stringify(values[0]);
  for (const value of values) {
    const key = JSON.stringify(value);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if ((counts.get(key) ?? 0) > (counts.get(best) ?? 0)) best = key;
  }
  return JSON.parse(best) as PackedValue;
}

function same(a: PackedValue, b: PackedValue | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function toAscii(text: string): string {
  return text.replace(
    /[^\t\n -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function fromAscii(text: string): string {
  if (!text.includes(ESCAPE)) return text;
  return text.replace(/\\u([0-9a-f]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function isPlain(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string';
}

/** Gives equal values the same index. */
class Places<T> {
  readonly values: T[] = [];
  readonly #places = new Map<string, number>();

  of(value: T): number {
    const key = JSON.stringify(value);
    const place = this.#places.get(key) ?? this.values.push(value) - 1;
    this.#places.set(key, place);
    return place;
  }
}
