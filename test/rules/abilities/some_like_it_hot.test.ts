import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const abilities = ['some_like_it_hot'];

describe('Some Like It Hot', () => {
  it('Some Like it Hot heat penalty reduction: 1 less', () => {
    expect(numberOf({ by: { heat: 13 } })).toBe(6);
    expect(numberOf({ by: { heat: 13, abilities } })).toBe(5);
    expect(entryOf({ by: { heat: 13, abilities } }, 'heat')).toBe(2);
    expect(entryOf({ by: { heat: 13, abilities } }, 'some_like_it_hot')).toBe(-1);
  });

  it('gives nothing where heat does not hamper yet, and is not listed there', () => {
    expect(numberOf({ by: { heat: 0, abilities } })).toBe(4);
    expect(numberOf({ by: { heat: 7, abilities } })).toBe(4);
    expect(entryOf({ by: { heat: 7, abilities } }, 'some_like_it_hot')).toBeUndefined();
  });

  it('does nothing when the target has it', () => {
    expect(numberOf({ by: { heat: 13 }, at: { abilities } })).toBe(6);
  });

  it.each([
    [7, 4, 4],
    [8, 4, 4],
    [13, 5, 5],
    [17, 6, 6],
    [24, 7, 7],
    [26, 8, 7],
  ])('at heat %i needs %i in standard, %i in total-warfare', (heat, standard, totalWarfare) => {
    expect(inBoth({ by: { heat, abilities } })).toEqual([standard, totalWarfare]);
  });
});
