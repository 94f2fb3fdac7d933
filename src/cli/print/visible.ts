/**
 * What a terminal obeys instead of showing: control characters (escape codes begin with one), marks that turn the direction
 * of text, and halves of characters. In ranges, because every byte of output is looked at and properties of Unicode take
 * six times as long.
 */
const OBEYED = '\\0-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\p{Cs}';
const IN_LINES = new RegExp(`[${OBEYED}]`, 'gu');
const IN_A_LINE = new RegExp(`[\\n${OBEYED}]`, 'gu');

const escaped = (character: string): string =>
  character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Text with everything visible that a terminal would obey, as in `\u001b`; line feeds stay. That is how JSON escapes it
 * too, so JSON that went through here means what it meant before.
 */
export const visible = (text: string): string => text.replace(IN_LINES, escaped);

/** The same for text that belongs on one line. */
export const visibleLine = (text: string): string => text.replace(IN_A_LINE, escaped);

const LONGEST_VALUE = 80;
/** Longer than any message that this program makes by itself. */
const LONGEST_LINE = 2000;

/** A value as messages show it: nobody reads a megabyte. */
export const cut = (value: string, longest = LONGEST_VALUE): string =>
  // Not within a character of two halves.
  value.length <= longest ? value : `${value.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/** The same for names whose ends tell them apart: the middle goes. */
export function cutWithin(value: string, longest: number): string {
  if (value.length <= longest) return value;
  const end = Math.floor((longest - 1) / 2);
  const start = value.slice(0, longest - 1 - end).replace(/[\ud800-\udbff]$/, '');
  return `${start}…${value.slice(value.length - end).replace(/^[\udc00-\udfff]/, '')}`;
}

export const quoted = (value: string): string => `"${cut(value)}"`;

/**
 * Messages cut the values of a command line where they are made. Paths of files that are there are shown whole, for people
 * to find them; no file of any system has a longer name than this, so a longer word is a value from a file.
 */
const NO_NAME = /[^\s/\\]{256,}/g;

/** A message on one line, with the values in it cut. */
export function messageLine(message: string): string {
  const short = message
    .replace(/"([^"]*)"/g, (_, value: string) => quoted(value))
    .replace(NO_NAME, (value) => cut(value));
  return visibleLine(cut(short, LONGEST_LINE));
}
