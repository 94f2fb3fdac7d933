import { describe, expect, test } from 'vitest';
import { rollCriticalSlot } from '../../../src/rules/critical/index.js';
import { scriptedDice } from '../scripted-dice.js';

const all = (slots: number) => Array<boolean>(slots).fill(true);

describe('the slot that is hit (docs/rules/critical-hits.md)', () => {
  test('takes one die where there are six', () => {
    const dice = scriptedDice(4);
    expect(rollCriticalSlot(all(6), dice)).toBe(3);
    dice.done();
  });

  test('takes a die for the half and one for the slot where there are twelve', () => {
    const dice = scriptedDice(3, 1, 4, 6);
    expect(rollCriticalSlot(all(12), dice)).toBe(0);
    expect(rollCriticalSlot(all(12), dice)).toBe(11);
    dice.done();
  });

  test('is rolled again where it cannot be hit', () => {
    const slots = all(12);
    slots[0] = false;
    const dice = scriptedDice(1, 1, 6, 2);
    expect(rollCriticalSlot(slots, dice)).toBe(7);
    dice.done();
  });

  test('is none where nothing is left to hit', () => {
    expect(rollCriticalSlot(Array<boolean>(6).fill(false), scriptedDice())).toBeUndefined();
  });

  test('takes what a die can show, for the half as for the slot', () => {
    for (const die of [Number.NaN, 0, 7, 9, 2.5]) {
      expect(() => rollCriticalSlot(all(6), scriptedDice(die))).toThrow(RangeError);
      expect(() => rollCriticalSlot(all(12), scriptedDice(die))).toThrow(`die is ${die}`);
      expect(() => rollCriticalSlot(all(12), scriptedDice(1, die))).toThrow(`die is ${die}`);
    }
  });

  test('is given up where the dice never find it', () => {
    const slots = all(12).map((_, slot) => slot === 11);
    const loaded = () => 1;
    expect(() => rollCriticalSlot(slots, loaded)).toThrow(RangeError);
    expect(() => rollCriticalSlot(slots, loaded)).toThrow('roller found no slot');
  });

  test('belongs to a location of six or twelve', () => {
    expect(() => rollCriticalSlot(all(5), scriptedDice())).toThrow(/5 slots/);
  });
});
