import { describe, expect, it } from 'vitest';
import { entryOf, inBoth, numberOf } from '../shot.js';

const abilities = ['sharpshooter'];

describe('Sharpshooter', () => {
  it('Sharpshooter called shot bonus: +2 instead of +3', () => {
    const by = { calledShot: true, abilities };
    expect(numberOf({ by })).toBe(6);
    expect(entryOf({ by }, 'called_shot')).toBe(3);
    expect(entryOf({ by }, 'sharpshooter')).toBe(-1);
  });

  it('gives nothing on a shot that is not called, and is not listed there', () => {
    expect(numberOf({ by: { abilities } })).toBe(4);
    expect(entryOf({ by: { abilities } }, 'sharpshooter')).toBeUndefined();
    expect(numberOf({ by: { calledShot: true }, at: { abilities } })).toBe(7);
  });

  it('gives nothing where a teammate has named the location: the penalty is 0 already', () => {
    const by = { calledShot: true, teammateCalledShot: true, abilities };
    expect(numberOf({ by })).toBe(4);
    expect(entryOf({ by }, 'sharpshooter')).toBeUndefined();
  });

  it('adds to Marksman (docs/rules/standard.md)', () => {
    expect(numberOf({ by: { calledShot: true, abilities: ['sharpshooter', 'marksman'] } })).toBe(5);
  });

  it('has no effect in total-warfare, where no teammate names locations either', () => {
    expect(inBoth({ by: { calledShot: true, abilities } })).toEqual([6, 7]);
    expect(inBoth({ by: { calledShot: true, teammateCalledShot: true, abilities } })).toEqual([4, 7]);
  });
});
