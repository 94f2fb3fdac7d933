import { describe, expect, it } from 'vitest';
import {
  needsRollAfterDamage,
  needsRollToLand,
  needsRollToRun,
  needsRollToStand,
} from '../../../src/rules/piloting/index.js';

describe('when a piloting roll is needed', () => {
  it('from 20 points of damage in a phase', () => {
    expect([0, 19, 20, 21].map(needsRollAfterDamage)).toEqual([false, false, true, true]);
  });

  it('after running with a damaged gyro or hip, and for no other damage', () => {
    expect(needsRollToRun({ piloting: 5 })).toBe(false);
    expect(needsRollToRun({ piloting: 5, gyroHits: 1 })).toBe(true);
    expect(needsRollToRun({ piloting: 5, legs: [{ hip: true }, {}] })).toBe(true);
    expect(needsRollToRun({ piloting: 5, legs: [{ actuators: 3 }, {}] })).toBe(false);
    expect(needsRollToRun({ piloting: 5, legs: [{ destroyed: true, hip: true }, {}] })).toBe(false);
  });

  it('on landing a jump with a damaged gyro or leg', () => {
    expect(needsRollToLand({ piloting: 5 })).toBe(false);
    expect(needsRollToLand({ piloting: 5, legs: [{}, {}] })).toBe(false);
    expect(needsRollToLand({ piloting: 5, gyroHits: 1 })).toBe(true);
    expect(needsRollToLand({ piloting: 5, legs: [{ actuators: 1 }, {}] })).toBe(true);
    expect(needsRollToLand({ piloting: 5, legs: [{ hip: true }, {}] })).toBe(true);
  });

  it('with a heavy-duty gyro from the second hit', () => {
    const hits = (gyroHits: number) => ({ piloting: 5, gyroType: 'heavy-duty', gyroHits }) as const;
    expect([0, 1, 2].map((count) => needsRollToLand(hits(count)))).toEqual([false, false, true]);
    expect([0, 1, 2].map((count) => needsRollToRun(hits(count)))).toEqual([false, false, true]);
  });

  it('to stand up, unless on four legs', () => {
    expect(needsRollToStand({ piloting: 5 })).toBe(true);
    expect(needsRollToStand({ piloting: 5, chassis: 'quad' })).toBe(false);
    expect(needsRollToStand({ piloting: 5, chassis: 'quad', legs: [{ destroyed: true }] })).toBe(true);
  });
});
