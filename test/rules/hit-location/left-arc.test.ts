import { describe, expect, test } from 'vitest';
import { determineHitLocation } from '../../../src/rules/hit-location/index.js';
import { scriptedDice } from '../scripted-dice.js';

describe('a hit from the left side', () => {
  test('Left arc roll 2 left torso critical', () => {
    const dice = scriptedDice(1, 1);
    expect(determineHitLocation('left', dice)).toMatchObject({ location: 'left_torso', isCritical: true });
    dice.done();
  });

  test('Left arc roll 3 left leg', () => {
    const dice = scriptedDice(1, 2);
    expect(determineHitLocation('left', dice)).toMatchObject({ location: 'left_leg' });
    dice.done();
  });

  test('Left arc roll 4-5 left arm', () => {
    const dice = scriptedDice(2, 2, 2, 3);
    expect(determineHitLocation('left', dice)).toMatchObject({ location: 'left_arm' });
    expect(determineHitLocation('left', dice)).toMatchObject({ location: 'left_arm' });
    dice.done();
  });

  test('Left arc roll 6 left leg', () => {
    const dice = scriptedDice(3, 3);
    expect(determineHitLocation('left', dice)).toMatchObject({ location: 'left_leg' });
    dice.done();
  });

  test('Left arc roll 7 left torso', () => {
    const dice = scriptedDice(3, 4);
    expect(determineHitLocation('left', dice)).toMatchObject({ location: 'left_torso' });
    dice.done();
  });

  test('Left arc roll 8 center torso', () => {
    const dice = scriptedDice(4, 4);
    expect(determineHitLocation('left', dice)).toMatchObject({ location: 'center_torso' });
    dice.done();
  });

  test('Left arc roll 9 right torso', () => {
    const dice = scriptedDice(4, 5);
    expect(determineHitLocation('left', dice)).toMatchObject({ location: 'right_torso' });
    dice.done();
  });

  test('Left arc roll 10 right arm', () => {
    const dice = scriptedDice(5, 5);
    expect(determineHitLocation('left', dice)).toMatchObject({ location: 'right_arm' });
    dice.done();
  });

  test('Left arc roll 11 right leg', () => {
    const dice = scriptedDice(5, 6);
    expect(determineHitLocation('left', dice)).toMatchObject({ location: 'right_leg' });
    dice.done();
  });

  test('Left arc roll 12 head', () => {
    const dice = scriptedDice(6, 6);
    expect(determineHitLocation('left', dice)).toMatchObject({ location: 'head', isCritical: true });
    dice.done();
  });
});
