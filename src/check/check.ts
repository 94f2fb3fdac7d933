import { limitWords, wrongType, wrongValue } from './refusal.js';

// Checks of single values. Each is a quick test that costs almost nothing if all is well; error messages are built
// elsewhere.

/** Gunnery and piloting range from 0 to this. */
export const WORST_SKILL = 8;

/** Tonnage limits: from a kilogram, the smallest unit of construction, to the largest space stations. */
export const LIGHTEST = 0.001;
export const HEAVIEST = 2_500_000;

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

export function checkOneOf(field: string, value: unknown, allowed: readonly string[]): void {
  for (let index = 0; index < allowed.length; index += 1) if (allowed[index] === value) return;
  throw notOneOf(field, value, allowed);
}

export function checkWord(field: string, value: unknown): void {
  if (typeof value !== 'string') throw wrongType(field, value, 'a string');
}

export function checkList(field: string, value: unknown): void {
  if (!Array.isArray(value)) throw wrongType(field, value, 'a list');
}

export function notInteger(field: string, value: unknown, lowest: number, highest: number): Error {
  if (typeof value !== 'number') return wrongType(field, value, 'a number');
  return wrongValue(field, value, `a whole number, ${limitWords(lowest, highest)}`);
}

export function notNumber(field: string, value: unknown, lowest: number, highest: number): Error {
  if (typeof value !== 'number') return wrongType(field, value, 'a number');
  return wrongValue(field, value, limitWords(lowest, highest));
}

export function notOneOf(field: string, value: unknown, allowed: readonly string[]): Error {
  const expected = `one of ${allowed.join(', ')}`;
  return typeof value === 'string' ? wrongValue(field, value, expected) : wrongType(field, value, expected);
}
