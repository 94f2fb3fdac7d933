import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const abilities = ['marksman'];

describe('Marksman', () => {
  it('Marksman aimed shot bonus: -1 to hit', () => {
    const aimed = { by: { targetingComputer: true }, options: { aimed: 'targeting-computer' } } as const;
    const byMarksman = { ...aimed, by: { ...aimed.by, abilities } };
    expect(numberOf(byMarksman)).toBe(numberOf(aimed) - 1);
    expect(entryOf(byMarksman, 'marksman')).toBe(-1);
    const called = { by: { calledShot: true, abilities } };
    expect(entryOf(called, 'marksman')).toBe(-1);
    expect(numberOf(called)).toBe(6);
  });

  it('helps with the head of a target that does not move, too', () => {
    const at = { immobile: true };
    expect(numberOf({ at, options: { aimed: 'immobile-head' } })).toBe(7);
    expect(numberOf({ by: { abilities }, at, options: { aimed: 'immobile-head' } })).toBe(6);
  });

  it('gives nothing on a shot that is not aimed, and is not listed there', () => {
    expect(numberOf({ by: { abilities } })).toBe(4);
    expect(entryOf({ by: { abilities } }, 'marksman')).toBeUndefined();
    expect(numberOf({ by: { calledShot: true }, at: { abilities } })).toBe(7);
  });

  it('adds to Sharpshooter: a called shot costs 1 (docs/rules/standard.md)', () => {
    expect(numberOf({ by: { calledShot: true, abilities: ['marksman', 'sharpshooter'] } })).toBe(5);
  });

  it('still helps where a teammate has named the location (docs/rules/standard.md)', () => {
    expect(numberOf({ by: { calledShot: true, teammateCalledShot: true, abilities } })).toBe(3);
  });

  it('has no effect in total-warfare', () => {
    expect(inBoth({ by: { calledShot: true, abilities } })).toEqual([6, 7]);
  });
});
