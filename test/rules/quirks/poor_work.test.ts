import { describe, expect, it } from 'vitest';
import { resolveCriticalCheck } from '../../../src/rules/critical/index.js';
import { scriptedDice } from '../scripted-dice.js';

const check = { location: 'left_torso', unitQuirks: ['poor_work'] } as const;

describe('Poor Workmanship', () => {
  it('makes critical hits easier by 1 in total-warfare', () => {
    const worn = resolveCriticalCheck(check, scriptedDice(3, 4), { ruleset: 'total-warfare' });
    expect(worn).toMatchObject({ hits: 1, targetModifier: -1 });
    const lower = resolveCriticalCheck(check, scriptedDice(2, 4), { ruleset: 'total-warfare' });
    expect(lower.hits).toBe(0);
  });

  it('changes nothing in standard', () => {
    expect(resolveCriticalCheck(check, scriptedDice(3, 4))).toMatchObject({ hits: 0, targetModifier: 0 });
  });
});
