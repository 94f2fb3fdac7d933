import { describe, expect, test } from 'vitest';
import { resolveCriticalCheck } from '../../../src/rules/critical/index.js';
import type { HitLocation } from '../../../src/rules/hit-location/index.js';
import type { RulesetName } from '../../../src/rules/ruleset.js';
import { scriptedDice } from '../scripted-dice.js';

const check = (location: HitLocation, dice: [number, number], ruleset: RulesetName = 'standard') =>
  resolveCriticalCheck({ location, unitQuirks: ['protected_actuators'] }, scriptedDice(...dice), { ruleset });

describe('Protected Actuators', () => {
  test('Protected Actuators crit defense', () => {
    expect(check('left_arm', [4, 4])).toMatchObject({ targetModifier: 1, hits: 0 });
    expect(check('right_leg', [4, 4])).toMatchObject({ targetModifier: 1, hits: 0 });
  });

  test('raise the numbers to 9, 11 and 13 (docs/rules/standard.md)', () => {
    expect(check('left_arm', [4, 5]).hits).toBe(1);
    expect(check('left_arm', [5, 5]).hits).toBe(1);
    expect(check('left_arm', [5, 6]).hits).toBe(2);
    expect(check('left_arm', [6, 6])).toMatchObject({ hits: 2, limbBlownOff: false });
  });

  test('do nothing where there are no actuators', () => {
    expect(check('center_torso', [4, 4])).toMatchObject({ targetModifier: 0, hits: 1 });
    expect(check('head', [4, 4])).toMatchObject({ targetModifier: 0, hits: 1 });
    expect(check('left_torso_rear', [4, 4])).toMatchObject({ targetModifier: 0, hits: 1 });
  });

  test('cancel out with Exposed Actuators', () => {
    const unitQuirks = ['protected_actuators', 'exposed_actuators'];
    expect(resolveCriticalCheck({ location: 'left_arm', unitQuirks }, scriptedDice(4, 4))).toMatchObject({
      targetModifier: 0,
      hits: 1,
    });
  });

  test('are known by the id of unit files too', () => {
    const unitQuirks = ['pro_actuator'];
    const result = resolveCriticalCheck({ location: 'left_arm', unitQuirks }, scriptedDice(4, 4));
    expect(result.modifiers).toMatchObject([{ id: 'protected_actuators', value: 1, source: 'quirk' }]);
  });

  test('do nothing in total-warfare, where they hinder infantry alone', () => {
    expect(check('left_arm', [4, 4], 'total-warfare')).toMatchObject({ targetModifier: 0, hits: 1 });
    expect(check('left_arm', [6, 6], 'total-warfare').limbBlownOff).toBe(true);
  });
});
