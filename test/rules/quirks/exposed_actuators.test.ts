import { describe, expect, test } from 'vitest';
import { resolveCriticalCheck } from '../../../src/rules/critical/index.js';
import type { HitLocation } from '../../../src/rules/hit-location/index.js';
import type { RulesetName } from '../../../src/rules/ruleset.js';
import { scriptedDice } from '../scripted-dice.js';

const check = (location: HitLocation, dice: [number, number], ruleset: RulesetName = 'standard') =>
  resolveCriticalCheck({ location, unitQuirks: ['exposed_actuators'] }, scriptedDice(...dice), { ruleset });

describe('Exposed Actuators', () => {
  test('Exposed Actuators crit vulnerability', () => {
    expect(check('left_leg', [3, 4])).toMatchObject({ targetModifier: -1, hits: 1 });
    expect(check('right_arm', [3, 4])).toMatchObject({ targetModifier: -1, hits: 1 });
  });

  test('lower the numbers to 7, 9 and 11 (docs/rules/standard.md)', () => {
    expect(check('left_leg', [3, 3]).hits).toBe(0);
    expect(check('left_leg', [4, 5]).hits).toBe(2);
    expect(check('left_leg', [5, 6])).toMatchObject({ hits: 0, limbBlownOff: true });
  });

  test('do nothing where there are no actuators', () => {
    expect(check('right_torso', [3, 4])).toMatchObject({ targetModifier: 0, hits: 0 });
    expect(check('head', [5, 6])).toMatchObject({ hits: 2, limbBlownOff: false });
  });

  test('make hits that Rugged may negate', () => {
    const unitQuirks = ['exposed_actuators', 'rugged_1'];
    expect(resolveCriticalCheck({ location: 'left_leg', unitQuirks }, scriptedDice(3, 4))).toMatchObject({
      hits: 0,
      negated: 1,
      negationsUsed: 1,
    });
  });

  test('do nothing in total-warfare, where they help infantry alone', () => {
    expect(check('left_leg', [3, 4], 'total-warfare')).toMatchObject({ targetModifier: 0, hits: 0 });
  });
});
