import { describe, expect, it } from 'vitest';
import { CAUSES_OF_LOSS, type CauseOfLoss } from '../../src/battle/combatant/cause-of-loss.js';
import { mergeExactly } from '../../src/simulate/exact-sums.js';
import {
  Counter,
  mergeTallies,
  OUTCOMES,
  outcomeOf,
  pointsOf,
  type Tally,
} from '../../src/simulate/tally.js';
import { customMech } from '../battle/custom-mech.js';
import { type SampleBattle, sampleBattle } from '../battle/sample-battle.js';

/** A 'Mech with a laser against one without, in this turn; the battle is over, and somebody or nobody has won it. */
function ended(winner: number | null | undefined, turn: number, lost?: CauseOfLoss): SampleBattle {
  const sample = sampleBattle({
    red: [{ unit: customMech({ slots: { RA: ['Medium Laser'] } }), at: [5, 14] }],
    blue: [{ unit: customMech(), at: [5, 2] }],
  });
  sample.battle.winner = winner;
  sample.battle.turn = turn;
  sample.blue.lost = lost;
  return sample;
}

const counted = (...battles: readonly SampleBattle[]): Tally => {
  const counter = new Counter();
  for (const { battle } of battles) counter.count(battle);
  return counter.tally();
};

const [RED, BLUE] = [0, 1];
const place = (cause: CauseOfLoss): number => CAUSES_OF_LOSS.indexOf(cause);

describe('The outcome of a battle', () => {
  it.each([
    ['red', RED],
    ['blue', BLUE],
    ['draw', null],
    ['undecided', undefined],
  ] as const)('is "%s"', (outcome, winner) => {
    expect(OUTCOMES[outcomeOf(ended(winner, 3).battle)]).toBe(outcome);
  });
});

describe('The count of some games', () => {
  it('has the games by their outcome and by the turn in which they ended', () => {
    const { games, outcomes, turns } = counted(
      ended(RED, 2),
      ended(RED, 4),
      ended(null, 2),
      ended(undefined, 5),
    );
    expect([games, outcomes, turns]).toEqual([4, [2, 0, 1, 1], [0, 0, 2, 0, 1, 1]]);
  });

  it('has the kills, damage and losses of each unit, and what was left of it when it was not lost', () => {
    const first = ended(RED, 3, 'pilot-killed');
    Object.assign(first.red, { kills: 1, damageDealt: 12.5, damageTaken: 4 });
    first.red.damageByWeapon[0] = 12.5;
    const second = ended(RED, 3, 'engine-destroyed');
    Object.assign(second.red, { kills: 1, damageDealt: 7, damageTaken: 0 });
    second.red.damageByWeapon[0] = 5;
    const third = ended(undefined, 3);
    const [red, blue] = counted(first, second, third).units;
    expect(red).toMatchObject({ kills: 2, damageDealt: 19.5, damageTaken: 4, damageByWeapon: [17.5] });
    expect(red?.pointsLeft).toBe(3 * pointsOf(first.red));
    expect([blue?.lost[place('pilot-killed')], blue?.lost[place('engine-destroyed')]]).toEqual([1, 1]);
    expect(blue?.lost.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(blue?.pointsLeft).toBe(pointsOf(third.blue));
  });

  it('takes armor, rear armor and structure for points', () => {
    // Head 9, torsos 20, 16 and 16, arms 12 each, legs 16 each; behind 8, 6 and 6; 3 + 16 + 2 × (12 + 8 + 12) inside.
    expect(pointsOf(ended(RED, 1).red)).toBe(9 + 20 + 16 * 2 + 12 * 2 + 16 * 2 + 8 + 6 + 6 + 3 + 16 + 64);
  });

  it('is the sum of its parts', () => {
    const [one, two, three] = [ended(RED, 2, 'sunk'), ended(BLUE, 6), ended(null, 1, 'crashed')] as const;
    const whole = counted(one, two, three);
    expect(mergeTallies(counted(one), counted(two, three))).toEqual(whole);
    expect(mergeTallies(counted(one, two), counted(three))).toEqual(whole);
  });
});

describe('The exact sum of two parts of a run', () => {
  const part = (change: Partial<Tally> = {}, pairs: readonly number[] = []) => ({
    tallies: [{ ...counted(ended(RED, 2)), ...change }],
    pairs,
  });

  it('is made of whole counts', () => {
    const sum = mergeExactly(part({}, [1, 2]), part({}, [3, 4]));
    expect([sum.pairs, sum.tallies[0]?.games]).toEqual([[4, 6], 2]);
    expect(() => mergeExactly(part(), part({ games: 0.5 }))).toThrow('games is 0.5');
    expect(() => mergeExactly(part(), part({ outcomes: [0.5, 0, 0, 0] }))).toThrow('outcomes is 0.5');
    expect(() => mergeExactly(part(), part({ turns: [0.5] }))).toThrow('turns is 0.5');
    expect(() => mergeExactly(part({}, [0]), part({}, [0.5]))).toThrow('pairs is 0.5');
  });

  it('has damage in sixteenths of a point at the smallest', () => {
    const [unit, other] = counted(ended(RED, 2)).units;
    const dealt = (damageDealt: number) => {
      if (unit === undefined || other === undefined) throw new Error('two units were counted');
      return part({ units: [{ ...unit, damageDealt }, other] });
    };
    expect(mergeExactly(dealt(1 / 16), dealt(1.5)).tallies[0]?.units[0]?.damageDealt).toBe(1.5625);
    expect(() => mergeExactly(dealt(1), dealt(1 / 32))).toThrow('damageDealt is 0.03125');
    expect(() => mergeExactly(undefined, dealt(1 / 32))).toThrow('damageDealt is 0.03125');
  });

  it('is of the same battle', () => {
    expect(() => mergeExactly(part(), part({}, [1]))).toThrow('not of the same battle');
    const [unit] = counted(ended(RED, 2)).units;
    if (unit === undefined) throw new Error('two units were counted');
    expect(() => mergeExactly(part(), part({ units: [unit] }))).toThrow('not of the same battle');
  });
});
