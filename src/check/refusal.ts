// Error messages name the field, its value, and what was expected.

/** Messages stay on one line, however long the value is. */
const LONGEST = 80;

export const wrongType = (field: string, value: unknown, expected: string): TypeError =>
  new TypeError(`${field} is ${shown(value)}: expected ${expected}`);

/** A value of the right type that makes no sense. */
export const wrongValue = (field: string, value: unknown, expected: string): RangeError =>
  new RangeError(`${field} is ${shown(value)}: expected ${expected}`);

/** Describes a value for people, in at most 80 characters. It calls no code of the value itself. */
export function shown(value: unknown): string {
  const words = wordsFor(value);
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
}

function wordsFor(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, LONGEST)}"`;
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `a list of ${value.length}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const keys = Object.keys(value);
  return keys.length === 0 ? '{}' : `{ ${keys.slice(0, LONGEST).join(', ')} }`;
}

/** The ends of a range in words. The largest safe integers are left out. */
export function limitWords(lowest: number, highest: number): string {
  const hasLowest = lowest > -Number.MAX_SAFE_INTEGER;
  if (highest < Number.MAX_SAFE_INTEGER)
    return hasLowest ? `from ${lowest} to ${highest}` : `up to ${highest}`;
  return hasLowest ? `${lowest} or more` : 'between -2⁵³ and 2⁵³';
}

/** What an error says. Anything may be thrown, not only errors. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
