/** A range of a file's bytes, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/i;

/**
 * Returns the single range that a Range header requests. Undefined means the whole file: there is no header, it is
 * malformed, or it requests several ranges, which a server may ignore (RFC 9110, section 14.2).
 */
export function askedRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, from = '', to = ''] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'outside' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? Number.POSITIVE_INFINITY : Number(to);
  if (first > last) return undefined;
  return first >= size ? 'outside' : { first, last: Math.min(last, size - 1) };
}
