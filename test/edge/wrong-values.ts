import type { Call, Leeway } from './call.js';

/** A call with one value in it replaced. */
export interface WrongCall {
  /** As messages name it. */
  readonly field: string;
  readonly value: unknown;
  readonly given: readonly unknown[];
}

const LONG_WORD = 'x'.repeat(200);
const NOT_NUMBERS = ['5', true, null, {}, [], () => 5];
const NUMBERS: readonly (readonly [number, Leeway | undefined])[] = [
  [Number.NaN, undefined],
  [Number.NEGATIVE_INFINITY, undefined],
  [Number.POSITIVE_INFINITY, 'infinity'],
  [-1, 'negative'],
  [0.5, 'fraction'],
  [1e300, 'huge'],
];

/** What cannot stand where this stands. */
const wrongFor = (value: unknown, leeway: readonly Leeway[]): readonly unknown[] =>
  wrongValues(value, leeway).filter((wrong) => wrong !== null || !leeway.includes('null'));

function wrongValues(value: unknown, leeway: readonly Leeway[]): readonly unknown[] {
  if (leeway.includes('trusted')) return [];
  if (typeof value === 'number') {
    const numbers = NUMBERS.filter(([, allowed]) => allowed === undefined || !leeway.includes(allowed));
    return [...NOT_NUMBERS, ...numbers.map(([number]) => number)];
  }
  if (typeof value === 'boolean') return ['false', 'true', 0, 1, null, {}, []];
  if (typeof value === 'string') {
    const words = leeway.includes('text') ? [] : ['no such word', LONG_WORD, ''];
    return [5, true, null, {}, [], Number.NaN, ...words];
  }
  if (typeof value === 'function') return [5, 'x', true, null, {}, []];
  if (Array.isArray(value)) return [5, 'x', true, null, {}];
  return [5, 'x', true, null, [], Number.NaN, ...(leeway.includes('opaque') ? [{}] : [])];
}

/** Every field of a call, replaced by every value that cannot stand there. */
export function* wrongCalls(call: Call): Iterable<WrongCall> {
  for (const [index, name] of call.names.entries()) {
    const valid = call.given()[index];
    for (const { field, value, replaced } of replacements(valid, name, call)) {
      yield { field, value, given: call.given().map((given, place) => (place === index ? replaced : given)) };
    }
  }
}

interface Replacement {
  readonly field: string;
  readonly value: unknown;
  /** The parameter as it is with that value. */
  readonly replaced: unknown;
}

function* replacements(valid: unknown, field: string, call: Call): Iterable<Replacement> {
  const leeway = leewayOf(field, call);
  for (const value of wrongFor(valid, leeway)) yield { field, value, replaced: value };
  if (typeof valid !== 'object' || valid === null || isWhole(leeway)) return;
  if (Array.isArray(valid)) {
    for (const [index, entry] of valid.entries()) {
      for (const inner of replacements(entry, `${field}[${index}]`, call)) {
        yield { ...inner, replaced: valid.map((one, place) => (place === index ? inner.replaced : one)) };
      }
    }
    return;
  }
  for (const [name, entry] of Object.entries(valid)) {
    for (const inner of replacements(entry, `${field}.${name}`, call)) {
      yield { ...inner, replaced: { ...valid, [name]: inner.replaced } };
    }
  }
}

/** Fields of a call that may be left out, or must not be: each in turn, and each parameter. */
export function* shorterCalls(call: Call): Iterable<WrongCall> {
  for (const [index, name] of call.names.entries()) {
    for (const { field, replaced } of leftOut(call.given()[index], name, call)) {
      const given = call.given().map((one, place) => (place === index ? replaced : one));
      yield { field, value: undefined, given };
    }
  }
}

function* leftOut(valid: unknown, field: string, call: Call): Iterable<Replacement> {
  if (leewayOf(field, call).includes('trusted')) return;
  yield { field, value: undefined, replaced: undefined };
  if (typeof valid !== 'object' || valid === null || isWhole(leewayOf(field, call))) return;
  if (Array.isArray(valid)) {
    for (const [index, entry] of valid.entries()) {
      for (const inner of leftOut(entry, `${field}[${index}]`, call)) {
        yield { ...inner, replaced: valid.map((one, place) => (place === index ? inner.replaced : one)) };
      }
    }
    return;
  }
  for (const [name, entry] of Object.entries(valid)) {
    for (const inner of leftOut(entry, `${field}.${name}`, call)) {
      yield { ...inner, replaced: { ...valid, [name]: inner.replaced } };
    }
  }
}

const isWhole = (leeway: readonly Leeway[]): boolean =>
  leeway.includes('opaque') || leeway.includes('trusted');

function leewayOf(field: string, { leeway }: Call): readonly Leeway[] {
  const parts = field.split(/(?=[.[])/);
  const found = Object.keys(leeway).find((pattern) => {
    const wanted = pattern.split(/(?=[.[])/);
    return (
      wanted.length === parts.length &&
      wanted.every((part, place) => part === parts[place] || part === '.*' || part === '[*]')
    );
  });
  return found === undefined ? [] : (leeway[found] ?? []);
}
