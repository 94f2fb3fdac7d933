import { describe, expect, test } from 'vitest';
import { type ICriticalCheck, resolveCriticalCheck } from '../../../src/rules/critical/index.js';
import { scriptedDice } from '../scripted-dice.js';

const rugged: ICriticalCheck = { location: 'left_torso', unitQuirks: ['rugged_1'] };

describe('Rugged (1)', () => {
  test('Rugged 1 crit resistance', () => {
    const first = resolveCriticalCheck(rugged, scriptedDice(4, 4));
    expect(first).toMatchObject({ hits: 0, negated: 1, negationsUsed: 1 });
    const { negationsUsed } = first;
    const second = resolveCriticalCheck({ ...rugged, negationsUsed }, scriptedDice(4, 4));
    expect(second).toMatchObject({ hits: 1, negated: 0, negationsUsed: 1 });
  });

  test('counts slot by slot: of two hits one remains', () => {
    expect(resolveCriticalCheck(rugged, scriptedDice(5, 5))).toMatchObject({ hits: 1, negated: 1 });
    expect(resolveCriticalCheck(rugged, scriptedDice(6, 6))).toMatchObject({ hits: 2, negated: 1 });
  });

  test('is not used up by a check that hits nothing', () => {
    expect(resolveCriticalCheck(rugged, scriptedDice(3, 4))).toMatchObject({ hits: 0, negationsUsed: 0 });
  });

  test('does not keep a limb that is blown off, and is not used up by it', () => {
    const check: ICriticalCheck = { ...rugged, location: 'left_arm' };
    expect(resolveCriticalCheck(check, scriptedDice(6, 6))).toMatchObject({
      limbBlownOff: true,
      hits: 0,
      negated: 0,
      negationsUsed: 0,
    });
  });

  test('leaves the numbers of the check alone', () => {
    expect(resolveCriticalCheck(rugged, scriptedDice(3, 4)).targetModifier).toBe(0);
  });

  test('has no effect in total-warfare', () => {
    const ruleset = 'total-warfare';
    expect(resolveCriticalCheck(rugged, scriptedDice(4, 4), { ruleset })).toMatchObject({
      hits: 1,
      negated: 0,
      negationsUsed: 0,
    });
  });
});

test('a unit that is not rugged takes its first critical hit', () => {
  expect(resolveCriticalCheck({ location: 'left_torso' }, scriptedDice(4, 4))).toMatchObject({
    hits: 1,
    negated: 0,
  });
});
