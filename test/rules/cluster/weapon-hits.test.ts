import { describe, expect, test } from 'vitest';
import { clusterSizeOf, rollsForClusters, rollWeaponHits } from '../../../src/edge/rules/cluster.js';
import { ammunitionNamed, itemNamed } from '../items.js';
import { scriptedDice } from '../scripted-dice.js';

const ULTRA = itemNamed('Ultra AC/5');
const ROTARY = itemNamed('Rotary AC/5');
const STREAK = itemNamed('Streak SRM 6');
const LB_X = itemNamed('LB 10-X AC');

describe('the column of the cluster table', () => {
  test('is the rack of a launcher', () => {
    expect(clusterSizeOf(itemNamed('LRM 15'))).toBe(15);
    expect(clusterSizeOf(itemNamed('HAG/20'))).toBe(20);
    expect(clusterSizeOf(itemNamed('Silver Bullet Gauss Rifle'))).toBe(15);
  });

  test('is the number of shots or of guns where these count', () => {
    expect(clusterSizeOf(ULTRA)).toBe(1);
    expect(clusterSizeOf(ULTRA, { shots: 2 })).toBe(2);
    expect(clusterSizeOf(ROTARY, { shots: 6 })).toBe(6);
    expect(clusterSizeOf(itemNamed('Machine Gun Array'), { guns: 4 })).toBe(4);
  });

  test('is the size of an LB-X autocannon with cluster rounds alone', () => {
    expect(clusterSizeOf(LB_X, { ammunition: ammunitionNamed('LB 10-X Cluster Ammo') })).toBe(10);
    expect(clusterSizeOf(LB_X, { ammunition: ammunitionNamed('lb-10-x-ac-ammo') })).toBe(1);
    expect(rollsForClusters(LB_X)).toBe(true);
    expect(rollsForClusters(LB_X, ammunitionNamed('lb-10-x-ac-ammo'))).toBe(false);
  });

  test('is 1 for what strikes in one place', () => {
    expect(
      ['Medium Laser', 'Gauss Rifle', 'AC/20', 'Thunderbolt 10'].map((name) =>
        clusterSizeOf(itemNamed(name)),
      ),
    ).toEqual([1, 1, 1, 1]);
    expect(rollsForClusters(itemNamed('Medium Laser'))).toBe(false);
  });
});

describe('a weapon that has hit', () => {
  test('scores one hit without a roll if it fires one shot', () => {
    expect(rollWeaponHits({ weapon: itemNamed('PPC') }, scriptedDice())).toBe(1);
    expect(rollWeaponHits({ weapon: ULTRA, shots: 1 }, scriptedDice())).toBe(1);
  });

  test('rolls for the two shots of an Ultra autocannon', () => {
    expect(rollWeaponHits({ weapon: ULTRA, shots: 2 }, scriptedDice(3, 4))).toBe(1);
    expect(rollWeaponHits({ weapon: ULTRA, shots: 2 }, scriptedDice(4, 4))).toBe(2);
  });

  test('rolls for up to six shots of a rotary autocannon', () => {
    expect(rollWeaponHits({ weapon: ROTARY, shots: 4 }, scriptedDice(3, 4))).toBe(3);
    expect(rollWeaponHits({ weapon: ROTARY, shots: 6 }, scriptedDice(5, 6))).toBe(6);
    expect(() => rollWeaponHits({ weapon: ROTARY, shots: 7 }, scriptedDice())).toThrow(/shots is 7/);
  });

  test('rolls with the modifiers of its fire control', () => {
    const volley = { weapon: itemNamed('LRM 20'), linkedTo: itemNamed('Artemis IV FCS') };
    expect(rollWeaponHits(volley, scriptedDice(3, 4))).toBe(16);
  });

  test('keeps the lowest two of three dice for hot-loaded missiles', () => {
    const dice = scriptedDice(6, 1, 3);
    expect(rollWeaponHits({ weapon: itemNamed('LRM 20'), hotLoaded: true }, dice)).toBe(9);
    dice.done();
  });

  test('takes no die for hot-loaded missiles that no die shows', () => {
    const hot = { weapon: itemNamed('LRM 20'), hotLoaded: true };
    expect(() => rollWeaponHits(hot, () => 7)).toThrow(/die is 7/);
    expect(() => rollWeaponHits(hot, () => Number.NaN)).toThrow(RangeError);
  });
});

describe('a Streak launcher that has locked on', () => {
  test('hits with every missile, without a roll', () => {
    expect(rollWeaponHits({ weapon: STREAK }, scriptedDice())).toBe(6);
    expect(rollWeaponHits({ weapon: STREAK, abilities: ['cluster_hitter'] }, scriptedDice())).toBe(6);
  });

  test('counts as a roll of 11 where an anti-missile system engages it', () => {
    // 11 − 4 = 7: four of six.
    expect(rollWeaponHits({ weapon: STREAK, antiMissile: true }, scriptedDice())).toBe(4);
  });
});
