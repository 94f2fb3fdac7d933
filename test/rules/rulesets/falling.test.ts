import { describe, expect, it } from 'vitest';
import { endOfPhase } from '../../../src/battle/phases/end-of-phase.js';
import { displace } from '../../../src/battle/physical/displace.js';
import {
  calculateFallDamage,
  calculateFallInjuryRoll,
  calculateFallOntoUnitDamage,
  resolveFall,
} from '../../../src/rules/falling/index.js';
import { extendRuleset } from '../../../src/rules/ruleset.js';
import { mapOf } from '../../battle/map-of.js';
import { redMoves, turnOf } from '../../battle/phases/turn.js';
import { scriptedDice } from '../scripted-dice.js';

const TRIAL = extendRuleset('total-warfare', {
  name: 'falls of the trial',
  falling: {
    // A 1 is a fall on the back; nobody turns.
    facing: [1, 2, 3, 4, 5, 6].map((die) => ({ turn: 0, side: die === 1 ? 'rear' : 'front' })),
    intoWater: 'to-the-bottom',
    injuryRollRepeatsFailedRoll: false,
    injuryRollFreeLevels: 0,
    shortenedByUnitBelow: true,
  },
});
const trial = { ruleset: TRIAL };
const book = { ruleset: 'total-warfare' } as const;

describe('What a ruleset says of falls', () => {
  it.each([
    [1, 'rear', 'front'],
    [3, 'front', 'right'],
    [4, 'front', 'rear'],
  ])('decides on which side a die of %i lays a unit, and whether it turns', (die, ofTrial, ofBook) => {
    const fall = { tonnage: 50, levels: 0, facing: 2 };
    const there = resolveFall(fall, scriptedDice(die), trial);
    expect([there.side, there.facing]).toEqual([ofTrial, 2]);
    const here = resolveFall(fall, scriptedDice(die), book);
    expect([here.side, here.facing]).toEqual([ofBook, (2 + die - 1) % 6]);
  });

  it('decides whether water is struck twice, or once at the bottom', () => {
    // 80 tons, two levels to the surface, depth 1: 8 x 3 / 2 and 8 x 2 / 2, or 8 x 4 / 2.
    expect(calculateFallDamage(80, 2, { waterDepth: 1, ...book })).toBe(20);
    expect(calculateFallDamage(80, 2, { waterDepth: 1, ...trial })).toBe(16);
    expect(
      resolveFall({ tonnage: 80, levels: 2, facing: 0, waterDepth: 1 }, scriptedDice(1), trial).damage,
    ).toBe(16);
  });

  it("decides what the pilot's roll is made of", () => {
    // Piloting 5, 20 damage 1, gyro hit 3; two levels are one level more.
    const pilot = { piloting: 5, gyroHits: 1 };
    const number = (levels: number, options: object) =>
      calculateFallInjuryRoll(pilot, { kind: 'damage' }, levels, options).targetNumber;
    expect([0, 1, 2].map((levels) => number(levels, book))).toEqual([9, 9, 10]);
    expect([0, 1, 2].map((levels) => number(levels, trial))).toEqual([5, 6, 7]);
  });

  it('hurts the unconscious, and a pilot without a reactor where the roll is of the fall alone', () => {
    const impossible = (state: object) =>
      calculateFallInjuryRoll({ piloting: 5, ...state }, { kind: 'fall' }, 0, trial).impossible;
    expect([{ conscious: false }, { shutDown: true }, {}].map(impossible)).toEqual([true, true, false]);
  });

  it('decides whether the unit below shortens the fall onto it', () => {
    const points = (options: object) => calculateFallOntoUnitDamage(65, 3, options);
    expect(points(book)).toBe(21);
    expect(points(trial)).toBe(14);
    expect(points({ ...trial, heightBelow: 0 })).toBe(21);
  });
});

describe('In a battle of such a ruleset', () => {
  it('a 4 is a fall on the front, nobody turns, and the pilot rolls against the skill alone', () => {
    const turn = turnOf({ ...trial, dice: [4, 3, 4, 6, 6] });
    turn.red.rolls.push({ kind: 'charge' });
    turn.red.fallsAtEndOfPhase = true;
    endOfPhase(turn.battle);
    expect(turn.of('fall')).toMatchObject([{ side: 'front', facing: 0 }]);
    expect(turn.of('piloting-roll').map(({ roll }) => roll.needed)).toEqual([5]);
    turn.done();
  });

  it('water is struck once, at the bottom', () => {
    const map = mapOf({ '5,14': { level: 2 }, '5,13': { terrain: ['water'], waterDepth: 1 } });
    // Three levels: half of 5 x 4 in two groups, each with a roll for a breach.
    const turn = turnOf({ ...trial, map, dice: [2, 3, 4, 1, 1, 3, 4, 1, 1, 6, 6] });
    displace(turn.battle, turn.red, 0);
    expect(turn.of('fall')).toMatchObject([{ levels: 3, damage: 10 }]);
    turn.done();
  });

  it('a unit below shortens the fall, for both', () => {
    const map = mapOf({ '5,14': { level: 2 }, '5,13': { terrain: ['rubble'] } });
    const dice = [2, 2, 3, 4, 3, 1, 3, 4, 4, 4, 6, 6, 6, 6];
    const turn = turnOf({ ...trial, map, redFriends: [{ at: [5, 13], facing: 3 }], dice });
    redMoves(turn, { steps: ['forward', 'forward'] });
    expect(turn.of('hit')[0]).toMatchObject({ target: 1, damage: 5 });
    expect(turn.of('fall')).toMatchObject([{ unit: 0, levels: 1, damage: 10, side: 'rear' }]);
    turn.done();
  });
});
