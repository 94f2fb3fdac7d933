import { describe, expect, test } from 'vitest';
import { determineHitLocation } from '../../../src/rules/hit-location/index.js';
import { scriptedDice } from '../scripted-dice.js';

describe('a hit from the rear strikes rear armor', () => {
  test('Rear arc roll 2 center torso rear critical', () => {
    const dice = scriptedDice(1, 1);
    expect(determineHitLocation('rear', dice)).toMatchObject({
      location: 'center_torso_rear',
      isCritical: true,
    });
    dice.done();
  });

  test('Rear arc roll 3-4 right arm', () => {
    const dice = scriptedDice(1, 2, 2, 2);
    expect(determineHitLocation('rear', dice)).toMatchObject({ location: 'right_arm' });
    expect(determineHitLocation('rear', dice)).toMatchObject({ location: 'right_arm' });
    dice.done();
  });

  test('Rear arc roll 5 right leg', () => {
    const dice = scriptedDice(2, 3);
    expect(determineHitLocation('rear', dice)).toMatchObject({ location: 'right_leg' });
    dice.done();
  });

  test('Rear arc roll 6 right torso rear', () => {
    const dice = scriptedDice(3, 3);
    expect(determineHitLocation('rear', dice)).toMatchObject({ location: 'right_torso_rear' });
    dice.done();
  });

  test('Rear arc roll 7 center torso rear', () => {
    const dice = scriptedDice(3, 4);
    expect(determineHitLocation('rear', dice)).toMatchObject({ location: 'center_torso_rear' });
    dice.done();
  });

  test('Rear arc roll 8 left torso rear', () => {
    const dice = scriptedDice(4, 4);
    expect(determineHitLocation('rear', dice)).toMatchObject({ location: 'left_torso_rear' });
    dice.done();
  });

  test('Rear arc roll 9 left leg', () => {
    const dice = scriptedDice(4, 5);
    expect(determineHitLocation('rear', dice)).toMatchObject({ location: 'left_leg' });
    dice.done();
  });

  test('Rear arc roll 10-11 left arm', () => {
    const dice = scriptedDice(5, 5, 5, 6);
    expect(determineHitLocation('rear', dice)).toMatchObject({ location: 'left_arm' });
    expect(determineHitLocation('rear', dice)).toMatchObject({ location: 'left_arm' });
    dice.done();
  });

  test('Rear arc roll 12 head', () => {
    const dice = scriptedDice(6, 6);
    expect(determineHitLocation('rear', dice)).toMatchObject({ location: 'head', isCritical: true });
    dice.done();
  });
});
