import { describe, expect, it } from 'vitest';
import { displace } from '../../src/battle/physical/displace.js';
import {
  calculateFallDamage,
  calculateFallOntoUnitDamage,
  resolveFall,
} from '../../src/rules/falling/index.js';
import type { RulesetName } from '../../src/rules/ruleset.js';
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

  it('FA-4 the height of who stands below is taken off the fall', () => {
    const points = (heightBelow: number) =>
      inEach((ruleset) => calculateFallOntoUnitDamage(65, 3, { heightBelow, ruleset }));
    expect(points(1)).toEqual([21, 21, 14]);
    expect(points(0)).toEqual([21, 21, 21]);
  });

  it('FA-5 who is fallen upon goes to any hex that is free', () => {
    const place = (ruleset: RulesetName) => {
      const turn = turnOf({
        ruleset,
        map: mapOf({ '5,14': { level: 3 } }),
        redFriends: [{ at: [5, 13], facing: 3 }],
        // Struck on the punch table; in core a die for the way, of five that are open: the fourth leads south-west.
        dice: [6, 6, 3, ...(ruleset === 'core' ? [4] : []), ...Array<number>(40).fill(3)],
      });
      displace(turn.battle, turn.red, 0);
      const { map } = turn.battle;
      const below = turn.battle.unit(1);
      return [map.columnOf(below.hex), map.rowOf(below.hex)];
    };
    expect(place('total-warfare')).toEqual([5, 12]);
    expect(place('core')).not.toEqual([5, 12]);
  });
});
