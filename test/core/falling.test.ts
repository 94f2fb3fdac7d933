import { describe, expect, it } from 'vitest';
import { FACINGS, type Facing } from '../../src/battle/hex/hex.js';
import { displace } from '../../src/battle/physical/displace.js';
import {
  calculateFallDamage,
  calculateFallOntoUnitDamage,
  resolveFall,
} from '../../src/rules/falling/index.js';
import type { RulesetName } from '../../src/rules/ruleset.js';
import type { CustomMech } from '../battle/custom-mech.js';
import { mapOf } from '../battle/map-of.js';
import { turnOf } from '../battle/phases/turn.js';
import { scriptedDice } from '../rules/scripted-dice.js';
import { inEach } from './in-each.js';

describe('falls', () => {
  it('FA-1 HL-3 HL-4 a 1 is a fall on the back, all else on the face, and nobody turns', () => {
    const falls = (ruleset: RulesetName) =>
      [1, 2, 3, 4, 5, 6].map((die) => {
        const { side, facing } = resolveFall({ tonnage: 50, levels: 0, facing: 2 }, scriptedDice(die), {
          ruleset,
        });
        return `${side} ${facing}`;
      });
    expect(inEach(falls)).toEqual([
      ['front 2', 'right 3', 'right 4', 'rear 5', 'left 0', 'left 1'],
      ['front 2', 'right 3', 'right 4', 'rear 5', 'left 0', 'left 1'],
      ['rear 2', 'front 2', 'front 2', 'front 2', 'front 2', 'front 2'],
    ]);
  });

  it('FA-2 on land a fall does a point for each ten tons and level', () => {
    expect(inEach((ruleset) => [0, 2].map((levels) => calculateFallDamage(55, levels, { ruleset })))).toEqual(
      [
        [6, 18],
        [6, 18],
        [6, 18],
      ],
    );
  });

  it('FA-3 into water it is one fall to the bottom, halved', () => {
    const points = (levels: number, water: object) =>
      inEach((ruleset) => calculateFallDamage(60, levels, { ...water, ruleset }));
    expect(points(2, { inWater: true })).toEqual([9, 9, 9]);
    expect(points(0, { inWater: true })).toEqual([3, 3, 3]);
    // Two levels to the surface and one to the bottom: 9 and 6, or half of 6 x 4.
    expect(points(2, { waterDepth: 1 })).toEqual([15, 15, 12]);
  });

  it('FA-4 the height of a unit below is taken off the fall', () => {
    const points = (heightBelow: number) =>
      inEach((ruleset) => calculateFallOntoUnitDamage(65, 3, { heightBelow, ruleset }));
    expect(points(1)).toEqual([21, 21, 14]);
    expect(points(0)).toEqual([21, 21, 21]);
  });

  const UNDER_THE_LEDGE = [5, 13] as const;

  /**
   * Red, 50 tons, is pushed north off a ledge of three levels onto a friend, with these dice for the friend's way and
   * others on these sides of it.
   */
  const fallsOnto = (
    ruleset: RulesetName,
    way: readonly number[],
    taken: readonly Facing[] = [],
    friend: CustomMech = {},
  ) => {
    const map = mapOf({ '5,14': { level: 3 } });
    const placeAt = (side: Facing) => {
      const hex = map.neighbors[map.indexOf(...UNDER_THE_LEDGE) * 6 + side] as number;
      return { at: [map.columnOf(hex), map.rowOf(hex)] as const };
    };
    const turn = turnOf({
      ruleset,
      map,
      redFriends: [{ at: UNDER_THE_LEDGE, facing: 3, ...friend }, ...taken.map(placeAt)],
      // Struck on the punch table, then the way in core, and whatever comes of the falls.
      dice: [6, 6, 3, ...(ruleset === 'core' ? way : []), ...Array<number>(60).fill(3)],
    });
    displace(turn.battle, turn.red, 0);
    return turn;
  };

  it('FA-4 a unit that lands on another falls that much less far as well', () => {
    const told = inEach((ruleset) => {
      const { of, red } = fallsOnto(ruleset, [1]);
      const struck = of('hit').filter(({ target }) => target !== red.index);
      return [struck[0]?.damage, of('fall').find(({ unit }) => unit === red.index)?.damage];
    });
    // 5 points a level: 3 levels and a fall from there, or 2.
    expect(told).toEqual([
      [15, 20],
      [15, 20],
      [10, 15],
    ]);
  });

  it('AR-9 impact-resistant armor takes damage from a unit that falls onto it as from a fall of its own', () => {
    const told = inEach((ruleset) => {
      const { of, red } = fallsOnto(ruleset, [1], [], { armor: 'IS Impact-Resistant' });
      return of('damage').find(({ unit }) => unit !== red.index)?.armor;
    });
    // Two thirds of 15, or half of 10.
    expect(told).toEqual([10, 10, 5]);
  });

  it('FA-5 a unit that is fallen upon goes to a random free hex, and into an occupied one only if none is free', () => {
    const way = (ruleset: RulesetName, dice: readonly number[], taken: readonly Facing[] = []) => {
      const { battle } = fallsOnto(ruleset, dice, taken);
      const { map } = battle;
      const from = map.indexOf(...UNDER_THE_LEDGE);
      return FACINGS.find((side) => map.neighbors[from * 6 + side] === battle.unit(1).hex);
    };
    expect(way('total-warfare', [])).toBe(0);
    // Five ways are open, clockwise; the ledge to the south is too high, and a 6 is rolled again.
    expect([1, 2, 3, 4, 5].map((die) => way('core', [die]))).toEqual([0, 1, 2, 4, 5]);
    expect(way('core', [6, 2])).toBe(1);
    // Where four of them are taken, it is the fifth, without a die.
    expect(way('core', [], [0, 1, 2, 4])).toBe(5);
  });
});
