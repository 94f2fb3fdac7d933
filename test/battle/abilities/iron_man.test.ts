import { describe, expect, it } from 'vitest';
import { bothWays, modifier, only } from './moments.js';
import { explosion, headHit } from './wounded.js';

describe('Iron Man', () => {
  it('stays conscious in standard where others pass out', () => {
    const { gifted, plain } = bothWays(['iron_man'], (pilot) => headHit('standard', pilot));
    expect(only(gifted, 'consciousness')).toMatchObject({ unit: 1, conscious: true, roll: { needed: 5 } });
    expect(modifier(only(gifted, 'consciousness'), 'iron_man')).toBe(-2);
    expect(only(plain, 'consciousness')).toMatchObject({ unit: 1, conscious: false, roll: { needed: 7 } });
    gifted.done();
    plain.done();
  });

  it('passes out like everybody else in total-warfare', () => {
    const { gifted } = bothWays(['iron_man'], (pilot) => headHit('total-warfare', pilot));
    expect(only(gifted, 'consciousness')).toMatchObject({ conscious: false, roll: { needed: 7 } });
  });

  it('is hurt once by an explosion in total-warfare, and twice in standard', () => {
    const book = bothWays(['iron_man'], (pilot) => explosion('total-warfare', pilot));
    expect(only(book.gifted, 'explosion')).toMatchObject({ unit: 1, damage: 5 });
    expect(book.gifted.of('wound').map(({ wounds }) => wounds)).toEqual([1]);
    expect(book.gifted.blue.conscious).toBe(true);
    expect(book.plain.of('wound').map(({ wounds }) => wounds)).toEqual([1, 2]);
    expect(book.plain.blue.conscious).toBe(false);
    const { gifted } = bothWays(['iron_man'], (pilot) => explosion('standard', pilot));
    expect(gifted.of('wound').map(({ wounds }) => wounds)).toEqual([1, 2]);
    // Wounds that take 3 and 5 take 2 and 3.
    expect(gifted.of('consciousness').map(({ roll }) => roll.needed)).toEqual([2, 3]);
    expect(gifted.blue.conscious).toBe(true);
  });
});
