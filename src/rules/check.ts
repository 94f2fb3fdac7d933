/** Gunnery and piloting run from 0 to this. */
export const WORST_SKILL = 8;

// What the public functions refuse: a wrong value is named with its field, before it can turn into a wrong number.

// Each is a quick look that costs nothing where all is well; what is wrong is put into words apart from it.

export function checkInteger(field: string, value: unknown, lowest: number, highest: number): void {
  if (!Number.isInteger(value) || (value as number) < lowest || (value as number) > highest) {
    throw notInteger(field, value, lowest, highest);
  }
}

export function checkNumber(
  field: string,
  value: unknown,
  lowest: number,
  highest = Number.POSITIVE_INFINITY,
): void {
  if (!Number.isFinite(value) || (value as number) < lowest || (value as number) > highest) {
    throw notNumber(field, value, lowest, highest);
  }
}

/** A modifier may be Infinity, for what cannot be done at all. */
export function checkModifierValue(field: string, value: unknown): void {
  if (typeof value !== 'number') throw new TypeError(`${field} is ${shown(value)}: expected a number`);
  if (!(value > Number.NEGATIVE_INFINITY))
    throw new RangeError(`${field} is ${value}: expected a number or Infinity`);
}

/** Infinity is as far as it gets. */
export function checkDistance(field: string, value: unknown): void {
  if (typeof value !== 'number' || !(value >= 0)) throw notNumber(field, value, 0);
}

export function checkOneOf(field: string, value: unknown, allowed: readonly string[]): void {
  for (let index = 0; index < allowed.length; index += 1) if (allowed[index] === value) return;
  throw notOneOf(field, value, allowed);
}

export function checkWord(field: string, value: unknown): void {
  if (typeof value !== 'string') throw new TypeError(`${field} is ${shown(value)}: expected a word`);
}

export function checkList(field: string, value: unknown): void {
  if (!Array.isArray(value)) throw new TypeError(`${field} is ${shown(value)}: expected a list`);
}

function notInteger(field: string, value: unknown, lowest: number, highest: number): Error {
  if (typeof value !== 'number') return new TypeError(`${field} is ${shown(value)}: expected a number`);
  return new RangeError(`${field} is ${value}: expected a whole number, ${limitWords(lowest, highest)}`);
}

function notNumber(field: string, value: unknown, lowest: number, highest = Number.POSITIVE_INFINITY): Error {
  if (typeof value !== 'number') return new TypeError(`${field} is ${shown(value)}: expected a number`);
  return new RangeError(`${field} is ${value}: expected ${limitWords(lowest, highest)}`);
}

const limitWords = (lowest: number, highest: number): string =>
  highest === Number.POSITIVE_INFINITY ? `${lowest} or more` : `from ${lowest} to ${highest}`;

function notOneOf(field: string, value: unknown, allowed: readonly string[]): Error {
  if (typeof value !== 'string') return new TypeError(`${field} is ${shown(value)}: expected a word`);
  return new RangeError(`${field} is "${value}": expected one of ${allowed.join(', ')}`);
}

function shown(value: unknown): string {
  return value === null ? 'null' : typeof value === 'string' ? `"${value}"` : String(value);
}
