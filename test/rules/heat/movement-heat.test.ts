import { describe, expect, it } from 'vitest';
import { calculateMovementHeat } from '../../../src/edge/rules/heat.js';
import { extendRuleset } from '../../../src/rules/ruleset.js';

describe('heat of movement', () => {
  it('is 0, 1 and 2 for standing, walking and running', () => {
    expect((['stationary', 'walk', 'run'] as const).map((type) => calculateMovementHeat(type))).toEqual([
      0, 1, 2,
    ]);
  });

  it('of a jump is a point for each hex, at least 3', () => {
    const jump = (hexesJumped: number) => calculateMovementHeat('jump', { hexesJumped });
    expect([1, 3, 4, 7].map(jump)).toEqual([3, 3, 4, 7]);
  });

  it('of improved jump jets is half of that, rounded up, at least 3', () => {
    const jump = (hexesJumped: number) =>
      calculateMovementHeat('jump', { hexesJumped, improvedJumpJets: true });
    expect([1, 6, 7, 8, 9].map(jump)).toEqual([3, 3, 4, 4, 5]);
  });

  it('of an XXL engine is 2, 4 and 6, and twice as much for a jump', () => {
    const engine = 'xxl';
    expect(
      (['stationary', 'walk', 'run'] as const).map((type) => calculateMovementHeat(type, { engine })),
    ).toEqual([2, 4, 6]);
    expect(calculateMovementHeat('jump', { engine, hexesJumped: 2 })).toBe(6);
    expect(calculateMovementHeat('jump', { engine, hexesJumped: 5 })).toBe(10);
  });

  it('of combustion engines and fuel cells is nothing on the ground', () => {
    expect(calculateMovementHeat('run', { engine: 'ice' })).toBe(0);
    expect(calculateMovementHeat('walk', { engine: 'fuel-cell' })).toBe(0);
    expect(calculateMovementHeat('run', { engine: 'light' })).toBe(2);
  });

  it('has 1 more for each attempt to stand up', () => {
    expect(calculateMovementHeat('walk', { attemptsToStand: 2 })).toBe(3);
    const ruleset = extendRuleset('standard', { heat: { attemptToStand: 0 } });
    expect(calculateMovementHeat('walk', { attemptsToStand: 2, ruleset })).toBe(1);
  });

  it('refuses what is no movement', () => {
    // @ts-expect-error: no such movement
    expect(() => calculateMovementHeat('fly')).toThrow('movementType is "fly"');
    expect(() => calculateMovementHeat('jump', { hexesJumped: -1 })).toThrow('hexesJumped is -1');
  });
});
