import { describe, expect, test } from 'vitest';
import { type ICriticalCheck, resolveCriticalCheck } from '../../../src/rules/critical/index.js';
import { scriptedDice } from '../scripted-dice.js';

const rugged: ICriticalCheck = { location: 'center_torso', unitQuirks: ['rugged_2'] };

describe('Rugged (2)', () => {
  test('Rugged 2 crit resistance', () => {
    const first = resolveCriticalCheck(rugged, scriptedDice(4, 4));
    expect(first).toMatchObject({ hits: 0, negated: 1, negationsUsed: 1 });
    const second = resolveCriticalCheck({ ...rugged, negationsUsed: 1 }, scriptedDice(4, 4));
    expect(second).toMatchObject({ hits: 0, negated: 1, negationsUsed: 2 });
    const third = resolveCriticalCheck({ ...rugged, negationsUsed: 2 }, scriptedDice(4, 4));
    expect(third).toMatchObject({ hits: 1, negated: 0, negationsUsed: 2 });
  });

  test('may be used up by one check', () => {
    expect(resolveCriticalCheck(rugged, scriptedDice(6, 6))).toMatchObject({
      hits: 1,
      negated: 2,
      negationsUsed: 2,
    });
  });

  test('is no stronger together with Rugged (1) (docs/rules/standard.md)', () => {
    const both: ICriticalCheck = { ...rugged, unitQuirks: ['rugged_1', 'rugged_2'] };
    const reversed: ICriticalCheck = { ...rugged, unitQuirks: ['rugged_2', 'rugged_1'] };
    expect(resolveCriticalCheck(both, scriptedDice(6, 6))).toMatchObject({ hits: 1, negated: 2 });
    expect(resolveCriticalCheck(reversed, scriptedDice(6, 6))).toMatchObject({ hits: 1, negated: 2 });
  });

  test('has no effect in total-warfare', () => {
    expect(resolveCriticalCheck(rugged, scriptedDice(6, 6), { ruleset: 'total-warfare' })).toMatchObject({
      hits: 3,
      negated: 0,
    });
  });
});
