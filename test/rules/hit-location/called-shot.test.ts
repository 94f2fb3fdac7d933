import { describe, expect, test } from 'vitest';
import {
  determineAimedShotLocation,
  determineCalledShotLocation,
  distributeClusterHits,
  type HitLocation,
} from '../../../src/edge/rules/hit-location.js';
import { aimedChance } from '../../../src/rules/hit-location/called-shot.js';
import { extendRuleset, rulesetOf } from '../../../src/rules/ruleset.js';
import { scriptedDice } from '../scripted-dice.js';

const TWO_DICE_AIM = ['standard', 'total-warfare'] as const;

describe('a called shot in standard (docs/rules/standard.md)', () => {
  test('strikes the location that was named, without a roll', () => {
    const dice = scriptedDice();
    expect(determineCalledShotLocation('front', 'left_arm', dice)).toEqual({
      location: 'left_arm',
      isCritical: false,
      throughArmorCritical: false,
      roll: { dice: [], total: 0 },
    });
  });

  test('marks the head, and never goes through armor', () => {
    expect(determineCalledShotLocation('right', 'head', scriptedDice())).toMatchObject({
      location: 'head',
      isCritical: true,
      throughArmorCritical: false,
    });
  });

  test('from behind meets rear armor, and from the front never does', () => {
    expect(determineCalledShotLocation('rear', 'left_torso', scriptedDice()).location).toBe(
      'left_torso_rear',
    );
    expect(determineCalledShotLocation('front', 'left_torso_rear', scriptedDice()).location).toBe(
      'left_torso',
    );
  });

  test('of many missiles lets the first alone strike what was named', () => {
    const dice = scriptedDice(1, 2, 4, 4);
    const hits = distributeClusterHits('front', 3, 2, dice, { calledLocation: 'head' });
    dice.done();
    expect(hits.map(({ location }) => location)).toEqual(['head', 'right_arm', 'left_torso']);
  });
});

describe('a called shot in total-warfare', () => {
  test('is rolled for like an aimed one', () => {
    const dice = scriptedDice(3, 4, 1, 2, 1, 1);
    const ruleset = 'total-warfare';
    expect(determineCalledShotLocation('front', 'head', dice, { ruleset }).location).toBe('head');
    expect(determineCalledShotLocation('front', 'head', dice, { ruleset })).toMatchObject({
      location: 'center_torso',
      throughArmorCritical: true,
    });
    dice.done();
  });

  test('does nothing for a volley', () => {
    const dice = scriptedDice(4, 4);
    const options = { calledLocation: 'head', ruleset: 'total-warfare' } as const;
    expect(distributeClusterHits('front', 1, 2, dice, options)).toMatchObject([{ location: 'left_torso' }]);
    dice.done();
  });
});

describe('an aimed shot (docs/rules/hit-locations.md)', () => {
  test('is rolled for with one die where the ruleset says so: on 4 or more it strikes', () => {
    const ruleset = extendRuleset('total-warfare', { hitLocation: { aimed: { dice: 1, from: 4, to: 6 } } });
    const dice = scriptedDice(4, 3, 6, 6);
    expect(determineAimedShotLocation('front', 'right_leg', dice, { ruleset }).location).toBe('right_leg');
    expect(determineAimedShotLocation('front', 'right_leg', dice, { ruleset }).location).toBe('head');
    dice.done();
    expect(aimedChance(ruleset.hitLocation)).toBe(1 / 2);
    expect(aimedChance(rulesetOf('total-warfare').hitLocation)).toBe(16 / 36);
  });

  test.each(TWO_DICE_AIM)('in %s strikes the location aimed at on 6 to 8', (ruleset) => {
    const dice = scriptedDice(3, 3, 3, 4, 4, 4);
    for (const total of [6, 7, 8]) {
      expect(determineAimedShotLocation('front', 'right_leg', dice, { ruleset })).toMatchObject({
        location: 'right_leg',
        throughArmorCritical: false,
        roll: { total },
      });
    }
    dice.done();
  });

  test.each(TWO_DICE_AIM)('in %s goes where it will on 5 and 9', (ruleset) => {
    const dice = scriptedDice(2, 3, 6, 6, 4, 5, 1, 1);
    expect(determineAimedShotLocation('front', 'right_leg', dice, { ruleset }).location).toBe('head');
    expect(determineAimedShotLocation('left', 'right_leg', dice, { ruleset })).toMatchObject({
      location: 'left_torso',
      throughArmorCritical: true,
    });
    dice.done();
  });
});

test('a location that no one has is refused with its name', () => {
  const tail = 'tail' as HitLocation;
  expect(() => determineCalledShotLocation('front', tail, scriptedDice())).toThrow(/called is "tail"/);
  expect(() => determineAimedShotLocation('front', tail, scriptedDice())).toThrow(/aimedAt is "tail"/);
  expect(() => distributeClusterHits('front', 1, 1, scriptedDice(), { calledLocation: tail })).toThrow(
    /calledLocation is "tail"/,
  );
});
