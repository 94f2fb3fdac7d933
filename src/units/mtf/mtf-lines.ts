import { locationsOf } from '../mech/layout.js';
import { COUNT_OF_VALUES, keyOf, type ListName, LONGEST_KEY, PLACE, type WrittenKey } from './mtf-keys.js';

/** A value and its line number, counted from 1. */
export interface MtfValue {
  readonly text: string;
  readonly line: number;
}

/** An MTF file split into keys and slots. */
export interface MtfLines {
  /** By `PLACE` of the key. The last occurrence counts. */
  readonly values: readonly (string | undefined)[];
  readonly valueLines: readonly (number | undefined)[];
  /** Values of keys that may occur more than once. */
  readonly lists: Readonly<Record<ListName, readonly MtfValue[]>>;
  /** By index of the location, if the file has its heading; at most 12 lines each. */
  readonly slots: readonly (readonly string[] | undefined)[];
  /** The line of each slot, or only that of the first if all twelve are consecutive. */
  readonly slotLines: readonly (number | readonly number[] | undefined)[];
  /** The last location in the file, and the last line. */
  readonly end: { readonly location: number | undefined; readonly line: number };
}

const MAXIMUM_SLOTS = 12;
const NO_VALUES = Array.from({ length: COUNT_OF_VALUES }, () => undefined);
/** One for each location of the 'Mech with the most. */
const NO_SLOTS = locationsOf('tripod').map(() => undefined);

/** Older files name the unit in two lines without keys, after the version line. */
const BARE_NAMES: readonly number[] = [PLACE.chassis, PLACE.model];
const NONE: readonly number[] = [];

const HASH = 35;
const BLANK = 32;

/**
 * A location as nearly all files write it: one line for each slot, none of them blank, a comment or a key. Matching
 * twelve lines at once costs a fifth of what they cost one by one.
 */
const LIST_OF_SLOTS = new RegExp(
  `${String.raw`\n([^\0- #:][^\n:]*[^\0- :])`.repeat(MAXIMUM_SLOTS)}(?=\n)`,
  'y',
);

export function lineWithSlot({ slotLines }: MtfLines, location: number, slot: number): number | undefined {
  const lines = slotLines[location];
  return typeof lines === 'number' ? lines + slot : lines?.[slot];
}

/** Splits a file in one pass. Lines of fluff are read only up to their colon. */
export function takeMtfApart(file: string): MtfLines {
  const text = withPlainLineEnds(file);
  const values: (string | undefined)[] = [...NO_VALUES];
  const valueLines: (number | undefined)[] = [...NO_VALUES];
  const lists: Record<ListName, MtfValue[]> = {
    quirks: [],
    weaponQuirks: [],
    withoutSlots: [],
    unheeded: [],
  };
  const slots: (string[] | undefined)[] = [...NO_SLOTS];
  const slotLines: (number | number[] | undefined)[] = [...NO_SLOTS];
  let location: number | undefined;
  // Lines before the first heading belong to no location.
  let texts: string[] = [];
  let numbers: number[] = [];
  let line = 0;
  let linesToSkip = 0;
  let bareNames: readonly number[] = NONE;
  let colon = -1;
  let key: WrittenKey | undefined;
  let found: string[] | null;
  const length = text.length;

  for (let lineStart = 0; lineStart < length; ) {
    let lineEnd = text.indexOf('\n', lineStart);
    if (lineEnd < 0) lineEnd = length;
    line += 1;
    let start = lineStart;
    let end = lineEnd;
    lineStart = lineEnd + 1;
    if (linesToSkip > 0) {
      linesToSkip -= 1;
      continue;
    }
    while (start < end && text.charCodeAt(start) <= BLANK) start += 1;
    while (end > start && text.charCodeAt(end - 1) <= BLANK) end -= 1;
    if (start === end || text.charCodeAt(start) === HASH) continue;

    let next = key?.next;
    if (next === undefined || !text.startsWith(next.start, start)) {
      if (colon < start) {
        colon = text.indexOf(':', start);
        if (colon < 0) colon = Number.POSITIVE_INFINITY;
      }
      next = colon < end && colon - start <= LONGEST_KEY ? keyOf(text.slice(start, colon)) : undefined;
      // Unusual spellings would never be released.
      if (key !== undefined && next?.usual) key.next = next;
    }
    if (next !== undefined) {
      key = next;
      const { use } = key;
      let valueStart = start + key.start.length;
      while (valueStart < end && text.charCodeAt(valueStart) <= BLANK) valueStart += 1;
      switch (use.as) {
        case 'value':
          values[use.place] = text.slice(valueStart, end);
          valueLines[use.place] = line;
          continue;
        case 'list':
          // Readers of these files accept only the lower-case spelling.
          if (key.written === use.key) lists[use.name].push({ text: text.slice(valueStart, end), line });
          else lists.unheeded.push({ text: key.written, line });
          continue;
        case 'heading':
          if (valueStart < end) break;
          location = use.location;
          LIST_OF_SLOTS.lastIndex = bareNames.length === 0 ? lineEnd : length;
          found = LIST_OF_SLOTS.exec(text);
          if (found === null) {
            texts = [];
            numbers = [];
            slotLines[location] = numbers;
          } else {
            texts = found.slice(1);
            slotLines[location] = line + 1;
            line += MAXIMUM_SLOTS;
            lineStart = LIST_OF_SLOTS.lastIndex + 1;
          }
          slots[location] = texts;
          continue;
        case 'weapons':
          // A summary for people. The slots contain the same information and more.
          linesToSkip = Number.parseInt(text.slice(valueStart, end), 10) || 0;
          continue;
        case 'version':
          bareNames = BARE_NAMES;
          continue;
        case 'nothing':
          continue;
      }
    }
    const name = bareNames[0];
    if (name !== undefined) {
      bareNames = bareNames.slice(1);
      values[name] = text.slice(start, end);
      valueLines[name] = line;
      continue;
    }
    if (texts.length < MAXIMUM_SLOTS) {
      texts.push(text.slice(start, end));
      numbers.push(line);
    }
  }
  return { values, valueLines, lists, slots, slotLines, end: { location, line } };
}

// A separate function: few files have these line ends, and rarely run code keeps V8 from optimising the code around
// it.
function withPlainLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
