import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { repeats } from './repeated-content.js';

/** Text that repeats nothing. */
const numbers = (from: number): string =>
  Array.from({ length: 5000 }, (_, place) => String((from + place) * 7919)).join(' ');
const file = (path: string, content: string | Buffer) => ({ path, bytes: Buffer.from(content) });

describe('Content that is in two files', () => {
  it('is found wherever it stands in them', () => {
    const text = numbers(1);
    const [found, ...more] = repeats([
      file('one.js', text),
      file('other.js', `${numbers(1e6)} ${text} ${numbers(2e6)}`),
      file('third.js', numbers(3e6)),
    ]);
    expect(more).toEqual([]);
    expect(found?.files).toEqual(['one.js', 'other.js']);
    expect(found?.bytes).toBeGreaterThan(0.8 * text.length);
    expect(found?.bytes).toBeLessThan(1.2 * text.length);
  });

  it.each([
    ['brotli', 'page.js.br', brotliCompressSync],
    ['gzip, whatever the file is called', 'page.bin', gzipSync],
  ])('is found in what %s packed', (_, path, pack) => {
    const text = numbers(1);
    const [found] = repeats([file('page.js', text), file(path, pack(text))]);
    expect(found?.files).toEqual(['page.js', path]);
  });

  it('is not found in what one file repeats', () => {
    expect(repeats([file('one.js', numbers(1).repeat(3))])).toEqual([]);
  });
});
