import { describe, expect, it } from 'vitest';
import { calculateMovementHeat } from '../../../src/rules/heat/movement-heat.js';
import { calculateRunningMp, calculateWalkingMp } from '../../../src/rules/movement/index.js';

describe('walking points', () => {
  it('are fewer by what the weather takes', () => {
    expect(calculateWalkingMp({ walk: 5, weather: 2 })).toBe(3);
    expect(calculateWalkingMp({ walk: 1, weather: 2 })).toBe(0);
  });

  it('are divided by gravity, and half a point is none (docs/rules/environment.md)', () => {
    expect([0.8, 1, 1.2, 2].map((gravity) => calculateWalkingMp({ walk: 5, gravity }))).toEqual([6, 5, 4, 2]);
  });
});

describe('a unit of poor performance', () => {
  const run = (mpLastTurn: number, ruleset: 'standard' | 'total-warfare') =>
    calculateRunningMp(4, [], { unitQuirks: ['poor_performance'], mpLastTurn, ruleset });

  it('runs after a turn of full walking alone, in total-warfare', () => {
    expect([0, 3, 4].map((spent) => run(spent, 'total-warfare'))).toEqual([4, 4, 6]);
    expect([0, 3, 4].map((spent) => run(spent, 'standard'))).toEqual([6, 6, 6]);
    expect(calculateRunningMp(4, [], { ruleset: 'total-warfare' })).toBe(6);
  });
});

it('each attempt to stand up is a point of heat, whatever follows it', () => {
  expect(calculateMovementHeat('walk', { attemptsToStand: 2 })).toBe(3);
  expect(calculateMovementHeat('jump', { hexesJumped: 4, attemptsToStand: 1 })).toBe(5);
});
