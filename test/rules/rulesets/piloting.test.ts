import { describe, expect, it } from 'vitest';
import { loseLocation } from '../../../src/battle/damage/lose-location.js';
import { NOBODY } from '../../../src/battle/damage/source.js';
import { hitSlot } from '../../../src/battle/kinds/mech/criticals.js';
import { isGyroDestroyed } from '../../../src/battle/kinds/mech/gyro.js';
import { endOfPhase } from '../../../src/battle/phases/end-of-phase.js';
import { byLegs } from '../../../src/rules/body/chassis.js';
import { LEFT_LEG } from '../../../src/rules/body/mech-plans.js';
import {
  calculatePilotingRoll,
  needsRollToLand,
  needsRollToRun,
  type PilotingCause,
  type PilotState,
} from '../../../src/rules/piloting/index.js';
import { extendRuleset, type RulesetOption } from '../../../src/rules/ruleset.js';
import { redMoves, turnOf } from '../../battle/phases/turn.js';
import { CENTER_TORSO, duel } from '../../battle/physical/duel.js';

const gyro = {
  modifiers: [0, 2],
  onHit: [2],
  onLanding: [0, 0],
  runningAsksFrom: 1,
  landingAsksFrom: 1,
};
const lost = (modifier: number, runningAsks = false, fails = false) => ({
  modifier,
  runningAsks,
  walkingAsks: runningAsks,
  fails,
});

const trial: RulesetOption = {
  ruleset: extendRuleset('total-warfare', {
    name: 'balance of the trial',
    piloting: {
      gyros: {
        standard: gyro,
        heavyDuty: {
          modifiers: [0, 1, 2, 3],
          onHit: [null, null, null],
          onLanding: [0, 1, 0, -1],
          runningAsksFrom: Number.POSITIVE_INFINITY,
          landingAsksFrom: 1,
        },
        superheavy: gyro,
      },
      legsLost: byLegs(
        [lost(0), lost(4, true), lost(8, true, true)],
        [lost(0), lost(1), lost(2), lost(4, true), lost(4, true, true)],
        [lost(0), lost(4), lost(8), lost(12, true, true)],
      ),
      firstLegFells: byLegs(true, false, true),
      hip: 1,
      hipHidesActuators: false,
      foot: 0,
      footHitAsksForRoll: false,
      runningAsksFromHexes: 1,
      standingUp: byLegs(-1, 0, -1),
      deathFromAbove: 2,
    },
  }),
};
const book: RulesetOption = { ruleset: 'total-warfare' };
const BOTH = [book, trial];

const NEVER = Number.POSITIVE_INFINITY;
const LOST = { destroyed: true };
const needs = (state: Partial<PilotState>, cause: PilotingCause = { kind: 'fall' }) =>
  BOTH.map((option) => calculatePilotingRoll({ piloting: 5, ...state }, cause, option).targetNumber);

describe('What a ruleset says of piloting rolls', () => {
  it.each<[string, Partial<PilotState>, number, number]>([
    ['a gyro that is hit', { gyroHits: 1 }, 8, 7],
    ['a superheavy gyro that is hit', { gyroHits: 1, gyroType: 'superheavy' }, 8, 7],
    ['a heavy-duty gyro that is hit once', { gyroHits: 1, gyroType: 'heavy-duty' }, 6, 6],
    ['a heavy-duty gyro that is hit twice', { gyroHits: 2, gyroType: 'heavy-duty' }, 8, 7],
    ['a heavy-duty gyro that is hit three times', { gyroHits: 3, gyroType: 'heavy-duty' }, NEVER, 8],
    ['a lost leg', { legs: [LOST, {}] }, 10, 9],
    ['both legs lost', { legs: [LOST, LOST] }, NEVER, NEVER],
    ['a damaged hip, and two actuators below it', { legs: [{ hip: true, actuators: 2 }, {}] }, 7, 8],
    ['a damaged foot', { legs: [{ actuators: 1, foot: true }, {}] }, 6, 5],
    ['upper leg and foot', { legs: [{ actuators: 2, foot: true }, {}] }, 7, 6],
    ["a quad's first leg lost", { chassis: 'quad', legs: [LOST, {}, {}, {}] }, 5, 6],
    ["a quad's second leg lost", { chassis: 'quad', legs: [LOST, LOST, {}, {}] }, 10, 7],
    ["a quad's third leg lost", { chassis: 'quad', legs: [LOST, LOST, LOST, {}] }, NEVER, 9],
    ["all of a quad's legs lost", { chassis: 'quad', legs: [LOST, LOST, LOST, LOST] }, NEVER, NEVER],
  ])('%s', (_, state, ofBook, ofTrial) => {
    expect(needs(state)).toEqual([ofBook, ofTrial]);
  });

  it.each<[string, Partial<PilotState>, PilotingCause, number, number]>([
    ['a hit on the gyro', { gyroHits: 1 }, { kind: 'gyro' }, 8, 7],
    ['standing up', {}, { kind: 'stand' }, 5, 4],
    ['a quad standing up on three legs', { chassis: 'quad', legs: [LOST] }, { kind: 'stand' }, 5, 6],
    ['a death from above, for who jumped', {}, { kind: 'dfa' }, 9, 7],
    ['a death from above, for who is jumped on', {}, { kind: 'dfa', role: 'target' }, 7, 7],
  ])('%s', (_, state, cause, ofBook, ofTrial) => {
    expect(needs(state, cause)).toEqual([ofBook, ofTrial]);
  });

  it('decides who rolls for running', () => {
    const asks = (state: Partial<PilotState>, hexesMoved: number) =>
      BOTH.map((option) => needsRollToRun({ piloting: 5, ...state }, { ...option, hexesMoved }));
    expect(asks({ legs: [{ hip: true }, {}] }, 1)).toEqual([true, true]);
    expect(asks({ legs: [{ hip: true }, {}] }, 0)).toEqual([true, false]);
    expect(asks({ gyroHits: 2, gyroType: 'heavy-duty' }, 3)).toEqual([true, false]);
    expect(asks({ legs: [LOST, {}] }, 3)).toEqual([false, true]);
    expect(asks({ chassis: 'quad', legs: [LOST, LOST, LOST, {}] }, 3)).toEqual([false, true]);
  });

  it('decides who rolls for landing', () => {
    const asks = (state: Partial<PilotState>) =>
      BOTH.map((option) => needsRollToLand({ piloting: 5, ...state }, option));
    expect(asks({ gyroHits: 1 })).toEqual([true, true]);
    expect(asks({ gyroHits: 1, gyroType: 'heavy-duty' })).toEqual([false, true]);
    expect(asks({ gyroHits: 1, gyroType: 'superheavy' })).toEqual([false, true]);
  });
});

describe('In a battle of such a ruleset', () => {
  const FOOT = 3;
  const GYRO = 3;

  it.each(BOTH)('a foot that is hit asks for a roll, or not', (option) => {
    const turn = turnOf(option);
    hitSlot(turn.battle, turn.red, LEFT_LEG, FOOT, NOBODY);
    expect(turn.red.rolls).toEqual(option === book ? [{ kind: 'leg' }] : []);
  });

  it('a heavy-duty gyro bears three hits without a roll', () => {
    const turns = BOTH.map((option) => {
      const turn = turnOf({ ...option, red: { gyro: 'heavy-duty' } });
      for (const slot of [0, 1, 2]) hitSlot(turn.battle, turn.red, CENTER_TORSO, GYRO + slot, NOBODY);
      return turn.red;
    });
    expect(turns.map((unit) => [unit.rolls.length, unit.fallsAtEndOfPhase, isGyroDestroyed(unit)])).toEqual([
      [1, true, true],
      [0, false, false],
    ]);
  });

  it('its pilot lands with what the ruleset adds for it', () => {
    // Piloting 5, one hit 1; and 1 for landing.
    const condition = { criticals: { center_torso: [GYRO] } };
    const turn = turnOf({
      ...trial,
      red: { gyro: 'heavy-duty', jump: 3, slots: { LT: ['Jump Jet', 'Jump Jet', 'Jump Jet'] }, condition },
      dice: [6, 6],
    });
    redMoves(turn, { steps: ['jump', 'forward'] });
    expect(turn.of('piloting-roll').map(({ roll }) => roll.needed)).toEqual([7]);
    turn.done();
  });

  it('a quad keeps its feet with the first leg', () => {
    const falls = BOTH.map((option) => {
      const { battle, red } = duel({ ...option, red: { unit: 'scorpion-scp-1n' } });
      red.structure[LEFT_LEG] = 0;
      loseLocation(battle, red, LEFT_LEG);
      return [red.fallsAtEndOfPhase, red.rolls.length];
    });
    expect(falls).toEqual([
      [true, 0],
      [false, 1],
    ]);
  });

  it('a unit that turns on the spot at a run on a damaged hip has nothing to roll for', () => {
    // A hip leaves 3 walking points in the book, and three turns are walked; the fourth is run.
    const steps = ['turn-left', 'turn-left', 'turn-left', 'turn-left'] as const;
    const condition = { criticals: { left_leg: [0] } };
    const here = turnOf({ ...book, red: { condition }, dice: [6, 6] });
    redMoves(here, { steps });
    here.done();
    const there = turnOf({ ...trial, red: { condition } });
    redMoves(there, { steps });
    endOfPhase(there.battle);
    there.done();
  });
});
