import { describe, expect, it } from 'vitest';
import {
  boosterAfterTurn,
  boosterNumber,
  calculateJumpingMp,
  calculateRunningMp,
  calculateWalkingMp,
  RESTED_BOOSTER,
  superchargerEngineHits,
} from '../../../src/rules/movement/index.js';

const HIP = { hip: true };
const LOST = { destroyed: true };

describe('walking points', () => {
  it('of a biped: a lost leg leaves 1, two leave none', () => {
    expect(calculateWalkingMp({ walk: 6, legs: [LOST, {}] })).toBe(1);
    expect(calculateWalkingMp({ walk: 6, legs: [LOST, LOST] })).toBe(0);
    expect(calculateWalkingMp({ walk: 6, legs: [LOST, { actuators: 2 }] })).toBe(1);
  });

  it('of a biped: a hip halves them, rounded up, and masks its leg; the other leg costs a point an actuator', () => {
    expect(calculateWalkingMp({ walk: 5, legs: [HIP, {}] })).toBe(3);
    expect(calculateWalkingMp({ walk: 5, legs: [{ hip: true, actuators: 3 }, { actuators: 1 }] })).toBe(2);
    expect(calculateWalkingMp({ walk: 5, legs: [HIP, HIP] })).toBe(0);
    expect(calculateWalkingMp({ walk: 5, legs: [{ actuators: 2 }, { actuators: 1 }] })).toBe(2);
  });

  it('of a quad: one leg costs a point, two leave 1, three none, and each hip halves in turn', () => {
    const quad = (...legs: readonly object[]) => calculateWalkingMp({ walk: 6, chassis: 'quad', legs });
    expect(quad(LOST)).toBe(5);
    expect(quad(LOST, LOST)).toBe(1);
    expect(quad(LOST, LOST, LOST)).toBe(0);
    expect(quad(HIP)).toBe(3);
    expect(quad(HIP, HIP)).toBe(2);
    expect(quad(HIP, HIP, { actuators: 1 })).toBe(1);
  });

  it('of a quad: triple-strength myomer works on three legs, and no longer on two (docs/rules/movement.md)', () => {
    const hot = { walk: 3, chassis: 'quad', heat: 9, tripleStrengthMyomer: true } as const;
    const onThree = calculateWalkingMp({ ...hot, legs: [LOST, {}, {}, {}] });
    expect(onThree).toBe(3);
    expect(calculateRunningMp(onThree, [], { chassis: 'quad', legsLost: 1 })).toBe(5);
    expect(calculateWalkingMp({ ...hot, legs: [LOST, LOST, {}, {}] })).toBe(0);
    expect(calculateWalkingMp({ ...hot, chassis: 'biped', legs: [LOST, {}] })).toBe(0);
  });

  it('drag, heat and triple-strength myomer come after the legs', () => {
    expect(calculateWalkingMp({ walk: 5, legs: [HIP, {}], drag: 1 })).toBe(2);
    expect(calculateWalkingMp({ walk: 5, drag: 2, heat: 10 })).toBe(1);
    expect(calculateWalkingMp({ walk: 5, heat: 9, tripleStrengthMyomer: true })).toBe(6);
    expect(calculateWalkingMp({ walk: 5, heat: 8, tripleStrengthMyomer: true })).toBe(4);
    expect(calculateWalkingMp({ walk: 5, heat: 9, tripleStrengthMyomer: true, legs: [LOST, {}] })).toBe(0);
    expect(calculateWalkingMp({ walk: 3, heat: 25 })).toBe(0);
  });

  it('gravity divides them, and half a point is none', () => {
    expect(calculateWalkingMp({ walk: 5, gravity: 2 })).toBe(2);
    expect(calculateWalkingMp({ walk: 5, gravity: 0.8 })).toBe(6);
    expect(calculateWalkingMp({ walk: 4, gravity: 1.1 })).toBe(4);
  });
});

describe('running points', () => {
  it('with MASC or a supercharger are twice the walk, with both two and a half times', () => {
    expect(calculateRunningMp(5, [], { masc: true })).toBe(10);
    expect(calculateRunningMp(5, [], { supercharger: true })).toBe(10);
    expect(calculateRunningMp(5, [], { masc: true, supercharger: true })).toBe(13);
  });

  it('hardened legs cost one, and whoever hops or carries does not run', () => {
    expect(calculateRunningMp(5, [], { hardenedLegs: true })).toBe(7);
    expect(calculateRunningMp(1, [], { legsLost: 1 })).toBe(1);
    expect(calculateRunningMp(5, [], { chassis: 'quad', legsLost: 1 })).toBe(8);
    expect(calculateRunningMp(1, [], { chassis: 'quad', legsLost: 2 })).toBe(1);
    expect(calculateRunningMp(5, ['speed_demon'], { carrying: true })).toBe(5);
  });

  it('a Speed Demon has one more in standard', () => {
    expect(calculateRunningMp(5, ['speed_demon'], { masc: true })).toBe(11);
    expect(calculateRunningMp(5, ['speed_demon'], { masc: true, ruleset: 'total-warfare' })).toBe(10);
  });
});

describe('jumping points', () => {
  it('are one a jet, with what a partial wing lifts and shields weigh', () => {
    expect(calculateJumpingMp({ torsoJets: 3, limbJets: 2 })).toBe(5);
    expect(calculateJumpingMp({ torsoJets: 3, wing: 2, mediumShields: 1, modularArmor: true })).toBe(3);
    expect(calculateJumpingMp({ torsoJets: 0, wing: 2 })).toBe(0);
    expect(calculateJumpingMp({ torsoJets: 5, largeShields: 1 })).toBe(0);
  });

  it('are those of the torsos in water of depth 1, and none in deeper water', () => {
    expect(calculateJumpingMp({ torsoJets: 3, limbJets: 2, waterDepth: 1 })).toBe(3);
    expect(calculateJumpingMp({ torsoJets: 3, waterDepth: 2 })).toBe(0);
  });
});

describe('MASC and supercharger', () => {
  it('need 3, 5, 7, 11 in turns that follow each other, and then fail by themselves', () => {
    expect([0, 1, 2, 3, 4].map((turns) => boosterNumber(turns))).toEqual([
      3,
      5,
      7,
      11,
      Number.POSITIVE_INFINITY,
    ]);
  });

  it('rest two steps in the first idle turn and one in each further', () => {
    let strain = RESTED_BOOSTER;
    const turns: number[] = [];
    for (const used of [true, true, true, true, false, false, false]) {
      strain = boosterAfterTurn(strain, used);
      turns.push(strain.turnsUsed);
    }
    expect(turns).toEqual([1, 2, 3, 4, 2, 1, 0]);
  });

  it('a failed supercharger takes engine slots with it by the critical table', () => {
    expect([2, 7, 8, 9, 10, 11, 12].map(superchargerEngineHits)).toEqual([0, 0, 1, 1, 2, 2, 3]);
  });
});
