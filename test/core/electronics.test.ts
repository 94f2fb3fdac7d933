import { describe, expect, it } from 'vitest';
import type { WeaponMount } from '../../src/battle/combatant/weapon-mount.js';
import { ecmOver, ecmRadius } from '../../src/battle/weapons/ecm.js';
import { lookAt } from '../../src/battle/weapons/line.js';
import { bracketIn } from '../../src/battle/weapons/network.js';
import { boosterNumber } from '../../src/rules/movement/index.js';
import { rulesetOf } from '../../src/rules/ruleset.js';
import { customMech } from '../battle/custom-mech.js';
import { customSquad } from '../battle/custom-squad.js';
import { mapOf } from '../battle/map-of.js';
import { redFires, shootingRange } from '../battle/shooting-range.js';
import { itemNamed } from '../rules/items.js';
import { inEach } from './in-each.js';

const C3 = { slots: { RT: ['Large Laser*2'], LT: ['ISC3SlaveUnit'] } };
const FRIEND = customMech({ slots: { LT: ['ISC3SlaveUnit'] } });
const ECM = customMech({ slots: { LT: ['ISGuardianECMSuite*2'] } });

interface Scene {
  /** Hexes from the shooter to the target, and from the friend to it. */
  readonly distance: number;
  readonly friend: number;
  readonly jammed: boolean;
  readonly hill?: boolean;
  readonly hides?: 'nobody' | 'shooter' | 'spotter';
}

/** Between a friend in the east and the target, and not between the shooter and the target. */
const HILLS_BEFORE_THE_FRIEND = Object.fromEntries([0, 1, 2, 3].map((row) => [`7,${row}`, { level: 5 }]));

/** The bracket of a large laser, 5/10/15, and whether half a link makes it a point easier. */
const bracket = ({ distance, friend, jammed, hill = false, hides = 'nobody' }: Scene) =>
  inEach((ruleset) => {
    const target = 14 - distance;
    const range = shootingRange({
      ruleset,
      distance,
      red: C3,
      map: mapOf(hill ? HILLS_BEFORE_THE_FRIEND : {}),
      redFriends: [{ unit: FRIEND, at: [5 + friend, target] }],
      blueFriends: jammed ? [{ unit: ECM, at: [5 + friend + 3, target] }] : [],
    });
    const { battle, red, blue } = range;
    if (hides === 'shooter') red.isStealthy = true;
    for (const other of battle.units)
      if (hides === 'spotter' && other.side === red.side && other !== red) other.isStealthy = true;
    const mount = red.design.weapons[0] as WeaponMount;
    const found = bracketIn(battle, red, mount, undefined, blue, lookAt(battle, red, blue), false);
    return `${found.bracket}${found.halfway ? ' and half' : ''}`;
  });

describe('electronics', () => {
  it('EQ-1 EQ-2 MASC and superchargers need 3, 5, 7, 10, 11, 11 …', () => {
    const numbers = inEach((ruleset) => [0, 1, 2, 3, 4, 5].map((turns) => boosterNumber(turns, { ruleset })));
    const never = Number.POSITIVE_INFINITY;
    expect(numbers).toEqual([
      [3, 5, 7, 11, never, never],
      [3, 5, 7, 11, never, never],
      [3, 5, 7, 10, 11, 11],
    ]);
  });

  it('EQ-7 an anti-missile system meets two volleys, stops all of a small one, and a large missile on 4 to 6', () => {
    const shotAt = (weapon: string, load: string, dice: readonly number[]) =>
      inEach((ruleset) => {
        const range = shootingRange({
          ruleset,
          distance: 7,
          red: { slots: { RT: [weapon, weapon, load] } },
          blue: { slots: { RT: ['ISAntiMissileSystem', 'ISAMS Ammo'] } },
          dice: [...dice, ...Array<number>(40).fill(4)],
        });
        redFires(range, [{ weapon: itemNamed(weapon).name }]);
        return range.of('hit').reduce((sum, { damage }) => sum + damage, 0);
      });
    // A cluster roll of 5, less 4 for the system: one missile of five, or none.
    expect(shotAt('LRM 5', 'IS Ammo LRM-5', [6, 6, 2, 3])).toEqual([1, 1, 0]);
    // One missile of 5 points, and the die that meets it.
    expect(shotAt('Thunderbolt 5', 'IS Ammo Thunderbolt-5', [6, 6, 3])).toEqual([0, 0, 5]);
    expect(shotAt('Thunderbolt 5', 'IS Ammo Thunderbolt-5', [6, 6, 4])).toEqual([5, 5, 0]);
    expect(inEach((ruleset) => rulesetOf(ruleset).cluster.antiMissileVolleys)).toEqual([1, 1, 2]);
  });

  it('EQ-10 Watchdog and Nova CEWS reach as far as other suites', () => {
    const radius = (name: string) => inEach((ruleset) => ecmRadius(itemNamed(name), rulesetOf(ruleset)));
    expect(radius('ISGuardianECMSuite')).toEqual([6, 6, 6]);
    expect(radius('WatchdogECMSuite')).toEqual([3, 3, 6]);
    expect(radius('NovaCEWS')).toEqual([3, 3, 6]);
  });

  it('EQ-10 the suite of battle armor covers its own hex alone in every edition', () => {
    const over = (row: number) =>
      inEach((ruleset) => {
        const squad = customSquad({ clan: false, equipment: ['ISBAECM:Body'] });
        const { battle, red, blue } = shootingRange({
          ruleset,
          blueFriends: [{ unit: squad, at: [5, row] }],
        });
        return ecmOver(battle, red, blue);
      });
    // Blue is in row 11, and its friend with it or in the next hex.
    expect(over(11)).toEqual([true, true, true]);
    expect(over(10)).toEqual([false, false, false]);
  });

  it('EQ-11 ECM on the way between two units disturbs nothing; it must lie over one of them', () => {
    const over = inEach((ruleset) => {
      const { battle, red, blue } = shootingRange({
        ruleset,
        distance: 13,
        blueFriends: [{ unit: ECM, at: [11, 8] }],
      });
      return ecmOver(battle, red, blue);
    });
    expect(over).toEqual([true, true, false]);
  });
});

describe('C3 networks', () => {
  it('C3-1 a friend lends its eyes only if it sees the target, by either book', () => {
    const scene = { distance: 13, friend: 4, jammed: false };
    expect(bracket(scene)).toEqual(['short', 'short', 'short']);
    expect(bracket({ ...scene, hill: true })).toEqual(['long', 'long', 'long']);
  });

  it('C3-2 a link under hostile ECM is worth half of a clear one', () => {
    expect(bracket({ distance: 13, friend: 4, jammed: true })).toEqual(['long', 'long', 'medium']);
    expect(bracket({ distance: 13, friend: 6, jammed: true })).toEqual(['long', 'long', 'long and half']);
    expect(bracket({ distance: 8, friend: 4, jammed: true })).toEqual([
      'medium',
      'medium',
      'medium and half',
    ]);
  });

  it('C3-5 a unit with stealth switched on neither fires through a network nor spots for it', () => {
    const scene = { distance: 13, friend: 4, jammed: false };
    expect(bracket({ ...scene, hides: 'shooter' })).toEqual(['long', 'long', 'long']);
    expect(bracket({ ...scene, hides: 'spotter' })).toEqual(['long', 'long', 'long']);
  });

  it('TH-20 C3-2 half a bracket is a point', () => {
    const needed = inEach((ruleset) => {
      const range = shootingRange({
        ruleset,
        distance: 8,
        red: C3,
        redFriends: [{ unit: FRIEND, at: [9, 6] }],
        blueFriends: [{ unit: ECM, at: [12, 6] }],
        dice: [1, 1],
      });
      redFires(range, [{ weapon: 'Large Laser' }]);
      return range.of('weapon-attack')[0]?.roll.needed;
    });
    expect(needed).toEqual([6, 6, 5]);
  });

  it('C3-3 a jammed friend counts only if half of its benefit beats a clear link', () => {
    const found = inEach((ruleset) => {
      const { battle, red, blue } = shootingRange({
        ruleset,
        distance: 13,
        red: C3,
        redFriends: [
          { unit: FRIEND, at: [11, 1] },
          { unit: FRIEND, at: [5, 9] },
        ],
        blueFriends: [{ unit: ECM, at: [14, 1] }],
      });
      const mount = red.design.weapons[0] as WeaponMount;
      return bracketIn(battle, red, mount, undefined, blue, lookAt(battle, red, blue), false).bracket;
    });
    // The jammed one is 6 hexes away, the clear one 8: both medium.
    expect(found[2]).toBe('medium');
  });

  it('C3-4 a unit in hostile ECM stays in the network', () => {
    const found = inEach((ruleset) => {
      const { battle, red, blue } = shootingRange({
        ruleset,
        distance: 13,
        red: C3,
        redFriends: [{ unit: FRIEND, at: [5, 3] }],
        blueFriends: [{ unit: ECM, at: [5, 15] }],
      });
      const mount = red.design.weapons[0] as WeaponMount;
      return bracketIn(battle, red, mount, undefined, blue, lookAt(battle, red, blue), false).bracket;
    });
    expect(found).toEqual(['long', 'long', 'medium']);
  });
});
