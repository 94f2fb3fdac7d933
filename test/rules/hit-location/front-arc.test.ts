import { describe, expect, test } from 'vitest';
import { determineHitLocation } from '../../../src/rules/hit-location/index.js';
import { scriptedDice } from '../scripted-dice.js';

describe('a hit from the front', () => {
  test('Front arc roll 2 center torso critical', () => {
    const dice = scriptedDice(1, 1);
    expect(determineHitLocation('front', dice)).toMatchObject({ location: 'center_torso', isCritical: true });
    dice.done();
  });

  test('Front arc roll 3-4 right arm', () => {
    const dice = scriptedDice(1, 2, 2, 2);
    expect(determineHitLocation('front', dice)).toMatchObject({ location: 'right_arm' });
    expect(determineHitLocation('front', dice)).toMatchObject({ location: 'right_arm' });
    dice.done();
  });

  test('Front arc roll 5 right leg', () => {
    const dice = scriptedDice(2, 3);
    expect(determineHitLocation('front', dice)).toMatchObject({ location: 'right_leg' });
    dice.done();
  });

  test('Front arc roll 6 right torso', () => {
    const dice = scriptedDice(3, 3);
    expect(determineHitLocation('front', dice)).toMatchObject({ location: 'right_torso' });
    dice.done();
  });

  test('Front arc roll 7 center torso', () => {
    const dice = scriptedDice(3, 4);
    expect(determineHitLocation('front', dice)).toMatchObject({ location: 'center_torso' });
    dice.done();
  });

  test('Front arc roll 8 left torso', () => {
    const dice = scriptedDice(4, 4);
    expect(determineHitLocation('front', dice)).toMatchObject({ location: 'left_torso' });
    dice.done();
  });

  test('Front arc roll 9 left leg', () => {
    const dice = scriptedDice(4, 5);
    expect(determineHitLocation('front', dice)).toMatchObject({ location: 'left_leg' });
    dice.done();
  });

  test('Front arc roll 10-11 left arm', () => {
    const dice = scriptedDice(5, 5, 5, 6);
    expect(determineHitLocation('front', dice)).toMatchObject({ location: 'left_arm' });
    expect(determineHitLocation('front', dice)).toMatchObject({ location: 'left_arm' });
    dice.done();
  });

  test('Front arc roll 12 head', () => {
    const dice = scriptedDice(6, 6);
    expect(determineHitLocation('front', dice)).toMatchObject({ location: 'head', isCritical: true });
    dice.done();
  });
});
