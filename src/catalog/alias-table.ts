/**
 * Finds aliases in the text that contains them. Putting seventeen thousand of them into a map took longer than
 * everything else at startup, while a program asks for a few hundred. So the build makes a hash table, which is text
 * as well.
 *
 * Each slot holds the position where an alias starts, or 0. An alias is in the slot of its hash or, if that one is
 * taken, in the next free one.
 */
export interface AliasTable {
  /** Returns where the alias starts, given in lower case and ASCII. */
  startOf(alias: string): number | undefined;
}

/** Digits of a slot in base 36: enough for a text of a million letters. */
const DIGITS = 4;
const LONGEST_TEXT = 36 ** DIGITS;
/** Slots for each alias. With half of them free, hardly any alias is far from its own slot. */
const ROOM = 2;

/** @param starts of the aliases; of equal ones, the last counts */
export function writeAliasTable(text: string, starts: readonly number[], end: string): string {
  if (text.length >= LONGEST_TEXT) throw new RangeError(`${text.length} letters are too many for a table`);
  const places = new Map(starts.map((start) => [aliasAt(text, start, end), start] as const));
  const size = 2 ** Math.ceil(Math.log2(ROOM * places.size + 1));
  const slots: number[] = new Array(size).fill(0);
  for (const [alias, start] of places) {
    let slot = hashOf(alias) & (size - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1);
    slots[slot] = start;
  }
  return slots.map((start) => start.toString(36).padStart(DIGITS, '0')).join('');
}

/** @param end what follows an alias in the text, unless the text ends */
export function readAliasTable(text: string, table: string, end: string): AliasTable {
  const last = table.length / DIGITS - 1;
  return {
    startOf: (alias) => {
      for (let slot = hashOf(alias) & last; ; slot = (slot + 1) & last) {
        const start = Number.parseInt(table.slice(slot * DIGITS, (slot + 1) * DIGITS), 36);
        if (start === 0) return undefined;
        if (text.startsWith(alias, start) && aliasAt(text, start, end).length === alias.length) return start;
      }
    },
  };
}

function aliasAt(text: string, start: number, end: string): string {
  const stop = text.indexOf(end, start);
  return stop < 0 ? text.slice(start) : text.slice(start, stop);
}

/** FNV-1a. */
function hashOf(alias: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < alias.length; place += 1) {
    hash = Math.imul(hash ^ alias.charCodeAt(place), 0x01000193);
  }
  return hash >>> 0;
}
