import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomRoller } from '../../../src/dice/index.js';
import {
  distributeClusterHits,
  groupHitsByLocation,
  splitDamage,
} from '../../../src/edge/rules/hit-location.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { FIRING_ARCS } from '../../../src/rules/to-hit/vocabulary.js';
import { itemNamed } from '../items.js';
import { scriptedDice } from '../scripted-dice.js';

describe('in standard', () => {
  test('LRM-20 with 10 hits distributes damage', () => {
    const dice = scriptedDice(1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6);
    const hits = distributeClusterHits('front', 10, 1, dice, { weapon: itemNamed('LRM 20') });
    dice.done();
    expect(hits).toHaveLength(10);
    expect(hits.map(({ location, damage }) => [location, damage])).toEqual([
      ['center_torso', 1],
      ['right_arm', 1],
      ['right_arm', 1],
      ['right_leg', 1],
      ['right_torso', 1],
      ['center_torso', 1],
      ['left_torso', 1],
      ['left_leg', 1],
      ['left_arm', 1],
      ['head', 1],
    ]);
    expect(hits[0]).toMatchObject({ throughArmorCritical: true, roll: { dice: [1, 1], total: 2 } });
  });

  test('Cluster hits grouped by location', () => {
    const rightTorso = [3, 3, 3, 3, 3, 3];
    const centerTorso = [3, 4, 3, 4];
    const leftLeg = [4, 5, 4, 5, 4, 5, 4, 5, 4, 5];
    const dice = scriptedDice(...rightTorso, ...centerTorso, ...leftLeg);
    const grouped = groupHitsByLocation(distributeClusterHits('front', 10, 1, dice));
    dice.done();
    expect([...grouped]).toEqual([
      ['right_torso', 3],
      ['center_torso', 2],
      ['left_leg', 5],
    ]);
  });

  test('nothing that hits needs no dice', () => {
    expect(distributeClusterHits('rear', 0, 2, scriptedDice())).toEqual([]);
  });
});

/** Damage by group. */
const groups = (hits: number, damagePerHit: number, weapon?: string) =>
  distributeClusterHits('front', hits, damagePerHit, () => 4, {
    ruleset: 'total-warfare',
    ...(weapon !== undefined && { weapon: itemNamed(weapon) }),
  }).map(({ damage }) => damage);

describe('in total-warfare a launcher says how its hits are grouped (docs/rules/weapon-attacks.md)', () => {
  test.each<[string, number, number, number[]]>([
    ['LRM 20', 12, 1, [5, 5, 2]],
    ['Streak LRM 10', 10, 1, [5, 5]],
    ['MRM 30', 18, 1, [5, 5, 5, 3]],
    ['Rocket Launcher 10', 6, 1, [5, 1]],
    ['HAG/20', 12, 1, [5, 5, 2]],
    ['ATM 6', 4, 3, [5, 5, 2]],
    ['ATM 6', 4, 2, [5, 3]],
    ['SRM 6', 4, 2, [2, 2, 2, 2]],
    ['Streak SRM 2', 2, 2, [2, 2]],
    ['LB 10-X AC', 6, 1, [1, 1, 1, 1, 1, 1]],
    ['MML 7', 6, 1, [5, 1]],
    ['MML 7', 4, 2, [2, 2, 2, 2]],
    ['Ultra AC/5', 2, 5, [5, 5]],
    ['Rotary AC/5', 3, 5, [5, 5, 5]],
    ['Machine Gun Array', 3, 2, [2, 2, 2]],
  ])('%s: %i hits of %i points', (weapon, hits, damagePerHit, expected) => {
    expect(groups(hits, damagePerHit, weapon)).toEqual(expected);
  });

  test('where no launcher is named, hits of one point go in fives and larger ones alone', () => {
    expect(groups(12, 1)).toEqual([5, 5, 2]);
    expect(groups(3, 2)).toEqual([2, 2, 2]);
  });
});

test('no damage is lost or made up, whatever the ruleset', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FIRING_ARCS),
      fc.nat(60),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom(...RULESETS),
      (arc, hits, damagePerHit, ruleset) => {
        const grouped = groupHitsByLocation(
          distributeClusterHits(arc, hits, damagePerHit, randomRoller, { ruleset }),
        );
        expect([...grouped.values()].reduce((sum, damage) => sum + damage, 0)).toBe(hits * damagePerHit);
      },
    ),
  );
});

test('damage splits into groups, the last with what remains', () => {
  expect(splitDamage(23, 5)).toEqual([5, 5, 5, 5, 3]);
  expect(splitDamage(4, 5)).toEqual([4]);
  expect(splitDamage(5, 5)).toEqual([5]);
  expect(splitDamage(0, 5)).toEqual([]);
  expect(() => splitDamage(10, 0)).toThrow(/groupPoints is 0/);
});

test('wrong numbers are refused with field and value', () => {
  const dice = scriptedDice();
  expect(() => distributeClusterHits('front', -1, 1, dice)).toThrow(/hits is -1/);
  expect(() => distributeClusterHits('front', Number.NaN, 1, dice)).toThrow(/hits is NaN/);
  expect(() => distributeClusterHits('front', 1, Number.NaN, dice)).toThrow(/damagePerHit is NaN/);
  expect(() => distributeClusterHits('front', 1, '2' as unknown as number, dice)).toThrow(TypeError);
});
