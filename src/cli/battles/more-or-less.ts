import { InputError } from '../files/input-error.js';

/**
 * Reads the `+ID` or `-ID` of a change.
 * @throws {InputError} if the value is neither
 */
export function moreOrLess(value: string, what: string): { readonly more: boolean; readonly id: string } {
  const sign = value[0];
  const id = value.slice(1).trim();
  if ((sign !== '+' && sign !== '-') || id === '') {
    throw new InputError(`--change: ${what} is "${value}"; expected + or - and an id`);
  }
  return { more: sign === '+', id };
}

/** @throws {InputError} if nothing would change */
export function added(
  had: readonly string[],
  id: string,
  more: boolean,
  who: string,
  what: string,
): readonly string[] {
  if (had.includes(id) === more) {
    throw new InputError(
      `--change: ${who} ${more ? 'already has' : 'does not have'} the ${what} ${id}, so nothing would change`,
    );
  }
  return more ? [...had, id] : had.filter((other) => other !== id);
}
