// What the public functions refuse: a wrong value is named with its field, before it can turn into a wrong number.

export function checkInteger(field: string, value: unknown, lowest: number, highest: number): void {
  if (typeof value !== 'number') {
    throw new TypeError(`${field} is ${shown(value)}: expected a number`);
  }
  if (!Number.isInteger(value) || value < lowest || value > highest) {
    const limit = highest === Number.POSITIVE_INFINITY ? `${lowest} or more` : `from ${lowest} to ${highest}`;
    throw new RangeError(`${field} is ${value}: expected a whole number, ${limit}`);
  }
}

export function checkNumber(field: string, value: unknown, lowest: number): void {
  if (typeof value !== 'number') throw new TypeError(`${field} is ${shown(value)}: expected a number`);
  if (!(value >= lowest)) throw new RangeError(`${field} is ${value}: expected ${lowest} or more`);
}

export function checkOneOf(field: string, value: unknown, allowed: readonly string[]): void {
  if (typeof value !== 'string') throw new TypeError(`${field} is ${shown(value)}: expected a word`);
  for (const word of allowed) if (word === value) return;
  throw new RangeError(`${field} is "${value}": expected one of ${allowed.join(', ')}`);
}

function shown(value: unknown): string {
  return value === null ? 'null' : typeof value === 'string' ? `"${value}"` : String(value);
}
