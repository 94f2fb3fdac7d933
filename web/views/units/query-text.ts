import {
  type Query,
  QueryError,
  type QueryField,
  type QueryValue,
  readQuery,
} from '../../../src/edge/search.js';

// Filters have no state of their own: they read and rewrite the query's text, so typing and tapping always agree.

type Clause = Extract<Query, { is: 'clause' }>;

/** Undefined if the text cannot be read. */
function readText(text: string): Query | undefined {
  try {
    return readQuery(text);
  } catch (error) {
    if (error instanceof QueryError) return undefined;
    throw error;
  }
}

/** The clauses that every result must satisfy. Clauses within OR are left to the user. */
function clausesOf(query: Query | undefined): readonly Clause[] {
  if (query?.is === 'clause') return [query];
  return query?.is === 'all' ? query.of.filter((part) => part.is === 'clause') : [];
}

const clausesFor = (text: string, field: QueryField): readonly Clause[] =>
  clausesOf(readText(text)).filter((clause) => clause.field === field);

/** The text with the clauses of a field replaced by others, or removed. */
export function withClauses(text: string, field: QueryField, written: readonly string[]): string {
  const query = readText(text);
  const places = clausesOf(query).filter((clause) => clause.field === field);
  let rest = text;
  for (const { start, end } of [...places].reverse()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  // A clause after OR would belong only to its last part.
  if (query?.is === 'any' && written.length > 0) rest = `(${rest.trim()})`;
  const first = places[0];
  if (first === undefined) return joined([rest, ...written]);
  // In the place of the old clause, so that nothing moves.
  return joined([rest.slice(0, first.start), ...written, rest.slice(first.start)]);
}

const joined = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

/** The values that a field may have; empty if the text leaves it open or states it in another way. */
export function valuesIn(text: string, field: QueryField): readonly string[] {
  const [clause, ...others] = clausesFor(text, field);
  if (clause === undefined || others.length > 0 || clause.operator !== '=') return [];
  return clause.values.map(({ text: value }) => value);
}

export const withValues = (text: string, field: QueryField, values: readonly string[]): string =>
  withClauses(text, field, values.length === 0 ? [] : [`${field}=${values.map(quoted).join(',')}`]);

/** The highest value that a field may have, if the text states only that, with <=. */
export function limitIn(text: string, field: QueryField): string | undefined {
  const [clause, ...others] = clausesFor(text, field);
  return clause?.operator === '<=' && others.length === 0 ? clause.values[0]?.text : undefined;
}

/** A range of numbers. An end that is left out is open. */
export interface AskedRange {
  readonly least?: number;
  readonly most?: number;
}

/** The range of whole numbers for a field, if the text states each end in one clause. */
export function rangeIn(text: string, field: QueryField): AskedRange {
  let range: AskedRange = {};
  for (const { operator, values } of clausesFor(text, field)) {
    const [, least, most = least] =
      /^(\d+(?:[.]\d+)?)(?:-(\d+(?:[.]\d+)?))?$/.exec(values[0]?.text ?? '') ?? [];
    if (values.length !== 1 || least === undefined) continue;
    if (operator === '=' || operator === '>=') range = { ...range, least: Number(least) };
    if (operator === '=' || operator === '<=') range = { ...range, most: Number(most) };
    if (operator === '>') range = { ...range, least: Number(least) + 1 };
    if (operator === '<') range = { ...range, most: Number(most) - 1 };
  }
  return range;
}

export function withRange(text: string, field: QueryField, { least, most }: AskedRange): string {
  return withClauses(text, field, writtenRange(field, least, most));
}

function writtenRange(field: QueryField, least?: number, most?: number): readonly string[] {
  if (least !== undefined && most !== undefined)
    return least <= most ? [`${field}=${least}-${most}`] : [`${field}>=${least}`, `${field}<=${most}`];
  if (least !== undefined) return [`${field}>=${least}`];
  return most === undefined ? [] : [`${field}<=${most}`];
}

/** At least this many of an item. */
export interface AskedItem {
  readonly name: string;
  readonly least: number;
}

/** Required equipment, one clause per item. */
export const itemsIn = (text: string): readonly AskedItem[] =>
  clausesFor(text, 'has').flatMap(({ operator, values }) =>
    operator === '=' && values.length === 1 ? (askedItem(values[0]) ?? []) : [],
  );

function askedItem(value: QueryValue | undefined): AskedItem | undefined {
  if (value === undefined) return undefined;
  const { text: name, count } = value;
  if (count === undefined) return { name, least: 1 };
  return count.operator === '>=' ? { name, least: count.least } : undefined;
}

const writtenItem = ({ name, least }: AskedItem): string =>
  `has=${quoted(name)}${least > 1 ? `:>=${least}` : ''}`;

/** The text with a further item of equipment, or with another count. */
export function withItem(text: string, item: AskedItem): string {
  const known = itemsIn(text);
  const others = furtherItems(text);
  const list = known.some(({ name }) => isSame(name, item.name))
    ? known.map((one) => (isSame(one.name, item.name) ? item : one))
    : [...known, item];
  return withClauses(text, 'has', [...others, ...list.map(writtenItem)]);
}

export const withoutItem = (text: string, name: string): string =>
  withClauses(text, 'has', [
    ...furtherItems(text),
    ...itemsIn(text)
      .filter((item) => !isSame(item.name, name))
      .map(writtenItem),
  ]);

/** Clauses about equipment that the list does not show; they stay as written. */
const furtherItems = (text: string): readonly string[] =>
  clausesFor(text, 'has')
    .filter(
      ({ operator, values }) => operator !== '=' || values.length > 1 || askedItem(values[0]) === undefined,
    )
    .map(({ start, end }) => text.slice(start, end));

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A value as written in a query. Quotation marks cannot be written, so stars replace them. */
export const quoted = (value: string): string =>
  /^[^\s()",:=!<>]+$/.test(value) ? value : `"${value.replaceAll('"', '*')}"`;
