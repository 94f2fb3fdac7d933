import { describe, expect, it } from 'vitest';
import {
  calculateRunningMp,
  isTripleStrengthActive,
  movementLostToHeat,
  walkingMpAtHeat,
} from '../../../src/edge/rules/movement.js';

describe('speed', () => {
  it('heat takes a movement point for every 5 of it', () => {
    expect([0, 4, 5, 9, 10, 15, 20, 25, 30].map(movementLostToHeat)).toEqual([0, 0, 1, 1, 2, 3, 4, 5, 6]);
  });

  it('triple-strength myomer comes to life at 9, and is worth 2 points before heat takes its own', () => {
    expect([8, 9].map(isTripleStrengthActive)).toEqual([false, true]);
    expect(walkingMpAtHeat(5, 9, true)).toBe(6);
    expect(walkingMpAtHeat(5, 9)).toBe(4);
    expect(walkingMpAtHeat(5, 4, true)).toBe(5);
    expect(walkingMpAtHeat(0, 9, true)).toBe(0);
  });

  it('nobody walks backwards from heat', () => {
    expect(walkingMpAtHeat(3, 25)).toBe(0);
  });

  it('running is half as fast again, rounded up, from what walking is left', () => {
    expect([0, 1, 2, 3, 4, 5].map((walk) => calculateRunningMp(walk, []))).toEqual([0, 2, 3, 5, 6, 8]);
    // Walk 5 at heat 9: 4, and 6 running.
    expect(calculateRunningMp(walkingMpAtHeat(5, 9), [])).toBe(6);
  });

  it('refuses what is no speed', () => {
    expect(() => calculateRunningMp(-1, [])).toThrow('walk is -1');
    expect(() => walkingMpAtHeat(4, -1)).toThrow('heat is -1');
    expect(() => calculateRunningMp(4, ['moonwalk'])).toThrow('"moonwalk"');
  });
});
