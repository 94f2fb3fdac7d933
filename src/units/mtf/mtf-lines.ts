import { locationsOf } from '../mech/layout.js';

/** A value and the line it stands on, counted from 1. */
export interface MtfValue {
  readonly text: string;
  readonly line: number;
}

/** An MTF file taken apart: which keys it has, and what stands in which slot. */
export interface MtfLines {
  /** By lower-cased key; the last occurrence counts. */
  readonly values: ReadonlyMap<string, MtfValue>;
  /** Keys that may occur more than once. */
  readonly lists: Readonly<Record<'quirk' | 'weaponquirk' | 'weapon_quirk' | 'nocrit', readonly MtfValue[]>>;
  /** By number of the location; at most 12 lines each. */
  readonly slots: readonly (readonly string[])[];
  readonly slotLines: readonly (readonly number[])[];
}

const MAXIMUM_SLOTS = 12;
const COUNT_OF_LOCATIONS = locationsOf('tripod').length;

/** The number of the location that a heading opens; quads name legs where others have arms. */
const HEADINGS: ReadonlyMap<string, number> = new Map([
  ['head', 0],
  ['center torso', 1],
  ['right torso', 2],
  ['left torso', 3],
  ['right arm', 4],
  ['front right leg', 4],
  ['left arm', 5],
  ['front left leg', 5],
  ['right leg', 6],
  ['rear right leg', 6],
  ['left leg', 7],
  ['rear left leg', 7],
  ['center leg', 8],
]);

const KEYS: ReadonlySet<string> = new Set([
  'chassis',
  'model',
  'clanname',
  'mul id',
  'config',
  'techbase',
  'era',
  'source',
  'rules level',
  'role',
  'mass',
  'engine',
  'structure',
  'cockpit',
  'gyro',
  'ejection',
  'heat sink kit',
  'motive',
  'lam',
  'heat sinks',
  'base chassis heat sinks',
  'jump mp',
  'armor',
  'bv',
  ...[
    'la',
    'ra',
    'lt',
    'rt',
    'ct',
    'hd',
    'll',
    'rl',
    'cl',
    'fll',
    'frl',
    'rll',
    'rrl',
    'rtl',
    'rtr',
    'rtc',
  ].map((location) => `${location} armor`),
]);

/** Known, and of no use here: derived figures, fluff and pictures. */
const PASSED_OVER: ReadonlySet<string> = new Set([
  'generator',
  'myomer',
  'walk mp',
  'overview',
  'capabilities',
  'deployment',
  'history',
  'notes',
  'manufacturer',
  'primaryfactory',
  'systemmanufacturer',
  'systemmode',
  'fluffimage',
  'icon',
]);

const HASH = 35;
const BLANK = 32;

/** One pass over the text; lines of fluff are looked at up to their colon and no further. */
export function takeMtfApart(text: string): MtfLines {
  const values = new Map<string, MtfValue>();
  const lists = { quirk: [], weaponquirk: [], weapon_quirk: [], nocrit: [] } as Record<
    keyof MtfLines['lists'],
    MtfValue[]
  >;
  const slots: string[][] = Array.from({ length: COUNT_OF_LOCATIONS }, () => []);
  const slotLines: number[][] = Array.from({ length: COUNT_OF_LOCATIONS }, () => []);
  let location = 0;
  let line = 0;
  let linesToSkip = 0;
  let bareNames: ('chassis' | 'model')[] = [];
  let colon = -1;
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

    if (colon < start) {
      colon = text.indexOf(':', start);
      if (colon < 0) colon = Number.POSITIVE_INFINITY;
    }
    if (colon < end) {
      const written = text.slice(start, colon);
      const key = written.toLowerCase();
      const valueStart = colon + 1;
      if (KEYS.has(key)) {
        values.set(key, { text: text.slice(valueStart, end).trim(), line });
        continue;
      }
      if (key in lists) {
        // Readers of these files heed the lower-case spelling alone.
        if (written === key) {
          lists[key as keyof MtfLines['lists']].push({ text: text.slice(valueStart, end).trim(), line });
        }
        continue;
      }
      const heading = valueStart === end ? HEADINGS.get(key) : undefined;
      if (heading !== undefined) {
        location = heading;
        slots[location] = [];
        slotLines[location] = [];
        continue;
      }
      if (key === 'weapons') {
        // A summary for people; the slots say the same and more.
        linesToSkip = Number.parseInt(text.slice(valueStart, end), 10) || 0;
        continue;
      }
      if (key === 'version') {
        bareNames = ['chassis', 'model'];
        continue;
      }
      if (PASSED_OVER.has(key)) continue;
    }
    const name = bareNames.shift();
    if (name !== undefined) {
      values.set(name, { text: text.slice(start, end), line });
      continue;
    }
    const list = slots[location] as string[];
    if (list.length < MAXIMUM_SLOTS) {
      list.push(text.slice(start, end));
      slotLines[location]?.push(line);
    }
  }
  return { values, lists, slots, slotLines };
}

/** Both readers of unit files take text with or without a byte order mark. */
export function withoutByteOrderMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
