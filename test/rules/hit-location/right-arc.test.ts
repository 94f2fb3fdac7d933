import { describe, expect, test } from 'vitest';
import { determineHitLocation } from '../../../src/rules/hit-location/index.js';
import { scriptedDice } from '../scripted-dice.js';

describe('a hit from the right side', () => {
  test('Right arc roll 2 right torso critical', () => {
    const dice = scriptedDice(1, 1);
    expect(determineHitLocation('right', dice)).toMatchObject({ location: 'right_torso', isCritical: true });
    dice.done();
  });

  test('Right arc roll 3 right leg', () => {
    const dice = scriptedDice(1, 2);
    expect(determineHitLocation('right', dice)).toMatchObject({ location: 'right_leg' });
    dice.done();
  });

  test('Right arc roll 4-5 right arm', () => {
    const dice = scriptedDice(2, 2, 2, 3);
    expect(determineHitLocation('right', dice)).toMatchObject({ location: 'right_arm' });
    expect(determineHitLocation('right', dice)).toMatchObject({ location: 'right_arm' });
    dice.done();
  });

  test('Right arc roll 6 right leg', () => {
    const dice = scriptedDice(3, 3);
    expect(determineHitLocation('right', dice)).toMatchObject({ location: 'right_leg' });
    dice.done();
  });

  test('Right arc roll 7 right torso', () => {
    const dice = scriptedDice(3, 4);
    expect(determineHitLocation('right', dice)).toMatchObject({ location: 'right_torso' });
    dice.done();
  });

  test('Right arc roll 8 center torso', () => {
    const dice = scriptedDice(4, 4);
    expect(determineHitLocation('right', dice)).toMatchObject({ location: 'center_torso' });
    dice.done();
  });

  test('Right arc roll 9 left torso', () => {
    const dice = scriptedDice(4, 5);
    expect(determineHitLocation('right', dice)).toMatchObject({ location: 'left_torso' });
    dice.done();
  });

  test('Right arc roll 10 left arm', () => {
    const dice = scriptedDice(5, 5);
    expect(determineHitLocation('right', dice)).toMatchObject({ location: 'left_arm' });
    dice.done();
  });

  test('Right arc roll 11 left leg', () => {
    const dice = scriptedDice(5, 6);
    expect(determineHitLocation('right', dice)).toMatchObject({ location: 'left_leg' });
    dice.done();
  });

  test('Right arc roll 12 head', () => {
    const dice = scriptedDice(6, 6);
    expect(determineHitLocation('right', dice)).toMatchObject({ location: 'head', isCritical: true });
    dice.done();
  });
});
