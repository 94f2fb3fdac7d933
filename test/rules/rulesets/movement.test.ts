import { describe, expect, it } from 'vitest';
import { damage } from '../../../src/battle/combatant/condition.js';
import { moverOf } from '../../../src/battle/combatant/mover-of.js';
import { stepsAside } from '../../../src/battle/movement/displacement.js';
import { evaluatePath } from '../../../src/battle/movement/path.js';
import { displace } from '../../../src/battle/physical/displace.js';
import { byLegs } from '../../../src/rules/body/chassis.js';
import { boosterNumber, calculateRunningMp, calculateWalkingMp } from '../../../src/rules/movement/index.js';
import { extendRuleset, type RulesetOption, rulesetOf } from '../../../src/rules/ruleset.js';
import { biped, field, hexOf } from '../../battle/movement/field.js';
import { turnOf } from '../../battle/phases/turn.js';

const [whole, hopping, legless] = rulesetOf('total-warfare').movement.legsLost.biped;
if (whole === undefined || hopping === undefined || legless === undefined) throw new Error('no rows');
/** Steps back over a level with all legs, and only one level at a time without. */
const sound = { ...whole, climbsBackward: 1 };
const limping = { ...sound, climbs: 1, climbsBackward: 0 };

const trial: RulesetOption = {
  ruleset: extendRuleset('total-warfare', {
    name: 'gait of the trial',
    movement: {
      legsLost: byLegs(
        [sound, { ...hopping, runs: true, climbs: 1 }, { ...legless, immobile: true }],
        [
          sound,
          { ...sound, walk: { fewer: 1 } },
          { ...sound, walk: { fewer: 2 } },
          { ...limping, walk: { left: 1 }, otherLegsCount: false },
          { ...legless, immobile: true },
        ],
        [sound, sound, sound, legless],
      ),
      hipFactors: byLegs([1, 1, 1], [1, 1, 1, 1, 1], [1, 1, 1, 1]),
      pointsPerHip: 1,
      actuatorsBelowHipCount: true,
      leastWalkOnDamagedLegs: 1,
      climbsOnDamagedHip: 1,
      boosterNumbers: [3, 5, 7, 10, 11],
      skids: false,
      stepAside: {
        aheadIfReachedFrom: ['side', 'rear'],
        backIfReachedFrom: ['side', 'front'],
        backOnlyAfterWalking: true,
        takesPoints: false,
      },
    },
  }),
};
const book: RulesetOption = { ruleset: 'total-warfare' };
const BOTH = [book, trial];

const LOST = { destroyed: true };
const HIP = { hip: true };
const WRECKED = { hip: true, actuators: 3 };

describe('What a ruleset says of movement points after damage', () => {
  it.each([
    ['a hip and two actuators below it', 6, [{ hip: true, actuators: 2 }, {}], 3, 3],
    ['both hips', 5, [HIP, HIP], 0, 3],
    ['everything in both legs', 3, [WRECKED, WRECKED], 0, 1],
    ['one leg lost', 8, [LOST, {}], 1, 1],
    ['both legs lost', 8, [LOST, LOST], 0, 0],
  ])('a biped with %s', (_, walk, legs, ofBook, ofTrial) => {
    expect(BOTH.map((option) => calculateWalkingMp({ walk, legs }, option))).toEqual([ofBook, ofTrial]);
  });

  it.each([
    [1, 4, 6, 4, 6],
    [2, 1, 1, 3, 5],
    [3, 0, 0, 1, 2],
    [4, 0, 0, 0, 0],
  ])('a quad that walks 5 and has lost %i legs', (legsLost, ...expected) => {
    const legs = [LOST, LOST, LOST, LOST].map((leg, index) => (index < legsLost ? leg : {}));
    const points = BOTH.flatMap((option) => {
      const walk = calculateWalkingMp({ walk: 5, chassis: 'quad', legs }, option);
      return [walk, calculateRunningMp(walk, [], { ...option, chassis: 'quad', legsLost })];
    });
    expect(points).toEqual(expected);
  });

  it('decides who runs on one leg', () => {
    expect(BOTH.map((option) => calculateRunningMp(1, [], { ...option, legsLost: 1 }))).toEqual([1, 2]);
  });
});

describe('What a ruleset says of other movement', () => {
  it('decides how boosters wear out', () => {
    const numbers = (option: RulesetOption) =>
      [0, 1, 2, 3, 4, 9].map((turns) => boosterNumber(turns, option));
    expect(numbers(book)).toEqual([3, 5, 7, 11, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(numbers(trial)).toEqual([3, 5, 7, 10, 11, 11]);
  });

  it('decides whether anybody skids', () => {
    const paved = { terrain: ['pavement'] } as const;
    const map = field({ '3,4': paved, '3,3': paved, '3,2': paved, '4,2': paved });
    const steps = (['forward', 'forward', 'turn-right', 'forward', 'forward'] as const).map((kind) => ({
      kind,
    }));
    const rolls = BOTH.map((option) =>
      evaluatePath(map, biped(map), steps, { piloting: 5 }, undefined, option).rolls.map(
        ({ failure }) => failure,
      ),
    );
    expect(rolls).toEqual([['skid'], []]);
  });

  it.each([
    ['front', 3, 0, 1],
    ['rear', 0, 0, 1],
    ['side', 1, 2, 2],
  ])('decides which ways are open to a unit that is reached from the %s', (_, direction, ofBook, ofTrial) => {
    const map = field();
    const ways = BOTH.map(
      (option) =>
        stepsAside(map, () => undefined, hexOf(map, '3,4'), 0, 0, direction as 0 | 1 | 3, option).length,
    );
    expect(ways).toEqual([ofBook, ofTrial]);
  });
});

describe('In a battle of such a ruleset', () => {
  const withLegs = (option: RulesetOption, condition: Parameters<typeof damage>[1]) => {
    const turn = turnOf(option);
    damage(turn.red, condition);
    return { turn, mover: moverOf(turn.battle, turn.red) };
  };

  it('a damaged hip costs a point, and lets nobody climb two levels', () => {
    // The hip is the first slot of a leg.
    const movers = BOTH.map((option) => withLegs(option, { criticals: { left_leg: [0] } }).mover);
    expect(movers.map(({ walk, run, climbs }) => [walk, run, climbs])).toEqual([
      [3, 5, 2],
      [4, 6, 1],
    ]);
  });

  it('a step back may lead over a level, but not on one leg', () => {
    const backward = (condition: Parameters<typeof damage>[1]) =>
      BOTH.map((option) => withLegs(option, condition).mover.climbsBackward);
    expect(backward({})).toEqual([0, 1]);
    expect(backward({ structure: { left_leg: 0 } })).toEqual([0, 0]);
  });

  it('a unit that hops on one leg runs two hexes, and one without legs is immobile', () => {
    const one = BOTH.map((option) => withLegs(option, { structure: { left_leg: 0 } }));
    expect(one.map(({ mover, turn }) => [mover.walk, mover.run, mover.climbs, turn.red.isImmobile])).toEqual([
      [1, 1, 2, false],
      [1, 2, 1, false],
    ]);
    const none = BOTH.map((option) => withLegs(option, { structure: { left_leg: 0, right_leg: 0 } }));
    expect(none.map(({ turn }) => turn.red.isImmobile)).toEqual([false, true]);
  });

  it('a unit that is driven on from behind steps ahead, whatever it has spent', () => {
    for (const [option, dice, place] of [
      [book, [], [5, 12]],
      [trial, [6, 6], [5, 12]],
    ] as const) {
      const turn = turnOf({ ...option, redFriends: [{ at: [5, 13], facing: 0 }], dice });
      const friend = turn.battle.unit(1);
      friend.movement = 'run';
      friend.hasMoved = true;
      friend.mpSpentLastTurn = 8;
      displace(turn.battle, turn.red, 0);
      const { map } = turn.battle;
      expect([map.columnOf(friend.hex), map.rowOf(friend.hex)]).toEqual(place);
      // Who steps aside has nothing more to roll for.
      expect(friend.rolls.length).toBe(option === book ? 1 : 0);
      turn.done();
    }
  });

  it('only a unit that walked steps back', () => {
    for (const [movement, dice, row] of [
      ['run', [], 12],
      ['walk', [6, 6], 12],
    ] as const) {
      const turn = turnOf({ ...trial, redFriends: [{ at: [5, 13], facing: 3 }], dice });
      const friend = turn.battle.unit(1);
      friend.movement = movement;
      displace(turn.battle, turn.red, 0);
      expect(turn.battle.map.rowOf(friend.hex)).toBe(row);
      expect(friend.rolls.length).toBe(movement === 'run' ? 1 : 0);
      turn.done();
    }
  });
});
