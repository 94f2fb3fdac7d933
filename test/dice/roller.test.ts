import { describe, expect, it } from 'vitest';
import { roll1d6, roll2d6 } from '../../src/dice/index.js';
import { scriptedDice } from '../rules/scripted-dice.js';

describe('a roll', () => {
  it('shows its dice and their total', () => {
    expect(roll1d6(scriptedDice(6))).toEqual({ dice: [6], total: 6 });
    expect(roll2d6(scriptedDice(1, 6))).toEqual({ dice: [1, 6], total: 7 });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 2.5, 7, 9])('refuses a die of %s', (die) => {
    expect(() => roll1d6(scriptedDice(die))).toThrow(RangeError);
    expect(() => roll1d6(scriptedDice(die))).toThrow(`die is ${die}: expected a whole number, from 1 to 6`);
    expect(() => roll2d6(scriptedDice(die, 1))).toThrow(RangeError);
    expect(() => roll2d6(scriptedDice(1, die))).toThrow(RangeError);
  });
});
