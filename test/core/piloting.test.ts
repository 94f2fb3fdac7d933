import { describe, expect, it } from 'vitest';
import { loseLocation } from '../../src/battle/damage/lose-location.js';
import { NOBODY } from '../../src/battle/damage/source.js';
import { hitSlot } from '../../src/battle/kinds/mech/criticals.js';
import { rollsAtEnd } from '../../src/battle/movement/rolls.js';
import { startOfPath } from '../../src/battle/movement/take-step.js';
import { CENTER_TORSO, LEFT_LEG, RIGHT_LEG } from '../../src/rules/body/mech-plans.js';
import { physicalAftermath } from '../../src/rules/physical/index.js';
import {
  calculatePilotingRoll,
  type LegDamage,
  needsRollToLand,
  needsRollToRun,
  needsRollToWalk,
  type PilotingCause,
  type PilotState,
} from '../../src/rules/piloting/index.js';
import { biped, field } from '../battle/movement/field.js';
import { turnOf } from '../battle/phases/turn.js';
import { inEach } from './in-each.js';

const FALL: PilotingCause = { kind: 'fall' };
const NEVER = Number.POSITIVE_INFINITY;
const LOST: LegDamage = { destroyed: true };
const WHOLE: LegDamage = {};

/** What a pilot of skill 5 needs in each ruleset. */
const needs = (state: Partial<PilotState>, cause = FALL) =>
  inEach((ruleset) => calculatePilotingRoll({ piloting: 5, ...state }, cause, { ruleset }).targetNumber);

const quad = (lost: number): Partial<PilotState> => ({
  chassis: 'quad',
  legs: [0, 1, 2, 3].map((leg) => ({ destroyed: leg < lost })),
});
const heavyDuty = (gyroHits: number): Partial<PilotState> => ({ gyroType: 'heavy-duty', gyroHits });

describe('standing modifiers of piloting rolls', () => {
  it.each<[string, Partial<PilotState>, number, number, number]>([
    ['PS-1 a gyro that is hit is worth 2', { gyroHits: 1 }, 8, 8, 7],
    ['PS-1 and so is a compact one', { gyroHits: 1, gyroType: 'compact' }, 8, 8, 7],
    ['PS-1 and an extralight one', { gyroHits: 1, gyroType: 'xl' }, 8, 8, 7],
    ['PS-2 a heavy-duty gyro: 1 for the first hit', heavyDuty(1), 6, 6, 6],
    ['PS-2 2 for the second', heavyDuty(2), 8, 8, 7],
    ['PS-2 3 for the third, and it still works', heavyDuty(3), NEVER, NEVER, 8],
    ['PS-2 the fourth destroys it', heavyDuty(4), NEVER, NEVER, NEVER],
    ['PS-3 a lost leg is worth 4', { legs: [LOST, WHOLE] }, 10, 10, 9],
    ['PS-3 and so is that of a tripod', { chassis: 'tripod', legs: [LOST, WHOLE, WHOLE] }, 10, 10, 9],
    ['PS-4 a hip is worth 1', { legs: [{ hip: true }, WHOLE] }, 7, 7, 6],
    ['PS-4 and adds to the rest of its leg', { legs: [{ hip: true, actuators: 2 }, WHOLE] }, 7, 7, 8],
    [
      'PS-4 so it does on a quad',
      { chassis: 'quad', legs: [{ hip: true, actuators: 2 }, WHOLE, WHOLE, WHOLE] },
      5,
      5,
      6,
    ],
    ['PS-5 upper and lower leg are worth 1 each', { legs: [{ actuators: 2 }, WHOLE] }, 7, 7, 7],
    ['PS-6 a foot is worth nothing', { legs: [{ actuators: 1, foot: true }, WHOLE] }, 6, 6, 5],
    ['PS-7 a quad on four legs', quad(0), 3, 3, 3],
    ['PS-7 one leg lost', quad(1), 5, 5, 6],
    ['PS-7 two legs lost', quad(2), 10, 10, 7],
    ['PS-7 three legs lost', quad(3), NEVER, NEVER, 9],
  ])('%s', (_, state, ...expected) => {
    expect(needs(state)).toEqual(expected);
  });
});

describe('what asks for a piloting roll', () => {
  /** The rolls that hits on these slots of one leg or the center torso ask for, and whether the unit falls at once. */
  const asked = (location: number, slots: readonly number[], gyro: 'standard' | 'heavy-duty' = 'standard') =>
    inEach((ruleset) => {
      const { battle, red } = turnOf({ ruleset, red: { gyro } });
      for (const slot of slots) hitSlot(battle, red, location, slot, NOBODY);
      return red.fallsAtEndOfPhase ? 'falls' : red.rolls.length;
    });
  const GYRO = 3;

  it('PS-8 the first hit on a gyro is a roll at 2', () => {
    expect(asked(CENTER_TORSO, [GYRO])).toEqual([1, 1, 1]);
    expect(needs({ gyroHits: 1 }, { kind: 'gyro' })).toEqual([8, 8, 7]);
  });

  it('PS-9 a heavy-duty gyro asks for none until the fourth hit, with which the unit falls', () => {
    const hits = [GYRO, GYRO + 1, GYRO + 2, GYRO + 3];
    expect([1, 2, 3, 4].map((count) => asked(CENTER_TORSO, hits.slice(0, count), 'heavy-duty'))).toEqual([
      [0, 0, 0],
      [1, 1, 0],
      ['falls', 'falls', 0],
      ['falls', 'falls', 'falls'],
    ]);
  });

  const [HIP, UPPER, LOWER, FOOT] = [0, 1, 2, 3] as const;

  it('PS-10 a hip hit is a roll at 1', () => {
    expect(asked(LEFT_LEG, [HIP])).toEqual([1, 1, 1]);
    expect(needs({ legs: [{ hip: true }, WHOLE] }, { kind: 'leg' })).toEqual([7, 7, 6]);
  });

  it('PS-11 an upper or lower leg hit is a roll at 1 in every edition', () => {
    expect([UPPER, LOWER].map((slot) => asked(LEFT_LEG, [slot]))).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ]);
    expect(needs({ legs: [{ actuators: 1 }, WHOLE] }, { kind: 'leg' })).toEqual([6, 6, 6]);
  });

  it('PS-12 a foot hit asks for no roll', () => {
    expect(asked(LEFT_LEG, [FOOT])).toEqual([1, 1, 0]);
  });

  it('PS-13 several hits on one leg in a phase are one roll with the modifiers of all, hits on two legs two', () => {
    expect(needs({ legs: [{ hip: true, actuators: 2 }, WHOLE] }, { kind: 'leg' })).toEqual([7, 7, 8]);
    expect(asked(LEFT_LEG, [HIP, UPPER, LOWER])).toEqual([3, 3, 1]);
    const onBoth = inEach((ruleset) => {
      const { battle, red } = turnOf({ ruleset });
      for (const leg of [LEFT_LEG, RIGHT_LEG]) {
        for (const slot of [UPPER, LOWER]) hitSlot(battle, red, leg, slot, NOBODY);
      }
      return red.rolls.length;
    });
    expect(onBoth).toEqual([4, 4, 2]);
  });

  it('PS-14 a unit that loses a leg falls, a quad too', () => {
    const loses = (chassis: 'biped' | 'quad') =>
      inEach((ruleset) => {
        const { battle, red } = turnOf({ ruleset, red: { chassis } });
        red.structure[LEFT_LEG] = 0;
        loseLocation(battle, red, LEFT_LEG);
        return red.fallsAtEndOfPhase;
      });
    expect(loses('biped')).toEqual([true, true, true]);
    expect(loses('quad')).toEqual([true, true, true]);
  });

  const runs = (state: Partial<PilotState>, hexesMoved: number) =>
    inEach((ruleset) => needsRollToRun({ piloting: 5, ...state }, { hexesMoved, ruleset }));

  it('PS-15 a run on a damaged hip or gyro asks for a roll from the first hex on, with a heavy-duty gyro never', () => {
    expect(runs({ legs: [{ hip: true }, WHOLE] }, 1)).toEqual([true, true, true]);
    expect(runs({ legs: [{ hip: true }, WHOLE] }, 0)).toEqual([true, true, false]);
    expect(runs({ gyroHits: 1 }, 0)).toEqual([true, true, false]);
    expect(runs(heavyDuty(2), 3)).toEqual([true, true, false]);
    expect(runs({ gyroType: 'superheavy', gyroHits: 1 }, 3)).toEqual([true, true, true]);
  });

  it('PS-16 a run with a lost leg asks for a roll, that of a quad with three', () => {
    expect(runs({ legs: [LOST, WHOLE] }, 1)).toEqual([false, false, true]);
    expect(runs({ legs: [LOST, WHOLE] }, 0)).toEqual([false, false, false]);
    expect(runs(quad(2), 1)).toEqual([false, false, false]);
    expect(runs(quad(3), 1)).toEqual([false, false, true]);
  });

  it('PS-17 so does a walk of a hex or more', () => {
    const walks = (state: Partial<PilotState>, hexesMoved: number) =>
      inEach((ruleset) => needsRollToWalk({ piloting: 5, ...state }, { hexesMoved, ruleset }));
    expect(walks({ legs: [LOST, WHOLE] }, 1)).toEqual([false, false, true]);
    expect(walks({ legs: [LOST, WHOLE] }, 0)).toEqual([false, false, false]);
    expect(walks({ legs: [{ hip: true }, WHOLE] }, 1)).toEqual([false, false, false]);
    expect(walks(quad(2), 1)).toEqual([false, false, false]);
    expect(walks(quad(3), 1)).toEqual([false, false, true]);
  });

  it('PS-18 landing with a heavy-duty gyro asks for a roll from the first hit on, which is always 2 harder', () => {
    const map = field();
    const lands = (state: Partial<PilotState>) =>
      inEach((ruleset) => {
        const pilot = { piloting: 5, ...state };
        const [roll] = rollsAtEnd(map, startOfPath(biped(map)), 'jump', pilot, 1, { ruleset });
        return roll && calculatePilotingRoll(pilot, roll.cause, { ruleset }).targetNumber;
      });
    expect(lands(heavyDuty(1))).toEqual([undefined, undefined, 7]);
    expect(lands(heavyDuty(2))).toEqual([8, 8, 7]);
    expect(lands(heavyDuty(3))).toEqual([NEVER, NEVER, 7]);
    expect(lands({ gyroType: 'superheavy', gyroHits: 1 })).toEqual([undefined, undefined, 7]);
    expect(lands({ gyroHits: 1 })).toEqual([8, 8, 7]);
    expect(inEach((ruleset) => needsRollToLand({ piloting: 5, legs: [LOST, WHOLE] }, { ruleset }))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('MV-20 PS-20 standing up is one easier, for a quad it is not', () => {
    expect(needs({}, { kind: 'stand' })).toEqual([5, 5, 4]);
    expect(needs({ chassis: 'tripod' }, { kind: 'stand' })).toEqual([4, 4, 3]);
    expect(needs(quad(1), { kind: 'stand' })).toEqual([5, 5, 6]);
  });

  it('PS-21 a unit hit by a club rolls', () => {
    expect(inEach((ruleset) => physicalAftermath('club', true, {}, { ruleset }).targetRoll)).toEqual([
      undefined,
      undefined,
      { kind: 'physical', role: 'target' },
    ]);
    expect(inEach((ruleset) => physicalAftermath('hatchet', true, {}, { ruleset }).targetRoll)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('PS-22 a death from above that hit is a roll at 2 for who jumped', () => {
    expect(needs({}, { kind: 'dfa', role: 'attacker' })).toEqual([9, 9, 7]);
    expect(needs({}, { kind: 'dfa', role: 'target' })).toEqual([7, 7, 7]);
  });

  it('PS-23 a mace that missed asks for no roll, a flail does', () => {
    const missed = (kind: 'mace' | 'flail') =>
      inEach((ruleset) => physicalAftermath(kind, false, {}, { ruleset }).attackerRoll !== undefined);
    expect(missed('mace')).toEqual([true, true, false]);
    expect(missed('flail')).toEqual([true, true, true]);
  });

  it('PS-25 charges are rolls at 2 for both in every edition', () => {
    expect(needs({}, { kind: 'charge', role: 'attacker' })).toEqual([7, 7, 7]);
    expect(needs({}, { kind: 'charge', role: 'target' })).toEqual([7, 7, 7]);
  });
});
