import { describe, expect, it } from 'vitest';
import { calculateSkidDamage, calculateSkidDistance } from '../../../src/edge/rules/falling.js';

describe('a skid', () => {
  it('goes half as far as the unit had moved, rounded', () => {
    expect([0, 1, 2, 3, 4, 7].map(calculateSkidDistance)).toEqual([0, 1, 1, 2, 2, 4]);
  });

  it('damages by half a tenth of the tonnage for each hex', () => {
    expect(calculateSkidDamage(50, 3)).toBe(9);
    expect(calculateSkidDamage(55, 1)).toBe(3);
    expect(calculateSkidDamage(80, 2)).toBe(8);
    expect(calculateSkidDamage(80, 0)).toBe(0);
  });

  it('ends with more damage at higher ground, and most at terrain that cannot be entered', () => {
    expect(calculateSkidDamage(50, 0, 'higher_ground')).toBe(3);
    expect(calculateSkidDamage(50, 2, 'higher_ground')).toBe(9);
    expect(calculateSkidDamage(50, 0, 'prohibited_terrain')).toBe(10);
  });

  it('refuses what is none', () => {
    expect(() => calculateSkidDistance(-1)).toThrow('hexesMoved is -1');
    expect(() => calculateSkidDamage(50, 1.5)).toThrow('hexesSlid is 1.5');
    // @ts-expect-error: no such obstacle
    expect(() => calculateSkidDamage(50, 1, 'wall')).toThrow('obstacle is "wall"');
  });
});
