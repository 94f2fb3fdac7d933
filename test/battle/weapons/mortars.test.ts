import { describe, expect, it } from 'vitest';
import { legalShots } from '../../../src/battle/weapons/legal-shots.js';
import { customMech } from '../custom-mech.js';
import { mapOf } from '../map-of.js';
import { redFires, shootingRange } from '../shooting-range.js';

// Gunnery 4 at 7 hexes: short range of a mortar, beyond its minimum of 6 (docs/rules/weapon-attacks.md).
const red = { slots: { RT: ['ISMekMortar4*3', 'IS Ammo SC Mortar-4'] } };
const weapon = "'Mech Mortar 4";
const book = { ruleset: 'total-warfare', distance: 7, red, dice: [1, 1] } as const;
const HILL = { '5,10': { level: 4 } };
const WOODS = { '5,10': { terrain: ['heavy_woods'], foliageHeight: 2 } } as const;
const SELF = 0;

const needed = (range: ReturnType<typeof shootingRange>, spotter?: number): number | undefined => {
  redFires(range, [{ weapon, ...(spotter !== undefined && { spotter }) }]);
  return range.of('weapon-attack')[0]?.roll.needed;
};

describe('A mortar', () => {
  it('fired directly at what its own unit sees is 3 harder to hit with', () => {
    expect(needed(shootingRange(book))).toBe(4 + 3);
    expect(needed(shootingRange({ ...book, map: mapOf(WOODS) }))).toBe(4 + 3 + 2);
  });

  it('without any spotter fires over hills and woods at 1 and 2 more, whether its unit sees the target or not', () => {
    expect(needed(shootingRange({ ...book, map: mapOf(HILL) }), SELF)).toBe(4 + 1 + 2);
    expect(needed(shootingRange({ ...book, map: mapOf(WOODS) }), SELF)).toBe(4 + 1 + 2);
    expect(needed(shootingRange(book), SELF)).toBe(4 + 1 + 2);
  });

  it('counts the terrain of the target, however it is fired', () => {
    const map = mapOf({ ...HILL, '5,7': { terrain: ['light_woods'], foliageHeight: 2 } });
    expect(needed(shootingRange({ ...book, map }), SELF)).toBe(4 + 1 + 2 + 1);
  });

  it('with a spotter is fired as long-range missiles are, even at what its own unit sees', () => {
    const eyes = { unit: customMech(), at: [9, 8], facing: 5 } as const;
    for (const map of [mapOf(HILL), mapOf()]) {
      const range = shootingRange({ ...book, map, redFriends: [eyes] });
      const friend = range.units[1];
      if (friend) friend.movement = 'walk';
      expect(needed(range, 1)).toBe(4 + 1 + 1);
    }
  });

  it('is among the shots that may be declared at what nobody sees', () => {
    const { battle, red: unit } = shootingRange({ ...book, map: mapOf(HILL) });
    battle.enter('weapons');
    expect(legalShots(battle, unit, { torsoFacing: unit.facing, armsFlipped: false })).toEqual([
      { weapon: 0, target: 1, bin: 0, spotter: SELF },
    ]);
  });

  it('alone does so: long-range missiles need a spotter', () => {
    const lrm = { slots: { RT: ['LRM 10*2', 'IS Ammo LRM-10'] } };
    const range = shootingRange({ ...book, red: lrm, map: mapOf(HILL) });
    expect(() => redFires(range, [{ weapon: 'LRM 10', spotter: SELF }])).toThrow('cannot spot for it');
  });
});
