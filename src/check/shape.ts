import { notInteger, notNumber, notOneOf } from './check.js';
import { isRecord } from './is-record.js';
import { shown, wrongType, wrongValue } from './refusal.js';

/**
 * Tests a value and throws if it is wrong. The field's name comes in two parts, its own and that of its container, so
 * that they are joined only for an error message.
 */
export type Check = (value: unknown, key: string | number, within: string) => void;

const MOST = Number.MAX_SAFE_INTEGER;

/** Joins the parts of a field's name: `attacker.weaponQuirks`, `shots[2]`. */
export function nameOf(key: string | number, within: string): string {
  if (typeof key === 'number') return `${within}[${key}]`;
  return within === '' ? key : `${within}.${key}`;
}

// Numbers.

/** A whole number; by default 0 or more. */
/* @__NO_SIDE_EFFECTS__ */
export function whole(lowest = 0, highest = MOST): Check {
  return (value, key, within) => {
    if (!Number.isInteger(value) || (value as number) < lowest || (value as number) > highest) {
      throw notInteger(nameOf(key, within), value, lowest, highest);
    }
  };
}

/** A whole number of either sign. */
export const wholeOfEitherSign = whole(-MOST);

/** Any finite number within the limits, fractions included. */
/* @__NO_SIDE_EFFECTS__ */
export function amount(lowest = 0, highest = MOST): Check {
  return (value, key, within) => {
    if (!Number.isFinite(value) || (value as number) < lowest || (value as number) > highest) {
      throw notNumber(nameOf(key, within), value, lowest, highest);
    }
  };
}

/** A sum of modifiers: a whole number, or Infinity for something that cannot be done. */
export const wholeOrInfinity: Check = (value, key, within) => {
  if (!Number.isInteger(value) && value !== Number.POSITIVE_INFINITY) {
    const field = nameOf(key, within);
    throw typeof value === 'number'
      ? wrongValue(field, value, 'a whole number or Infinity')
      : wrongType(field, value, 'a number');
  }
};

// Other single values.

export const flag: Check = (value, key, within) => {
  if (typeof value !== 'boolean') throw wrongType(nameOf(key, within), value, 'true or false');
};

export const word: Check = (value, key, within) => {
  if (typeof value !== 'string') throw wrongType(nameOf(key, within), value, 'a string');
};

/* @__NO_SIDE_EFFECTS__ */
export function oneOf(allowed: readonly string[]): Check {
  return (value, key, within) => {
    for (let index = 0; index < allowed.length; index += 1) if (allowed[index] === value) return;
    throw notOneOf(nameOf(key, within), value, allowed);
  };
}

/** For a type without a list of its words. The compiler makes sure that none is missing. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOfWords = <Word extends string>(words: Readonly<Record<Word, true>>): Check =>
  oneOf(Object.keys(words));

export const callback: Check = (value, key, within) => {
  if (typeof value !== 'function') throw wrongType(nameOf(key, within), value, 'a function');
};

/** Checks that accept a missing field. */
const lenient = new WeakSet<Check>();

/** For input that the function checks itself, as readers of JSON do. */
export const anything: Check = () => {};
lenient.add(anything);

type Class = abstract new (...given: never[]) => unknown;

/* @__NO_SIDE_EFFECTS__ */
export function instanceOf(made: Class, expected: string): Check {
  return (value, key, within) => {
    if (!(value instanceof made)) throw wrongType(nameOf(key, within), value, expected);
  };
}

// Checks composed from others.

/** Accepts a missing value. */
/* @__NO_SIDE_EFFECTS__ */
export function optional(check: Check): Check {
  const ifGiven: Check = (value, key, within) => {
    if (value !== undefined) check(value, key, within);
  };
  lenient.add(ifGiven);
  return ifGiven;
}

/** Chooses by type: the first check is for a string, the second for everything else. */
/* @__NO_SIDE_EFFECTS__ */
export function stringOr(ofString: Check, other: Check): Check {
  return (value, key, within) => {
    if (typeof value === 'string') ofString(value, key, within);
    else other(value, key, within);
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function listOf(check: Check, fewest = 0, most = MOST): Check {
  return (value, key, within) => {
    if (!Array.isArray(value)) throw wrongType(nameOf(key, within), value, 'a list');
    if (value.length < fewest || value.length > most)
      throw wrongLength(nameOf(key, within), value, fewest, most);
    if (value.length === 0) return;
    const field = nameOf(key, within);
    for (let index = 0; index < value.length; index += 1) check(value[index], index, field);
  };
}

const wrongLength = (
  field: string,
  { length }: readonly unknown[],
  fewest: number,
  most: number,
): RangeError =>
  new RangeError(
    `${field} has ${length} ${length === 1 ? 'entry' : 'entries'}: expected ${
      fewest === most ? fewest : most === MOST ? `${fewest} or more` : `${fewest} to ${most}`
    }`,
  );

/** Number of failed checks so far. */
let refusals = 0;

/**
 * For large objects that are passed again and again, such as units. Each is checked once and must not change
 * afterwards. Objects may refer to each other in circles. A failed check clears the memory, because some objects may
 * refer to the wrong one.
 */
export class Remembered {
  readonly #look: Check;
  #sound = new WeakSet<object>();
  #since = refusals;

  constructor(look: Check) {
    this.#look = look;
  }

  readonly check: Check = (value, key, within) => {
    if (typeof value !== 'object' || value === null) return this.#look(value, key, within);
    if (this.#since !== refusals) this.#forget();
    if (this.#sound.has(value)) return;
    this.#sound.add(value);
    try {
      this.#look(value, key, within);
    } catch (error) {
      refusals += 1;
      throw error;
    }
  };

  /** Whether the object was checked before: faster than a check, and never throws. */
  knows(value: object): boolean {
    return this.#since === refusals && this.#sound.has(value);
  }

  #forget(): void {
    this.#sound = new WeakSet();
    this.#since = refusals;
  }
}

/** A list, a set, or anything else that can be iterated repeatedly. */
/* @__NO_SIDE_EFFECTS__ */
export function iterableOf(check: Check): Check {
  return (value, key, within) => {
    if (!isRecord(value) && !Array.isArray(value)) throw wrongType(nameOf(key, within), value, 'a list');
    const { [Symbol.iterator]: iterator } = value as Partial<Iterable<unknown>>;
    if (typeof iterator !== 'function') throw wrongType(nameOf(key, within), value, 'a list');
    const field = nameOf(key, within);
    let index = 0;
    for (const entry of value as Iterable<unknown>) {
      check(entry, index, field);
      index += 1;
    }
  };
}

/** A list with one entry for each check. */
/* @__NO_SIDE_EFFECTS__ */
export function tuple(...checks: readonly Check[]): Check {
  const length = listOf(anything, checks.length, checks.length);
  return (value, key, within) => {
    length(value, key, within);
    const field = nameOf(key, within);
    for (const [index, check] of checks.entries()) check((value as readonly unknown[])[index], index, field);
  };
}

/** Values under names that the caller chooses. */
/* @__NO_SIDE_EFFECTS__ */
export function recordOf(check: Check): Check {
  return (value, key, within) => {
    if (!isRecord(value)) throw wrongType(nameOf(key, within), value, 'an object');
    const field = nameOf(key, within);
    for (const name in value) check(value[name], name, field);
  };
}

/** One check for each field of `T`, so that a field added to a type is not forgotten here. */
export type Fields<T> = { readonly [Key in keyof Required<T>]: Check };

/** An object with only these fields. An unknown field is probably misspelt. */
/* @__NO_SIDE_EFFECTS__ */
export const fields = <T>(checks: Fields<T>): Check => objectWith(checks, true);

/** An object with these fields, and any others. */
/* @__NO_SIDE_EFFECTS__ */
export const openFields = <T>(checks: Fields<T>): Check => objectWith(checks, false);

/** A large object from elsewhere, such as a unit: a few fields identify it. */
/* @__NO_SIDE_EFFECTS__ */
export function having<T>(checks: Partial<Fields<T>>, expected: string): Check {
  const names = Object.keys(checks);
  const list = Object.values<Check>(checks as Readonly<Record<string, Check>>);
  return (value, key, within) => {
    if (!isRecord(value)) throw wrongType(nameOf(key, within), value, expected);
    const field = nameOf(key, within);
    for (let index = 0; index < names.length; index += 1) {
      const name = names[index] as string;
      (list[index] as Check)(value[name], name, field);
    }
  };
}

/* @__NO_SIDE_EFFECTS__ */
function objectWith(checks: Readonly<Record<string, Check>>, closed: boolean): Check {
  const byName = new Map(Object.entries(checks));
  const names = [...byName.keys()];
  const required = names.filter((name) => !lenient.has(checks[name] as Check));
  return (value, key, within) => {
    if (!isRecord(value)) throw wrongType(nameOf(key, within), value, 'an object');
    const field = nameOf(key, within);
    const plain = isPlain(value);
    let seen = 0;
    for (const name in value) {
      seen += 1;
      const check = byName.get(name);
      if (check !== undefined) check(value[name], name, field);
      else if (closed && value[name] !== undefined)
        throw unknownField(nameOf(name, field), value[name], byName);
    }
    // Getters of a class and non-enumerable fields hold values too, but do not appear in a loop.
    const sought = plain && seen === Object.getOwnPropertyNames(value).length ? required : names;
    for (let index = 0; index < sought.length; index += 1) {
      const name = sought[index] as string;
      const held = value[name];
      if (held === undefined || sought === names) (byName.get(name) as Check)(held, name, field);
    }
  };
}

/** Made by `{ … }`, or without a prototype: it has only fields of its own. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const unknownField = (field: string, value: unknown, known: ReadonlyMap<string, Check>): TypeError =>
  new TypeError(`${field} is ${shown(value)}: no such field; known are ${[...known.keys()].join(', ')}`);

// Functions.

/**
 * Wraps a function with checks of its arguments. Inner code calls the function itself and pays nothing.
 * @param checks by the parameters' names, in their order
 * @param together for values that are valid alone but not in combination: a hex and the map it is on
 */
/* @__NO_SIDE_EFFECTS__ */
export function checked<Inner extends (...given: never[]) => unknown>(
  inner: Inner,
  checks: Readonly<Record<string, Check>>,
  together?: (...given: Parameters<Inner>) => void,
): Inner {
  const look = lookerAt(checks);
  const outer = (...given: Parameters<Inner>) => {
    look(given);
    together?.(...given);
    return inner(...given);
  };
  return outer as Inner;
}

/** The same for a function whose errors reject its promise. */
/* @__NO_SIDE_EFFECTS__ */
export function checkedAsync<Inner extends (...given: never[]) => Promise<unknown>>(
  inner: Inner,
  checks: Readonly<Record<string, Check>>,
): Inner {
  const look = lookerAt(checks);
  const outer = async (...given: Parameters<Inner>) => {
    look(given);
    return inner(...given);
  };
  return outer as Inner;
}

function lookerAt(checks: Readonly<Record<string, Check>>): (given: readonly unknown[]) => void {
  const names = Object.keys(checks);
  const list = Object.values(checks);
  return (given) => {
    for (let index = 0; index < list.length; index += 1) {
      (list[index] as Check)(given[index], names[index] as string, '');
    }
  };
}
