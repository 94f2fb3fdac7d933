import { describe, expect, it } from 'vitest';
import { resolveCriticalCheck } from '../../../src/rules/critical/index.js';
import { scriptedDice } from '../scripted-dice.js';

const check = { location: 'left_torso', unitQuirks: ['prototype'] } as const;

describe('Prototype', () => {
  it('makes critical hits easier by 2 in total-warfare', () => {
    const worn = resolveCriticalCheck(check, scriptedDice(3, 3), { ruleset: 'total-warfare' });
    expect(worn).toMatchObject({ hits: 1, targetModifier: -2 });
    const lower = resolveCriticalCheck(check, scriptedDice(2, 3), { ruleset: 'total-warfare' });
    expect(lower.hits).toBe(0);
  });

  it('changes nothing in standard', () => {
    expect(resolveCriticalCheck(check, scriptedDice(3, 3))).toMatchObject({ hits: 0, targetModifier: 0 });
  });
});
