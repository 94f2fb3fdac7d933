import { describe, expect, it } from 'vitest';
import {
  calculateAmmunitionExplosionCheck,
  calculateShutdownCheck,
  calculateStartupCheck,
} from '../../../src/rules/heat/index.js';

const abilities = ['hot_dog'];
const totalWarfare = { ruleset: 'total-warfare' } as const;

describe('Hot Dog', () => {
  it('Hot Dog delays shutdown', () => {
    expect(calculateShutdownCheck(16, abilities)).toBeNull();
    expect(calculateShutdownCheck(16, [])?.targetNumber).toBe(4);
    expect(calculateShutdownCheck(17, abilities)?.targetNumber).toBe(4);
  });

  it('moves the whole scale by 3 points of heat, up to the automatic shutdown', () => {
    const numbers = [17, 20, 21, 24, 25, 28, 29].map(
      (heat) => calculateShutdownCheck(heat, abilities)?.targetNumber,
    );
    expect(numbers).toEqual([4, 4, 6, 6, 8, 8, 10]);
    expect(calculateShutdownCheck(30, abilities)?.impossible).toBe(true);
  });

  it('is listed with what it takes off', () => {
    expect(calculateShutdownCheck(18, abilities)?.modifiers).toEqual([
      expect.objectContaining({ id: 'shutdown', value: 6, source: 'base' }),
      expect.objectContaining({ id: 'hot_dog', value: -2, source: 'spa' }),
    ]);
  });

  it('in total-warfare makes every roll that heat asks for easier by 1, and delays none', () => {
    expect(calculateShutdownCheck(13, abilities, totalWarfare)).toBeNull();
    expect(calculateShutdownCheck(14, abilities, totalWarfare)?.targetNumber).toBe(3);
    expect(calculateShutdownCheck(26, abilities, totalWarfare)?.targetNumber).toBe(9);
    expect(calculateShutdownCheck(30, abilities, totalWarfare)?.impossible).toBe(true);
    expect(calculateStartupCheck(18, abilities, totalWarfare)?.targetNumber).toBe(5);
    expect(calculateAmmunitionExplosionCheck(23, abilities, totalWarfare)?.targetNumber).toBe(5);
  });

  it('in standard does nothing for ammunition', () => {
    expect(calculateAmmunitionExplosionCheck(19, abilities)?.targetNumber).toBe(4);
  });
});
