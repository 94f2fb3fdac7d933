import { describe, expect, test } from 'vitest';
import type { D6Roller } from '../../../src/dice/index.js';
import { determineKickLocation, determinePunchLocation } from '../../../src/edge/rules/hit-location.js';
import type { RulesetName } from '../../../src/rules/ruleset.js';
import { FIRING_ARCS, type FiringArc } from '../../../src/rules/to-hit/vocabulary.js';
import { scriptedDice } from '../scripted-dice.js';

describe('a punch', () => {
  test('Punch roll 1 left arm', () => {
    const dice = scriptedDice(1);
    expect(determinePunchLocation(dice).location).toBe('left_arm');
    dice.done();
  });

  test('Punch roll 2 left torso', () => {
    const dice = scriptedDice(2);
    expect(determinePunchLocation(dice).location).toBe('left_torso');
    dice.done();
  });

  test('Punch roll 3 center torso', () => {
    const dice = scriptedDice(3);
    expect(determinePunchLocation(dice).location).toBe('center_torso');
    dice.done();
  });

  test('Punch roll 4 right torso', () => {
    const dice = scriptedDice(4);
    expect(determinePunchLocation(dice).location).toBe('right_torso');
    dice.done();
  });

  test('Punch roll 5 right arm', () => {
    const dice = scriptedDice(5);
    expect(determinePunchLocation(dice).location).toBe('right_arm');
    dice.done();
  });

  test('Punch roll 6 head', () => {
    const dice = scriptedDice(6);
    expect(determinePunchLocation(dice).location).toBe('head');
    dice.done();
  });
});

describe('a kick', () => {
  test('Kick roll 1-3 right leg', () => {
    const dice = scriptedDice(1, 2, 3);
    expect(determineKickLocation(dice).location).toBe('right_leg');
    expect(determineKickLocation(dice).location).toBe('right_leg');
    expect(determineKickLocation(dice).location).toBe('right_leg');
    dice.done();
  });

  test('Kick roll 4-6 left leg', () => {
    const dice = scriptedDice(4, 5, 6);
    expect(determineKickLocation(dice).location).toBe('left_leg');
    expect(determineKickLocation(dice).location).toBe('left_leg');
    expect(determineKickLocation(dice).location).toBe('left_leg');
    dice.done();
  });
});

type Determine = (
  roller: D6Roller,
  options: { arc: FiringArc; ruleset: RulesetName },
) => { location: string };

/** Locations for rolls of 1 to 6. */
const column = (determine: Determine, arc: FiringArc, ruleset: RulesetName) =>
  [1, 2, 3, 4, 5, 6].map((roll) => determine(scriptedDice(roll), { arc, ruleset }).location);

describe('the side that is struck (docs/rules/hit-locations.md)', () => {
  test.each(FIRING_ARCS)('in standard one table holds for a punch at the %s', (arc) => {
    expect(column(determinePunchLocation, arc, 'standard')).toEqual([
      'left_arm',
      'left_torso',
      'center_torso',
      'right_torso',
      'right_arm',
      'head',
    ]);
  });

  test.each(FIRING_ARCS)('in standard one table holds for a kick at the %s', (arc) => {
    expect(column(determineKickLocation, arc, 'standard')).toEqual([
      'right_leg',
      'right_leg',
      'right_leg',
      'left_leg',
      'left_leg',
      'left_leg',
    ]);
  });

  test.each<[FiringArc, string[]]>([
    ['front', ['left_arm', 'left_torso', 'center_torso', 'right_torso', 'right_arm', 'head']],
    ['left', ['left_torso', 'left_torso', 'center_torso', 'left_arm', 'left_arm', 'head']],
    ['right', ['right_torso', 'right_torso', 'center_torso', 'right_arm', 'right_arm', 'head']],
    ['rear', ['left_arm', 'left_torso_rear', 'center_torso_rear', 'right_torso_rear', 'right_arm', 'head']],
  ])('in total-warfare a punch at the %s has a table of its own', (arc, locations) => {
    expect(column(determinePunchLocation, arc, 'total-warfare')).toEqual(locations);
  });

  test('in total-warfare a kick from a side strikes the leg of that side', () => {
    expect(new Set(column(determineKickLocation, 'left', 'total-warfare'))).toEqual(new Set(['left_leg']));
    expect(new Set(column(determineKickLocation, 'right', 'total-warfare'))).toEqual(new Set(['right_leg']));
    expect(column(determineKickLocation, 'rear', 'total-warfare')).toEqual(
      column(determineKickLocation, 'front', 'total-warfare'),
    );
  });
});

test('one die never goes through armor: a punch of 2 is not marked (docs/rules/standard.md)', () => {
  expect(determinePunchLocation(scriptedDice(2))).toMatchObject({
    isCritical: false,
    throughArmorCritical: false,
    roll: { dice: [2], total: 2 },
  });
  expect(determinePunchLocation(scriptedDice(3)).isCritical).toBe(true);
  expect(determinePunchLocation(scriptedDice(6)).isCritical).toBe(true);
});

test('an unknown arc is refused with its name', () => {
  const arc = 'above' as FiringArc;
  expect(() => determinePunchLocation(scriptedDice(), { arc })).toThrow(/arc is "above"/);
  expect(() => determineKickLocation(scriptedDice(), { arc })).toThrow(RangeError);
});
