import { describe, expect, it } from 'vitest';
import {
  arrivalElevation,
  groundElevation,
  iceMayBreak,
  topElevation,
} from '../../../src/battle/movement/ground.js';
import { field, hexOf, water } from './field.js';

describe('the elevation of units in a hex', () => {
  it('is the bottom of water, unless ice covers it, and the ice may break', () => {
    const map = field({
      '3,3': water(2),
      '3,2': { ...water(2), terrain: ['water', 'ice'] },
      '3,1': { terrain: ['ice'] },
    });
    expect(groundElevation(map, hexOf(map, '3,3'))).toBe(-2);
    expect(groundElevation(map, hexOf(map, '3,2'))).toBe(0);
    expect(iceMayBreak(map, hexOf(map, '3,2'), 0)).toBe(true);
    expect(iceMayBreak(map, hexOf(map, '3,1'), 0)).toBe(false);
  });

  it('is the roof for a unit from above, and for one that walks from a roof as high', () => {
    const building = { construction: 1, height: 2, strength: 15, exits: 0 };
    const map = field({ '3,3': { terrain: ['building'], building } });
    const hex = hexOf(map, '3,3');
    expect(topElevation(map, hex)).toBe(2);
    expect(arrivalElevation(map, 2, 0, hex)).toBe(2);
    expect(arrivalElevation(map, 0, 0, hex)).toBe(0);
  });

  it('is the deck of a low bridge for all who come from its ends', () => {
    const bridge = { construction: 2, height: 0, strength: 40, exits: 0b001001 };
    const map = field({ '3,3': { ...water(1), bridge } });
    const hex = hexOf(map, '3,3');
    expect(arrivalElevation(map, 0, 0, hex)).toBe(0);
    expect(arrivalElevation(map, -1, 0, hex)).toBe(0);
    expect(arrivalElevation(map, 0, 1, hex)).toBe(-1);
  });
});
