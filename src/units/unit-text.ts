/** In bytes, and in characters of a text. Larger than any unit by far: the longest of the public corpus has 100 kB. */
export const LARGEST_UNIT_FILE = 4_000_000;

/** The text of a file, or why there is none. */
export type UnitText = { readonly text: string } | { readonly problem: string };

export const tooLarge = (bytes: number): { readonly problem: string } => ({
  problem: `too large for a unit file: ${inMegabytes(bytes)}; the limit is ${inMegabytes(LARGEST_UNIT_FILE)}`,
});

const inMegabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`;

/** Readers take text with or without the mark. */
export const withoutByteOrderMark = (text: string): string =>
  text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;

/** Where text is tried for what is none: every kind of binary file shows itself at its head. */
const HEAD = 1000;

/**
 * Unit files are UTF-8, with or without a byte order mark; wrong bytes become replacement characters. How UTF-8 is
 * decoded fastest depends on where this runs.
 */
export function decodeUnitText<Bytes extends Uint8Array>(
  bytes: Bytes,
  fromUtf8: (bytes: Bytes) => string,
): UnitText {
  const first = bytes[0];
  const second = bytes[1];
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return UTF_16;
  const zero = bytes.subarray(0, HEAD).indexOf(0);
  if (zero < 0) return { text: fromUtf8(bytes) };
  // Latin letters of UTF-16 without its mark: every other byte is zero.
  return zero < 2 && bytes[zero + 2] === 0 && bytes[zero + 1] !== 0
    ? UTF_16
    : { problem: 'not a text file: it contains binary data' };
}

const UTF_16: UnitText = { problem: 'not UTF-8 but UTF-16: save it as UTF-8 and try again' };
