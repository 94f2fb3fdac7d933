import { describe, expect, it } from 'vitest';
import { counted, grouped, groupedIn, listed } from '../../web/words.js';

describe('Numbers in the page', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1659, '1,659'],
    [-1500, '−1,500'],
    [1234567.5, '1,234,567.5'],
    [1008.70049, '1,008.7'],
    [0.0005, '0.001'],
  ])('are grouped by thousands, with three decimals at most (%d)', (value, words) => {
    expect(grouped(value)).toBe(words);
  });

  it('are grouped inside a sum, decimals left as they are', () => {
    expect(groupedIn('1897 × 1.32, rounded')).toBe('1,897 × 1.32, rounded');
    expect(groupedIn('+ 12 × 0.12345 + 10000.5')).toBe('+ 12 × 0.12345 + 10,000.5');
    expect(groupedIn('1,897 × 1.32')).toBe('1,897 × 1.32');
  });

  it('have their noun in the right number', () => {
    expect([counted(1, 'hex', 'hexes'), counted(0, 'file'), counted(5234, 'unit')]).toEqual([
      '1 hex',
      '0 files',
      '5,234 units',
    ]);
  });
});

describe('Lists in the page', () => {
  it('read as a sentence does', () => {
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });
});
