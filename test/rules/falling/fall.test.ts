import { describe, expect, it } from 'vitest';
import {
  calculateFallDamage,
  calculateFallInjuryRoll,
  calculateFallOntoUnitDamage,
  resolveFall,
} from '../../../src/edge/rules/falling.js';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import { rulesetOf } from '../../../src/rules/ruleset.js';
import { entryValue } from '../piloting/rolls.js';
import { scriptedDice } from '../scripted-dice.js';

describe('damage of a fall', () => {
  it('is a tenth of the tonnage, rounded up, for each level and one more', () => {
    expect(calculateFallDamage(50, 0)).toBe(5);
    expect(calculateFallDamage(55, 0)).toBe(6);
    expect(calculateFallDamage(55, 2)).toBe(18);
    expect(calculateFallDamage(100, 3)).toBe(40);
  });

  it('in water is half', () => {
    expect(calculateFallDamage(50, 0, { inWater: true })).toBe(2);
    expect(calculateFallDamage(100, 0, { inWater: true })).toBe(5);
  });

  it('into water is half for the surface and half for the bottom', () => {
    // 80 tons, from 2 levels up into depth 1: 24 and 16, halved.
    expect(calculateFallDamage(80, 2, { waterDepth: 1 })).toBe(20);
  });

  it('strikes in groups of five points', () => {
    const groups = (tonnage: number, levels: number) =>
      resolveFall({ tonnage, levels, facing: 0 }, scriptedDice(1)).groups;
    expect(groups(65, 1)).toEqual([5, 5, 4]);
    expect(groups(100, 0)).toEqual([5, 5]);
    expect(groups(40, 0)).toEqual([4]);
  });

  it('to the unit below is a tenth of the tonnage for each level', () => {
    expect(calculateFallOntoUnitDamage(65, 2)).toBe(14);
    expect(() => calculateFallOntoUnitDamage(65, 1)).toThrow('levels is 1');
  });

  it('refuses falls upwards and units that weigh nothing known', () => {
    expect(() => calculateFallDamage(50, -1)).toThrow('levels is -1');
    expect(() => calculateFallDamage(Number.NaN, 0)).toThrow('tonnage is NaN');
  });
});

describe('how a unit comes down', () => {
  it.each([
    [1, 4, 'front'],
    [2, 5, 'right'],
    [3, 0, 'right'],
    [4, 1, 'rear'],
    [5, 2, 'left'],
    [6, 3, 'left'],
  ])('a die of %i turns a unit that faced 4 to %i, on its %s', (die, facing, side) => {
    const dice = scriptedDice(die);
    const fall = resolveFall({ tonnage: 65, levels: 0, facing: 4 }, dice);
    expect(fall).toEqual({ damage: 7, groups: [5, 2], facing, side, roll: die });
    dice.done();
  });

  it('the six sides of the die are two of each side, and front and rear once', () => {
    expect(
      rulesetOf('total-warfare')
        .falling.facing.map(({ side }) => side)
        .sort(),
    ).toEqual(['front', 'left', 'left', 'rear', 'right', 'right']);
  });

  it('refuses a facing that a hex has not, and a die that is none', () => {
    expect(() => resolveFall({ tonnage: 65, levels: 0, facing: 6 }, scriptedDice(1))).toThrow('facing is 6');
    expect(() => resolveFall({ tonnage: 65, levels: 0, facing: 0 }, scriptedDice(7))).toThrow('die is 7');
  });
});

describe("the pilot's roll in a fall", () => {
  const charge = { kind: 'charge' } as const;

  it('is made with the modifiers of the roll that failed', () => {
    const pilot = { piloting: 5, gyroHits: 1 };
    const failed = calculatePilotingRoll(pilot, charge);
    expect(calculateFallInjuryRoll(pilot, charge, 0)).toEqual(failed);
    expect(failed.targetNumber).toBe(10);
  });

  it('is harder by each level beyond the first', () => {
    const number = (levels: number) => calculateFallInjuryRoll({ piloting: 5 }, charge, levels).targetNumber;
    expect([0, 1, 2, 4].map(number)).toEqual([7, 7, 8, 10]);
  });

  it('does not fail by itself for damage that made the unit fall by itself', () => {
    expect(calculateFallInjuryRoll({ piloting: 4, gyroHits: 2 }, { kind: 'gyro' }, 0).targetNumber).toBe(10);
    const legs = [{ destroyed: true }, { destroyed: true }];
    expect(calculateFallInjuryRoll({ piloting: 0, legs }, { kind: 'leg' }, 0).targetNumber).toBe(10);
    expect(calculateFallInjuryRoll({ piloting: 4, shutDown: true }, charge, 0).targetNumber).toBe(9);
  });

  it('fails by itself for the unconscious', () => {
    expect(calculateFallInjuryRoll({ piloting: 4, conscious: false }, charge, 0).impossible).toBe(true);
  });

  it('names the height of the fall', () => {
    expect(entryValue(calculateFallInjuryRoll({ piloting: 5 }, charge, 3), 'fall_height')).toBe(2);
  });

  it('refuses wrong input as every piloting roll does', () => {
    expect(() => calculateFallInjuryRoll({ piloting: 9 }, charge, 0)).toThrow('piloting is 9');
    expect(() => calculateFallInjuryRoll({ piloting: 5 }, charge, -1)).toThrow('levels is -1');
  });
});
