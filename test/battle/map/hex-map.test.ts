import { describe, expect, it } from 'vitest';
import { CLEAR_HEX, HexMap, type MapHex, OFF_MAP } from '../../../src/battle/map/hex-map.js';
import { hexIndex, hexNumber } from '../../../src/battle/map/hex-number.js';

describe('What stands in a hex rises above its level (Total Warfare, "Line of Sight")', () => {
  it.each<[string, Partial<MapHex>, number]>([
    ['clear ground', {}, 0],
    ['light woods', { terrain: ['light_woods'], foliageHeight: 2 }, 2],
    ['ultra-heavy woods', { terrain: ['ultra_heavy_woods'], foliageHeight: 3 }, 3],
    ['heavy jungle', { terrain: ['heavy_jungle'], foliageHeight: 2 }, 2],
    ['low woods', { terrain: ['light_woods'], foliageHeight: 1 }, 1],
    ['light smoke', { terrain: ['light_smoke'] }, 2],
    ['heavy smoke over low woods', { terrain: ['light_woods', 'heavy_smoke'], foliageHeight: 1 }, 2],
    ['a planted field', { terrain: ['planted_field'] }, 1],
    ['heavy industry', { terrain: ['heavy_industrial'], industrialHeight: 3 }, 3],
    ['a building', { building: { construction: 2, height: 4, strength: 40, exits: 0 } }, 4],
    [
      'a building in woods',
      {
        building: { construction: 2, height: 1, strength: 40, exits: 0 },
        terrain: ['light_woods'],
        foliageHeight: 2,
      },
      2,
    ],
    ['rough ground, water and roads', { terrain: ['rough', 'water', 'road'], waterDepth: 2 }, 0],
  ])('%s', (_, hex, height) => {
    const map = new HexMap('one', 2, 1);
    map.set(0, { ...CLEAR_HEX, ...hex });
    map.set(1, { ...CLEAR_HEX, ...hex, level: 3 });
    expect([map.skyline[0], map.skyline[1]]).toEqual([height, 3 + height]);
  });
});

describe('A map of 5 by 3 hexes', () => {
  const map = new HexMap('small', 5, 3);

  it('numbers its hexes by rows, and knows nothing beyond its edges', () => {
    expect([map.indexOf(0, 0), map.indexOf(4, 0), map.indexOf(0, 1), map.indexOf(4, 2)]).toEqual([
      0, 4, 5, 14,
    ]);
    for (const [column, row] of [
      [-1, 0],
      [5, 0],
      [0, -1],
      [0, 3],
    ] as const) {
      expect(map.indexOf(column, row)).toBe(OFF_MAP);
    }
    expect([map.columnOf(14), map.rowOf(14)]).toEqual([4, 2]);
  });

  it('refuses hexes that it does not have', () => {
    for (const wrong of [-1, 15, 0.5]) {
      expect(() => map.columnOf(wrong)).toThrow(RangeError);
      expect(() => map.rowOf(wrong)).toThrow(RangeError);
      expect(() => map.distance(wrong, 0)).toThrow(RangeError);
      expect(() => map.distance(0, wrong)).toThrow(RangeError);
      expect(() => map.has(wrong, 'water')).toThrow(RangeError);
      expect(() => map.set(wrong, CLEAR_HEX)).toThrow(RangeError);
    }
    expect(() => map.set(0, { ...CLEAR_HEX, waterDepth: 1 })).toThrow('waterDepth');
  });
});

describe('The number of a hex', () => {
  const sheet = { width: 16, height: 17 };

  it('is that of its column and of its row, from 01', () => {
    expect([hexNumber(0, sheet), hexNumber(17, sheet), hexNumber(16 * 17 - 1, sheet)]).toEqual([
      '0101',
      '0202',
      '1617',
    ]);
    expect(hexNumber(0, { width: 99, height: 99 })).toBe('0101');
    expect(hexNumber(0, { width: 100, height: 5 })).toBe('001001');
    expect(hexNumber(0, { width: 5, height: 100 })).toBe('001001');
  });

  it('leads back to the hex, with two digits each or three', () => {
    expect(['0101', '1601', '0117', '1617', '002003'].map((number) => hexIndex(number, sheet))).toEqual([
      0,
      15,
      16 * 16,
      16 * 17 - 1,
      2 * 16 + 1,
    ]);
    for (const wrong of ['0001', '0100', '1701', '0118', '101', '10101', 'a101', '0101x']) {
      expect(hexIndex(wrong, sheet)).toBeUndefined();
    }
  });
});
