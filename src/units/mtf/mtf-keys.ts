import { wordsOf } from '../../check/words.js';

// The words before the colon in lines of an MTF file.

/** Keys with a single value. The last one in the file counts. */
const VALUE_KEYS = [
  ...wordsOf('chassis model clanname config techbase era source role mass engine structure cockpit gyro'),
  ...wordsOf('ejection motive lam armor bv'),
  ...(['mul id', 'rules level', 'heat sink kit', 'heat sinks', 'base chassis heat sinks'] as const),
  ...(['walk mp', 'jump mp'] as const),
  ...wordsOf('la ra lt rt ct hd ll rl cl fll frl rll rrl rtl rtr rtc').map(
    (location) => `${location} armor` as const,
  ),
];

/** The index of each key in a file's values. Fifty lookups by name would cost more than everything else. */
export const PLACE = Object.fromEntries(VALUE_KEYS.map((key, place) => [key, place])) as Readonly<
  Record<(typeof VALUE_KEYS)[number], number>
>;

export const keyAt = (place: number): string => VALUE_KEYS[place] ?? '';

/** Keys that may occur more than once. */
export type ListName = 'quirks' | 'weaponQuirks' | 'withoutSlots' | 'unheeded';
const LIST_KEYS: readonly (readonly [key: string, name: ListName])[] = [
  ['quirk', 'quirks'],
  ['weaponquirk', 'weaponQuirks'],
  ['weapon_quirk', 'weaponQuirks'],
  ['nocrit', 'withoutSlots'],
];

/** By index of the location. Quads name legs where others have arms. */
const HEADINGS = [
  ['head'],
  ['center torso'],
  ['right torso'],
  ['left torso'],
  ['right arm', 'front right leg'],
  ['left arm', 'front left leg'],
  ['right leg', 'rear right leg'],
  ['left leg', 'rear left leg'],
  ['center leg'],
];

/** Known keys that are ignored: derived figures, fluff and pictures. */
const PASSED_OVER = wordsOf(
  'generator myomer overview capabilities deployment history notes manufacturer primaryfactory',
  'systemmanufacturer systemmode fluffimage icon',
);

/** How a line is used, by its key. */
type Use =
  | { readonly as: 'value'; readonly place: number }
  | { readonly as: 'list'; readonly key: string; readonly name: ListName }
  | { readonly as: 'heading'; readonly location: number }
  | { readonly as: 'weapons' | 'version' | 'nothing' };

/** One spelling of a key. */
export interface WrittenKey {
  readonly written: string;
  /** Includes the colon. */
  readonly start: string;
  readonly use: Use;
  /** One of the few spellings that most files use. */
  readonly usual: boolean;
  /** The usual key that followed it last time: files have their keys in much the same order. */
  next?: WrittenKey;
}

const KEYS: ReadonlyMap<string, WrittenKey> = new Map([
  ...VALUE_KEYS.flatMap((key, place) => spelled(key, { as: 'value', place })),
  ...LIST_KEYS.flatMap(([key, name]) => spelled(key, { as: 'list', key, name })),
  ...HEADINGS.flatMap((names, location) =>
    names.flatMap((name) => spelled(name, { as: 'heading', location })),
  ),
  ...spelled('weapons', { as: 'weapons' }),
  ...spelled('version', { as: 'version' }),
  ...PASSED_OVER.flatMap((key) => spelled(key, { as: 'nothing' })),
]);

/** The file's heading for the location with this index. */
export const headingOf = (location: number, quad: boolean): string => {
  const [name = '', ofQuad = name] = HEADINGS[location] ?? [];
  return titled(quad ? ofQuad : name);
};

export const LONGEST_KEY = Math.max(...[...KEYS.keys()].map((key) => key.length));

export const COUNT_OF_VALUES = VALUE_KEYS.length;

/** Finds a key in any case. */
export function keyOf(written: string): WrittenKey | undefined {
  const key = KEYS.get(written);
  if (key !== undefined) return key;
  const usual = KEYS.get(written.toLowerCase());
  return usual && { written, start: `${written}:`, use: usual.use, usual: false };
}

/** A key as people write it: `Heat Sinks`, `LA Armor`, `Jump MP`, `TechBase`. */
export function titled(key: string): string {
  return key
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/^\w+(?= Armor$)/, (location) => location.toUpperCase())
    .replace('Techbase', 'TechBase')
    .replace(/\b(Lam|Mp|Id)$/, (word) => word.toUpperCase());
}

/** Lower case and the usual spellings, which then need no conversion: `Heat Sinks`, `Jump MP`, `LA armor`. */
function spelled(key: string, use: Use): [string, WrittenKey][] {
  const words = titled(key);
  const spellings = [key, words, words.replace(/ Armor$/, ' armor')];
  return spellings.map((spelling) => [
    spelling,
    { written: spelling, start: `${spelling}:`, use, usual: true },
  ]);
}
