import { describe, expect, it } from 'vitest';
import { gyroHitAsksForRoll } from '../../../src/rules/piloting/gyro.js';
import {
  calculatePilotingRoll,
  type PilotingCause,
  type PilotState,
} from '../../../src/rules/piloting/index.js';
import { RULESETS, rulesetOf } from '../../../src/rules/ruleset.js';
import { entryValue } from './rolls.js';

const number = (cause: PilotingCause, pilot: Partial<PilotState> = {}) =>
  calculatePilotingRoll({ piloting: 5, ...pilot }, cause).targetNumber;

describe('what asks for a piloting roll', () => {
  it.each<[string, PilotingCause, number, number?]>([
    ['20 or more damage', { kind: 'damage' }, 6],
    ['a kick or push, or a missed kick', { kind: 'physical' }, 5],
    ['a missed mace', { kind: 'physical', role: 'attacker', modifier: 2 }, 7],
    ['a charge', { kind: 'charge' }, 7],
    ['having charged', { kind: 'charge', role: 'attacker' }, 7],
    ['a successful death from above', { kind: 'dfa' }, 9, 7],
    ['coming down from a death from above that missed', { kind: 'dfa', missed: true }, 5],
    ['being struck by a death from above', { kind: 'dfa', role: 'target' }, 7],
    ['a shutdown', { kind: 'shutdown' }, 8],
    ['standing up', { kind: 'stand' }, 5, 4],
    ['a fall', { kind: 'fall' }, 5],
  ])('%s', (_, cause, expected, inCore = expected) => {
    const numbers = RULESETS.map(
      (ruleset) => calculatePilotingRoll({ piloting: 5 }, cause, { ruleset }).targetNumber,
    );
    expect(numbers).toEqual([expected, expected, inCore]);
  });

  it('a gyro hit adds 3 once, whether the state knows of it or not', () => {
    expect(number({ kind: 'gyro' })).toBe(8);
    expect(number({ kind: 'gyro' }, { gyroHits: 1 })).toBe(8);
    expect(calculatePilotingRoll({ piloting: 5, gyroHits: 2 }, { kind: 'gyro' }).impossible).toBe(true);
  });

  it('the first hit on a heavy-duty gyro asks for no roll of its own, and adds 1 from then on', () => {
    const gyroType = 'heavy-duty';
    const asks = (hits: number) => gyroHitAsksForRoll(rulesetOf('total-warfare').piloting, gyroType, hits);
    expect([1, 2].map(asks)).toEqual([false, true]);
    expect(number({ kind: 'damage' }, { gyroType, gyroHits: 1 })).toBe(7);
    expect(number({ kind: 'gyro' }, { gyroType, gyroHits: 2 })).toBe(8);
  });

  it('a leg hit is as hard as the damage to the leg', () => {
    expect(number({ kind: 'leg' }, { legs: [{ actuators: 1 }, {}] })).toBe(6);
    expect(number({ kind: 'leg' }, { legs: [{ hip: true }, {}] })).toBe(7);
    expect(number({ kind: 'leg' }, { legs: [{ destroyed: true }, {}] })).toBe(10);
  });

  it.each([
    [0, 4],
    [2, 4],
    [3, 5],
    [4, 5],
    [5, 6],
    [7, 6],
    [8, 7],
    [10, 7],
    [11, 9],
    [17, 9],
    [18, 10],
    [24, 10],
    [25, 11],
  ])('a skid after %i hexes', (hexesMoved, expected) => {
    expect(number({ kind: 'skid', hexesMoved })).toBe(expected);
  });

  it('a skid of unknown speed adds nothing', () => {
    expect(number({ kind: 'skid' })).toBe(5);
  });

  it('on ice a skid is harder by 4', () => {
    expect(number({ kind: 'skid', terrain: 'ice', hexesMoved: 1 })).toBe(8);
  });

  it("the caller's own modifier is added", () => {
    const roll = calculatePilotingRoll({ piloting: 5 }, { kind: 'stand', modifier: -2 });
    expect(roll.targetNumber).toBe(3);
    expect(entryValue(roll, 'further')).toBe(-2);
  });

  it('every roll of a phase is made with the modifiers of all its causes', () => {
    // 20 damage and a charge: both rolls at +1 +2.
    const damage = { kind: 'damage' } as const;
    const charge = { kind: 'charge' } as const;
    const pilot = { piloting: 5 };
    expect(calculatePilotingRoll(pilot, damage, { otherCauses: [charge] }).targetNumber).toBe(8);
    expect(calculatePilotingRoll(pilot, charge, { otherCauses: [damage] }).targetNumber).toBe(8);
  });

  it('standing up without arms is harder by 2 in total-warfare', () => {
    const pilot = { piloting: 5, unitQuirks: ['no_arms'] };
    expect(calculatePilotingRoll(pilot, { kind: 'stand' }).targetNumber).toBe(5);
    expect(calculatePilotingRoll(pilot, { kind: 'stand' }, { ruleset: 'total-warfare' }).targetNumber).toBe(
      7,
    );
    expect(calculatePilotingRoll(pilot, { kind: 'fall' }, { ruleset: 'total-warfare' }).targetNumber).toBe(5);
  });
});
