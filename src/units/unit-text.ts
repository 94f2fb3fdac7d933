/** In bytes, or in characters of a text. Far larger than any unit: the longest in the public corpus has 100 kB. */
export const LARGEST_UNIT_FILE = 4_000_000;

/** The text of a file, or why it has none. */
export type UnitText = { readonly text: string } | { readonly problem: string };

export const tooLarge = (bytes: number): { readonly problem: string } => ({
  problem: `too large for a unit file: ${inMegabytes(bytes)}; the limit is ${inMegabytes(LARGEST_UNIT_FILE)}`,
});

const inMegabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`;

/** Removes a byte order mark: readers take text with or without it. */
export const withoutByteOrderMark = (text: string): string =>
  text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;

/** Bytes to check for binary data. Every kind of binary file shows it near its start. */
const HEAD = 1000;

/**
 * Decodes a unit file, which is UTF-8 with or without a byte order mark. Invalid bytes become replacement characters.
 * The fastest decoder depends on the platform, so the caller passes it.
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
  // Latin letters in UTF-16 without a byte order mark: every other byte is zero.
  return zero < 2 && bytes[zero + 2] === 0 && bytes[zero + 1] !== 0
    ? UTF_16
    : { problem: 'not a text file: it contains binary data' };
}

const UTF_16: UnitText = { problem: 'not UTF-8 but UTF-16: save it as UTF-8 and try again' };
