import { checkList, checkModifierValue, checkWord } from '../check.js';
import type { IToHitModifierDetail } from './states.js';

/** Values may be infinite, but only so that they forbid: nothing makes every shot hit. */
export function checkModifiers(field: string, modifiers: readonly IToHitModifierDetail[]): void {
  checkList(field, modifiers);
  modifiers.forEach((modifier: unknown, index) => {
    if (typeof modifier !== 'object' || modifier === null) {
      throw new TypeError(`${field}[${index}] is ${String(modifier)}: expected a modifier`);
    }
    const { id, value } = modifier as Partial<IToHitModifierDetail>;
    if (typeof id !== 'string') {
      throw new TypeError(`${field}[${index}].id is ${String(id)}: expected a word`);
    }
    checkModifierValue(`value of "${id}" in ${field}`, value);
  });
}

/** Entries that a caller adds to those of a shot: each needs an id of its own. */
export function checkOwnModifiers(field: string, modifiers: readonly IToHitModifierDetail[]): void {
  checkModifiers(field, modifiers);
  const ids = new Set<string>();
  for (const { id, name, source, description } of modifiers) {
    checkWord(`name of "${id}" in ${field}`, name);
    checkWord(`source of "${id}" in ${field}`, source);
    checkWord(`description of "${id}" in ${field}`, description);
    if (ids.has(id)) throw new RangeError(`${field} holds "${id}" twice: each entry needs an id of its own`);
    ids.add(id);
  }
}
