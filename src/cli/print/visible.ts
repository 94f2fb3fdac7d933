/**
 * Characters that a terminal acts on instead of showing: control characters, which begin escape codes, marks for text
 * direction, and lone surrogates. They are given as ranges, because every character of output is tested and Unicode
 * properties take six times as long.
 */
const OBEYED = '\\0-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\p{Cs}';
const IN_LINES = new RegExp(`[${OBEYED}]`, 'gu');
const IN_A_LINE = new RegExp(`[\\n${OBEYED}]`, 'gu');

const escaped = (character: string): string =>
  character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Escapes everything that a terminal would act on, as in `\u001b`, except line feeds. JSON uses the same escapes, so
 * JSON keeps its meaning.
 */
export const visible = (text: string): string => text.replace(IN_LINES, escaped);

/** Escapes line feeds as well, for text that belongs on one line. */
export const visibleLine = (text: string): string => text.replace(IN_A_LINE, escaped);

const LONGEST_VALUE = 80;
/** Longer than any of our own messages. */
const LONGEST_LINE = 2000;

/** Shortens a value for messages. */
export const cut = (value: string, longest = LONGEST_VALUE): string =>
  // Do not split a surrogate pair.
  value.length <= longest ? value : `${value.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/** Shortens a name in the middle, for names whose ends distinguish them. */
export function cutWithin(value: string, longest: number): string {
  if (value.length <= longest) return value;
  const end = Math.floor((longest - 1) / 2);
  const start = value.slice(0, longest - 1 - end).replace(/[\ud800-\udbff]$/, '');
  return `${start}…${value.slice(value.length - end).replace(/^[\udc00-\udfff]/, '')}`;
}

export const quoted = (value: string): string => `"${cut(value)}"`;

/**
 * Messages already shorten values from the command line. Paths of existing files are shown whole, so that people find
 * them. No system has longer file names than this, so a longer word is a value from a file.
 */
const NO_NAME = /[^\s/\\]{256,}/g;

/** Puts a message on one line and shortens the values in it. */
export function messageLine(message: string): string {
  const short = message
    .replace(/"([^"]*)"/g, (_, value: string) => quoted(value))
    .replace(NO_NAME, (value) => cut(value));
  return visibleLine(cut(short, LONGEST_LINE));
}
