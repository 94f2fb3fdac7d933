import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearNames } from '../../src/units/near-names.js';

const shelf = ['Red Apple', 'Green Apple', 'Apple Pie with Cream', 'Plum'];

describe('near names', () => {
  it('finds the name behind a typing mistake', () => {
    expect(nearNames('plumm', shelf)).toEqual(['Plum']);
    expect(nearNames('RED-APLE', shelf)).toEqual(['Red Apple']);
  });

  it('finds names that contain every word, shortest first', () => {
    expect(nearNames('apple', shelf)).toEqual(['Red Apple', 'Green Apple', 'Apple Pie with Cream']);
    expect(nearNames('pie apple', shelf)).toEqual(['Apple Pie with Cream']);
  });

  it('puts typing mistakes before longer names', () => {
    expect(nearNames('red appla', ['Red Appla Deluxe', 'Red Apple'])).toEqual([
      'Red Apple',
      'Red Appla Deluxe',
    ]);
  });

  it('passes over words of one or two letters, which are part of nearly every name', () => {
    expect(nearNames('an apple', ['Red Apple', 'Banana'])).toEqual(['Red Apple']);
    expect(nearNames('a', ['Apple', 'Vitamin A'])).toEqual(['Vitamin A']);
  });

  it('stays silent when nothing is close', () => {
    expect(nearNames('locomotive', shelf)).toEqual([]);
    expect(nearNames('--', shelf)).toEqual([]);
  });

  it('never offers more than it was asked for', () => {
    expect(nearNames('apple', shelf, 2)).toEqual(['Red Apple', 'Green Apple']);
  });

  it('puts a name that differs in case or punctuation only at the top', () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.array(word), (words, others) => {
        const name = words.join(' ');
        expect(nearNames(words.join('-').toUpperCase(), [...others, name])[0]?.replaceAll(' ', '')).toBe(
          words.join(''),
        );
      }),
    );
  });
});
