import { describe, expect, it } from 'vitest';
import { volleysStillMet } from '../../src/battle/weapons/anti-missile.js';
import { calculateClusterModifier, rollWeaponHits } from '../../src/rules/cluster/index.js';
import type { ClusterCircumstances } from '../../src/rules/cluster/situation.js';
import { rulesetOf } from '../../src/rules/ruleset.js';
import { calculateVolleyOdds, type VolleyOptions } from '../../src/rules/volley/index.js';
import { redFires, shootingRange } from '../battle/shooting-range.js';
import { effectOf } from '../rules/effect/fired.js';
import { ammunitionNamed, itemNamed } from '../rules/items.js';
import { scriptedDice } from '../rules/scripted-dice.js';
import { inEach } from './in-each.js';

/** What is added to the cluster roll of a weapon with this load and this equipment. */
const modifier = (
  weapon: string,
  load?: string,
  circumstances: ClusterCircumstances = {},
  linkedTo?: string,
) =>
  inEach((ruleset) =>
    calculateClusterModifier(
      {
        weapon: itemNamed(weapon),
        ...(load !== undefined && { ammunition: ammunitionNamed(load) }),
        ...(linkedTo !== undefined && { linkedTo: itemNamed(linkedTo) }),
        ...circumstances,
      },
      { ruleset },
    ),
  );

const SEMI_GUIDED = 'IS Ammo LRM-10 Semi-Guided';

describe('cluster hits', () => {
  it.each([
    ['CL-1 MRMs roll at −1', modifier('MRM 20'), 0, 0, -1],
    ['CL-2 an Apollo makes up for that', modifier('MRM 20', undefined, {}, 'ISApollo'), -1, -1, 0],
    ['CL-3 a machine gun array rolls at +2', modifier('Machine Gun Array'), 0, 0, 2],
    ['CL-4 acid missiles roll at −1', modifier('SRM 6', 'IS Ammo SRM-6 Acid'), -2, -2, -1],
    ['CL-5 semi-guided missiles without a TAG roll at −1', modifier('LRM 10', SEMI_GUIDED), 0, 0, -1],
    ['CL-6 and at +2 with one', modifier('LRM 10', SEMI_GUIDED, { targetTagged: true }), 0, 0, 2],
    [
      'CL-7 but not when they are fired indirectly',
      modifier('LRM 10', SEMI_GUIDED, { targetTagged: true, indirectFire: true }),
      0,
      0,
      0,
    ],
  ])('%s', (_, found, ...expected) => {
    expect(found).toEqual(expected);
  });

  it('CL-1 CL-2 a 9 for an MRM 20 is 16 missiles by Total Warfare and 12 by core, with an Apollo 12 and 16', () => {
    const hits = (linkedTo?: string) =>
      inEach((ruleset) =>
        rollWeaponHits(
          { weapon: itemNamed('MRM 20'), ...(linkedTo && { linkedTo: itemNamed(linkedTo) }) },
          scriptedDice(4, 5),
          { ruleset },
        ),
      );
    expect(hits()).toEqual([16, 16, 12]);
    expect(hits('ISApollo')).toEqual([12, 12, 16]);
  });

  it('CL-8 an anti-missile system that brings the roll below 2 stops every missile', () => {
    // LRM 5, a 5 less 4.
    const hits = inEach((ruleset) =>
      rollWeaponHits({ weapon: itemNamed('LRM 5'), antiMissile: true }, scriptedDice(2, 3), { ruleset }),
    );
    expect(hits).toEqual([1, 1, 0]);
  });

  it('CL-9 an anti-missile system meets two volleys a turn, each with ammunition and heat', () => {
    const met = inEach((ruleset) => {
      const range = shootingRange({
        ruleset,
        red: { slots: { RT: ['LRM 5', 'LRM 5', 'LRM 5', 'IS Ammo LRM-5'] } },
        blue: { slots: { RT: ['ISAntiMissileSystem', 'ISAMS Ammo'] } },
        distance: 7,
        // Whatever comes of it, the system is what counts here.
        dice: Array<number>(60).fill(4),
      });
      redFires(range, [{ weapon: 'LRM 5' }, { weapon: 'LRM 5' }, { weapon: 'LRM 5' }]);
      return [range.of('anti-missile').length, 12 - (range.blue.rounds[0] as number), range.blue.weaponHeat];
    });
    expect(met).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [2, 2, 2],
    ]);
  });

  it('CL-9 an advanced point defense system still meets one volley, in the exact odds as well', () => {
    const met = (slots: readonly string[]) =>
      inEach((ruleset) => {
        const range = shootingRange({
          ruleset,
          red: { slots: { RT: ['LRM 5', 'LRM 5', 'IS Ammo LRM-5'] } },
          blue: { slots: { RT: slots } },
          distance: 7,
          dice: Array<number>(60).fill(4),
        });
        const left = volleysStillMet(range.battle, range.blue, range.red);
        redFires(range, [{ weapon: 'LRM 5' }, { weapon: 'LRM 5' }]);
        return [left, range.of('anti-missile').length, volleysStillMet(range.battle, range.blue, range.red)];
      });
    expect(met(['ISAPDS*2', 'ISAPDS Ammo'])).toEqual([
      [1, 1, 0],
      [1, 1, 0],
      [1, 1, 0],
    ]);
    expect(met(['ISAntiMissileSystem', 'ISAMS Ammo'])).toEqual([
      [1, 1, 0],
      [1, 1, 0],
      [2, 2, 0],
    ]);
    const shot = { needed: 2, damagePerHit: 1, clusterSize: 5, missiles: true };
    const expected = (options: VolleyOptions) => calculateVolleyOdds([shot, shot], options).expected;
    const one = expected({ ruleset: 'core', antiMissileSystems: 1, antiMissileVolleys: 1 });
    expect(one).toBeGreaterThan(expected({ ruleset: 'core', antiMissileSystems: 1 }));
    expect(one).toBeLessThan(expected({ ruleset: 'core' }));
  });

  it('CL-10 a missile that comes alone is shot down on 4 to 6, with the same odds', () => {
    const down = inEach((ruleset) => rulesetOf(ruleset).cluster.singleMissileShotDown);
    expect(down).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [4, 5, 6],
    ]);
    const odds = inEach(
      (ruleset) =>
        calculateVolleyOdds([{ needed: 2, damagePerHit: 20, missiles: true }], {
          antiMissileSystems: 1,
          ruleset,
        }).shots[0]?.expected,
    );
    expect(odds[2]).toBeCloseTo(odds[1] as number);
  });

  it('CL-11 ATM missiles strike in groups of 6', () => {
    const groups = inEach((ruleset) => effectOf('ATM 9', { load: 'Clan Ammo ATM-9', ruleset }).groupPoints);
    expect(groups).toEqual([2, 5, 6]);
  });

  it('CL-12 extended LRMs fire the full rack at minimum range and inside it', () => {
    const size = (tooClose: boolean) =>
      inEach((ruleset) => effectOf('Extended LRM 15', { tooClose, ruleset }).size);
    expect(size(true)).toEqual([8, 8, 15]);
    expect(size(false)).toEqual([15, 15, 15]);
  });

  it('CL-13 a Thunderbolt does its full damage there', () => {
    const load = 'IS Ammo Thunderbolt-15';
    const points = (tooClose: boolean) =>
      inEach((ruleset) => effectOf('Thunderbolt 15', { load, tooClose, ruleset }).points);
    expect(points(true)).toEqual([7, 7, 15]);
    expect(points(false)).toEqual([15, 15, 15]);
  });
});
