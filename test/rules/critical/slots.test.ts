import { describe, expect, test } from 'vitest';
import { rollCriticalSlot, SLOT_COMPONENTS, slotEffect } from '../../../src/rules/critical/index.js';
import { scriptedDice } from '../scripted-dice.js';

const all = (slots: number) => Array<boolean>(slots).fill(true);

describe('the slot that is hit (combat.md 16.2)', () => {
  test('takes one die where there are six', () => {
    const dice = scriptedDice(4);
    expect(rollCriticalSlot(all(6), dice)).toBe(3);
    dice.done();
  });

  test('takes a die for the half and one for the slot where there are twelve', () => {
    const dice = scriptedDice(3, 1, 4, 6);
    expect(rollCriticalSlot(all(12), dice)).toBe(0);
    expect(rollCriticalSlot(all(12), dice)).toBe(11);
    dice.done();
  });

  test('is rolled again where it cannot be hit', () => {
    const slots = all(12);
    slots[0] = false;
    const dice = scriptedDice(1, 1, 6, 2);
    expect(rollCriticalSlot(slots, dice)).toBe(7);
    dice.done();
  });

  test('is none where nothing is left to hit', () => {
    expect(rollCriticalSlot(Array<boolean>(6).fill(false), scriptedDice())).toBeUndefined();
  });

  test('takes what a die can show, for the half as for the slot', () => {
    for (const die of [Number.NaN, 0, 7, 9, 2.5]) {
      expect(() => rollCriticalSlot(all(6), scriptedDice(die))).toThrow(RangeError);
      expect(() => rollCriticalSlot(all(12), scriptedDice(die))).toThrow(`die is ${die}`);
      expect(() => rollCriticalSlot(all(12), scriptedDice(1, die))).toThrow(`die is ${die}`);
    }
  });

  test('is given up where the dice never find it', () => {
    const slots = all(12).map((_, slot) => slot === 11);
    const loaded = () => 1;
    expect(() => rollCriticalSlot(slots, loaded)).toThrow(RangeError);
    expect(() => rollCriticalSlot(slots, loaded)).toThrow('roller found no slot');
  });

  test('belongs to a location of six or twelve', () => {
    expect(() => rollCriticalSlot(all(5), scriptedDice())).toThrow(/5 slots/);
  });
});

describe('what a component does when hit (combat.md 16.4)', () => {
  test('an engine heats up, and fails at the third hit', () => {
    expect([0, 1, 2, 3].map((hits) => slotEffect('engine', hits))).toEqual([
      {},
      { heat: 5 },
      { heat: 10 },
      { unitDestroyed: true },
    ]);
  });

  test('a gyro takes one hit, a heavy-duty one two', () => {
    expect(slotEffect('gyro', 1)).toEqual({ pilotingRoll: 3 });
    expect(slotEffect('gyro', 2)).toEqual({ falls: true, cannotStand: true });
    expect(slotEffect('heavy_duty_gyro', 1)).toEqual({ pilotingRoll: 2 });
    expect(slotEffect('heavy_duty_gyro', 2)).toEqual({ pilotingRoll: 3 });
    expect(slotEffect('heavy_duty_gyro', 3)).toEqual({ falls: true, cannotStand: true });
  });

  test('a hip halves the walk and ends kicking, other leg actuators cost one MP', () => {
    expect(slotEffect('hip', 1)).toEqual({ pilotingRoll: 2, halvesWalk: true, forbids: ['kick'] });
    for (const actuator of ['upper_leg', 'lower_leg', 'foot'] as const) {
      expect(slotEffect(actuator, 1)).toEqual({ pilotingRoll: 1, walk: -1 });
    }
  });

  test('arms lose what they could do', () => {
    expect(slotEffect('shoulder', 1).forbids).toEqual(['punch', 'club']);
    expect(slotEffect('hand', 1).forbids).toEqual(['club']);
    expect(slotEffect('upper_arm', 1)).toEqual({});
  });

  test('a cockpit kills the pilot; heat sinks and jump jets are missed', () => {
    expect(slotEffect('cockpit', 1)).toEqual({ pilotKilled: true });
    expect(slotEffect('heat_sink', 1)).toEqual({ dissipation: -1 });
    expect(slotEffect('double_heat_sink', 1)).toEqual({ dissipation: -2 });
    expect(slotEffect('jump_jet', 1)).toEqual({ jump: -1 });
  });

  test('hits beyond the last change nothing more', () => {
    for (const component of SLOT_COMPONENTS) {
      expect(slotEffect(component, 9)).toEqual(slotEffect(component, 8));
    }
  });
});
