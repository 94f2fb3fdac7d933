import { describe, expect, it } from 'vitest';
import {
  calculatePilotingRoll,
  type PilotingOptions,
  type PilotState,
} from '../../../src/rules/piloting/index.js';
import { entryValue } from './rolls.js';

const roll = (pilot: Partial<PilotState>, options: PilotingOptions = {}) =>
  calculatePilotingRoll({ piloting: 5, ...pilot }, { kind: 'fall' }, options);
const number = (pilot: Partial<PilotState>, options: PilotingOptions = {}) =>
  roll(pilot, options).targetNumber;

describe('the unit and its pilot in a piloting roll', () => {
  it('an undamaged unit rolls its piloting skill', () => {
    expect(roll({})).toEqual({
      base: 5,
      modifiers: [
        {
          id: 'piloting',
          name: 'Piloting skill',
          value: 5,
          source: 'base',
          description: 'piloting 5',
        },
      ],
      targetNumber: 5,
      impossible: false,
      probability: 30 / 36,
    });
  });

  it('a skill of 0 is listed and always succeeds', () => {
    const { targetNumber, modifiers, probability } = calculatePilotingRoll(
      { piloting: 0 },
      { kind: 'stand' },
    );
    expect({ targetNumber, entries: modifiers.length, probability }).toEqual({
      targetNumber: 0,
      entries: 1,
      probability: 1,
    });
  });

  it('each wound adds 1 in standard, none in total-warfare', () => {
    expect([0, 1, 3].map((pilotWounds) => number({ pilotWounds }))).toEqual([5, 6, 8]);
    const totalWarfare = { ruleset: 'total-warfare' } as const;
    expect([0, 1, 3].map((pilotWounds) => number({ pilotWounds }, totalWarfare))).toEqual([5, 5, 5]);
  });

  it('Pain Resistance ignores the first wound', () => {
    const abilities = ['pain_resistance'];
    expect([0, 1, 3].map((pilotWounds) => number({ pilotWounds, abilities }))).toEqual([5, 5, 7]);
    expect(number({ pilotWounds: 3, abilities }, { ruleset: 'total-warfare' })).toBe(5);
  });

  it('a gyro hit adds 3, and the second destroys it', () => {
    expect(number({ gyroHits: 1 })).toBe(8);
    expect(number({ gyroHits: 1, gyroType: 'xl' })).toBe(8);
    const destroyed = roll({ gyroHits: 2 });
    expect(destroyed).toMatchObject({ impossible: true, probability: 0 });
    expect(entryValue(destroyed, 'gyro_destroyed')).toBe(Number.POSITIVE_INFINITY);
  });

  it('a heavy-duty gyro adds 1 and 3, and is destroyed by the third hit', () => {
    const hits = (gyroHits: number) => roll({ gyroHits, gyroType: 'heavy-duty' });
    expect([0, 1, 2].map((gyroHits) => hits(gyroHits).targetNumber)).toEqual([5, 6, 8]);
    expect(hits(3).impossible).toBe(true);
  });

  it('a destroyed leg adds 5, both gone make every roll fail', () => {
    expect(number({ legs: [{ destroyed: true }, {}] })).toBe(10);
    expect(roll({ legs: [{ destroyed: true }, { destroyed: true }] }).impossible).toBe(true);
  });

  it('a hip adds 2 and masks the actuators below it, a lost leg masks all', () => {
    expect(number({ legs: [{ hip: true }, {}] })).toBe(7);
    expect(number({ legs: [{ hip: true, actuators: 3 }, {}] })).toBe(7);
    expect(number({ legs: [{ destroyed: true, hip: true, actuators: 3 }, {}] })).toBe(10);
  });

  it('each leg actuator adds 1', () => {
    expect(number({ legs: [{ actuators: 2 }, { actuators: 1 }] })).toBe(8);
    expect(number({ legs: [{ hip: true, actuators: 1 }, { actuators: 2 }] })).toBe(9);
  });

  it('a quad with all legs rolls 2 less; one lost leg takes the bonus, two add 5, three fail', () => {
    const quad = (...lost: boolean[]) =>
      roll({ chassis: 'quad', legs: lost.map((destroyed) => ({ destroyed })) });
    expect(roll({ chassis: 'quad' }).targetNumber).toBe(3);
    expect(quad(false, false, false, false).targetNumber).toBe(3);
    expect(quad(true, false, false, false).targetNumber).toBe(5);
    expect(quad(true, true, false, false).targetNumber).toBe(10);
    expect(quad(true, true, true, false).impossible).toBe(true);
  });

  it('small and torso-mounted cockpits add 1, others nothing', () => {
    expect(number({ cockpit: 'small' })).toBe(6);
    expect(number({ cockpit: 'torso-mounted' })).toBe(6);
    expect(number({ cockpit: 'command-console' })).toBe(5);
    expect(number({ cockpit: 'torso-mounted', blindTorsoCockpit: true })).toBe(10);
  });

  it('hardened armor, modular armor and industrial myomer add 1 each', () => {
    expect(number({ hardenedArmor: true })).toBe(6);
    expect(number({ modularArmor: true })).toBe(6);
    expect(number({ industrialMyomer: true })).toBe(6);
    expect(number({ hardenedArmor: true, modularArmor: true, industrialMyomer: true })).toBe(8);
  });

  it('enhanced actuators in the legs take 2 away until a leg is lost', () => {
    expect(number({ legActuatorEnhancement: true })).toBe(3);
    expect(number({ legActuatorEnhancement: true, legs: [{ destroyed: true }, {}] })).toBe(10);
  });

  it('an unconscious pilot fails every roll', () => {
    expect(roll({ conscious: false }).impossible).toBe(true);
    expect(roll({ conscious: true }).impossible).toBe(false);
  });

  it('a unit that is shut down fails every roll but the one for shutting down', () => {
    expect(roll({ shutDown: true }).impossible).toBe(true);
    const atShutdown = calculatePilotingRoll({ piloting: 5, shutDown: true }, { kind: 'shutdown' });
    expect(atShutdown.targetNumber).toBe(8);
  });

  it('a number above 12 cannot be rolled, and is shown all the same', () => {
    const { targetNumber, impossible, probability } = roll({ gyroHits: 1, legs: [{ destroyed: true }, {}] });
    expect({ targetNumber, impossible, probability }).toEqual({
      targetNumber: 13,
      impossible: true,
      probability: 0,
    });
  });
});
