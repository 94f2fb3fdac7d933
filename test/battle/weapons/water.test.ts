import { describe, expect, it } from 'vitest';
import { mapOf } from '../map-of.js';
import { redFires, shootingRange } from '../shooting-range.js';

/** Water of this depth from one end of the range to the other. */
const pool = (depth: number) =>
  mapOf(
    Object.fromEntries(
      Array.from({ length: 16 }, (_, row) => [
        `5,${row}`,
        { terrain: ['water'] as const, waterDepth: depth },
      ]),
    ),
  );

const RED = {
  slots: {
    RA: ['Medium Laser'],
    LT: ['LRT 5', 'IS Ammo LRTorpedo-5'],
    RT: ['SRM 4', 'IS Ammo SRM-4'],
    LL: ['Medium Laser'],
  },
};
const book = { ruleset: 'total-warfare' } as const;

describe('under water', () => {
  it.each([
    [2, 'short', 4],
    [4, 'medium', 6],
    [6, 'long', 8],
  ] as const)('a medium laser at %i hexes is at %s range', (distance, bracket, needed) => {
    const range = shootingRange({ ...book, map: pool(2), red: RED, distance, dice: [1, 1] });
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect(range.of('weapon-attack')).toMatchObject([{ bracket, roll: { needed } }]);
  });

  it('it does not reach 7 hexes, and short-range missiles cannot be fired at all', () => {
    const far = shootingRange({ ...book, map: pool(2), red: RED, distance: 7 });
    expect(() => redFires(far, [{ weapon: 'Medium Laser' }])).toThrow('out of range');
    expect(() => redFires(far, [{ weapon: 'SRM 4' }])).toThrow('it cannot be fired under water');
  });

  it('torpedoes run as far as missiles fly', () => {
    const range = shootingRange({
      ...book,
      map: pool(2),
      red: RED,
      distance: 7,
      dice: [6, 6, 3, 4, 3, 4, 3, 4],
    });
    redFires(range, [{ weapon: 'LRT 5' }]);
    expect(range.of('weapon-attack')).toMatchObject([{ bracket: 'short', hit: true }]);
    expect([...range.red.rounds].includes(23)).toBe(true);
    expect(range.of('hit').map(({ damage }) => damage)).toEqual([3]);
  });
});

describe('on land', () => {
  it('torpedoes are of no use', () => {
    const range = shootingRange({ ...book, red: RED, distance: 7 });
    expect(() => redFires(range, [{ weapon: 'LRT 5' }])).toThrow('it can only be fired under water');
  });
});
